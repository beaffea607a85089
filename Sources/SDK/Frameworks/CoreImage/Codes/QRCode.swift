/// A QR code in byte mode (ISO/IEC 18004).
///
/// 1. The smallest version is taken that holds the bytes at the level of correction.
/// 2. The bits are cut into blocks; each gets its Reed-Solomon code words; blocks are interleaved.
/// 3. The fixed patterns are drawn, then the bits in pairs of columns from the lower right corner.
/// 4. Each of eight masks is tried; that with the lowest penalty stays.
struct QRCode {
    enum Level: Int {
        case low, medium, quartile, high

        /// The letters that Core Image uses.
        init?(letter: String) {
            switch letter.uppercased() {
            case "L": self = .low
            case "M": self = .medium
            case "Q": self = .quartile
            case "H": self = .high
            default: return nil
            }
        }

        /// As in the format's bits.
        var indicator: Int { [1, 0, 3, 2][rawValue] }
    }

    let version: Int
    /// Modules along a side.
    let size: Int
    /// Rows from the top; dark modules are `true`.
    private(set) var modules: [Bool]
    private var isFixed: [Bool]

    /// `nil` for more bytes than the largest version holds.
    init?(bytes: [UInt8], level: Level) {
        let fitting = (1...40).first { version in
            4 + Self.countBits(version) + bytes.count * 8 <= QRBlocks(version: version, level: level).dataCount * 8
        }
        guard let version = fitting else { return nil }
        self.version = version
        size = version * 4 + 17
        modules = Array(repeating: false, count: size * size)
        isFixed = modules
        drawPatterns()
        let words = QRBlocks(version: version, level: level).interleaved(Self.data(bytes, version, level))
        drawWords(words)
        let plain = self
        var lowest = Int.max
        for mask in 0..<8 {
            var candidate = plain
            candidate.apply(mask: mask)
            candidate.drawFormat(level, mask: mask)
            let penalty = candidate.penalty
            if penalty < lowest {
                lowest = penalty
                modules = candidate.modules
            }
        }
    }

    subscript(column: Int, row: Int) -> Bool { modules[row * size + column] }

    private static func countBits(_ version: Int) -> Int { version < 10 ? 8 : 16 }

    /// Mode, length, bytes, terminator and padding.
    private static func data(_ bytes: [UInt8], _ version: Int, _ level: Level) -> [UInt8] {
        let capacity = QRBlocks(version: version, level: level).dataCount
        var bits: [Bool] = []
        func append(_ value: Int, _ count: Int) {
            for shift in stride(from: count - 1, through: 0, by: -1) { bits.append(value >> shift & 1 == 1) }
        }
        append(0b0100, 4)
        append(bytes.count, countBits(version))
        for byte in bytes { append(Int(byte), 8) }
        append(0, min(4, capacity * 8 - bits.count))
        append(0, (8 - bits.count % 8) % 8)
        var words = stride(from: 0, to: bits.count, by: 8).map { start in
            bits[start..<start + 8].reduce(UInt8(0)) { $0 << 1 | ($1 ? 1 : 0) }
        }
        var padding: UInt8 = 0xEC
        while words.count < capacity {
            words.append(padding)
            padding ^= 0xEC ^ 0x11
        }
        return words
    }

    private mutating func set(_ column: Int, _ row: Int, _ isDark: Bool) {
        guard (0..<size).contains(column), (0..<size).contains(row) else { return }
        modules[row * size + column] = isDark
        isFixed[row * size + column] = true
    }

    private mutating func drawPatterns() {
        for index in 0..<size {
            set(6, index, index % 2 == 0)
            set(index, 6, index % 2 == 0)
        }
        for (column, row) in [(3, 3), (size - 4, 3), (3, size - 4)] {
            for y in -4...4 {
                for x in -4...4 {
                    let ring = max(abs(x), abs(y))
                    set(column + x, row + y, ring != 2 && ring != 4)
                }
            }
        }
        let places = alignmentPlaces
        for (i, column) in places.enumerated() {
            for (j, row) in places.enumerated() {
                let last = places.count - 1
                if [(0, 0), (0, last), (last, 0)].contains(where: { $0 == (i, j) }) { continue }
                for y in -2...2 {
                    for x in -2...2 { set(column + x, row + y, max(abs(x), abs(y)) != 1) }
                }
            }
        }
        drawFormat(.low, mask: 0)
        drawVersion()
    }

