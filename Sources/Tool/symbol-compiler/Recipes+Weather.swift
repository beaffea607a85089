import CoreGraphics
import Foundation
import SymbolSet

extension Recipes {
    private typealias Role = SymbolLayerRole

    /// Clouds with precipitation: the icon's widest part is the cloud, the others are distinguished by size.
    static let weather: Table = {
        let falling: [(name: String, icon: String, color: SymbolLayerRole.Color)] = [
            ("drizzle", "cloud-drizzle", .cyan), ("rain", "cloud-rain", .cyan),
            ("heavyrain", "cloud-rain-heavy", .cyan), ("fog", "cloud-fog", .gray), ("hail", "cloud-hail", .cyan),
            ("snow", "cloud-snow", .cyan), ("sleet", "cloud-sleet", .cyan), ("bolt", "cloud-lightning", .yellow),
            ("bolt.rain", "cloud-lightning-rain", .cyan),
        ]
        var table: Table = [
            "cloud": { try cloud(filled: false, in: $0).colored(.white).centered() },
            "cloud.fill": { try cloud(filled: true, in: $0).colored(.white).centered() },
            "smoke": { try fallingCloud("cloud-haze", .gray, in: $0) },
            "smoke.fill": { try fallingCloud("cloud-haze-fill", .gray, in: $0) },
            "sun.max": { try sun("sun", in: $0) },
            "sun.max.fill": { try sun("sun-fill", in: $0) },
            "sun.min": { try sun("sun", rays: 0.62, in: $0) },
            "sun.min.fill": { try sun("sun-fill", rays: 0.62, in: $0) },
            "moon": { try $0.icons.icon(.bootstrap, "moon").colored(.white).centered() },
            "moon.fill": { try $0.icons.icon(.bootstrap, "moon-fill").colored(.white).centered() },
            "drop": { try drop(filled: false, in: $0) },
            "drop.fill": { try drop(filled: true, in: $0) },
            "humidity": { try humidity(filled: false, in: $0) },
            "humidity.fill": { try humidity(filled: true, in: $0) },
            "sparkle": { builder in
                let stars = try builder.icons.icon(.bootstrap, "stars").parts
                let largest = stars.max { size(of: $0) < size(of: $1) }
                return Drawing(largest.map { [$0] } ?? [], role: Role(color: .yellow)).fitted(15, 15)
            },
            "moon.stars": { try moonAndStars("moon-stars", in: $0) },
            "moon.stars.fill": { try moonAndStars("moon-stars-fill", in: $0) },
        ]
        for entry in falling {
            table["cloud.\(entry.name)"] = { try fallingCloud(entry.icon, entry.color, in: $0) }
            table["cloud.\(entry.name).fill"] = { try fallingCloud(entry.icon + "-fill", entry.color, in: $0) }
        }
        table["sunrise"] = fixed(horizon(arrowUp: true, filled: false))
        table["sunrise.fill"] = fixed(horizon(arrowUp: true, filled: true))
        table["sunset"] = fixed(horizon(arrowUp: false, filled: false))
        table["sunset.fill"] = fixed(horizon(arrowUp: false, filled: true))
        return table
    }()

    /// The plain cloud, with the icon grid's center as origin.
    static func cloud(filled: Bool, in builder: SymbolBuilder) throws -> Drawing {
        try builder.icons.icon(.bootstrap, filled ? "cloud-fill" : "cloud")
    }

    /// Cloud first, then lightning, then drops and flakes.
    static func fallingCloud(_ icon: String, _ color: SymbolLayerRole.Color, in builder: SymbolBuilder) throws
        -> Drawing
    {
        let parts = try builder.icons.icon(.bootstrap, icon).parts.sorted { width(of: $0) > width(of: $1) }
        guard let cloud = parts.first else { return Drawing([]) }
        let others = parts.dropFirst()
        let hasBolt = icon.contains("lightning")
        let bolt = hasBolt ? others.max { size(of: $0) < size(of: $1) } : nil
        let drops = others.filter { $0 != bolt }
        var layers = [Layer(role: Role(color: .white), parts: [cloud])]
        if let bolt { layers.append(Layer(role: Role(level: .secondary, color: .yellow), parts: [bolt])) }
        if !drops.isEmpty {
            let role = Role(level: hasBolt ? .tertiary : .secondary, color: color)
            layers.append(Layer(role: role, parts: Array(drops)))
        }
        return Drawing(layers: layers).centered()
    }

