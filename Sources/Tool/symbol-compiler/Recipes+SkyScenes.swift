import CoreGraphics
import SymbolSet

extension Recipes {
    private typealias Role = SymbolLayerRole

    /// The gap between a cloud and the sun or moon behind it, in units.
    private static let gap = 0.8

    /// Sun or moon behind a cloud, sun and moon with weather below them, and the like.
    static let skyScenes: Table = {
        var table: Table = [
            "sun.horizon": { try sunHorizon("sun", in: $0) },
            "sun.horizon.fill": { try sunHorizon("sun-fill", in: $0) },
            "sun.dust": { try sunOver(dust, "sun", in: $0) },
            "sun.dust.fill": { try sunOver(dust, "sun-fill", in: $0) },
            "sun.haze": { try sunOver(haze, "sun", in: $0) },
            "sun.haze.fill": { try sunOver(haze, "sun-fill", in: $0) },
            "sun.rain": { try sunOver(rain, "sun", in: $0) },
            "sun.rain.fill": { try sunOver(rain, "sun-fill", in: $0) },
            "sun.snow": { try sunOver(snow(in: $0), "sun", in: $0) },
            "sun.snow.fill": { try sunOver(snow(in: $0), "sun-fill", in: $0) },
            "moon.haze": { try moonOver(haze, "moon", in: $0) },
            "moon.haze.fill": { try moonOver(haze, "moon-fill", in: $0) },
            "moon.dust": { try moonOver(dust, "moon", in: $0) },
            "moon.dust.fill": { try moonOver(dust, "moon-fill", in: $0) },
            "moon.zzz": { try sleeping("moon", in: $0) },
            "moon.zzz.fill": { try sleeping("moon-fill", in: $0) },
            "moonrise": { try moonHorizon("moon", up: true, in: $0) },
            "moonrise.fill": { try moonHorizon("moon-fill", up: true, in: $0) },
            "moonset": { try moonHorizon("moon", up: false, in: $0) },
            "moonset.fill": { try moonHorizon("moon-fill", up: false, in: $0) },
            "wind.snow": { builder in
                let flake = try builder.drawing("snowflake").fitted(6.4, 6.4, emphasis: 0.75).moved(5.4, -5.2)
                let wind = try builder.drawing("wind").fitted(15.4, 12).moved(0, 1.6)
                return flake.flattened(role: Role(level: .secondary, color: .cyan))
                    .over(wind.cut(by: [.solid(.circle(CGPoint(x: 5.4, y: -5.2), radius: 4.3))])).centered()
            },
            "carbon.dioxide.cloud": { try carbonDioxide(filled: false, in: $0) },
            "carbon.dioxide.cloud.fill": { try carbonDioxide(filled: true, in: $0) },
            "drop.degreesign": { try dewPoint("drop", in: $0) },
            "drop.degreesign.fill": { try dewPoint("drop.fill", in: $0) },
        ]
        for filled in [false, true] {
            let suffix = filled ? ".fill" : ""
            for (name, icon) in [("", ""), (".rain", "cloud-rain"), (".bolt", "cloud-lightning")] {
                table["cloud.sun\(name)\(suffix)"] = { try behindCloud(icon, filled: filled, light: .sun, in: $0) }
                table["cloud.moon\(name)\(suffix)"] = { try behindCloud(icon, filled: filled, light: .moon, in: $0) }
            }
        }
        return table
    }()

    private enum Light { case sun, moon }

    /// 1. The cloud with its rain or lightning, scaled to 0.84 at the lower left.
    /// 2. The sun (0.66) or moon (0.52) at the upper right.
    /// 3. The cloud's silhouette, widened by the gap, is cut out of the light.
    private static func behindCloud(
        _ icon: String, filled: Bool, light: Light, in builder: SymbolBuilder
    ) throws -> Drawing {
        let plain = try cloud(filled: filled, in: builder).colored(.white)
        let scene =
            icon.isEmpty
            ? plain.centered()
            : try fallingCloud(icon + (filled ? "-fill" : ""), icon.contains("rain") ? .cyan : .yellow, in: builder)
        var front = scene.scaled(0.86)
        let cloudBox = front.layers.first.map { Drawing(layers: [$0]).ink } ?? front.ink
        front = front.moved(-7.6 - cloudBox.minX, 7 - cloudBox.maxY + (icon.isEmpty ? 0 : -1.6))
        let placedCloud = Drawing(layers: Array(front.layers.prefix(1)))
        let behind: Drawing
        switch light {
        case .sun:
            behind = Drawing(
                try sun("sun-fill", in: builder).scaled(0.68).moved(3.6, placedCloud.ink.minY + 1.3).parts,
                role: Role(level: .secondary, color: .yellow))
        case .moon:
            let moon = try builder.icons.icon(.bootstrap, "moon-fill").centered().scaled(0.62)
            behind = Drawing(
                moon.moved(4.5, placedCloud.ink.minY + 0.2).parts, role: Role(level: .secondary, color: .white))
        }
        let silhouette = placedCloud.parts.flatMap { $0.silhouette(gap) }
        for index in front.layers.indices.dropFirst() { front.layers[index].role.level = .tertiary }
        for index in front.layers.indices.dropFirst() { front.layers[index].role.paletteIndex = 2 }
        return front.over(behind.cut(by: silhouette)).centered()
    }

    private static let dust = Drawing(
        dots(
            [(-6, 0), (-3, 1.6), (0, 0), (3, 1.6), (6, 0), (-4.5, 3.4), (-1.5, 3.4), (1.5, 3.4), (4.5, 3.4)],
            radius: 0.75), role: Role(level: .secondary, color: .gray))

