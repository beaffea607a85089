/// How the code words of a QR code are cut into blocks (ISO/IEC 18004, table 9).
struct QRBlocks {
    private let total: Int
    private let blockCount: Int
    private let correctionCount: Int

    init(version: Int, level: QRCode.Level) {
        var modules = (16 * version + 128) * version + 64
        if version >= 2 {
            let count = version / 7 + 2
            modules -= (25 * count - 10) * count - 55
            if version >= 7 { modules -= 36 }
        }
        total = modules / 8
        blockCount = Self.blockCounts[level.rawValue][version - 1]
        correctionCount = Self.correctionCounts[level.rawValue][version - 1]
    }

    /// Code words that are not for correction.
    var dataCount: Int { total - blockCount * correctionCount }

    /// Words of all blocks in turn, then those for correction.
    func interleaved(_ data: [UInt8]) -> [UInt8] {
        let short = total / blockCount - correctionCount
        let longCount = total % blockCount
        var blocks: [ArraySlice<UInt8>] = []
        var start = 0
        for index in 0..<blockCount {
            let count = short + (index >= blockCount - longCount ? 1 : 0)
            blocks.append(data[start..<start + count])
            start += count
        }
        let divisor = ReedSolomon.divisor(degree: correctionCount)
        let corrections = blocks.map { ReedSolomon.remainder(Array($0), divisor) }
        var result: [UInt8] = []
        for index in 0...short {
            for block in blocks where index < block.count { result.append(block[block.startIndex + index]) }
        }
        for index in 0..<correctionCount {
            for correction in corrections { result.append(correction[index]) }
        }
        return result
    }

    private static let correctionCounts: [[Int]] = [
        [
            7, 10, 15, 20, 26, 18, 20, 24, 30, 18, 20, 24, 26, 30, 22, 24, 28, 30, 28, 28, 28, 28, 30, 30, 26, 28, 30,
            30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30,
        ],
        [
            10, 16, 26, 18, 24, 16, 18, 22, 22, 26, 30, 22, 22, 24, 24, 28, 28, 26, 26, 26, 26, 28, 28, 28, 28, 28, 28,
            28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28,
        ],
        [
            13, 22, 18, 26, 18, 24, 18, 22, 20, 24, 28, 26, 24, 20, 30, 24, 28, 28, 26, 30, 28, 30, 30, 30, 30, 28, 30,
            30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30,
        ],
        [
            17, 28, 22, 16, 22, 28, 26, 26, 24, 28, 24, 28, 22, 24, 24, 30, 28, 28, 26, 28, 30, 24, 30, 30, 30, 30, 30,
            30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30,
        ],
    ]

    private static let blockCounts: [[Int]] = [
        [
            1, 1, 1, 1, 1, 2, 2, 2, 2, 4, 4, 4, 4, 4, 6, 6, 6, 6, 7, 8, 8, 9, 9, 10, 12, 12, 12, 13, 14, 15, 16, 17, 18,
            19, 19, 20, 21, 22, 24, 25,
        ],
        [
            1, 1, 1, 2, 2, 4, 4, 4, 5, 5, 5, 8, 9, 9, 10, 10, 11, 13, 14, 16, 17, 17, 18, 20, 21, 23, 25, 26, 28, 29,
            31, 33, 35, 37, 38, 40, 43, 45, 47, 49,
        ],
        [
            1, 1, 2, 2, 4, 4, 6, 6, 8, 8, 8, 10, 12, 16, 12, 17, 16, 18, 21, 20, 23, 23, 25, 27, 29, 34, 34, 35, 38, 40,
            43, 45, 48, 51, 53, 56, 59, 62, 65, 68,
        ],
        [
            1, 1, 2, 4, 4, 4, 5, 6, 8, 8, 11, 11, 16, 16, 18, 16, 19, 21, 25, 25, 25, 34, 30, 32, 35, 37, 40, 42, 45,
            48, 51, 54, 57, 60, 63, 66, 70, 74, 77, 81,
        ],
    ]
}

/// Polynomials over the field of 256 elements with the modulus x⁸ + x⁴ + x³ + x² + 1.
enum ReedSolomon {
    static func multiplied(_ x: UInt8, _ y: UInt8) -> UInt8 {
        var product = 0
        for shift in stride(from: 7, through: 0, by: -1) {
            product = product << 1 ^ (product >> 7) * 0x11D
            if y >> shift & 1 == 1 { product ^= Int(x) }
        }
        return UInt8(product)
    }

    /// The product of (x - 2ⁱ) without the highest coefficient.
    static func divisor(degree: Int) -> [UInt8] {
        var result = Array(repeating: UInt8(0), count: degree)
        result[degree - 1] = 1
        var root: UInt8 = 1
        for _ in 0..<degree {
            for index in 0..<degree {
                result[index] = multiplied(result[index], root)
                if index + 1 < degree { result[index] ^= result[index + 1] }
            }
            root = multiplied(root, 2)
        }
        return result
    }

    static func remainder(_ data: [UInt8], _ divisor: [UInt8]) -> [UInt8] {
        var result = Array(repeating: UInt8(0), count: divisor.count)
        for byte in data {
            let factor = byte ^ result.removeFirst()
            result.append(0)
            for index in divisor.indices { result[index] ^= multiplied(divisor[index], factor) }
        }
        return result
    }
}
