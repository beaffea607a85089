import WidgetVocabulary

/// A symbol has the weights of the system font.
package typealias SymbolWeight = FontWeight

extension SymbolWeight {
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

    /// Size relative to medium: a circle with a plus is 78.81, 99.66 and 127.15 wide in the notes of templates (N1979).
    package var factor: Double {
        switch self {
        case .small: 0.791
        case .medium: 1
        case .large: 1.276
        }
    }

    /// Stroke thickness in the symbol's own units against medium. The drawn thickness grows with the square root of the
    /// scale, so a large symbol does not look bolder than its text.
    var strokeFactor: Double { 1 / factor.squareRoot() }
}
