/// The screen of an Apple Watch case.
///
/// Pixels: Human Interface Guidelines, layout, watchOS screen sizes. Smart Stack widgets: the same, widgets, watchOS
/// dimensions. The 49 mm case is only in the second one; its pixels are from the product's technical specifications.
package struct WatchScreen: Hashable, Sendable {
    /// The source of the pixels.
    package enum Source: Hashable, Sendable { case layoutGuidelines, technicalSpecifications }

    /// Height of the case in millimeters.
    package var caseSize: Int
    /// Pixels.
    package var pixels: WidgetSize
    package var source: Source
    /// Size of a rectangular widget in the Smart Stack in points; `nil` where the guidelines have none.
    package var smartStackWidget: WidgetSize?

    package var points: WidgetSize { pixels.scaled(by: 1 / Decisions.watchPixelScale) }

    /// By case size.
    package static let all: [WatchScreen] = [
        WatchScreen(caseSize: 38, pixels: WidgetSize(272, 340), source: .layoutGuidelines),
        WatchScreen(
            caseSize: 40, pixels: WidgetSize(324, 394), source: .layoutGuidelines,
            smartStackWidget: WidgetSize(152, 69.5)),
        WatchScreen(
            caseSize: 41, pixels: WidgetSize(352, 430), source: .layoutGuidelines,
            smartStackWidget: WidgetSize(165, 72.5)),
        WatchScreen(caseSize: 42, pixels: WidgetSize(312, 390), source: .layoutGuidelines),
        WatchScreen(
            caseSize: 44, pixels: WidgetSize(368, 448), source: .layoutGuidelines,
            smartStackWidget: WidgetSize(173, 76.5)),
        WatchScreen(
            caseSize: 45, pixels: WidgetSize(396, 484), source: .layoutGuidelines,
            smartStackWidget: WidgetSize(184, 80.5)),
        WatchScreen(
            caseSize: 49, pixels: WidgetSize(410, 502), source: .technicalSpecifications,
            smartStackWidget: WidgetSize(191, 81.5)),
    ]

    package static func named(caseSize: Int) -> WatchScreen? { all.first { $0.caseSize == caseSize } }
}

// MARK: Corners of a face

extension WatchScreen {
    /// The content that shares a face's corner with a label.
    package struct LabeledCorner: Hashable, Sendable {
        /// Side of the content next to the label, in points.
        package var content: Double
        /// Size of the label's text, in points.
        package var textSize: Double
    }

    /// Human Interface Guidelines, complications, corner: text image, gauge image and default text size (N0975 to
    /// N0986), which are the same for 45 and 49 mm. `nil` for cases whose faces have no such corners.
    package var labeledCorner: LabeledCorner? {
        switch caseSize {
        case 40: LabeledCorner(content: 20, textSize: 10)
        case 41: LabeledCorner(content: 21, textSize: 10.5)
        case 44: LabeledCorner(content: 22, textSize: 11)
        case 45, 49: LabeledCorner(content: 24, textSize: 12)
        default: nil
        }
    }
}
