import WidgetVocabulary

/// Size and leading of every text style at every Dynamic Type step, as Apple's Human Interface Guidelines publish them.
package enum TextStyleTable {
    package static func metrics(
        of style: TextStyle, at size: TypeSize, platform: TypographyPlatform = .iOS
    ) -> TextStyleMetrics {
        switch platform {
        case .iOS: iOSMetrics(style, iOSRows[size.step][Int(style.rawValue)])
        case .watchOS: iOSMetrics(style, watchRows[watchRow(for: size)][Int(style.rawValue)])
        case .macOS: macMetrics(style)
        }
    }

    /// How much larger than at the default step body text is: the factor for custom fonts
    /// (evidence: N1238, which also says that the product is rounded to a whole point).
    package static func bodyFactor(at size: TypeSize, platform: TypographyPlatform = .iOS) -> Double {
        metrics(of: .body, at: size, platform: platform).size / metrics(of: .body, at: .large, platform: platform).size
    }

    private typealias Row = (size: Double, leading: Double)

    /// Weights are the same at every step; emphasis is bold for the three largest styles, else semibold (N0001–N0132).
    private static func iOSMetrics(_ style: TextStyle, _ row: Row) -> TextStyleMetrics {
        let isTitle = style.rawValue <= TextStyle.title2.rawValue
        return TextStyleMetrics(
            size: row.size, leading: row.leading, weight: style == .headline ? .semibold : .regular,
            emphasizedWeight: isTitle ? .bold : .semibold, lineHeight: nil)
    }

    /// The Mac has one size of each style (N0133–N0143); heights of single lines are measured ones (N1026–N1046).
    private static func macMetrics(_ style: TextStyle) -> TextStyleMetrics {
        let row = macRows[Int(style.rawValue)]
        let weight: FontRequest.Weight =
            switch style {
            case .headline: .bold
            case .caption2: .medium
            default: .regular
            }
        return TextStyleMetrics(
            size: row.size, leading: row.leading, weight: weight,
            emphasizedWeight: style == .headline ? .heavy : .semibold, lineHeight: row.height)
    }

    /// The watch has nine steps; the ones between and beyond take the nearest smaller one.
    private static func watchRow(for size: TypeSize) -> Int {
        switch size {
        case .xSmall: 0
        case .small, .medium: 1
        case .large: 2
        case .xLarge: 3
        case .xxLarge: 4
        case .xxxLarge: 5
        case .accessibility1: 6
        case .accessibility2: 7
        case .accessibility3, .accessibility4, .accessibility5: 8
        }
    }

    /// Rows: steps; columns: styles in the order of `TextStyle` (N0001–N0132).
    private static let iOSRows: [[Row]] = [
        [
            (31, 38), (25, 31), (19, 24), (17, 22), (14, 19), (14, 19), (13, 18), (12, 16), (12, 16), (11, 13),
            (11, 13),
        ],
        [
            (32, 39), (26, 32), (20, 25), (18, 23), (15, 20), (15, 20), (14, 19), (13, 18), (12, 16), (11, 13),
            (11, 13),
        ],
        [
            (33, 40), (27, 33), (21, 26), (19, 24), (16, 21), (16, 21), (15, 20), (14, 19), (12, 16), (11, 13),
            (11, 13),
        ],
        [
            (34, 41), (28, 34), (22, 28), (20, 25), (17, 22), (17, 22), (16, 21), (15, 20), (13, 18), (12, 16),
            (11, 13),
        ],
        [
            (36, 43), (30, 37), (24, 30), (22, 28), (19, 24), (19, 24), (18, 23), (17, 22), (15, 20), (14, 19),
            (13, 18),
        ],
        [
            (38, 46), (32, 39), (26, 32), (24, 30), (21, 26), (21, 26), (20, 25), (19, 24), (17, 22), (16, 21),
            (15, 20),
        ],
        [
            (40, 48), (34, 41), (28, 34), (26, 32), (23, 29), (23, 29), (22, 28), (21, 28), (19, 24), (18, 23),
            (17, 22),
        ],
        [
            (44, 52), (38, 46), (34, 41), (31, 38), (28, 34), (28, 34), (26, 32), (25, 31), (23, 29), (22, 28),
            (20, 25),
        ],
        [
            (48, 57), (43, 51), (39, 47), (37, 44), (33, 40), (33, 40), (32, 39), (30, 37), (27, 33), (26, 32),
            (24, 30),
        ],
        [
            (52, 61), (48, 57), (44, 52), (43, 51), (40, 48), (40, 48), (38, 46), (36, 43), (33, 40), (32, 39),
            (29, 35),
        ],
        [
            (56, 66), (53, 62), (50, 59), (49, 58), (47, 56), (47, 56), (44, 52), (42, 50), (38, 46), (37, 44),
            (34, 41),
        ],
        [
            (60, 70), (58, 68), (56, 66), (55, 65), (53, 62), (53, 62), (51, 60), (49, 58), (44, 52), (43, 51),
            (40, 48),
        ],
    ]

    /// Rows: steps; columns: styles (N0144–N0233). The source has no callout and no subheadline: they follow the
    /// captions.
    private static let watchRows: [[Row]] = [
        [
            (30, 32.5), (28, 30.5), (24, 26.5), (17, 19.5), (14, 16.5), (14, 16.5), (13, 15.5), (12, 14.5),
            (11, 13.5), (13, 15.5), (12, 14.5),
        ],
        [
            (32, 34.5), (30, 32.5), (26, 28.5), (18, 20.5), (15, 17.5), (15, 17.5), (14, 16.5), (13, 15.5),
            (12, 14.5), (14, 16.5), (13, 15.5),
        ],
        [
            (36, 38.5), (34, 36.5), (27, 30.5), (19, 21.5), (16, 18.5), (16, 18.5), (15, 17.5), (14, 16.5),
            (13, 15.5), (15, 17.5), (14, 16.5),
        ],
        [
            (40, 42.5), (38, 40.5), (30, 32.5), (20, 22.5), (17, 19.5), (17, 19.5), (16, 18.5), (15, 17.5),
            (14, 16.5), (16, 18.5), (15, 17.5),
        ],
        [
            (41, 43.5), (39, 41.5), (31, 33.5), (21, 23.5), (18, 20.5), (18, 20.5), (17, 19.5), (15, 18.5),
            (15, 17.5), (17, 19.5), (15, 18.5),
        ],
        [
            (42, 44.5), (40, 42.5), (32, 34.5), (22, 24.5), (19, 21.5), (19, 21.5), (18, 20.5), (17, 19.5),
            (16, 18.5), (18, 20.5), (17, 19.5),
        ],
        [
            (44, 46.5), (42, 44.5), (34, 41), (24, 26.5), (21, 23.5), (21, 23.5), (18, 20.5), (17, 19.5),
            (16, 18.5), (18, 20.5), (17, 19.5),
        ],
        [
            (45, 47.5), (43, 46), (35, 37.5), (25, 27.5), (22, 24.5), (22, 24.5), (19, 21.5), (18, 20.5),
            (17, 19.5), (19, 21.5), (18, 20.5),
        ],
        [
            (46, 48.5), (44, 47), (36, 38.5), (26, 28.5), (23, 25.5), (23, 25.5), (20, 22.5), (19, 21.5),
            (18, 20.5), (20, 22.5), (19, 21.5),
        ],
    ]

    private static let macRows: [(size: Double, leading: Double, height: Double)] = [
        (26, 32, 31), (22, 26, 26), (17, 22, 21), (15, 20, 19), (13, 16, 16), (13, 16, 16), (12, 15, 15),
        (11, 14, 14), (10, 13, 13), (10, 13, 13), (10, 13, 13),
    ]
}