    private var alignmentPlaces: [Int] {
        guard version > 1 else { return [] }
        let count = version / 7 + 2
        let step = version == 32 ? 26 : (version * 4 + count * 2 + 1) / (count * 2 - 2) * 2
        let rest = (0..<count - 1).map { size - 7 - $0 * step }
        return [6] + rest.reversed()
    }

    /// Level and mask with a BCH code, twice.
    private mutating func drawFormat(_ level: Level, mask: Int) {
        let data = level.indicator << 3 | mask
        var rest = data
        for _ in 0..<10 { rest = rest << 1 ^ (rest >> 9) * 0x537 }
        let bits = (data << 10 | rest) ^ 0x5412
        func bit(_ index: Int) -> Bool { bits >> index & 1 == 1 }
        for index in 0...5 { set(8, index, bit(index)) }
        set(8, 7, bit(6))
        set(8, 8, bit(7))
        set(7, 8, bit(8))
        for index in 9..<15 { set(14 - index, 8, bit(index)) }
        for index in 0..<8 { set(size - 1 - index, 8, bit(index)) }
        for index in 8..<15 { set(8, size - 15 + index, bit(index)) }
        set(8, size - 8, true)
    }

    private mutating func drawVersion() {
        guard version >= 7 else { return }
        var rest = version
        for _ in 0..<12 { rest = rest << 1 ^ (rest >> 11) * 0x1F25 }
        let bits = version << 12 | rest
        for index in 0..<18 {
            let (a, b) = (size - 11 + index % 3, index / 3)
            set(a, b, bits >> index & 1 == 1)
            set(b, a, bits >> index & 1 == 1)
        }
    }

    private mutating func drawWords(_ words: [UInt8]) {
        var index = 0
        var right = size - 1
        while right >= 1 {
            if right == 6 { right = 5 }
            for step in 0..<size {
                for column in [right, right - 1] {
                    let isUpwards = (right + 1) & 2 == 0
                    let row = isUpwards ? size - 1 - step : step
                    guard !isFixed[row * size + column], index < words.count * 8 else { continue }
                    modules[row * size + column] = words[index >> 3] >> (7 - index & 7) & 1 == 1
                    index += 1
                }
            }
            right -= 2
        }
    }

    private mutating func apply(mask: Int) {
        for y in 0..<size {
            for x in 0..<size where !isFixed[y * size + x] {
                let isTurned =
                    switch mask {
                    case 0: (x + y) % 2 == 0
                    case 1: y % 2 == 0
                    case 2: x % 3 == 0
                    case 3: (x + y) % 3 == 0
                    case 4: (x / 3 + y / 2) % 2 == 0
                    case 5: x * y % 2 + x * y % 3 == 0
                    case 6: (x * y % 2 + x * y % 3) % 2 == 0
                    default: ((x + y) % 2 + x * y % 3) % 2 == 0
                    }
                if isTurned { modules[y * size + x].toggle() }
            }
        }
    }

    /// Runs, squares of one color, shapes like the finders', and too much of one color.
    private var penalty: Int {
        var result = 0
        let finder: [Bool] = [true, false, true, true, true, false, true]
        let light = Array(repeating: false, count: 4)
        for isRow in [true, false] {
            for line in 0..<size {
                let run = (0..<size).map { isRow ? self[$0, line] : self[line, $0] }
                var length = 1
                for index in 1...size {
                    if index < size, run[index] == run[index - 1] {
                        length += 1
                    } else {
                        if length >= 5 { result += length - 2 }
                        length = 1
                    }
                }
                for start in 0..<max(size - 10, 0) {
                    let part = run[start..<start + 11]
                    if part.elementsEqual(finder + light) || part.elementsEqual(light + finder) { result += 40 }
                }
            }
        }
        for y in 0..<size - 1 {
            for x in 0..<size - 1 {
                let color = self[x, y]
                if self[x + 1, y] == color, self[x, y + 1] == color, self[x + 1, y + 1] == color { result += 3 }
            }
        }
        let dark = modules.count { $0 }
        return result + abs(dark * 20 - modules.count * 10) / modules.count * 10
    }
}
