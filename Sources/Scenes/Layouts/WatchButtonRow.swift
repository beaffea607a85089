import CoreGraphics
import DeviceCatalog

/// Buttons side by side on a watch (F-178, F-179). Points.
package struct WatchButtonRow: Hashable, Sendable {
    package enum Kind: Hashable, Sendable {
        case glyphs, words

        /// Source: Human Interface Guidelines, layout, watchOS.
        package var most: Int {
            switch self {
            case .glyphs: 3
            case .words: 2
            }
        }
    }

    package var frames: [CGRect]

    /// Backgrounds reach to the one pixel at the sides that screens since Series 4 leave dark; `nil` for more buttons
    /// than the guidelines allow in a row.
    package init?(_ kind: Kind, count: Int, on size: CGSize, pixelScale: Double, top: Double) {
        guard count > 0, count <= kind.most else { return nil }
        let border = 1 / pixelScale
        let gap = Decisions.watchButtonGap
        let width = (size.width - 2 * border - Double(count - 1) * gap) / Double(count)
        frames = (0..<count).map { index in
            CGRect(
                x: border + Double(index) * (width + gap), y: top, width: width, height: Decisions.touchTarget)
        }
    }

    /// Where text goes: within the system's side margins.
    package static func text(on size: CGSize) -> CGRect {
        CGRect(origin: .zero, size: size).insetBy(dx: (size.width * Decisions.watchSideMarginShare).rounded(), dy: 0)
    }

    /// A view that is shown to somebody opposite is turned about the middle of the screen (F-180).
    package static func turned(on size: CGSize) -> CGAffineTransform {
        CGAffineTransform(a: -1, b: 0, c: 0, d: -1, tx: size.width, ty: size.height)
    }
}
