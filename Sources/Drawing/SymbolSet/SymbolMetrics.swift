import CoreGraphics

/// The position of a symbol, at a font size of one point; multiply by the font's point size.
package struct SymbolMetrics: Hashable, Sendable {
    /// The frame of the drawing. It hugs the drawing: `checkmark.circle.fill` at 17 points is 17 points wide
    /// (N1089). SwiftUI lays out a frame that is as wide, and higher by `imageMargin` above and below.
    package var size: CGSize
    /// Distance from the frame's top down to the text baseline.
    package var baseline: Double

    package init(size: CGSize, baseline: Double) {
        self.size = size
        self.baseline = baseline
    }

    /// Margins that UIKit's symbol images have around the frame. Interface Builder records 20 x 19.33 points for the
    /// circle family at 17 points, of which the frame is 17 x 17. SwiftUI keeps the upper and the lower one: around the
    /// 28 points of `arrow.clockwise.circle` in `.title` there are 2.2 points each (N1357–N1361).
    package static let imageMargin = CGSize(width: 1.5 / 17, height: (19.33 - 17) / 2 / 17)

    /// Half the cap height of the system font, on which symbols are centered.
    package static let capitalCenter = 0.352
}
