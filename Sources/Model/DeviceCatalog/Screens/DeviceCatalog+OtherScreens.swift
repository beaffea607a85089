import WidgetVocabulary

extension DeviceCatalog {
    /// Macs by the default size of their desktops in points. Source: Apple, technical specifications of the products,
    /// half the native pixels or the default of the display settings. Widget sizes: `Decisions.macWidgets`.
    package static let macScreens: [Screen] = [
        mac(1440, 900), mac(1470, 956), mac(1512, 982), mac(1728, 1117), mac(2240, 1260), mac(2560, 1440),
    ]

    private static func mac(_ width: Double, _ height: Double) -> Screen {
        Screen(
            .mac, size: WidgetSize(width, height), scales: [2, 1],
            sizes: Decisions.macWidgets.mapValues { FamilySize(canvas: $0, display: $0) })
    }

    /// Apple Watch by case size, with the size of the Smart Stack's widgets: Human Interface Guidelines, widgets,
    /// watchOS dimensions. Cases of 38 and 42 mm have none.
    package static let watchScreens: [Screen] = WatchScreen.all.map { watch in
        var sizes: [Family: FamilySize] = [:]
        if let stack = watch.smartStackWidget {
            var canvases = Decisions.complications(caseSize: watch.caseSize)
            canvases[.accessoryRectangular] = stack
            sizes = canvases.mapValues { FamilySize(canvas: $0, display: $0) }
        }
        return Screen(
            .appleWatch, size: watch.points, scales: [Decisions.watchPixelScale], caseSize: watch.caseSize,
            sizes: sizes)
    }

    /// Apple Vision Pro, with the sizes of `VisionSize`.
    package static let visionScreen = Screen(
        .visionPro, size: Decisions.visionView, scales: [Decisions.visionPixelScale],
        sizes: Dictionary(
            VisionSize.all.map { ($0.family, FamilySize(canvas: $0.points, display: $0.points)) },
            uniquingKeysWith: { first, _ in first }))

    /// Every screen of the catalog.
    package static let allScreens: [Screen] = [
        newerPhoneScreens, phoneScreens, tabletScreens, newerTabletScreens, macScreens, watchScreens,
        newerWatchScreens, [visionScreen],
    ].flatMap(\.self)

    package static func screens(on platform: Platform) -> [Screen] {
        allScreens.filter { $0.platform == platform }
    }
}
