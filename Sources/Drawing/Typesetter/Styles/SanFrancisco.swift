/// Published facts about San Francisco that let text set in Inter measure the same.
///
/// Lengths are in em unless a name says otherwise. Sources: ascender 1950, descender −494, gap 0, cap height 1443 of
/// 2048 units; advances of the regular display drawing (public font-metrics tables); letter spacing fitted to 325 label
/// widths recorded in public storyboards, see `Documentation/Text.md`.
enum SanFrancisco {
    static let ascent = 1950.0 / 2048
    static let descent = 494.0 / 2048
    static let capHeight = 1443.0 / 2048
    /// Inter's glyphs are this much lower so that their capitals are as high as San Francisco's (cap height 0.7275 em).
    static let interHeightFactor = 0.9685

    /// Optical size of Inter: 14 up to 17 points, 32 from 28 points, linear between, in quarter steps so that few
    /// instances are made.
    static func opticalSize(atSize size: Double) -> Double {
        let place: Double = min(max(size, 17), 28) - 17
        let exact: Double = 14 + place * 18 / 11
        return (exact * 4).rounded() / 4
    }

    /// Letter spacing for Inter: Apple's tracking, less what Inter's display drawing is wider, plus what Inter's heavy
    /// weights are narrower. In em.
    static func interSpacing(atSize size: Double, weight: FontRequest.Weight) -> Double {
        let displayShare: Double = min(max((size - 18) / 5, 0), 1)
        let display: Double = -0.016 * displayShare
        return TrackingTable.standard.tracking(atSize: size) + display + weightSpacing(weight)
    }

    /// In em. Heavy and black are extrapolated.
    static func weightSpacing(_ weight: FontRequest.Weight) -> Double {
        switch weight {
        case .ultraLight, .thin, .light, .regular: 0
        case .medium: 0.0055
        case .semibold: 0.009
        case .bold: 0.015
        case .heavy: 0.018
        case .black: 0.020
        }
    }

    /// Width of an upright stem of Inter's display drawing.
    static func stem(_ weight: Double) -> Double {
        let stems = [0.022, 0.043, 0.063, 0.083, 0.104, 0.124, 0.144, 0.165, 0.185]
        let place = min(max(weight / 100 - 1, 0), Double(stems.count - 1))
        let low = min(Int(place), stems.count - 2)
        return stems[low] + (stems[low + 1] - stems[low]) * (place - Double(low))
    }

    /// From this size on, regular text takes the advances of San Francisco's display drawing character by character.
    static let displayAdvancesFromSize = 20.0

    /// Share of a character's difference between the two display drawings that also applies at text sizes, for the
    /// characters that were not measured there.
    static let textDifferenceShare = 0.55

    /// Advance of an ASCII character in the regular display drawing, in em, without tracking; `nil` when not published.
    static func displayAdvance(of byte: UInt8) -> Double? {
        let units: Int? =
            switch byte {
            case 0x20: 420
            case 0x24, 0x2B: 1238
            case 0x25: 1655
            case 0x2C, 0x2E, 0x3A: 440
            case 0x2D: 878
            case 0x2F: 572
            case 0x30...0x39: digits[Int(byte - 0x30)]
            case 0x41...0x5A: capitals[Int(byte - 0x41)]
            case 0x61...0x7A: smallLetters[Int(byte - 0x61)]
            default: nil
            }
        return units.map { Double($0) / 2048 }
    }

    private static let digits = [1242, 908, 1159, 1212, 1238, 1198, 1264, 1120, 1228, 1264]
    private static let smallLetters = [
        1028, 1134, 1026, 1134, 1049, 622, 1124, 1104, 422, 420, 994, 418, 1645, 1079, 1087, 1125, 1124, 631, 953, 617,
        1079, 989, 1465, 959, 996, 958,
    ]
    private static let capitals = [
        1301, 1238, 1405, 1390, 1131, 1081, 1447, 1432, 460, 1014, 1230, 1074, 1702, 1432, 1498, 1183, 1498, 1227, 1215,
        1190, 1426, 1292, 1892, 1300, 1254, 1263,
    ]
}
