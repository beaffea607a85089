/// The nine weights of fonts and symbols, lightest first, with the numbers that OpenType gives them.
package enum FontWeight: Int, CaseIterable, Hashable, Sendable {
    case ultraLight = 100
    case thin = 200
    case light = 300
    case regular = 400
    case medium = 500
    case semibold = 600
    case bold = 700
    case heavy = 800
    case black = 900

    /// The number of weights that are lighter.
    package var step: Int { rawValue / 100 - 1 }

    /// The name in Apple's fonts and symbol templates.
    package var appleName: String {
        switch self {
        case .ultraLight: "Ultralight"
        case .thin: "Thin"
        case .light: "Light"
        case .regular: "Regular"
        case .medium: "Medium"
        case .semibold: "Semibold"
        case .bold: "Bold"
        case .heavy: "Heavy"
        case .black: "Black"
        }
    }
}

extension FontWeight: Comparable {
    package static func < (left: FontWeight, right: FontWeight) -> Bool { left.rawValue < right.rawValue }
}
