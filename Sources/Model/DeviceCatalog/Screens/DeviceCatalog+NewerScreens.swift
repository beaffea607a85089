import WidgetVocabulary

extension DeviceCatalog {
    /// Screens of iPhones that the guidelines' table does not have yet.
    ///
    /// 1. Two of them were measured (evidence: E-WIDGET-6). What was measured of listed screens agrees with the table
    ///    to a point, and the widgets of the widest screen are as large as those of 430x932.
    /// 2. The other one has the sizes of the nearest published screen: that with the least difference of width and
    ///    height together, of two equally near ones the narrower, on which the widgets do not exceed the screen.
    package static let newerPhoneScreens: [Screen] = [
        measured(440, 956, small: 170, medium: 364, large: 382, accessories: WidgetSize(430, 932)),
        derived(.iPhone, 420, 912, scale: 3, from: WidgetSize(414, 896)),
        measured(402, 874, small: 162, medium: 344, large: 366, accessories: WidgetSize(393, 852)),
    ]

    /// Screens of iPads that the guidelines' table does not have yet, with the sizes of the nearest published screen.
    package static let newerTabletScreens: [Screen] = [
        derived(.iPad, 1032, 1376, scale: 2, from: WidgetSize(1024, 1366)),
        derived(.iPad, 834, 1210, scale: 2, from: WidgetSize(834, 1194)),
    ]

    /// Apple Watch Ultra 3, and Series 10 and later, with the sizes of the nearest published screen.
    package static let newerWatchScreens: [Screen] = [
        derived(.appleWatch, 211, 257, scale: Decisions.watchPixelScale, from: WidgetSize(205, 251)),
        derived(.appleWatch, 208, 248, scale: Decisions.watchPixelScale, from: WidgetSize(205, 251)),
        derived(.appleWatch, 187, 223, scale: Decisions.watchPixelScale, from: WidgetSize(184, 224)),
    ]

    private static func published(_ size: WidgetSize) -> [Family: FamilySize] {
        (phoneScreens + tabletScreens + watchScreens).first { $0.size == size }?.sizes ?? [:]
    }

    private static func derived(
        _ platform: Platform, _ width: Double, _ height: Double, scale: Double, from size: WidgetSize
    ) -> Screen {
        Screen(
            platform, size: WidgetSize(width, height), scales: [scale], sizes: published(size),
            origin: .derived(from: size))
    }

    /// - Parameters:
    ///   - small: The side of the small widget, which is also the height of the medium one, in points.
    ///   - medium: The width of the medium and of the large widget.
    ///   - large: The height of the large widget.
    private static func measured(
        _ width: Double, _ height: Double, small: Double, medium: Double, large: Double, accessories: WidgetSize
    ) -> Screen {
        var sizes = published(accessories)
        let lengths: [Family: WidgetSize] = [
            .systemSmall: WidgetSize(small, small), .systemMedium: WidgetSize(medium, small),
            .systemLarge: WidgetSize(medium, large),
        ]
        for (family, size) in lengths { sizes[family] = FamilySize(canvas: size, display: size) }
        return Screen(
            .iPhone, size: WidgetSize(width, height), scales: [3], sizes: sizes,
            origin: .measured(accessories: accessories))
    }
}
