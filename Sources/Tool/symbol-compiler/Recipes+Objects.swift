import CoreGraphics
import SymbolSet

extension Recipes {
    private typealias Role = SymbolLayerRole

    /// Objects that are composed of other drawings.
    static let objects: Table = [
        "bolt": { try bolt("lightning-charge", in: $0) },
        "bolt.fill": { try bolt("lightning-charge-fill", in: $0) },
        // 94 x 87 pixels at 32 points and three pixels a point (I0406, I0407).
        "calendar": {
            let em = SymbolProgram.unitsPerEm
            return try $0.icons.icon(.bootstrap, "calendar3").stretched(94.0 / 96 * em, 87.0 / 96 * em)
        },
        // 26.8 x 16.67 and 16.5 x 15 points next to body text of 17 points (I0902, I0903).
        "bicycle": { try next(to: 17, 26.9, 16.67, "bicycle", in: $0) },
        "heart": { try next(to: 17, 16.51, 15, "heart", in: $0) },
        "heart.fill": { try next(to: 17, 16.5, 15, "heart-fill", in: $0) },
        "bell.badge": { try Composition.dot($0.drawing("bell"), at: CGPoint(x: 4, y: -5)) },
        "bell.badge.fill": { try Composition.dot($0.drawing("bell.fill"), at: CGPoint(x: 4, y: -5)) },
        "envelope.badge": { try Composition.dot($0.drawing("envelope"), at: CGPoint(x: 7, y: -4.6)) },
        "envelope.badge.fill": { try Composition.dot($0.drawing("envelope.fill"), at: CGPoint(x: 7, y: -4.6)) },
        "app.badge": { try Composition.dot($0.drawing("app"), at: CGPoint(x: 6, y: -6)) },
        "app.badge.fill": { try Composition.dot($0.drawing("app.fill"), at: CGPoint(x: 6, y: -6)) },
        "house": fixed(house(filled: false)),
        "house.fill": fixed(house(filled: true)),
        "gearshape.2": { try gears("gearshape", in: $0) },
        "gearshape.2.fill": { try gears("gearshape.fill", in: $0) },
        "flag.2.crossed": { try flags("flag", in: $0) },
        "flag.2.crossed.fill": { try flags("flag.fill", in: $0) },
        "dryer": fixed(machine(marks: lines([(-1.6, 3.6), (-1.6, -0.4)], [(1.6, 3.6), (1.6, -0.4)]), filled: false)),
        "washer": fixed(machine(marks: lines([(-2.6, 2.2), (-0.9, 1.4), (0.9, 2.2), (2.6, 1.4)]), filled: false)),
        "dryer.fill": fixed(
            machine(marks: lines([(-1.6, 3.6), (-1.6, -0.4)], [(1.6, 3.6), (1.6, -0.4)]), filled: true)),
        "washer.fill": fixed(machine(marks: lines([(-2.6, 2.2), (-0.9, 1.4), (0.9, 2.2), (2.6, 1.4)]), filled: true)),
        "app.connected.to.app.below.fill": fixed(connectedApps),
        "building.2.crop.circle": enclosed("circle", "building.2.fill"),
        "building.2.crop.circle.fill": enclosed("circle.fill", "building.2.fill"),
        "wifi.exclamationmark": { builder in
            let sign = try builder.drawing("exclamationmark").flattened().fitted(4, 8.4).moved(5.6, 2.6)
            return Drawing(sign.parts).over(
                try builder.drawing("wifi").flattened(role: Role(level: .secondary))
                    .cut(by: [.solid(.box(4.6, 12, radius: 1.6).moved(5.6, 3))]))
        },
        "battery.100percent.circle": enclosed("circle", "battery.100percent"),
        "battery.100percent.circle.fill": enclosed("circle.fill", "battery.100percent"),
        "person.crop.circle": { try portrait(filled: false, in: $0) },
        "person.crop.circle.fill": { try portrait(filled: true, in: $0) },
    ]

    /// An icon whose ink is as wide and as high, in points, as a picture shows it next to text of a size.
    private static func next(
        to size: Double, _ width: Double, _ height: Double, _ icon: String, in builder: SymbolBuilder
    ) throws -> Drawing {
        let unit = SymbolProgram.unitsPerEm / size
        // Lines keep their thickness, so that one step does not quite reach the size.
        return (0..<3).reduce(try builder.icons.icon(.bootstrap, icon)) { drawing, _ in
            drawing.stretched(width * unit, height * unit)
        }
    }

