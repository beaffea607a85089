/// The role of a symbol's layer in each of the four rendering modes.
package struct SymbolLayerRole: Hashable, Sendable {
    /// The foreground level of the layer in hierarchical mode; `hole` omits it there and in palette mode.
    package enum Level: UInt8, Hashable, Sendable { case primary, secondary, tertiary, hole }

    /// Whether the layer is painted in monochrome mode or omitted, so that the hole it fills is open.
    package enum Monochrome: UInt8, Hashable, Sendable { case drawn, hole }

    /// The color in multicolor mode. `tint` uses the foreground style; `clear` omits the layer.
    package enum Color: UInt8, Hashable, Sendable {
        case tint, clear, white, black, gray, red, orange, yellow, green, mint, teal, cyan, blue, indigo, purple, pink,
            brown
    }

    package var level: Level
    /// Position in the list of palette styles; the last style is used for all higher positions. Ignored for a `hole`.
    package var paletteIndex: Int
    package var color: Color
    package var monochrome: Monochrome
    /// The layer is faded while the variable value is below this threshold; `nil` when the value does not matter.
    package var variableThreshold: Double?

    package init(
        level: Level = .primary, paletteIndex: Int? = nil, color: Color = .tint, monochrome: Monochrome = .drawn,
        variableThreshold: Double? = nil
    ) {
        self.level = level
        self.paletteIndex = paletteIndex ?? Int(level.rawValue)
        self.color = color
        self.monochrome = monochrome
        self.variableThreshold = variableThreshold
    }

    /// Opacity of a faded layer, by eye against published pictures of variable symbols.
    package static let fadedOpacity = 0.3

    /// Factor on the layer's alpha for a variable value from 0 to 1.
    package func opacity(variableValue: Double?) -> Double {
        guard let variableValue, let variableThreshold else { return 1 }
        return variableValue < variableThreshold ? Self.fadedOpacity : 1
    }
}
