import WidgetVocabulary

// MARK: Sizes of widgets that no table has

extension Decisions {
    /// Mac widgets have the sizes of the largest iPhone screen, because Mac shows the widgets of the user's iPhone next
    /// to its own, on one grid. The extra large one is as high as the large one, as on iPad, and as wide as two medium
    /// ones with the gap that two small ones have in a medium one (364 - 2 x 170 = 24 points).
    package static let macWidgets: [Family: WidgetSize] = [
        .systemSmall: WidgetSize(170, 170), .systemMedium: WidgetSize(364, 170), .systemLarge: WidgetSize(364, 382),
        .systemExtraLarge: WidgetSize(752, 382),
    ]

    /// Accessories on iPad have the sizes of the largest iPhone screen: the sizes grow with the screen on iPhone, and
    /// people hold an iPad further away. The small widget on the iPad's Lock Screen keeps the canvas and the device
    /// size that it has on the Home Screen of that iPad, so that one layout serves both.
    package static let tabletAccessories: [Family: WidgetSize] = [
        .accessoryCircular: WidgetSize(76, 76), .accessoryRectangular: WidgetSize(172, 76),
        .accessoryInline: WidgetSize(257, 26),
    ]

    /// Canvases of complications in points; none for the cases of 38 and 42 mm, whose faces have no such complications.
    ///
    /// A circular one is as large as the guidelines' circular image (N0931 to N0934), a corner one as the circular
    /// image of a corner (N0971 to N0974), both with the 45 mm size for 49 mm, as there. An inline one is a line of
    /// text: 80 % of the screen's width, which is what a face's curved top leaves, and 1.3 times the 16-point body text
    /// of watchOS high. A rectangular one has its size in the Smart Stack, because it is one widget with one layout.
    package static func complications(caseSize: Int) -> [Family: WidgetSize] {
        let sides: [Int: (circular: Double, corner: Double)] = [
            40: (42, 32), 41: (44.5, 34), 44: (47, 36), 45: (50, 38), 49: (50, 38),
        ]
        guard let side = sides[caseSize], let screen = WatchScreen.named(caseSize: caseSize) else { return [:] }
        return [
            .accessoryCircular: WidgetSize(side.circular, side.circular),
            .accessoryCorner: WidgetSize(side.corner, side.corner),
            .accessoryInline: WidgetSize((screen.points.width * 0.8).rounded(), 21),
        ]
    }

    /// Pixels per point of every watch: halves of points are the finest step of the published sizes (69.5), and text of
    /// 16 points then has its familiar height on the display.
    package static let watchPixelScale = 2.0

    /// A room is shown as a flat picture: 1280x720 points, the size in which visionOS opens a window, at two pixels per
    /// point. The millimeter's size is chosen so that at 100 % and a distance of one meter, a point of a widget is a
    /// point of the picture; a picture of the widget alone has its points times the scale, and states its millimeters
    /// separately.
    package static let visionView = WidgetSize(1280, 720)
    package static let visionPixelScale = 2.0

    /// Millimeters per point. The table's lengths are rounded to whole millimeters, and no factor gives all of them;
    /// this one is within a thousandth of each.
    package static let millimetresPerPoint = 1.6966
}
