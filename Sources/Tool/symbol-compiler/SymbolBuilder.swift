import SymbolSet

/// Builds the drawing of any name: from the project's own recipe, or else from the map.
final class SymbolBuilder {
    let icons: IconSource
    let map: SymbolMap
    let recipes: [String: Recipe]
    private var finished: [String: Drawing] = [:]
    private var underway: Set<String> = []

    typealias Recipe = @Sendable (SymbolBuilder) throws -> Drawing

    /// - Throws: `CompilerError` if a name has both a recipe and a row in the map.
    init(icons: IconSource, map: SymbolMap) throws {
        self.icons = icons
        self.map = map
        let recipes: [String: Recipe] = [
            Recipes.marks, Recipes.arrows, Recipes.shapes, Recipes.weather, Recipes.skyScenes, Recipes.moonPhases,
            Recipes.status, Recipes.charts, Recipes.objects, Recipes.everyday, Recipes.media,
        ].reduce(into: [:]) { $0.merge($1) { first, _ in first } }
        if let double = map.entries.keys.filter({ recipes[$0] != nil }).min() {
            throw CompilerError.badDrawing(name: double, reason: "it has a recipe and a row in symbol_map.csv")
        }
        self.recipes = recipes
    }

    /// Every name that has a drawing, directly or by composition.
    var names: [String] { Set(recipes.keys).union(map.entries.keys).sorted() }

    func has(_ name: String) -> Bool { recipes[name] != nil || map.entries[name] != nil }

    func drawing(_ name: String) throws -> Drawing {
        if let drawing = finished[name] { return drawing }
        guard underway.insert(name).inserted else {
            throw CompilerError.badDrawing(name: name, reason: "its recipe refers to itself")
        }
        defer { underway.remove(name) }
        var drawing = try recipes[name]?(self) ?? mapped(name)
        drawing = LayerColors.apply(to: drawing, name: name)
        finished[name] = drawing
        return drawing
    }

    /// The icon sets draw some objects small in their grid; next to text they would be too small.
    private static func atLeast(_ extent: Double, _ drawing: Drawing) -> Drawing {
        let box = drawing.ink
        return max(box.width, box.height) < extent ? drawing.fitted(extent, extent) : drawing
    }

    private func mapped(_ name: String) throws -> Drawing {
        switch map.entries[name] {
        case .icon(let set, let glyph):
            return LayerSplit.apply(to: Self.atLeast(13.4, try icons.icon(set, glyph).centered()), name: name)
        case .glyph(let set, let codepoint):
            let glyph = try icons.glyph(set, codepoint: codepoint, filled: name.hasSuffix(".fill"))
            let drawing = LayerSplit.apply(to: glyph, name: name)
            // Figures are as tall as the system's.
            return name.hasPrefix("figure.") ? drawing.fitted(19, 16.4) : drawing
        case .enclose(let shape, .symbol(let content)):
            return try Enclosure(shape).around(content, in: self)
        case .enclose(let shape, .text(let string)):
            return try Enclosure(shape).around(text: string, icons: icons)
        case .slash(let base):
            return Composition.slash(try drawing(base))
        case .badge(let base, let badge):
            return Composition.badge(try drawing(base), badge: try drawing(badge), named: badge)
        case .turn(let degrees, let base):
            return try drawing(base).rotated(degrees: degrees).centered()
        case .same(let other):
            return try drawing(other)
        case nil:
            throw CompilerError.badDrawing(name: name, reason: "no recipe and no row in symbol_map.csv")
        }
    }
}
