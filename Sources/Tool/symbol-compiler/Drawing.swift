import CoreGraphics
import SymbolSet

typealias Part = SymbolProgram.Part
typealias Layer = SymbolProgram.Layer
typealias EdgeRule = SymbolProgram.EdgeRule

/// A symbol under construction. The origin is the point that lies at half the cap height; units of 1/16 em, y down.
struct Drawing {
    /// Line thickness at the regular weight.
    static let regularStem = SymbolWeight.regular.stem * SymbolProgram.unitsPerEm

    var layers: [Layer]
    /// The layout frame, if it differs from the ink.
    var frame: CGRect?

    init(layers: [Layer], frame: CGRect? = nil) {
        self.layers = layers
        self.frame = frame
    }

    init(_ parts: [Part], role: SymbolLayerRole = SymbolLayerRole()) {
        self.init(layers: [Layer(role: role, parts: parts)])
    }

    var parts: [Part] { layers.flatMap(\.parts) }

    /// The box of everything painted at the regular weight, before erasing.
    var ink: CGRect { Self.box(of: parts) { $0.regularReach } }

    /// The box of the paths as drawn, before any growth.
    private var drawnBox: CGRect {
        Self.box(of: parts) { part in
            if case .stroke(let rule, let margin) = part.growth { return (max(rule.nominal, 0) + margin) / 2 }
            return 0
        }
    }

    private static func box(of parts: [Part], reach: (Part) -> Double) -> CGRect {
        parts.filter { $0.mode == .paint }.reduce(CGRect.null) { box, part in
            let path = part.paths.count == 3 ? part.paths[1] : part.paths.first ?? PathStorage()
            let bounds = path.inkBounds
            guard !bounds.isNull else { return box }
            let reach = reach(part)
            return box.union(bounds.insetBy(dx: -reach, dy: -reach))
        }
    }

    func mapParts(_ change: (Part) -> Part) -> Drawing {
        Drawing(layers: layers.map { Layer(role: $0.role, parts: $0.parts.map(change)) }, frame: frame)
    }

    func moved(_ x: Double, _ y: Double) -> Drawing {
        var result = mapParts { part in
            Part(mode: part.mode, growth: part.growth, paths: part.paths.map { $0.moved(x, y) })
        }
        result.frame = frame?.offsetBy(dx: x, dy: y)
        return result
    }

    /// Scales about the origin. Lines keep `emphasis` times the thickness that the weight gives them.
    func scaled(_ factor: Double, emphasis: Double = 1) -> Drawing {
        var result = mapParts { part in
            Part(
                mode: part.mode, growth: part.growth.scaled(factor, emphasis: emphasis),
                paths: part.paths.map { $0.scaled(factor) })
        }
        result.frame = frame.map {
            CGRect(x: $0.minX * factor, y: $0.minY * factor, width: $0.width * factor, height: $0.height * factor)
        }
        return result
    }

    func rotated(degrees: Double) -> Drawing {
        var result = mapParts { part in
            Part(mode: part.mode, growth: part.growth, paths: part.paths.map { $0.rotated(degrees: degrees) })
        }
        result.frame = frame.map { PathStorage.rectangle($0).rotated(degrees: degrees).inkBounds }
        return result
    }

    func mirrored() -> Drawing {
        mapParts { part in
            Part(
                mode: part.mode, growth: part.growth,
                paths: part.paths.map { $0.mapPoints { CGPoint(x: -$0.x, y: $0.y) } })
        }
    }

    func centered() -> Drawing {
        guard frame == nil else { return self }
        let center = ink.center
        return moved(-center.x, -center.y)
    }

    /// Scaled to fit a box about the origin, and centered in it.
    func fitted(_ width: Double, _ height: Double, emphasis: Double = 1) -> Drawing {
        let box = ink
        guard box.width > 0, box.height > 0 else { return self }
        let factor = min(width / box.width, height / box.height)
        return centered().scaled(factor, emphasis: emphasis).centered()
    }

    /// Stretched so that the ink at the regular weight has this size, about the origin. Lines keep their thickness.
    func stretched(_ width: Double, _ height: Double) -> Drawing {
        let box = ink
        guard box.width > 0, box.height > 0 else { return self }
        return centered().mapParts { part in
            let paths = part.paths.map { path in
                path.mapPoints { CGPoint(x: $0.x * width / box.width, y: $0.y * height / box.height) }
            }
            return Part(mode: part.mode, growth: part.growth, paths: paths)
        }
    }

    /// Shrunk so that the ink at the regular weight has the size that the source drew.
    func normalized() -> Drawing {
        let drawn = drawnBox
        let grown = ink
        guard grown.width > 0, grown.height > 0 else { return self }
        return scaled(max(drawn.width, drawn.height) / max(grown.width, grown.height))
    }

    /// Everything in one layer.
    func flattened(role: SymbolLayerRole = SymbolLayerRole()) -> Drawing {
        Drawing(layers: [Layer(role: role, parts: parts)], frame: frame)
    }

    func over(_ lower: Drawing) -> Drawing {
        Drawing(layers: lower.layers + layers, frame: lower.frame ?? frame)
    }

    /// Erases the parts of `other` from every layer; where `other` erases, this is painted again.
    func cut(by other: [Part]) -> Drawing {
        Drawing(layers: layers.map { Layer(role: $0.role, parts: $0.parts + other.map(\.inverted)) }, frame: frame)
    }

