/// The nine weights of a symbol, lightest first; the names are those of the system font's weights.
package enum SymbolWeight: UInt8, CaseIterable, Hashable, Sendable, Comparable {
    case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black

    package static func < (left: SymbolWeight, right: SymbolWeight) -> Bool { left.rawValue < right.rawValue }

    /// Stroke thickness in em: the vertical stem of the text font at the same weight, so that a symbol looks as heavy
    /// as the word next to it. Measured on Inter at its display size, weights 100 to 900.
    package var stem: Double {
        switch self {
        case .ultraLight: 0.022
        case .thin: 0.043
        case .light: 0.063
        case .regular: 0.083
        case .medium: 0.104
        case .semibold: 0.124
        case .bold: 0.144
        case .heavy: 0.165
        case .black: 0.185
        }
    }
}

/// The three sizes of a symbol next to text of one point size.
package enum SymbolScale: UInt8, CaseIterable, Hashable, Sendable {
    case small, medium, large

    /// Size relative to medium. No public document gives the ratios; these are this project's decision.
    package var factor: Double {
        switch self {
        case .small: 0.78
        case .medium: 1
        case .large: 1.28
        }
    }

    /// Stroke thickness in the symbol's own units against medium. The drawn thickness grows with the square root of the
    /// scale, so a large symbol does not look bolder than its text.
    var strokeFactor: Double { 1 / factor.squareRoot() }
}
