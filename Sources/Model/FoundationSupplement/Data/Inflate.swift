/// Decompresses DEFLATE data (RFC 1951).
///
/// 1. Data is a sequence of blocks: stored, with the fixed codes, or with preceding custom codes.
/// 2. A code is read bit by bit: `counts` has the number of codes of each length, and codes of the same length are
///    consecutive.
/// 3. A length and a distance copy earlier output.
package struct Inflate {
    package enum Problem: Error { case corrupt }

    private let input: [UInt8]
    private var position = 0
    private var bits: UInt32 = 0
    private var bitCount = 0
    private var output: [UInt8] = []

    /// - Parameter limit: the maximum size of the result in bytes.
    package static func decode(_ input: [UInt8], limit: Int = 1 << 30) throws -> [UInt8] {
        var reader = Inflate(input: input)
        var isLast = false
        while !isLast {
            isLast = try reader.take(1) == 1
            switch try reader.take(2) {
            case 0: try reader.copyStored()
            case 1: try reader.copyCoded(literals: .fixedLiterals, distances: .fixedDistances, limit)
            case 2:
                let (literals, distances) = try reader.readCodes()
                try reader.copyCoded(literals: literals, distances: distances, limit)
            default: throw Problem.corrupt
            }
            guard reader.output.count <= limit else { throw Problem.corrupt }
        }
        return reader.output
    }

    private init(input: [UInt8]) {
        self.input = input
    }

    private mutating func take(_ count: Int) throws -> Int {
        while bitCount < count {
            guard position < input.count else { throw Problem.corrupt }
            bits |= UInt32(input[position]) << UInt32(bitCount)
            position += 1
            bitCount += 8
        }
        let value = Int(bits & (UInt32(1) << UInt32(count) - 1))
        bits >>= UInt32(count)
        bitCount -= count
        return value
    }

    private mutating func copyStored() throws {
        bits = 0
        bitCount = 0
        guard position + 4 <= input.count else { throw Problem.corrupt }
        let length = Int(input[position]) | Int(input[position + 1]) << 8
        position += 4
        guard position + length <= input.count else { throw Problem.corrupt }
        output += input[position..<position + length]
        position += length
    }

    private struct Codes {
        var counts = [Int](repeating: 0, count: 16)
        var symbols: [Int] = []

        init(lengths: [Int]) {
            for length in lengths { counts[length] += 1 }
            counts[0] = 0
            var offsets = [Int](repeating: 0, count: 17)
            for length in 1...15 { offsets[length + 1] = offsets[length] + counts[length] }
            symbols = [Int](repeating: 0, count: offsets[16])
            for (symbol, length) in lengths.enumerated() where length > 0 {
                symbols[offsets[length]] = symbol
                offsets[length] += 1
            }
        }

        static let fixedLiterals = Codes(
            lengths: [Int](repeating: 8, count: 144) + [Int](repeating: 9, count: 112)
                + [Int](repeating: 7, count: 24) + [Int](repeating: 8, count: 8))
        static let fixedDistances = Codes(lengths: [Int](repeating: 5, count: 30))
    }

    private mutating func symbol(_ codes: Codes) throws -> Int {
        var code = 0
        var first = 0
        var index = 0
        for length in 1...15 {
            code |= try take(1)
            let count = codes.counts[length]
            if code - count < first { return codes.symbols[index + code - first] }
            index += count
            first = (first + count) << 1
            code <<= 1
        }
        throw Problem.corrupt
    }

    /// The order in which a block stores the lengths of the codes for lengths.
    private static let order = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15]

    private mutating func readCodes() throws -> (Codes, Codes) {
        let literalCount = try take(5) + 257
        let distanceCount = try take(5) + 1
        let lengthCount = try take(4) + 4
        var lengths = [Int](repeating: 0, count: 19)
        for place in Self.order.prefix(lengthCount) { lengths[place] = try take(3) }
        let lengthCodes = Codes(lengths: lengths)
        var all: [Int] = []
        while all.count < literalCount + distanceCount {
            switch try symbol(lengthCodes) {
            case let length where length < 16: all.append(length)
            case 16:
                guard let last = all.last else { throw Problem.corrupt }
                all += [Int](repeating: last, count: try take(2) + 3)
            case 17: all += [Int](repeating: 0, count: try take(3) + 3)
            default: all += [Int](repeating: 0, count: try take(7) + 11)
            }
        }
        guard all.count == literalCount + distanceCount else { throw Problem.corrupt }
        return (Codes(lengths: Array(all[..<literalCount])), Codes(lengths: Array(all[literalCount...])))
    }

    static let lengthBase = [
        3, 4, 5, 6, 7, 8, 9, 10, 11, 13, 15, 17, 19, 23, 27, 31, 35, 43, 51, 59, 67, 83, 99, 115, 131, 163, 195, 227,
        258,
    ]
    static let lengthExtra = [
        0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 0,
    ]
    static let distanceBase = [
        1, 2, 3, 4, 5, 7, 9, 13, 17, 25, 33, 49, 65, 97, 129, 193, 257, 385, 513, 769, 1025, 1537, 2049, 3073, 4097,
        6145,
        8193, 12289, 16385, 24577,
    ]

    private mutating func copyCoded(literals: Codes, distances: Codes, _ limit: Int) throws {
        while true {
            let symbol = try symbol(literals)
            if symbol < 256 {
                output.append(UInt8(symbol))
            } else if symbol == 256 {
                return
            } else {
                let place = symbol - 257
                guard place < Self.lengthBase.count else { throw Problem.corrupt }
                let length = Self.lengthBase[place] + (try take(Self.lengthExtra[place]))
                let far = try self.symbol(distances)
                guard far < Self.distanceBase.count else { throw Problem.corrupt }
                let distance = Self.distanceBase[far] + (try take(max(0, far / 2 - 1)))
                guard distance <= output.count, output.count + length <= limit else { throw Problem.corrupt }
                let start = output.count - distance
                for offset in 0..<length { output.append(output[start + offset]) }
            }
        }
    }
}
