/// Compresses data with DEFLATE (RFC 1951), using its fixed codes.
///
/// 1. The last position of every three bytes is recorded; if the same three occur again within 32768 bytes, they and
///    the matching bytes after them become a length and a distance.
/// 2. Everything else is written byte by byte.
package struct Deflate {
    private var output: [UInt8] = []
    private var bits: UInt32 = 0
    private var bitCount: UInt32 = 0

    package static func encode(_ input: [UInt8]) -> [UInt8] {
        var writer = Deflate()
        writer.put(1, 1)
        writer.put(1, 2)
        var last: [UInt32: Int] = [:]
        var index = 0
        while index < input.count {
            guard index + 2 < input.count else {
                writer.putLiteral(Int(input[index]))
                index += 1
                continue
            }
            let key = UInt32(input[index]) | UInt32(input[index + 1]) << 8 | UInt32(input[index + 2]) << 16
            let earlier = last.updateValue(index, forKey: key)
            guard let earlier, index - earlier <= 32768 else {
                writer.putLiteral(Int(input[index]))
                index += 1
                continue
            }
            var length = 3
            while length < 258, index + length < input.count, input[earlier + length] == input[index + length] {
                length += 1
            }
            writer.putCopy(length: length, distance: index - earlier)
            index += length
        }
        writer.putLiteral(256)
        writer.put(0, (8 - writer.bitCount % 8) % 8)
        return writer.output
    }

    private mutating func put(_ value: Int, _ count: UInt32) {
        bits |= UInt32(value) << bitCount
        bitCount += count
        while bitCount >= 8 {
            output.append(UInt8(truncatingIfNeeded: bits))
            bits >>= 8
            bitCount -= 8
        }
    }

    /// Codes are written with their highest bit first.
    private mutating func putCode(_ code: Int, _ count: UInt32) {
        for bit in (0..<count).reversed() { put(code >> Int(bit) & 1, 1) }
    }

    private mutating func putLiteral(_ symbol: Int) {
        switch symbol {
        case ..<144: putCode(0b0011_0000 + symbol, 8)
        case ..<256: putCode(0b1_1001_0000 + symbol - 144, 9)
        case ..<280: putCode(symbol - 256, 7)
        default: putCode(0b1100_0000 + symbol - 280, 8)
        }
    }

    private mutating func putCopy(length: Int, distance: Int) {
        let place = Self.place(of: length, in: Inflate.lengthBase)
        putLiteral(257 + place)
        put(length - Inflate.lengthBase[place], UInt32(Inflate.lengthExtra[place]))
        let far = Self.place(of: distance, in: Inflate.distanceBase)
        putCode(far, 5)
        put(distance - Inflate.distanceBase[far], UInt32(max(0, far / 2 - 1)))
    }

    private static func place(of value: Int, in bases: [Int]) -> Int { (bases.lastIndex { $0 <= value }) ?? 0 }
}
