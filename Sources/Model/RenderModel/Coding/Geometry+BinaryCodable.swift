import CoreGraphics

extension CGPoint: BinaryCodable {
    package func encode(into writer: inout BinaryWriter) {
        writer.write(Double(x))
        writer.write(Double(y))
    }

    package init(from reader: inout BinaryReader) throws(BinaryDecodingError) {
        self.init(x: try reader.double(), y: try reader.double())
    }
}

extension CGSize: BinaryCodable {
    package func encode(into writer: inout BinaryWriter) {
        writer.write(Double(width))
        writer.write(Double(height))
    }

    package init(from reader: inout BinaryReader) throws(BinaryDecodingError) {
        self.init(width: try reader.double(), height: try reader.double())
    }
}

extension CGRect: BinaryCodable {
    package func encode(into writer: inout BinaryWriter) {
        writer.write(origin)
        writer.write(size)
    }

    package init(from reader: inout BinaryReader) throws(BinaryDecodingError) {
        self.init(origin: try reader.value(), size: try reader.value())
    }
}

extension CGAffineTransform: BinaryCodable {
    package func encode(into writer: inout BinaryWriter) {
        for value in [a, b, c, d, tx, ty] { writer.write(Double(value)) }
    }

    package init(from reader: inout BinaryReader) throws(BinaryDecodingError) {
        self.init(
            a: CGFloat(try reader.double()), b: CGFloat(try reader.double()), c: CGFloat(try reader.double()),
            d: CGFloat(try reader.double()), tx: CGFloat(try reader.double()), ty: CGFloat(try reader.double()))
    }
}

extension PathStorage: BinaryCodable {
    package func encode(into writer: inout BinaryWriter) {
        writer.write(count: verbs.count)
        for verb in verbs { writer.write(byte: verb.rawValue) }
        for point in points { writer.write(point) }
    }

    package init(from reader: inout BinaryReader) throws(BinaryDecodingError) {
        var verbs: [Verb] = []
        let count = try reader.count()
        verbs.reserveCapacity(count)
        var pointCount = 0
        for _ in 0..<count {
            let verb: Verb = try reader.rawValue()
            pointCount += verb.pointCount
            verbs.append(verb)
        }
        guard pointCount <= reader.remaining / 16 else { throw .truncated(offset: reader.offset + reader.remaining) }
        var points: [CGPoint] = []
        points.reserveCapacity(pointCount)
        for _ in 0..<pointCount { points.append(try reader.value()) }
        guard let path = PathStorage(verbs: verbs, points: points) else {
            throw reader.malformed("a path does not begin with a move")
        }
        self = path
    }
}

extension Range where Bound == Int {
    func encode(into writer: inout BinaryWriter) {
        writer.write(lowerBound)
        writer.write(upperBound)
    }

    init(from reader: inout BinaryReader) throws(BinaryDecodingError) {
        let lower = try reader.int()
        let upper = try reader.int()
        guard lower <= upper else { throw reader.malformed("a range ends before it begins") }
        self = lower..<upper
    }
}
