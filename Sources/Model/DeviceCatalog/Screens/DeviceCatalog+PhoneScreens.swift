import WidgetVocabulary

extension DeviceCatalog {
    /// The ten screens of the guidelines' iOS table, in its order.
    ///
    /// Two oddities are in all editions and kept: on 414x736 the small widget is 2 points higher than the medium one,
    /// and on 414x896 the rectangular accessory is 4 points lower than the circular one.
    ///
    /// Pixel densities: Human Interface Guidelines, layout, device screen dimensions; for 430x932, 393x852 and 360x780,
    /// which that table lacks, the products' technical specifications (1290x2796, 1179x2556 and 1080x2340 pixels).
    package static let phoneScreens: [Screen] = [
        phone(430, 932, [3], (170, 170), (364, 170), (364, 382), (76, 76), (172, 76), (257, 26)),
        phone(428, 926, [3], (170, 170), (364, 170), (364, 382), (76, 76), (172, 76), (257, 26)),
        phone(414, 896, [3, 2], (169, 169), (360, 169), (360, 379), (76, 76), (160, 72), (248, 26)),
        phone(414, 736, [3], (159, 159), (348, 157), (348, 357), (76, 76), (170, 76), (248, 26)),
        phone(393, 852, [3], (158, 158), (338, 158), (338, 354), (72, 72), (160, 72), (234, 26)),
        phone(390, 844, [3], (158, 158), (338, 158), (338, 354), (72, 72), (160, 72), (234, 26)),
        phone(375, 812, [3], (155, 155), (329, 155), (329, 345), (72, 72), (157, 72), (225, 26)),
        phone(375, 667, [2], (148, 148), (321, 148), (321, 324), (68, 68), (153, 68), (225, 26)),
        phone(360, 780, [3], (155, 155), (329, 155), (329, 345), (72, 72), (157, 72), (225, 26)),
        phone(320, 568, [2], (141, 141), (292, 141), (292, 311), nil, nil, nil),
    ]

    private typealias Lengths = (Double, Double)

    private static func phone(
        _ width: Double, _ height: Double, _ scales: [Double], _ small: Lengths, _ medium: Lengths, _ large: Lengths,
        _ circular: Lengths?, _ rectangular: Lengths?, _ inline: Lengths?
    ) -> Screen {
        let lengths: [Family: Lengths?] = [
            .systemSmall: small, .systemMedium: medium, .systemLarge: large, .accessoryCircular: circular,
            .accessoryRectangular: rectangular, .accessoryInline: inline,
        ]
        let sizes = lengths.compactMapValues { lengths in
            lengths.map { FamilySize(canvas: WidgetSize($0.0, $0.1), display: WidgetSize($0.0, $0.1)) }
        }
        return Screen(.iPhone, size: WidgetSize(width, height), scales: scales, sizes: sizes)
    }
}