    private static let haze = lines(
        [(-7, 0), (-2.4, 0)], [(0.8, 0), (7, 0)], [(-5, 3), (2, 3)], [(5.2, 3), (6.4, 3)]
    )
    .flattened(role: Role(level: .secondary, color: .gray))

    private static let rain = lines(
        [(-4.3, 0), (-5.2, 2.6)], [(-0.6, 0), (-1.9, 3.8)], [(3.1, 0), (2.2, 2.6)], [(6.6, 0), (5.3, 3.8)]
    ).flattened(role: Role(level: .secondary, color: .cyan))

    private static func snow(in builder: SymbolBuilder) throws -> Drawing {
        let flake = try builder.drawing("snowflake").flattened().fitted(4.4, 4.4, emphasis: 0.62)
        return Drawing(
            [(-5.2, 1.8), (0, 3), (5.2, 1.8)].flatMap { flake.moved($0.0, $0.1).parts },
            role: Role(level: .secondary, color: .cyan))
    }

    /// The upper part of the sun above a scene.
    private static func sunOver(_ scene: Drawing, _ icon: String, in builder: SymbolBuilder) throws -> Drawing {
        let light = try sun(icon, in: builder).scaled(0.8).moved(0, -2.2)
        let upper = light.parts.filter { Drawing([$0]).ink.midY < 0.4 }
        return scene.moved(0, 3.9).over(Drawing(upper, role: Role(color: .yellow))).centered()
    }

    private static func moonOver(_ scene: Drawing, _ icon: String, in builder: SymbolBuilder) throws -> Drawing {
        let light = try builder.icons.icon(.bootstrap, icon).centered().scaled(0.62).moved(0, -4.2)
        return scene.moved(0, 3).over(light.flattened(role: Role(color: .white))).centered()
    }

    private static func sunHorizon(_ icon: String, in builder: SymbolBuilder) throws -> Drawing {
        let light = try sun(icon, in: builder)
        let cut = Part(growth: .rigid, paths: [.rectangle(CGRect(x: -10, y: 0.9, width: 20, height: 12))])
        let ground = lines([(-8.2, 2.9), (8.2, 2.9)], [(-5, 6.2), (5, 6.2)]).flattened(role: Role(level: .secondary))
        return ground.over(light.flattened(role: Role(color: .yellow)).cut(by: [cut])).framed(by: 0.9).centered()
    }

    private static func moonHorizon(_ icon: String, up: Bool, in builder: SymbolBuilder) throws -> Drawing {
        let moon = try builder.icons.icon(.bootstrap, icon).centered().scaled(0.56).moved(3.2, -1.6)
        let arrow = lines([(0, 2.8), (0, -2.8)], [(-2.6, -0.2), (0, -2.8), (2.6, -0.2)])
            .rotated(degrees: up ? 0 : 180).moved(-5, -2.4)
        let ground = lines([(-8, 5), (8, 5)])
        return Drawing(arrow.parts + ground.parts, role: Role(level: .secondary))
            .over(moon.flattened(role: Role(color: .white))).centered()
    }

    private static func sleeping(_ icon: String, in builder: SymbolBuilder) throws -> Drawing {
        let moon = try builder.icons.icon(.bootstrap, icon).centered().moved(-1, 1)
        func letter(_ x: Double, _ y: Double, _ size: Double) -> [Part] {
            let path = PathStorage.lines([
                CGPoint(x: x - size, y: y - size), CGPoint(x: x + size, y: y - size),
                CGPoint(x: x - size, y: y + size), CGPoint(x: x + size, y: y + size),
            ])
            return [.line(path, share: 0.85)]
        }
        let letters = letter(2.4, 0.4, 1.3) + letter(6.2, -4.8, 1.9)
        return Drawing(letters, role: Role(level: .secondary, color: .white))
            .over(moon.flattened(role: Role(color: .white)).cut(by: letters.flatMap { $0.widened(0.6) })).centered()
    }

    private static func carbonDioxide(filled: Bool, in builder: SymbolBuilder) throws -> Drawing {
        let base = try cloud(filled: filled, in: builder).centered().scaled(1.12)
        let text = try builder.icons.text("CO₂", height: 3.5, weights: [300, 600, 900]).moved(0, 1.6)
        guard filled else { return text.over(base).flattened(role: Role(color: .gray)) }
        return Drawing(text.parts, role: Role(color: .white, monochrome: .hole))
            .over(base.colored(.gray).cut(by: text.parts).withRoles([Role(level: .secondary, color: .gray)]))
    }

    private static func dewPoint(_ drop: String, in builder: SymbolBuilder) throws -> Drawing {
        let base = try builder.drawing(drop).flattened(role: Role(color: .cyan)).moved(-2, 0)
        let degree = Drawing([.line(.circle(CGPoint(x: 6, y: -5.4), radius: 1.9))], role: Role(level: .secondary))
        return degree.over(base).centered()
    }
}

extension Drawing {
    /// The frame ends at the ink's left, top and right and at the lowest line, ignoring what was cut off below `floor`.
    fileprivate func framed(by floor: Double) -> Drawing {
        var result = self
        let lower = layers.last.map { Drawing(layers: [$0]).ink } ?? ink
        let upper = Drawing(layers: layers.dropLast()).ink
        let top = min(upper.minY, lower.minY)
        let left = min(upper.minX, lower.minX)
        result.frame = CGRect(
            x: left, y: top, width: max(upper.maxX, lower.maxX) - left, height: max(floor, lower.maxY) - top)
        let box = result.frame ?? ink
        return result.moved(-box.midX, -box.midY)
    }
}
