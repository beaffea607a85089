import CoreGraphics
import SymbolSet

extension Recipes {
    private typealias Role = SymbolLayerRole

    /// Clouds with what falls from them: the icon's largest part is the cloud, the others are told apart by their shape.
    static let weather: Table = {
        let falling: [(name: String, icon: String, color: SymbolLayerRole.Color)] = [
            ("drizzle", "cloud-drizzle", .cyan), ("rain", "cloud-rain", .cyan),
            ("heavyrain", "cloud-rain-heavy", .cyan), ("fog", "cloud-fog", .gray), ("hail", "cloud-hail", .cyan),
            ("snow", "cloud-snow", .cyan), ("sleet", "cloud-sleet", .cyan), ("bolt", "cloud-lightning", .yellow),
            ("bolt.rain", "cloud-lightning-rain", .cyan),
        ]
        var table: Table = [
            "cloud": { try cloud(filled: false, in: $0).colored(.white).centred() },
            "cloud.fill": { try cloud(filled: true, in: $0).colored(.white).centred() },
            "smoke": { try fallingCloud("cloud-haze", .gray, in: $0) },
            "smoke.fill": { try fallingCloud("cloud-haze-fill", .gray, in: $0) },
            "sun.max": { try sun("sun", in: $0) },
            "sun.max.fill": { try sun("sun-fill", in: $0) },
            "sun.min": { try sun("sun", rays: 0.62, in: $0) },
            "sun.min.fill": { try sun("sun-fill", rays: 0.62, in: $0) },
            "moon": { try $0.icons.icon(.bootstrap, "moon").colored(.white).centred() },
            "moon.fill": { try $0.icons.icon(.bootstrap, "moon-fill").colored(.white).centred() },
            "moon.stars": { try moonAndStars("moon-stars", in: $0) },
            "moon.stars.fill": { try moonAndStars("moon-stars-fill", in: $0) },
        ]
        for entry in falling {
            table["cloud.\(entry.name)"] = { try fallingCloud(entry.icon, entry.color, in: $0) }
            table["cloud.\(entry.name).fill"] = { try fallingCloud(entry.icon + "-fill", entry.color, in: $0) }
        }
        for rise in ["sunrise", "sunset"] {
            table[rise] = { try horizon(rise, in: $0) }
            table["\(rise).fill"] = { try horizon("\(rise)-fill", in: $0) }
        }
        return table
    }()

    /// The plain cloud, with the icon grid's centre as origin.
    static func cloud(filled: Bool, in builder: SymbolBuilder) throws -> Drawing {
        try builder.icons.icon(.bootstrap, filled ? "cloud-fill" : "cloud")
    }

    /// Cloud first, then lightning, then drops and flakes.
    static func fallingCloud(_ icon: String, _ color: SymbolLayerRole.Color, in builder: SymbolBuilder) throws -> Drawing {
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
        return Drawing(layers: layers).centred()
    }

    /// Disc and rays. `rays` shortens the rays' distance for the small sun.
    static func sun(_ icon: String, rays: Double = 1, in builder: SymbolBuilder) throws -> Drawing {
        let drawing = try builder.icons.icon(.bootstrap, icon).centred()
        let isDisc = { (part: Part) in Drawing([part]).ink.insetBy(dx: 1, dy: 1).contains(CGPoint.zero) }
        let disc = Drawing(drawing.parts.filter(isDisc), role: Role(color: .yellow))
        var beams = drawing.parts.filter { !isDisc($0) }
        if rays < 1 {
            // Pulled inwards along their own direction, and shorter.
            beams = beams.flatMap { part -> [Part] in
                let centre = Drawing([part]).ink.centre
                let short = Drawing([part]).moved(-centre.x, -centre.y).scaled(rays)
                return short.moved(centre.x * 0.86, centre.y * 0.86).parts
            }
        }
        return Drawing(beams, role: Role(level: .secondary, color: .yellow)).over(disc)
    }

    private static func moonAndStars(_ icon: String, in builder: SymbolBuilder) throws -> Drawing {
        let parts = try builder.icons.icon(.bootstrap, icon).parts.sorted { width(of: $0) > width(of: $1) }
        return Drawing(layers: [
            Layer(role: Role(color: .white), parts: Array(parts.prefix(1))),
            Layer(role: Role(level: .secondary, color: .white), parts: Array(parts.dropFirst())),
        ]).centred()
    }

    /// Sun with rays, arrow above it, line below it.
    private static func horizon(_ icon: String, in builder: SymbolBuilder) throws -> Drawing {
        let drawing = try builder.icons.icon(.bootstrap, icon)
        let line = drawing.parts.max { width(of: $0) < width(of: $1) }
        let arrow = drawing.parts.filter { part in
            let box = Drawing([part]).ink
            return part != line && abs(box.midX) < 0.5 && box.minY == drawing.ink.minY
        }
        let sun = drawing.parts.filter { $0 != line && !arrow.contains($0) }
        return Drawing(layers: [
            Layer(role: Role(level: .primary, color: .yellow), parts: sun),
            Layer(role: Role(level: .secondary), parts: arrow + (line.map { [$0] } ?? [])),
        ]).centred()
    }

    static func width(of part: Part) -> Double { Drawing([part]).ink.width }

    static func size(of part: Part) -> Double {
        let box = Drawing([part]).ink
        return box.width * box.height
    }
}
