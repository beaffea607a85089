import CoreGraphics

extension ColorFilter: BinaryCodable {
    package func encode(into writer: inout BinaryWriter) {
        func write(_ tag: UInt8, _ amount: Double) {
            writer.write(byte: tag)
            writer.write(amount)
        }
        switch self {
        case .saturation(let amount): write(0, amount)
        case .contrast(let amount): write(1, amount)
        case .brightness(let amount): write(2, amount)
        case .grayscale(let amount): write(3, amount)
        case .hueRotation(let angle): write(4, angle)
        case .invert: writer.write(byte: 5)
        case .multiply(let color):
            writer.write(byte: 6)
            writer.write(color)
        case .luminanceToAlpha: writer.write(byte: 7)
        case .recolor(let color, let kept):
            writer.write(byte: 8)
            writer.write(color)
            writer.write(rawValue: kept)
        }
    }

    package init(from reader: inout BinaryReader) throws(BinaryDecodingError) {
        switch try reader.byte() {
        case 0: self = .saturation(try reader.double())
        case 1: self = .contrast(try reader.double())
        case 2: self = .brightness(try reader.double())
        case 3: self = .grayscale(try reader.double())
        case 4: self = .hueRotation(try reader.double())
        case 5: self = .invert
        case 6: self = .multiply(try reader.value())
        case 7: self = .luminanceToAlpha
        case 8: self = .recolor(try reader.value(), keeping: try reader.rawValue())
        default: throw reader.malformed("unknown color filter")
        }
    }
}

extension Vibrancy: BinaryCodable {
    package func encode(into writer: inout BinaryWriter) {
        writer.write(radius)
        writer.write(lightInk)
        writer.write(darkInk)
        writer.write(rawValue: ink)
        writer.write(weakest)
        writer.write(strongest)
    }

    package init(from reader: inout BinaryReader) throws(BinaryDecodingError) {
        self.init(
            radius: try reader.double(), lightInk: try reader.value(), darkInk: try reader.value(),
            ink: try reader.rawValue(), weakest: try reader.double(), strongest: try reader.double())
    }
}

extension Effect: BinaryCodable {
    package func encode(into writer: inout BinaryWriter) {
        switch self {
        case .opacity(let alpha):
            writer.write(byte: 0)
            writer.write(alpha)
        case .clip(let path, let evenOdd):
            writer.write(byte: 1)
            writer.write(path)
            writer.write(evenOdd)
        case .mask(let node):
            writer.write(byte: 2)
            writer.write(node)
        case .transform(let transform):
            writer.write(byte: 3)
            writer.write(transform)
        case .blend(let mode):
            writer.write(byte: 4)
            writer.write(caseIndex: mode)
        case .blur(let radius, let opaque):
            writer.write(byte: 5)
            writer.write(radius)
            writer.write(opaque)
        case .shadow(let color, let radius, let offset):
            writer.write(byte: 6)
            writer.write(color)
            writer.write(radius)
            writer.write(offset)
        case .colorFilter(let filter):
            writer.write(byte: 7)
            writer.write(filter)
        case .isolate:
            writer.write(byte: 8)
        case .vibrancy(let vibrancy):
            writer.write(byte: 9)
            writer.write(vibrancy)
        }
    }

    package init(from reader: inout BinaryReader) throws(BinaryDecodingError) {
        switch try reader.byte() {
        case 0: self = .opacity(try reader.double())
        case 1: self = .clip(try reader.value(), evenOdd: try reader.bool())
        case 2:
            self = .mask(try reader.recurse { reader throws(BinaryDecodingError) in try RenderNode(from: &reader) })
        case 3: self = .transform(try reader.value())
        case 4: self = .blend(try reader.caseIndex())
        case 5: self = .blur(radius: try reader.double(), opaque: try reader.bool())
        case 6: self = .shadow(color: try reader.value(), radius: try reader.double(), offset: try reader.value())
        case 7: self = .colorFilter(try reader.value())
        case 8: self = .isolate
        case 9: self = .vibrancy(try reader.value())
        default: throw reader.malformed("unknown effect")
        }
    }
}

