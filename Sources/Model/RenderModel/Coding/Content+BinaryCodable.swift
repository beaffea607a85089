import CoreGraphics

extension StrokeGeometry: BinaryCodable {
    package func encode(into writer: inout BinaryWriter) {
        writer.write(width)
        writer.write(rawValue: cap)
        writer.write(rawValue: join)
        writer.write(miterLimit)
        writer.write(dash)
        writer.write(dashPhase)
    }

    package init(from reader: inout BinaryReader) throws(BinaryDecodingError) {
        self.init(
            width: try reader.double(), cap: try reader.rawValue(), join: try reader.rawValue(),
            miterLimit: try reader.double(), dash: try reader.array(minimumSize: 8), dashPhase: try reader.double())
    }
}

extension ShapeContent: BinaryCodable {
    package func encode(into writer: inout BinaryWriter) {
        writer.write(path)
        switch style {
        case .fill(let evenOdd):
            writer.write(byte: evenOdd ? 1 : 0)
        case .stroke(let geometry):
            writer.write(byte: 2)
            writer.write(geometry)
        }
        writer.write(fill)
        writer.write(antialiased)
    }

    package init(from reader: inout BinaryReader) throws(BinaryDecodingError) {
        let path: PathStorage = try reader.value()
        let style: Style
        switch try reader.byte() {
        case 0: style = .fill(evenOdd: false)
        case 1: style = .fill(evenOdd: true)
        case 2: style = .stroke(try reader.value())
        default: throw reader.malformed("unknown shape style")
        }
        self.init(path: path, style: style, fill: try reader.value(), antialiased: try reader.bool())
    }
}

extension ImageResource: BinaryCodable {
    package func encode(into writer: inout BinaryWriter) {
        writer.write(name)
        writer.write(pixelWidth)
        writer.write(pixelHeight)
        writer.write(bytes)
        writer.write(rawValue: format)
    }

    package init(from reader: inout BinaryReader) throws(BinaryDecodingError) {
        self.init(
            name: try reader.string(), pixelWidth: try reader.int(), pixelHeight: try reader.int(),
            bytes: try reader.byteArray(), format: try reader.rawValue())
    }
}

extension ImageContent: BinaryCodable {
    package func encode(into writer: inout BinaryWriter) {
        writer.write(image)
        writer.write(destination)
        writer.write(naturalSize)
        switch resizing {
        case .stretch:
            writer.write(byte: 0)
        case .slices(let top, let left, let bottom, let right, let tiled):
            writer.write(byte: 1)
            for inset in [top, left, bottom, right] { writer.write(inset) }
            writer.write(tiled)
        case .tile:
            writer.write(byte: 2)
        }
        writer.write(rawValue: interpolation)
        writer.write(template)
        writer.write(rawValue: accentedRendering)
        writer.write(mirrored)
    }

    package init(from reader: inout BinaryReader) throws(BinaryDecodingError) {
        let image = try reader.int()
        let destination: CGRect = try reader.value()
        let naturalSize: CGSize = try reader.value()
        let resizing: Resizing
        switch try reader.byte() {
        case 0: resizing = .stretch
        case 1:
            resizing = .slices(
                top: try reader.double(), left: try reader.double(), bottom: try reader.double(),
                right: try reader.double(), tiled: try reader.bool())
        case 2: resizing = .tile
        default: throw reader.malformed("unknown image resizing")
        }
        self.init(
            image: image, destination: destination, naturalSize: naturalSize, resizing: resizing,
            interpolation: try reader.rawValue(), template: try reader.optional(),
            accentedRendering: try reader.rawValue(), mirrored: try reader.bool())
    }
}

extension SymbolDrawing.Step: BinaryCodable {
    package func encode(into writer: inout BinaryWriter) {
        switch self {
        case .fill(let path):
            writer.write(byte: 0)
            writer.write(path)
        case .stroke(let path, let width):
            writer.write(byte: 1)
            writer.write(path)
            writer.write(width)
        case .erase(let path):
            writer.write(byte: 2)
            writer.write(path)
        case .eraseStroke(let path, let width):
            writer.write(byte: 3)
            writer.write(path)
            writer.write(width)
        }
    }

    package init(from reader: inout BinaryReader) throws(BinaryDecodingError) {
        switch try reader.byte() {
        case 0: self = .fill(try reader.value())
        case 1: self = .stroke(try reader.value(), width: try reader.double())
        case 2: self = .erase(try reader.value())
        case 3: self = .eraseStroke(try reader.value(), width: try reader.double())
        default: throw reader.malformed("unknown symbol step")
        }
    }
}

extension SymbolDrawing: BinaryCodable {
    package func encode(into writer: inout BinaryWriter) {
        writer.write(name)
        writer.write(key)
        writer.write(box)
        writer.write(count: layers.count)
        for layer in layers {
            writer.write(layer.steps)
            writer.write(layer.cutsBelow)
        }
    }

    package init(from reader: inout BinaryReader) throws(BinaryDecodingError) {
        self.init(name: try reader.string(), key: try reader.string(), box: try reader.value(), layers: [])
        for _ in 0..<(try reader.count(minimumSize: 2)) {
            layers.append(Layer(steps: try reader.array(minimumSize: 2), cutsBelow: try reader.array(minimumSize: 2)))
        }
    }
}

extension SymbolContent: BinaryCodable {
    package func encode(into writer: inout BinaryWriter) {
        writer.write(symbol)
        writer.write(destination)
        writer.write(layerFills)
        writer.write(mirrored)
    }

    package init(from reader: inout BinaryReader) throws(BinaryDecodingError) {
        self.init(
            symbol: try reader.int(), destination: try reader.value(), layerFills: try reader.array(minimumSize: 2),
            mirrored: try reader.bool())
    }
}
