import CoreGraphics
import SymbolSet

extension Recipes {
    private typealias Role = SymbolLayerRole

    /// Players, speakers and pins: drawings that need a different size than in the icon sets, or layers.
    static let media: Table = {
        var table: Table = [
            "speaker": { Drawing(try cone(filled: false, in: $0)) },
            "speaker.fill": { Drawing(try cone(filled: true, in: $0)) },
            "speaker.slash": { Composition.slash(try $0.drawing("speaker")) },
            "speaker.slash.fill": { Composition.slash(try $0.drawing("speaker.fill")) },
            "mappin": fixed(pin),
            "mappin.and.ellipse": fixed(
                pin.over(
                    Drawing([.line(groundEllipse)], role: Role(level: .secondary)).cut(
                        by: pin.parts.flatMap { $0.widened(0.9) }))),
            "phone.down": { try $0.drawing("phone").rotated(degrees: 135).centered() },
            "phone.down.fill": { try $0.drawing("phone.fill").rotated(degrees: 135).centered() },
            "location.north": {
                try $0.icons.icon(.phosphorStroke, "navigation-arrow").rotated(degrees: 45).centered()
            },
            "location.north.fill": {
                try $0.icons.icon(.phosphorFill, "navigation-arrow-fill").rotated(degrees: 45).centered()
            },
            "deskclock": { try deskClock("clock", in: $0) },
            "deskclock.fill": { try deskClock("clock.fill", in: $0) },
            "scalemass": fixed(weight(filled: false)),
            "scalemass.fill": fixed(weight(filled: true)),
            "cross": fixed(Drawing([.line(crossEdge(16 - Drawing.regularStem))])),
            "cross.fill": fixed(solid(crossEdge(16))),
            "list.bullet.rectangle": fixed(listInBox(filled: false)),
            "list.bullet.rectangle.fill": fixed(listInBox(filled: true)),
            "iphone": fixed(
                Drawing(boxOutline(10.6, 17.6, radius: 2.6).parts + [.line(.line(-1.2, -6.4, 1.2, -6.4), share: 0.9)])),
            "ipad": fixed(
                Drawing(boxOutline(13.6, 17.6, radius: 2.4).parts + [.line(.line(-2.2, 6.3, 2.2, 6.3), share: 0.7)])),
        ]
        let sizes: [(name: String, icon: String, height: Double)] = [
            ("play", "play", 13), ("pause", "pause", 12.6), ("stop", "stop", 12.4), ("forward", "fast-forward", 10.6),
            ("backward", "rewind", 10.6), ("forward.end", "skip-end", 11.4), ("backward.end", "skip-start", 11.4),
        ]
        for (name, icon, height) in sizes {
            table[name] = { try $0.icons.icon(.bootstrap, icon).fitted(19, height) }
            table["\(name).fill"] = { try $0.icons.icon(.bootstrap, "\(icon)-fill").fitted(19, height) }
        }
        table["barcode"] = { try $0.icons.icon(.bootstrap, "upc").fitted(17, 11.6) }
        for waves in 1...3 {
            table["speaker.wave.\(waves)"] = { try speaker(waves: waves, filled: false, in: $0) }
            table["speaker.wave.\(waves).fill"] = { try speaker(waves: waves, filled: true, in: $0) }
        }
        return table
    }()

    private static func cone(filled: Bool, in builder: SymbolBuilder) throws -> [Part] {
        try builder.icons.icon(.bootstrap, filled ? "volume-off-fill" : "volume-off").fitted(9, 12.6).parts
    }

    /// Waves to the right of the cone, each fading below its share of the value.
    private static func speaker(waves: Int, filled: Bool, in builder: SymbolBuilder) throws -> Drawing {
        let body = Drawing(try cone(filled: filled, in: builder))
        let origin = CGPoint(x: body.ink.maxX - 2.2, y: 0)
        var result = body
        for wave in 0..<waves {
            let path = PathStorage.arc(origin, radius: 4.6 + 3 * Double(wave), from: -41, to: 41)
            let threshold = (Double(wave) + 0.001) / Double(waves)
            result.layers.append(
                Layer(role: Role(level: .secondary, variableThreshold: threshold), parts: [.line(path, thickest: 2.3)]))
        }
        return result.centered()
    }

    private static let pin = Drawing([
        .solid(.circle(CGPoint(x: 0, y: -4.6), radius: 3.7)), .line(.line(0, -1.5, 0, 7.6)),
    ])

    private static let groundEllipse = PathStorage.ellipse(CGPoint(x: 0, y: 6.6), radiusX: 7.6, radiusY: 2.9)

    private static func deskClock(_ clock: String, in builder: SymbolBuilder) throws -> Drawing {
        let feet = lines([(-4.6, 6.2), (-6, 8)], [(4.6, 6.2), (6, 8)])
        return Drawing(try builder.drawing(clock).flattened().fitted(15.4, 15.4).moved(0, -0.4).parts + feet.parts)
            .centered()
    }

    private static func weight(filled: Bool) -> Drawing {
        let stem = Drawing.regularStem
        let corners = [(-4.9, -3.4), (4.9, -3.4), (7.6, 8), (-7.6, 8)].map { CGPoint(x: $0.0, y: $0.1) }
        let body = PathStorage.roundedPolygon(corners, radius: 2)
        let ring = Part.line(.circle(CGPoint(x: 0, y: -5.5), radius: 2.1))
        guard filled else {
            return Drawing([.line(body.scaled((16 - stem) / 16, about: CGPoint(x: 0, y: 2.3))), ring]).centered()
        }
        return Drawing([.solid(body), ring]).centered()
    }

    private static func crossEdge(_ size: Double) -> PathStorage {
        let (far, near) = (size / 2, size / 2 - 5.3)
        return .roundedPolygon(
            [
                (-near, -far), (near, -far), (near, -near), (far, -near), (far, near), (near, near), (near, far),
                (-near, far), (-near, near), (-far, near), (-far, -near), (-near, -near),
            ].map { CGPoint(x: $0.0, y: $0.1) }, radius: 1.2)
    }

    private static func listInBox(filled: Bool) -> Drawing {
        let rows = [-3.6, 0, 3.6]
        let content =
            dots(rows.map { (-5.2, $0) }, radius: 0.95)
            + rows.map { Part.line(.line(-2, $0, 5.4, $0), share: 0.9) }
        guard filled else { return Drawing(content).over(boxOutline(18, 15.4, radius: 2.8)).flattened() }
        return solid(.box(18, 15.4, radius: 2.8)).cut(by: content)
    }
}
