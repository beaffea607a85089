import CoreGraphics
import DeviceCatalog

/// Buttons side by side on a watch (F-178, F-179). Points.
package struct WatchButtonRow: Hashable, Sendable {
    package enum Kind: Hashable, Sendable {
        case glyphs, words

        package var most: Int {
            switch self {
            case .glyphs: WatchScreen.glyphButtonsPerRow
            case .words: WatchScreen.textButtonsPerRow
            }
        }
    }

    package var frames: [CGRect]

    /// The backgrounds of buttons extend to the ends of the display's graphics area; `nil` for more buttons than the
    /// guidelines allow in a row.
    package init?(_ kind: Kind, count: Int, on screen: WatchScreen, top: Double) {
        guard count > 0, count <= kind.most else { return nil }
        let area = screen.graphicsArea
        let gap = Decisions.watchButtonGap
        let width = (area.width - Double(count - 1) * gap) / Double(count)
        frames = (0..<count).map { index in
            CGRect(
                x: area.x + Double(index) * (width + gap), y: top, width: width, height: Decisions.touchTarget)
        }
    }

    /// A view for someone opposite the user is rotated about the center of the screen (F-180).
    package static func turned(on size: CGSize) -> CGAffineTransform {
        CGAffineTransform(a: -1, b: 0, c: 0, d: -1, tx: size.width, ty: size.height)
    }
}
