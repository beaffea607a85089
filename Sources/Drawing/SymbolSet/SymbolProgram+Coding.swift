import CoreGraphics

extension SymbolProgram {
    /// The record of a symbol file; the name is not part of it.
    func write(to writer: inout SymbolByteWriter) {
        for value in [width, height, baseline] + margins.values { writer.write(value) }
        edge.write(to: &writer)
        writer.write(UInt8(layers.count))
        for layer in layers {
            writer.write(layer.role.level.rawValue)
            writer.write(UInt8(layer.role.paletteIndex))
            writer.write(layer.role.color.rawValue)
            writer.write(layer.role.monochrome.rawValue)
            writer.write(layer.role.variableThreshold ?? .nan)
        }
        for layer in layers {
            writer.write(UInt16(layer.parts.count))
            for part in layer.parts { part.write(to: &writer) }
        }
    }

    init?(name: String, from reader: inout SymbolByteReader) {
        guard let header = SymbolRecordHeader(from: &reader) else { return nil }
        self.init(
            name: name, width: header.width, height: header.height, baseline: header.baseline,
            edge: header.edge, margins: header.margins, layers: [])
        for role in header.roles {
            guard let parts = Self.readParts(from: &reader) else { return nil }
            layers.append(Layer(role: role, parts: parts))
        }
    }

    private static func readParts(from reader: inout SymbolByteReader) -> [Part]? {
        guard let count = reader.integer(UInt16.self) else { return nil }
        var parts: [Part] = []
        for _ in 0..<count {
            guard let part = Part(from: &reader) else { return nil }
            parts.append(part)
        }
        return parts
    }
}

/// The first bytes of a record: enough for metrics and layer roles.
struct SymbolRecordHeader {
    var width: Double
    var height: Double
    var baseline: Double
    var margins: SymbolSideMargins
    var edge: SymbolProgram.EdgeRule
    var roles: [SymbolLayerRole] = []

    init?(from reader: inout SymbolByteReader) {
        guard let width = reader.double(), let height = reader.double(), let baseline = reader.double(),
            let margins = SymbolSideMargins(from: &reader), let edge = SymbolProgram.EdgeRule(from: &reader),
            let layerCount = reader.integer(UInt8.self)
        else { return nil }
        (self.width, self.height, self.baseline) = (width, height, baseline)
        (self.margins, self.edge) = (margins, edge)
        for _ in 0..<layerCount {
            guard let level = reader.integer(UInt8.self).flatMap(SymbolLayerRole.Level.init(rawValue:)),
                let paletteIndex = reader.integer(UInt8.self),
                let color = reader.integer(UInt8.self).flatMap(SymbolLayerRole.Color.init(rawValue:)),
                let monochrome = reader.integer(UInt8.self).flatMap(SymbolLayerRole.Monochrome.init(rawValue:)),
                let threshold = reader.double()
            else { return nil }
            roles.append(
                SymbolLayerRole(
                    level: level, paletteIndex: Int(paletteIndex), color: color, monochrome: monochrome,
                    variableThreshold: threshold.isNaN ? nil : threshold))
        }
    }
}

extension SymbolSideMargins {
    fileprivate init?(from reader: inout SymbolByteReader) {
        func sides() -> Sides? {
            guard let left = reader.double(), let right = reader.double() else { return nil }
            return Sides(left: left, right: right)
        }
        guard let ultraLight = sides(), let regular = sides(), let black = sides() else { return nil }
        self.init(ultraLight: ultraLight, regular: regular, black: black)
    }
}

extension SymbolProgram.EdgeRule {
    fileprivate func write(to writer: inout SymbolByteWriter) {
        for value in [nominal, share, gain, thinnest, thickest] { writer.write(value) }
    }

    fileprivate init?(from reader: inout SymbolByteReader) {
        guard let nominal = reader.double(), let share = reader.double(), let gain = reader.double(),
            let thinnest = reader.double(), let thickest = reader.double()
        else { return nil }
        self.init(nominal: nominal, share: share, gain: gain, thinnest: thinnest, thickest: thickest)
    }
}

extension SymbolProgram.Part {
    fileprivate func write(to writer: inout SymbolByteWriter) {
        writer.write(mode.rawValue)
        switch growth {
        case .rigid:
            writer.write(SymbolFileFormat.growthRigid)
        case .outline(let rule):
            writer.write(SymbolFileFormat.growthOutline)
            rule.write(to: &writer)
        case .stroke(let rule, let margin):
            writer.write(SymbolFileFormat.growthStroke)
            rule.write(to: &writer)
            writer.write(margin)
        }
        writer.write(UInt8(paths.count))
        for path in paths {
            writer.write(UInt16(path.verbs.count))
            writer.write(UInt16(path.points.count))
            writer.write(contentsOf: path.verbs.map(\.rawValue))
            for point in path.points {
                writer.write(Double(point.x))
                writer.write(Double(point.y))
            }
        }
    }

    fileprivate init?(from reader: inout SymbolByteReader) {
        guard let mode = reader.integer(UInt8.self).flatMap(SymbolProgram.Mode.init(rawValue:)),
            let growth = Self.readGrowth(from: &reader), let pathCount = reader.integer(UInt8.self)
        else { return nil }
        self.init(mode: mode, growth: growth, paths: [])
        for _ in 0..<pathCount {
            guard let path = Self.readPath(from: &reader) else { return nil }
            paths.append(path)
        }
    }

    private static func readGrowth(from reader: inout SymbolByteReader) -> SymbolProgram.Growth? {
        switch reader.integer(UInt8.self) {
        case SymbolFileFormat.growthRigid:
            return .rigid
        case SymbolFileFormat.growthOutline:
            return SymbolProgram.EdgeRule(from: &reader).map { .outline($0) }
        case SymbolFileFormat.growthStroke:
            guard let rule = SymbolProgram.EdgeRule(from: &reader), let margin = reader.double() else { return nil }
            return .stroke(rule, margin: margin)
        default:
            return nil
        }
    }

    private static func readPath(from reader: inout SymbolByteReader) -> PathStorage? {
        guard let verbCount = reader.integer(UInt16.self), let pointCount = reader.integer(UInt16.self),
            let verbBytes = reader.slice(count: Int(verbCount))
        else { return nil }
        var verbs: [PathStorage.Verb] = []
        verbs.reserveCapacity(Int(verbCount))
        for byte in verbBytes {
            guard let verb = PathStorage.Verb(rawValue: byte) else { return nil }
            verbs.append(verb)
        }
        var points: [CGPoint] = []
        points.reserveCapacity(Int(pointCount))
        for _ in 0..<pointCount {
            guard let x = reader.double(), let y = reader.double() else { return nil }
            points.append(CGPoint(x: x, y: y))
        }
        return PathStorage(verbs: verbs, points: points)
    }
}
