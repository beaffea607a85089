import CoreGraphics

/// The position of a symbol, at a font size of one point; multiply by the font's point size.
package struct SymbolMetrics: Hashable, Sendable {
    /// The frame of the drawing. It hugs the drawing: `checkmark.circle.fill` at 17 points is 17 points wide
    /// (N1089). SwiftUI lays out a frame that is wider by `margins` and higher by `imageMargin` above and below.
    package var size: CGSize
    /// Distance from the frame's top down to the text baseline.
    package var baseline: Double
    /// What SwiftUI lays out at the frame's sides (E-SYMBOL-5).
    package var margins: SymbolSideMargins.Sides

    package init(
        size: CGSize, baseline: Double,
        margins: SymbolSideMargins.Sides = SymbolSideMargins.Sides(left: 0, right: 0)
    ) {
        self.size = size
        self.baseline = baseline
        self.margins = margins
    }

    /// The width with the margins, or that of the drawing where negative margins would leave none.
    package var layoutWidth: Double {
        let width = Double(size.width) + margins.left + margins.right
        return width > 0 ? width : Double(size.width)
    }

    /// Margins that UIKit's symbol images have around the frame. Interface Builder records 20 x 19.33 points for the
    /// circle family at 17 points, of which the frame is 17 x 17. SwiftUI keeps the upper and the lower one: around the
    /// 28 points of `arrow.clockwise.circle` in `.title` there are 2.2 points each (N1357–N1361). Those at the sides
    /// differ between symbols; the width here is that of the circle family.
    package static let imageMargin = CGSize(width: 1.5 / 17, height: (19.33 - 17) / 2 / 17)

    /// The cap height of the system font, which templates of symbols show between two lines.
    static let capitalHeight = 1443.0 / 2048

    /// Half the cap height of the system font, on which symbols are centered.
    package static let capitalCenter = 0.352
}