    /// Disc and rays. `rays` shortens the rays' distance for the small sun.
    static func sun(_ icon: String, rays: Double = 1, in builder: SymbolBuilder) throws -> Drawing {
        let drawing = try builder.icons.icon(.bootstrap, icon).centered()
        let isDisc = { (part: Part) in Drawing([part]).ink.insetBy(dx: 1, dy: 1).contains(CGPoint.zero) }
        let disc = Drawing(drawing.parts.filter(isDisc), role: Role(color: .yellow))
        var beams = drawing.parts.filter { !isDisc($0) }
        if rays < 1 {
            // Moved inward along their own direction, and shortened.
            beams = beams.flatMap { part -> [Part] in
                let center = Drawing([part]).ink.center
                let short = Drawing([part]).moved(-center.x, -center.y).scaled(rays)
                return short.moved(center.x * 0.86, center.y * 0.86).parts
            }
        }
        return Drawing(beams, role: Role(level: .secondary, color: .yellow)).over(disc)
    }

    private static func moonAndStars(_ icon: String, in builder: SymbolBuilder) throws -> Drawing {
        let parts = try builder.icons.icon(.bootstrap, icon).parts.sorted { width(of: $0) > width(of: $1) }
        return Drawing(layers: [
            Layer(role: Role(color: .white), parts: Array(parts.prefix(1))),
            Layer(role: Role(level: .secondary, color: .white), parts: Array(parts.dropFirst())),
        ]).centered()
    }

    /// Half a sun with rays above the horizon; an arrow replaces the middle ray.
    private static func horizon(arrowUp: Bool, filled: Bool) -> Drawing {
        let sun = CGPoint(x: 0, y: 3.6)
        var half = PathStorage.arc(sun, radius: filled ? 4.1 : 3.6, from: 180, to: 360)
        if filled { half.close() }
        var light = [filled ? Part.solid(half) : .line(half, thickest: 2.6)]
        for angle in [180.0, 225, 315, 360] {
            let (cosine, sine) = (cos(angle * .pi / 180), sin(angle * .pi / 180))
            light.append(
                .line(
                    .line(sun.x + 6.4 * cosine, sun.y + 6.4 * sine, sun.x + 8.2 * cosine, sun.y + 8.2 * sine),
                    thickest: 2.1))
        }
        let arrow = lines([(0, 2.3), (0, -2.3)], [(-2.3, 0), (0, -2.3), (2.3, 0)], thickest: 2.2)
            .rotated(degrees: arrowUp ? 0 : 180).moved(0, -5.3)
        let ground = Part.line(.line(-8.2, 6.6, 8.2, 6.6), thickest: 2.4)
        return Drawing(arrow.parts + [ground], role: Role(level: .secondary))
            .over(Drawing(light, role: Role(color: .yellow))).centered()
    }

    /// Without the highlight that the icon has.
    private static func drop(filled: Bool, in builder: SymbolBuilder) throws -> Drawing {
        let icon = try builder.icons.icon(.bootstrap, "droplet")
        guard let edge = icon.parts.max(by: { size(of: $0) < size(of: $1) }) else { return icon }
        guard filled else { return Drawing([edge], role: Role(color: .cyan)).centered() }
        return Drawing([Part.solid(edge.paths[0].contours[0])], role: Role(color: .cyan)).fitted(16, 15.6)
    }

    /// A drop next to a scale.
    private static func humidity(filled: Bool, in builder: SymbolBuilder) throws -> Drawing {
        let body = try drop(filled: filled, in: builder).fitted(12, 14.8).moved(-3, 0)
        let level = lines([(-7.2, 1.6), (1.2, 1.6)])
        let scale = lines(
            [(5.4, -6.8), (7.6, -6.8), (7.6, 6.8), (5.4, 6.8)], [(5.8, -2.3), (7.6, -2.3)], [(5.8, 2.3), (7.6, 2.3)])
        let water = filled ? body.cut(by: level.parts) : Drawing(body.parts + level.parts, role: Role(color: .cyan))
        return Drawing(scale.parts, role: Role(level: .secondary, color: .cyan)).over(water).centered()
    }

    static func width(of part: Part) -> Double { Drawing([part]).ink.width }

    static func size(of part: Part) -> Double {
        let box = Drawing([part]).ink
        return box.width * box.height
    }
}
