import CoreGraphics
import SymbolSet

/// The two compositions that names describe: another symbol struck out, or with a badge.
enum Composition {
    /// The space around a bar or badge, in units.
    private static let gap = 0.95

    /// A bar from the upper left to the lower right, with a gap to both sides cut out of the symbol.
    static func slash(_ base: Drawing) -> Drawing {
        let box = base.frame ?? base.ink
        let reach = min(max(box.width, box.height), 17) / 2 * 0.94
        let bar = PathStorage.line(
            box.midX - reach, box.midY - reach, box.midX + reach, box.midY + reach)
        let struck = base.flattened(role: SymbolLayerRole(level: .secondary))
            .cut(by: Part.line(bar).widened(gap))
        return Drawing([.line(bar)]).over(struck)
    }

    /// A small disc at the lower right with the badge's symbol knocked out of it, and a gap around it.
    static func badge(_ base: Drawing, badge: Drawing, named name: String) -> Drawing {
        let box = base.ink
        let radius = 4.3
        let center = CGPoint(x: box.maxX - radius + 2.1, y: box.maxY - radius + 1.6)
        let disc = Part.solid(.circle(center, radius: radius))
        let content = badge.flattened().fitted(radius * 1.12, radius * 1.12, emphasis: 0.7).moved(center.x, center.y)
        let cut = base.flattened(role: SymbolLayerRole(level: .secondary))
            .cut(by: [Part(growth: .rigid, paths: [.circle(center, radius: radius + gap)])])
        let plate = Drawing([disc], role: SymbolLayerRole(color: badgeColor(name))).cut(by: content.parts)
        let hole = SymbolLayerRole(
            level: .hole, color: badgeColor(name) == .tint ? .clear : .white, monochrome: .hole)
        return Drawing(content.parts, role: hole).over(plate.over(cut))
    }

    /// A plain dot at the upper right, as in `bell.badge`.
    static func dot(_ base: Drawing, at center: CGPoint, radius: Double = 3.2) -> Drawing {
        let cut = base.flattened(role: SymbolLayerRole(level: .secondary))
            .cut(by: [Part(growth: .rigid, paths: [.circle(center, radius: radius + gap)])])
        return Drawing([.solid(.circle(center, radius: radius))], role: SymbolLayerRole(color: .red)).over(cut)
    }

    private static func badgeColor(_ name: String) -> SymbolLayerRole.Color {
        switch name {
        case "plus", "checkmark": .green
        case "minus", "xmark": .red
        case "exclamationmark": .yellow
        default: .tint
        }
    }
}
