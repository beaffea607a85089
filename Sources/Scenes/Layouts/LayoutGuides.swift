import CoreGraphics
import DeviceCatalog

/// The predefined guides of a screen, in points (F-151, F-152).
package struct LayoutGuides: Hashable, Sendable {
    /// The whole screen: backgrounds reach its edges (F-165).
    package var screen: CGRect
    /// What bars, the sensor housing and the home indicator leave.
    package var safeArea: CGRect
    /// The safe area less the system's margins at the sides: where controls and texts go.
    package var margins: CGRect
    /// Within the margins, not wider than lines of text can be read.
    package var readable: CGRect

    /// - Parameter bars: what bars of the app take from the safe area.
    package init(size: CGSize, insets: ScreenInsets, bars: ScreenInsets = .none) {
        screen = CGRect(origin: .zero, size: size)
        let top = insets.top + bars.top
        let bottom = insets.bottom + bars.bottom
        let leading = insets.leading + bars.leading
        let trailing = insets.trailing + bars.trailing
        safeArea = CGRect(
            x: leading, y: top, width: max(size.width - leading - trailing, 0),
            height: max(size.height - top - bottom, 0))
        let side = size.width >= Decisions.wideLayout ? Decisions.wideMargin : Decisions.narrowMargin
        margins = safeArea.insetBy(dx: min(side, safeArea.width / 2), dy: 0)
        let width = min(margins.width, Decisions.readableWidth)
        readable = CGRect(
            x: margins.midX - width / 2, y: margins.minY, width: width, height: margins.height)
    }

    /// A button over the whole width keeps the margins and ends with the safe area; without a home indicator it keeps
    /// the margin at the bottom too (F-164).
    package func bottomButton(height: Double = Decisions.buttonHeight) -> CGRect {
        let lift = safeArea.maxY == screen.maxY ? margins.minX - safeArea.minX : 0
        return CGRect(x: margins.minX, y: safeArea.maxY - lift - height, width: margins.width, height: height)
    }

    /// Where no control may be: along the bottom edge and in the corners of the screen (F-166).
    package var forbidden: [CGRect] {
        let corner = Decisions.narrowMargin
        let bottom = screen.maxY - safeArea.maxY
        var zones = [
            CGRect(x: 0, y: 0, width: corner, height: corner),
            CGRect(x: screen.maxX - corner, y: 0, width: corner, height: corner),
            CGRect(x: 0, y: screen.maxY - corner, width: corner, height: corner),
            CGRect(x: screen.maxX - corner, y: screen.maxY - corner, width: corner, height: corner),
        ]
        if bottom > 0 { zones.append(CGRect(x: 0, y: safeArea.maxY, width: screen.width, height: bottom)) }
        return zones
    }

    /// Where a picture of this shape fills a frame without changing its proportions; its middle stays visible (F-157).
    package static func filling(_ frame: CGRect, picture: CGSize) -> CGRect {
        guard picture.width > 0, picture.height > 0 else { return frame }
        let factor = max(frame.width / picture.width, frame.height / picture.height)
        return CGRect(center: frame.center, width: picture.width * factor, height: picture.height * factor)
    }
}

/// A window of an iPad beside another one (F-176).
package enum SplitShare: CaseIterable, Hashable, Sendable {
    case twoThirds, half, oneThird

    /// The window's frame on a screen lying on its side; the other window takes the rest less the gap. Points.
    package func frame(on size: CGSize) -> CGRect {
        let room = size.width - Decisions.splitGap
        let share =
            switch self {
            case .twoThirds: 2.0 / 3
            case .half: 0.5
            case .oneThird: 1.0 / 3
            }
        return CGRect(x: 0, y: 0, width: (room * share).rounded(), height: size.height)
    }

    var rest: SplitShare {
        switch self {
        case .twoThirds: .oneThird
        case .half: .half
        case .oneThird: .twoThirds
        }
    }
}
