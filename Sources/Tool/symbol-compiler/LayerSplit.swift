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
            guard let level = levels[name.hasSuffix(".fill") ? String(name.dropLast(5)) : name] else { return drawing }
            return split(drawing, level: level)
        }
    }

    /// The level of each separate part by its place or size, for names without `.fill`. What a name mentions first, or
    /// what moves, is primary; what is around, below or behind it is secondary.
    private static let levels: [String: @Sendable (CGRect) -> SymbolLayerRole.Level] = [
        "person.2": { $0.midX > 0 ? .primary : .secondary },
        "person.3": { abs($0.midX) < 2 ? .primary : .secondary },
        "person.3.sequence": { $0.midX < -2 ? .primary : $0.midX < 2 ? .secondary : .tertiary },
        "bubble.left.and.bubble.right": { $0.midX < 0 ? .primary : .secondary },
        "square.stack.3d.up": { $0.midY < 0 ? .primary : $0.midY < 3.7 ? .secondary : .tertiary },
        "square.and.arrow.up": { $0.width < 9 ? .primary : .secondary },
        "square.and.arrow.down": { $0.width < 9 ? .primary : .secondary },
        "tray.and.arrow.up": { $0.width < 9 ? .primary : .secondary },
        "tray.and.arrow.down": { $0.width < 9 ? .primary : .secondary },
        "square.and.pencil": { $0.width < 13 ? .primary : .secondary },
        "wrench.and.screwdriver": { $0.midX < 0 ? .primary : .secondary },
        "takeoutbag.and.cup.and.straw": { $0.midX < 2 ? .primary : .secondary },
        "cup.and.saucer": { $0.width > 8 ? .primary : .secondary },
        "mic": { $0.width < 8 ? .primary : .secondary },
        "lightbulb": { $0.midY < 4 ? .primary : .secondary },
        "checklist": { $0.midX < -3 ? .primary : .secondary },
        "music.note.list": { $0.height > 2 ? .primary : .secondary },
        "airplane.departure": { $0.height > 3 ? .primary : .secondary },
        "airplane.arrival": { $0.height > 3 ? .primary : .secondary },
        "figure.pool.swim": { $0.width < 12 ? .primary : .secondary },
        "figure.open.water.swim": { $0.width < 12 ? .primary : .secondary },
    ]

    /// Primary parts in front. A drawing whose parts are all of one level keeps its one layer.
    private static func split(_ drawing: Drawing, level: (CGRect) -> SymbolLayerRole.Level) -> Drawing {
        let ordered: [SymbolLayerRole.Level] = [.tertiary, .secondary, .primary]
        let layers = ordered.compactMap { wanted -> Layer? in
            let parts = drawing.parts.filter { level(Drawing([$0]).ink) == wanted }
            return parts.isEmpty ? nil : Layer(role: SymbolLayerRole(level: wanted), parts: parts)
        }
        return layers.count > 1 ? Drawing(layers: layers, frame: drawing.frame) : drawing
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