extension RenderNode.Content: BinaryCodable {
    package func encode(into writer: inout BinaryWriter) {
        switch self {
        case .group:
            writer.write(byte: 0)
        case .shape(let shape):
            writer.write(byte: 1)
            writer.write(shape)
        case .text(let text):
            writer.write(byte: 2)
            writer.write(text)
        case .image(let image):
            writer.write(byte: 3)
            writer.write(image)
        case .symbol(let symbol):
            writer.write(byte: 4)
            writer.write(symbol)
        case .effect(let effect):
            writer.write(byte: 5)
            writer.write(effect)
        }
    }

    package init(from reader: inout BinaryReader) throws(BinaryDecodingError) {
        switch try reader.byte() {
        case 0: self = .group
        case 1: self = .shape(try reader.value())
        case 2: self = .text(try reader.value())
        case 3: self = .image(try reader.value())
        case 4: self = .symbol(try reader.value())
        case 5: self = .effect(try reader.value())
        default: throw reader.malformed("unknown kind of node")
        }
    }
}

/// A node is written before its children, together with their number, so that a deep tree needs no deep stack:
///
/// 1. Write the node's header: content, frame, semantics, view type, number of children.
/// 2. Continue with its first child, else with the next sibling of the nearest ancestor that has one.
/// 3. Reading keeps the open ancestors and the number of children each still lacks; a complete node is added to the
///    ancestor before it.
extension RenderNode: BinaryCodable {
    package func encode(into writer: inout BinaryWriter) {
        encodeHead(into: &writer)
        var open = [children[...]]
        while let siblings = open.last {
            guard let next = siblings.first else {
                open.removeLast()
                continue
            }
            open[open.count - 1] = siblings.dropFirst()
            next.encodeHead(into: &writer)
            open.append(next.children[...])
        }
    }

    private func encodeHead(into writer: inout BinaryWriter) {
        writer.write(content)
        writer.write(frame)
        writer.write(semantics)
        writer.write(viewType)
        writer.write(count: children.count)
    }

    package init(from reader: inout BinaryReader) throws(BinaryDecodingError) {
        var open: [(node: RenderNode, lacking: Int)] = []
        reading: while true {
            try reader.countNode()
            try reader.enter()
            var node = RenderNode(
                try reader.value(), frame: try reader.value(), semantics: try reader.optional(),
                viewType: try reader.string())
            var lacking = try reader.count(minimumSize: 35)
            // Ancestors may announce the same bytes as their children, each at every level.
            node.children.reserveCapacity(min(lacking, 16))
            while lacking == 0 {
                reader.leave()
                guard let last = open.indices.last else {
                    self = node
                    return
                }
                open[last].node.children.append(node)
                open[last].lacking -= 1
                guard open[last].lacking == 0 else { continue reading }
                (node, lacking) = open.removeLast()
            }
            open.append((node, lacking))
        }
    }
}

extension RenderTree: BinaryCodable {
    /// Changes whenever the binary form does.
    package static let binaryVersion = 4

    package func encode(into writer: inout BinaryWriter) {
        writer.write(Self.binaryVersion)
        writer.write(size)
        writer.write(scale)
        writer.write(fonts)
        writer.write(symbols)
        writer.write(images)
        writer.write(root)
        writer.write(widgetURL)
        writer.write(diagnostics)
    }

    package init(from reader: inout BinaryReader) throws(BinaryDecodingError) {
        let version = try reader.int()
        guard version == Self.binaryVersion else {
            throw .version(found: version, expected: Self.binaryVersion)
        }
        self.init(
            size: try reader.value(), scale: try reader.double(),
            root: RenderNode(frame: .zero),
            fonts: try reader.array(minimumSize: 40), symbols: try reader.array(minimumSize: 19),
            images: try reader.array(minimumSize: 5))
        root = try reader.value()
        widgetURL = try reader.optional()
        diagnostics = try reader.array(minimumSize: 7)
    }
}