    /// 11 wide to 17.33 high, in a frame 18 high (N1409, N1414, N1423); 56 pixels high next to text of 17 points at
    /// three pixels per point (I0420, I0421).
    private static func bolt(_ icon: String, in builder: SymbolBuilder) throws -> Drawing {
        let height = 56.0 / 51 * SymbolProgram.unitsPerEm
        var bolt = try builder.icons.icon(.bootstrap, icon).stretched(11 / 17.33 * height, height)
        bolt.frame = bolt.ink.insetBy(dx: 0, dy: (1 - 18 / 17.33) / 2 * bolt.ink.height)
        return bolt
    }

    /// A wide roof with a chimney over a body with a door; solid, the body stands clear of the roof.
    private static func house(filled: Bool) -> Drawing {
        let roof = lines([(-8.3, -0.4), (0, -7), (8.3, -0.4)], [(5.5, -6.2), (5.5, -3.2)])
        guard filled else {
            let walls = lines([(-5.9, -1.6), (-5.9, 6.8), (5.9, 6.8), (5.9, -1.6)])
            let door = lines([(-1.9, 6.8), (-1.9, 1.7), (1.9, 1.7), (1.9, 6.8)])
            return Drawing(roof.parts + walls.parts + door.parts).centered()
        }
        let corners = [(0, -6.2), (6.4, -1.2), (6.4, 7.4), (-6.4, 7.4), (-6.4, -1.2)].map { CGPoint(x: $0.0, y: $0.1) }
        let door = Part(growth: .rigid, paths: [.box(3.6, 5.6, radius: 0.5).moved(0, 4.8)])
        let body = solid(.roundedPolygon(corners, radius: 1.2)).cut(by: roof.parts.flatMap { $0.widened(0.8) } + [door])
        return roof.over(body).flattened().centered()
    }

    private static func gears(_ name: String, in builder: SymbolBuilder) throws -> Drawing {
        let gear = try builder.drawing(name).flattened()
        let front = gear.scaled(0.66, emphasis: 0.85).moved(-3.4, 2.6)
        let back = gear.rotated(degrees: 22.5).scaled(0.5, emphasis: 0.8).moved(4.8, -3.8)
        let cut = Part.solid(.circle(CGPoint(x: -3.4, y: 2.6), radius: 5.9))
        return front.over(back.withRoles([Role(level: .secondary)]).cut(by: [cut])).centered()
    }

    private static func flags(_ name: String, in builder: SymbolBuilder) throws -> Drawing {
        let flag = try builder.drawing(name).flattened(role: Role()).fitted(11, 14)
        let right = flag.rotated(degrees: 24).moved(3.6, 0)
        let left = flag.mirrored().rotated(degrees: -24).moved(-3.6, 0)
        let cut = right.parts.flatMap { $0.widened(0.7) }
        return right.over(left.withRoles([Role(level: .secondary)]).cut(by: cut)).centered()
    }

    private static func machine(marks: Drawing, filled: Bool) -> Drawing {
        let drum = Part.line(.circle(CGPoint(x: 0, y: 1.9), radius: 4.5))
        let details = marks.parts + [drum] + dots([(-4.6, -5.2), (-2, -5.2)], radius: 0.85)
        guard filled else { return Drawing(boxOutline(14.6, 17, radius: 2.8).parts + details) }
        return solid(.box(14.6, 17, radius: 2.8)).cut(by: details)
    }

    private static let connectedApps = solid(.box(7.2, 7.2, radius: 2).moved(0, -5.2))
        .over(boxOutline(7.2, 7.2, radius: 2).moved(0, 5.2)).over(lines([(0, -1), (0, 1)])).flattened()

    /// Head and shoulders cut off by the circle.
    private static func portrait(filled: Bool, in builder: SymbolBuilder) throws -> Drawing {
        let head = PathStorage.circle(CGPoint(x: 0, y: -2.3), radius: 2.9)
        // Along the inside of the circle below, and in a bow from side to side above.
        var shoulders = PathStorage.arc(radius: 6.7, from: 45, to: 135)
        shoulders.cubic(
            to: shoulders.points[0], control1: CGPoint(x: -3.9, y: 0.7), control2: CGPoint(x: 3.9, y: 0.7))
        shoulders.close()
        let person = [Part.solid(head), .solid(shoulders)]
        let frame = CGRect(x: -8, y: -8, width: 16, height: 16)
        if filled {
            var result = Drawing(person, role: Role(color: .clear, monochrome: .hole))
                .over(Drawing([.solid(.circle(radius: 8))], role: Role(level: .secondary)).cut(by: person))
            result.frame = frame
            return result
        }
        var result = Drawing(person).over(outline(.circle(radius: 8)).withRoles([Role(level: .secondary)]))
        result.frame = frame
        return result
    }
}
