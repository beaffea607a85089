import SymbolSet

/// The colors of multicolor mode for symbols whose recipe does not set them.
enum LayerColors {
    /// The color of a single-color symbol, by name without `.fill`.
    private static let single: [String: SymbolLayerRole.Color] = [
        "bolt": .yellow, "star": .yellow, "star.leadinghalf.filled": .yellow, "sparkle": .yellow, "sparkles": .yellow,
        "heart": .red, "flame": .orange, "drop": .cyan, "leaf": .green, "snowflake": .cyan,
        "humidity": .cyan, "cross": .red, "crown": .yellow, "lightbulb": .yellow, "flag": .orange,
        "bookmark": .red, "trash": .red, "location": .blue, "envelope": .blue, "phone": .green, "message": .green,
        "gift": .red, "carrot": .orange, "tree": .green, "water.waves": .cyan,
    ]

    /// The color of a solid enclosure, whose content is then white.
    private static let enclosures: [String: SymbolLayerRole.Color] = [
        "plus.circle.fill": .green, "minus.circle.fill": .red, "xmark.circle.fill": .red,
        "checkmark.circle.fill": .green, "exclamationmark.circle.fill": .red, "questionmark.circle.fill": .blue,
        "info.circle.fill": .blue, "exclamationmark.triangle.fill": .yellow, "xmark.octagon.fill": .red,
        "exclamationmark.octagon.fill": .red, "checkmark.seal.fill": .green, "phone.circle.fill": .green,
        "location.circle.fill": .blue, "heart.circle.fill": .red, "bolt.circle.fill": .yellow,
        "star.circle.fill": .yellow, "mappin.circle.fill": .red, "checkmark.square.fill": .blue,
    ]

    static func apply(to drawing: Drawing, name: String) -> Drawing {
        var result = drawing
        if let color = enclosures[name], drawing.layers.count == 2 {
            result.layers[0].role.color = color
            result.layers[1].role.color = .white
        } else {
            let base = name.hasSuffix(".fill") ? String(name.dropLast(5)) : name
            if let color = single[base], drawing.layers.allSatisfy({ $0.role.color == .tint }) {
                result = result.colored(color)
            }
        }
        return result
    }
}
