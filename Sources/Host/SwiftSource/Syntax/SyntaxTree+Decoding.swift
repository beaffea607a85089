extension SyntaxTree {
    /// The version of the encoding, which `TreeWriter` of the program `tessera-syntax` describes.
    private static let version = 1

    /// Decodes the program's reply.
    ///
    /// 1. Everything is checked against its limits: numbers end within the bytes, ranges are within the source and
    ///    their parents' ranges, the number of descendants fits into the parent's, and only tokens and the source may
    ///    have no descendants. So whatever the bytes are, the result is a valid tree or `nil`.
    /// 2. Parents are determined with a stack of the nodes whose descendants are incomplete.
    ///
    /// - Parameter count: the size of the source in bytes.
    init?(encoded bytes: [UInt8], count: Int) {
        let decoded = bytes.withUnsafeBufferPointer { buffer -> ([Node], [Piece])? in
            var input = NumberInput(buffer)
            guard input.next() == Self.version, let kinds = Self.kinds(&input),
                let nodes = Self.nodes(&input, kinds: kinds, count: count),
                let pieces = Self.pieces(&input, count: count), input.isAtEnd
            else { return nil }
            return (nodes, pieces)
        }
        guard let decoded else { return nil }
        self.init(nodes: decoded.0, pieces: decoded.1)
    }

    private static func kinds(_ input: inout NumberInput) -> [SyntaxKind]? {
        guard let count = input.next(), count <= input.left else { return nil }
        var kinds: [SyntaxKind] = []
        for _ in 0..<count {
            guard let length = input.next(), let name = input.text(length) else { return nil }
            kinds.append(SyntaxKind(rawValue: name) ?? .other)
        }
        return kinds
    }

    private static func nodes(_ input: inout NumberInput, kinds: [SyntaxKind], count: Int) -> [Node]? {
        guard let number = input.next(), number > 0, number <= input.left else { return nil }
        var nodes: [Node] = []
        nodes.reserveCapacity(number)
        var parent = -1
        var start = 0
        for index in 0..<number {
            guard let kind = input.next(), kinds.indices.contains(kind), let distance = input.next(),
                let length = input.next(), let descendants = input.next()
            else { return nil }
            while parent >= 0, nodes[parent].end <= index { parent = nodes[parent].parent }
            guard parent >= 0 || index == 0 else { return nil }
            start += distance
            let end = index + 1 + descendants
            let outer = parent >= 0 ? nodes[parent].range : 0..<count
            let outerEnd = parent >= 0 ? nodes[parent].end : number
            guard start >= outer.lowerBound, start + length <= outer.upperBound, end <= outerEnd else { return nil }
            guard index == 0 || length > 0 && (descendants > 0 || kinds[kind].isToken) else { return nil }
            nodes.append(Node(kind: kinds[kind], range: start..<start + length, end: end, parent: parent))
            parent = index
        }
        return nodes[0].end == number ? nodes : nil
    }

    private static func pieces(_ input: inout NumberInput, count: Int) -> [Piece]? {
        guard let number = input.next(), number <= input.left else { return nil }
        var pieces: [Piece] = []
        var end = 0
        for _ in 0..<number {
            guard let kind = input.next().flatMap(Piece.Kind.init), let distance = input.next(),
                let length = input.next(), end + distance + length <= count
            else { return nil }
            let start = end + distance
            end = start + length
            pieces.append(Piece(kind: kind, range: start..<end))
        }
        return pieces
    }
}

/// A sequence of numbers of variable length.
private struct NumberInput {
    private let bytes: UnsafeBufferPointer<UInt8>
    private var offset = 0

    init(_ bytes: UnsafeBufferPointer<UInt8>) {
        self.bytes = bytes
    }

    var isAtEnd: Bool { offset == bytes.count }
    var left: Int { bytes.count - offset }

    /// The next number; `nil` at the end, and for numbers of more than 32 bits.
    mutating func next() -> Int? {
        var number = 0
        var shift = 0
        while offset < bytes.count, shift <= 28 {
            let byte = bytes[offset]
            offset += 1
            number |= Int(byte & 0x7F) << shift
            if byte < 0x80 { return number }
            shift += 7
        }
        return nil
    }

    mutating func text(_ length: Int) -> String? {
        guard length <= left else { return nil }
        defer { offset += length }
        return String(decoding: bytes[offset..<offset + length], as: UTF8.self)
    }
}
