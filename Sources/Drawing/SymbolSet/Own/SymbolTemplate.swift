import CoreGraphics
import RenderModel

/// A symbol as the SF Symbols app exports it: a drawing for some weights and scales, from which the others follow.
package struct SymbolTemplate: Hashable, Sendable {
    /// A weight and a scale, such as `Regular-S`.
    struct Variant: Hashable {
        var weight: SymbolWeight
        var scale: SymbolScale

        /// - Returns: `nil` for names of other groups.
        init?(_ name: String) {
            let parts = name.split(separator: "-")
            guard parts.count == 2, let weight = SymbolWeight.allCases.first(where: { $0.appleName == parts[0] }),
                let scale = SymbolScale.allCases.first(where: { String($0.letter) == parts[1] })
            else { return nil }
            self.init(weight: weight, scale: scale)
        }

        init(weight: SymbolWeight, scale: SymbolScale) {
            self.weight = weight
            self.scale = scale
        }

        var name: String { "\(weight.appleName)-\(scale.letter)" }
    }

    /// One variant in units of 1/16 em at the medium scale, y down from the top of its frame.
    struct Cell: Hashable {
        var size: CGSize
        /// From the frame's top.
        var baseline: Double
        /// What the template's margins leave at each side of the frame: 0 without margins.
        var margin: Double = 0
        /// One per layer, back to front.
        var paths: [PathStorage]
        var layers: [TemplateStyle.Layer]
    }

    let cells: [Variant: Cell]

    /// A symbol of the template, ready to be placed.
    package struct Drawn: Sendable {
        package var drawing: SymbolDrawing
        /// At a font size of one point.
        package var metrics: SymbolMetrics
        package var roles: [SymbolLayerRole]
    }

    /// Draws the symbol in one weight and scale.
    ///
    /// - Parameter key: identifies the file's content among all drawings.
    package func drawn(name: String, key: String, weight: SymbolWeight, scale: SymbolScale) -> Drawn? {
        guard let cell = cell(weight: weight, scale: scale) else { return nil }
        let layers = zip(cell.paths, cell.layers).map { path, layer in
            SymbolDrawing.Layer(steps: [.fill(path)], cutsBelow: layer.clearsBehind ? [.fill(path)] : [])
        }
        let unit = scale.factor / SymbolProgram.unitsPerEm
        let center = SymbolMetrics.capitalCenter
        return Drawn(
            drawing: SymbolDrawing(
                name: name, key: "\(key)|\(weight.step)|\(scale.rawValue)", box: cell.size, layers: layers),
            metrics: SymbolMetrics(
                size: CGSize(width: cell.size.width * unit, height: cell.size.height * unit),
                baseline: (cell.baseline / SymbolProgram.unitsPerEm - center) * scale.factor + center,
                margins: SymbolSideMargins.Sides(left: cell.margin * unit, right: cell.margin * unit)),
            roles: cell.layers.map(\.role))
    }

    /// Colors that are drawn in the tint color, because only the system or the app has them.
    package var unknownColors: [String] {
        Set(cells.values.flatMap(\.layers).compactMap(\.unknownColor)).sorted()
    }

    /// The variant for a weight and a scale:
    ///
    /// 1. The variants of the scale; if the template has none of it, those of another one: small first, because
    ///    variable templates have only small ones.
    /// 2. The weight itself, else one between the masters for ultralight, regular and black, else the nearest.
    func cell(weight: SymbolWeight, scale: SymbolScale) -> Cell? {
        for scale in [scale, .small, .medium, .large] {
            let drawn = SymbolWeight.allCases.filter { cells[Variant(weight: $0, scale: scale)] != nil }
            guard !drawn.isEmpty else { continue }
            func cell(_ weight: SymbolWeight) -> Cell? { cells[Variant(weight: weight, scale: scale)] }
            if let exact = cell(weight) { return exact }
            let (from, to): (SymbolWeight, SymbolWeight) =
                weight < .regular ? (.ultraLight, .regular) : (.regular, .black)
            if let low = cell(from), let high = cell(to) {
                let fraction = Double(weight.step - from.step) / Double(to.step - from.step)
                if let mixed = low.mixed(with: high, fraction) { return mixed }
            }
            func distance(_ other: SymbolWeight) -> Int { abs(other.step - weight.step) }
            return drawn.min { distance($0) < distance($1) }.flatMap(cell)
        }
        return nil
    }
}

extension SymbolTemplate.Cell {
    /// A variant between two; `nil` when their paths do not correspond.
    fileprivate func mixed(with other: Self, _ fraction: Double) -> Self? {
        guard paths.map(\.verbs) == other.paths.map(\.verbs) else { return nil }
        func mix(_ start: Double, _ end: Double) -> Double { start + (end - start) * fraction }
        let mixed = zip(paths, other.paths).compactMap { first, second in
            PathStorage(
                verbs: first.verbs,
                points: zip(first.points, second.points).map { CGPoint(x: mix($0.x, $1.x), y: mix($0.y, $1.y)) })
        }
        guard mixed.count == paths.count else { return nil }
        return Self(
            size: CGSize(width: mix(size.width, other.size.width), height: mix(size.height, other.size.height)),
            baseline: mix(baseline, other.baseline), margin: mix(margin, other.margin), paths: mixed, layers: layers)
    }
}

extension SymbolScale {
    /// The letter of the scale in templates.
    var letter: Character {
        switch self {
        case .small: "S"
        case .medium: "M"
        case .large: "L"
        }
    }
}