    func withRoles(_ roles: [SymbolLayerRole]) -> Drawing {
        var result = self
        for (index, role) in zip(layers.indices, roles) { result.layers[index].role = role }
        return result
    }

    func colored(_ color: SymbolLayerRole.Color) -> Drawing {
        var result = self
        for index in layers.indices { result.layers[index].role.color = color }
        return result
    }

    /// - Parameter margins: beyond the ink, in units. Room that the frame already has at a side counts toward them.
    func program(name: String, margins: SymbolSideMargins) -> SymbolProgram {
        let ink = ink
        let frame = frame ?? ink
        let edge = edgeRule(on: ink)
        let placed = moved(-frame.minX, -frame.minY)
        return SymbolProgram(
            name: name, width: frame.width, height: frame.height,
            baseline: -frame.minY + SymbolMetrics.capitalCenter * SymbolProgram.unitsPerEm, edge: edge,
            margins: margins.map { sides in
                SymbolSideMargins.Sides(
                    left: Self.beyond(ink.minX - frame.minX, sides.left),
                    right: Self.beyond(frame.maxX - ink.maxX, sides.right))
            },
            layers: placed.layers)
    }

    /// What a margin adds to the room between frame and ink.
    private static func beyond(_ room: Double, _ margin: Double) -> Double { max(margin - room, min(margin, 0)) }

    /// The rule of the part that reaches the ink's box and moves most.
    private func edgeRule(on ink: CGRect) -> EdgeRule {
        let touching = parts.filter { part in
            guard part.mode == .paint, part.rule != nil else { return false }
            let box = Self.box(of: [part]) { $0.regularReach }
            return !ink.insetBy(dx: 0.3, dy: 0.3).contains(box)
        }
        return touching.compactMap(\.rule).max { $0.gain * $0.share < $1.gain * $1.share } ?? .still
    }
}

extension SymbolProgram.EdgeRule {
    /// A line that the project draws itself: exactly as thick as the weight specifies.
    static let line = Self(nominal: 0)
    /// A solid shape that the project draws itself: grows a little, not at all at the regular weight.
    static let solid = Self(nominal: Drawing.regularStem, gain: 0.25)
    static let still = Self(nominal: 0, gain: 0)
}

extension SymbolProgram.Growth {
    func scaled(_ factor: Double, emphasis: Double) -> Self {
        switch self {
        case .rigid: .rigid
        case .outline(let rule): .outline(rule.scaled(factor, emphasis: emphasis))
        case .stroke(let rule, let margin): .stroke(rule.scaled(factor, emphasis: emphasis), margin: margin * factor)
        }
    }
}

extension SymbolProgram.EdgeRule {
    fileprivate func scaled(_ factor: Double, emphasis: Double) -> Self {
        Self(
            nominal: nominal * factor, share: share * emphasis, gain: gain, thinnest: thinnest * factor,
            thickest: thickest * factor)
    }
}

extension SymbolProgram.Part {
    /// A line; if its neighbors are close, `thickest` limits its thickness.
    static func line(_ path: PathStorage, share: Double = 1, thickest: Double = .infinity) -> Part {
        let rule = SymbolProgram.EdgeRule(nominal: 0, share: share, thickest: thickest)
        return Part(growth: .stroke(rule, margin: 0), paths: [path])
    }

    /// A line whose course is given for ultralight, regular and black.
    static func line(_ masters: [PathStorage]) -> Part {
        Part(growth: .stroke(SymbolProgram.EdgeRule(nominal: 0), margin: 0), paths: masters)
    }

    static func solid(_ path: PathStorage, mode: SymbolProgram.Mode = .paint) -> Part {
        Part(mode: mode, growth: .outline(.solid), paths: [path])
    }

    var inverted: Part {
        Part(mode: mode == .paint ? .erase : .paint, growth: growth, paths: paths)
    }

    /// The part as a wider silhouette, for cutting a gap of `margin` units around it.
    func widened(_ margin: Double) -> [Part] {
        switch growth {
        case .stroke(let rule, let own):
            return [Part(mode: mode, growth: .stroke(rule, margin: own + 2 * margin), paths: paths)]
        case .outline(let rule):
            let ring = Part(mode: mode, growth: .stroke(rule, margin: 2 * margin - rule.nominal), paths: paths)
            return [self, ring]
        case .rigid:
            return [self, Part(mode: mode, growth: .stroke(.still, margin: 2 * margin), paths: paths)]
        }
    }

    /// The part without its holes, widened: what a layer in front hides of those behind it.
    func silhouette(_ margin: Double) -> [Part] {
        switch growth {
        case .stroke:
            return [Part(growth: .rigid, paths: paths)] + widened(margin)
        case .outline, .rigid:
            let outer = paths.map { $0.contours.first ?? PathStorage() }
            return Part(growth: growth, paths: outer).widened(margin)
        }
    }

    var rule: SymbolProgram.EdgeRule? {
        switch growth {
        case .rigid: nil
        case .outline(let rule), .stroke(let rule, _): rule
        }
    }

    /// How far the ink reaches beyond the path at the regular weight.
    var regularReach: Double {
        switch growth {
        case .rigid: 0
        case .outline(let rule): rule.movement(stem: Drawing.regularStem) / 2
        case .stroke(let rule, let margin): (rule.nominal + rule.movement(stem: Drawing.regularStem) + margin) / 2
        }
    }
}
