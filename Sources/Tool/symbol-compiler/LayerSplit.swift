import CoreGraphics
import SymbolSet

/// Splits icons that are a single drawing into the layers that their names imply.
enum LayerSplit {
    static func apply(to drawing: Drawing, name: String) -> Drawing {
        if name.hasPrefix("speaker.wave") { return variable(drawing) { $0.ink.midX } }
        switch name {
        case "wifi":
            return variable(drawing) { -$0.ink.midY }
        case "antenna.radiowaves.left.and.right":
            return variable(drawing) { abs($0.ink.midX) }
        case "thermometer.low", "thermometer.medium", "thermometer.high":
            return inner(drawing)
        case "thermometer.sun", "thermometer.snowflake", "thermometer.sun.fill":
            return byColumn(drawing)
        case "rainbow":
            return bands(drawing)
        default:
            return drawing
        }
    }

    /// One layer per step of a rank, in rising order; each needs a higher variable value. Equal ranks share one.
    private static func variable(_ drawing: Drawing, rank: (Drawing) -> Double) -> Drawing {
        var groups: [(rank: Double, parts: [Part])] = []
        for part in drawing.parts {
            let value = rank(Drawing([part]))
            if let index = groups.firstIndex(where: { abs($0.rank - value) < 0.3 }) {
                groups[index].parts.append(part)
            } else {
                groups.append((value, [part]))
            }
        }
        groups.sort { $0.rank < $1.rank }
        return Drawing(
            layers: groups.enumerated().map { index, group in
                // The first layer is always on; the others share the range evenly.
                let threshold = index == 0 ? nil : (Double(index - 1) + 0.001) / Double(max(1, groups.count - 1))
                return Layer(role: SymbolLayerRole(variableThreshold: threshold), parts: group.parts)
            })
    }

    /// The tube behind, the mercury in front.
    private static func inner(_ drawing: Drawing) -> Drawing {
        let sorted = drawing.parts.sorted { area(of: $0) > area(of: $1) }
        guard sorted.count > 1 else { return drawing }
        return Drawing(layers: [
            Layer(role: SymbolLayerRole(level: .secondary), parts: [sorted[0]]),
            Layer(role: SymbolLayerRole(color: .red), parts: Array(sorted.dropFirst())),
        ])
    }

    /// Thermometer in front, weather next to it: the tallest part and what lies inside its column, and the rest.
    private static func byColumn(_ drawing: Drawing) -> Drawing {
        guard let tube = drawing.parts.max(by: { Drawing([$0]).ink.height < Drawing([$1]).ink.height }) else {
            return drawing
        }
        let column = Drawing([tube]).ink
        let isTube = { (part: Part) in column.insetBy(dx: -0.2, dy: -0.2).contains(Drawing([part]).ink) }
        return Drawing(layers: [
            Layer(role: SymbolLayerRole(level: .secondary), parts: drawing.parts.filter { !isTube($0) }),
            Layer(role: SymbolLayerRole(color: .red), parts: drawing.parts.filter(isTube)),
        ])
    }

    private static func bands(_ drawing: Drawing) -> Drawing {
        let colors: [SymbolLayerRole.Color] = [.red, .orange, .yellow, .green, .blue, .purple]
        let sorted = drawing.parts.sorted { area(of: $0) > area(of: $1) }
        return Drawing(
            layers: sorted.enumerated().map { index, part in
                Layer(role: SymbolLayerRole(color: colors[min(index, colors.count - 1)]), parts: [part])
            })
    }

    private static func area(of part: Part) -> Double {
        let box = Drawing([part]).ink
        return box.width * box.height
    }
}
