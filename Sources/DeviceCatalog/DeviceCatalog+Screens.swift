extension DeviceCatalog {
    /// The ten screens of the guidelines' iOS table, in its order.
    ///
    /// Two oddities are in all editions and kept: on 414x736 the small widget is 2 points higher than the medium one, and
    /// on 414x896 the rectangular accessory is 4 points lower than the circular one.
    ///
    /// Pixel densities: Human Interface Guidelines, layout, device screen dimensions; for 430x932, 393x852 and 360x780,
    /// which that table lacks, the products' technical specifications (1290x2796, 1179x2556 and 1080x2340 pixels).
    package static let screens: [Screen] = [
        screen(430, 932, [3], (170, 170), (364, 170), (364, 382), (76, 76), (172, 76), (257, 26)),
        screen(428, 926, [3], (170, 170), (364, 170), (364, 382), (76, 76), (172, 76), (257, 26)),
        screen(414, 896, [3, 2], (169, 169), (360, 169), (360, 379), (76, 76), (160, 72), (248, 26)),
        screen(414, 736, [3], (159, 159), (348, 157), (348, 357), (76, 76), (170, 76), (248, 26)),
        screen(393, 852, [3], (158, 158), (338, 158), (338, 354), (72, 72), (160, 72), (234, 26)),
        screen(390, 844, [3], (158, 158), (338, 158), (338, 354), (72, 72), (160, 72), (234, 26)),
        screen(375, 812, [3], (155, 155), (329, 155), (329, 345), (72, 72), (157, 72), (225, 26)),
        screen(375, 667, [2], (148, 148), (321, 148), (321, 324), (68, 68), (153, 68), (225, 26)),
        screen(360, 780, [3], (155, 155), (329, 155), (329, 345), (72, 72), (157, 72), (225, 26)),
        Screen(
            size: WidgetSize(320, 568), scales: [2], small: WidgetSize(141, 141), medium: WidgetSize(292, 141),
            large: WidgetSize(292, 311), accessories: nil),
    ]

    private static func screen(
        _ width: Double, _ height: Double, _ scales: [Double], _ small: (Double, Double), _ medium: (Double, Double),
        _ large: (Double, Double), _ circular: (Double, Double), _ rectangular: (Double, Double),
        _ inline: (Double, Double)
    ) -> Screen {
        Screen(
            size: WidgetSize(width, height), scales: scales, small: WidgetSize(small.0, small.1),
            medium: WidgetSize(medium.0, medium.1), large: WidgetSize(large.0, large.1),
            accessories: Screen.Accessories(
                circular: WidgetSize(circular.0, circular.1),
                rectangular: WidgetSize(rectangular.0, rectangular.1), inline: WidgetSize(inline.0, inline.1)))
    }
}
