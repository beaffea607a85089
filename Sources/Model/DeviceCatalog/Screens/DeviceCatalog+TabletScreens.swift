import WidgetVocabulary

extension DeviceCatalog {
    /// The ten screens of the guidelines' iPadOS table, in its order. A widget is laid out at the canvas size and shown
    /// scaled down at the device size; on the three screens that exist only with Display Zoom set to More Space the two
    /// are equal.
    ///
    /// Pixel densities: Human Interface Guidelines, layout, device screen dimensions; for the other screens the
    /// products' technical specifications.
    package static let tabletScreens: [Screen] = [
        tablet(768, 1024, (141, 305.5, 634.5), (120, 260, 540)),
        tablet(744, 1133, (141, 305.5, 634.5), (120, 260, 540)),
        tablet(810, 1080, (146, 320.5, 669), (124, 272, 568)),
        tablet(820, 1180, (155, 342, 715.5), (136, 300, 628)),
        tablet(834, 1112, (150, 327.5, 682), (132, 288, 600)),
        tablet(834, 1194, (155, 342, 715.5), (136, 300, 628)),
        tablet(954, 1373, (162, 350, 726), (162, 350, 726), zoom: .moreSpace),
        tablet(970, 1389, (162, 350, 726), (162, 350, 726), zoom: .moreSpace),
        tablet(1024, 1366, (170, 378.5, 795), (160, 356, 748)),
        tablet(1192, 1590, (188, 412, 860), (188, 412, 860), zoom: .moreSpace),
    ]

    /// The screen that results from a display zoom; `nil` if the guidelines have no row for it.
    ///
    /// The table does not say which screens the three More Space rows belong to. Each is 1.163 times exactly one
    /// standard screen in both directions, to within a point: 954x1373 of 820x1180, 970x1389 of 834x1194, 1192x1590 of
    /// 1024x1366.
    package static func screen(_ screen: Screen, zoomedTo zoom: DisplayZoom) -> Screen? {
        guard screen.zoom != zoom else { return screen }
        let pairs = [
            (WidgetSize(820, 1180), WidgetSize(954, 1373)), (WidgetSize(834, 1194), WidgetSize(970, 1389)),
            (WidgetSize(1024, 1366), WidgetSize(1192, 1590)),
        ]
        for (standard, moreSpace) in pairs where screen.size == (zoom == .moreSpace ? standard : moreSpace) {
            return tabletScreens.first { $0.size == (zoom == .moreSpace ? moreSpace : standard) }
        }
        return nil
    }

    /// Sides of the small widget, heights of the three others and width of the extra large one follow from three
    /// lengths: a medium widget is as high as a small one, a large one is square, an extra large one as high as a large
    /// one.
    private static func tablet(
        _ width: Double, _ height: Double, _ canvas: (Double, Double, Double), _ device: (Double, Double, Double),
        zoom: DisplayZoom = .standard
    ) -> Screen {
        var sizes: [Family: FamilySize] = [
            .systemSmall: FamilySize(
                canvas: WidgetSize(canvas.0, canvas.0), display: WidgetSize(device.0, device.0)),
            .systemMedium: FamilySize(
                canvas: WidgetSize(canvas.1, canvas.0), display: WidgetSize(device.1, device.0)),
            .systemLarge: FamilySize(
                canvas: WidgetSize(canvas.1, canvas.1), display: WidgetSize(device.1, device.1)),
            .systemExtraLarge: FamilySize(
                canvas: WidgetSize(canvas.2, canvas.1), display: WidgetSize(device.2, device.1)),
        ]
        for (family, size) in Decisions.tabletAccessories {
            sizes[family] = FamilySize(canvas: size, display: size)
        }
        return Screen(.iPad, size: WidgetSize(width, height), scales: [2], zoom: zoom, sizes: sizes)
    }
}
