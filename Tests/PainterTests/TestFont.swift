/// A TrueType font, made in memory: every glyph but the first is a square, or an image.
struct TestFont {
    var unitsPerEm: Int
    /// The side of the squares in units.
    var side: Int
    /// The number of squares, from glyph 1 on.
    var squares = 1
    /// A file that each glyph but the first shows instead.
    var image: [UInt8]?

    /// The tables in the order of their names, as the format requires.
    var bytes: [UInt8] {
        var tables: [(name: String, bytes: [UInt8])] = [
            ("OS/2", os2), ("cmap", cmap), ("glyf", glyf), ("head", head), ("hhea", hhea), ("hmtx", hmtx),
            ("loca", loca), ("maxp", maxp), ("name", name), ("post", post),
        ]
        if let image { tables.append(("sbix", sbix(image))) }
        // The version, the number of tables, and three numbers for a binary search, which readers compute.
        var directory = Self.long(0x0001_0000) + Self.words([tables.count, 0, 0, 0])
        var content: [UInt8] = []
        let start = 12 + 16 * tables.count
        for table in tables {
            directory += Array(table.name.utf8) + Self.long(0) + Self.long(start + content.count)
            directory += Self.long(table.bytes.count)
            content += table.bytes + [UInt8](repeating: 0, count: (4 - table.bytes.count % 4) % 4)
        }
        return directory + content
    }

    private var glyphCount: Int { squares + 1 }

    private static func words(_ values: [Int]) -> [UInt8] {
        values.flatMap { [UInt8(truncatingIfNeeded: $0 >> 8), UInt8(truncatingIfNeeded: $0)] }
    }

    private static func long(_ value: Int) -> [UInt8] { words([value >> 16, value]) }

    private var head: [UInt8] {
        Self.long(0x0001_0000) + Self.long(0x0001_0000) + Self.long(0) + Self.long(0x5F0F_3CF5)
            + Self.words([0, unitsPerEm]) + [UInt8](repeating: 0, count: 16)
            // The bounds of all glyphs, the style, the smallest size, the direction, and offsets of four bytes.
            + Self.words([0, 0, side, side, 0, 8, 2, 1, 0])
    }

    private var hhea: [UInt8] {
        Self.long(0x0001_0000)
            + Self.words([unitsPerEm, 0, 0, unitsPerEm, 0, 0, side, 1, 0, 0, 0, 0, 0, 0, 0, glyphCount])
    }

    private var maxp: [UInt8] {
        Self.long(0x0001_0000) + Self.words([glyphCount, 4, 1, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0])
    }

    private var hmtx: [UInt8] { Self.words((0..<glyphCount).flatMap { _ in [unitsPerEm, 0] }) }

    /// One segment: the letters from “A” on are the squares.
    private var cmap: [UInt8] {
        let first = 0x41
        let segments = [first + squares - 1, 0xFFFF, 0, first, 0xFFFF, 1 - first, 1, 0, 0]
        return Self.words([0, 1, 3, 1]) + Self.long(12) + Self.words([4, 32, 0, 4, 4, 1, 0] + segments)
    }

    /// A contour of four corners on the curve, with coordinates of two bytes relative to the corner before.
    private var square: [UInt8] {
        Self.words([1, 0, 0, side, side, 3, 0]) + [1, 1, 1, 1]
            + Self.words([0, side, 0, -side]) + Self.words([0, 0, side, 0])
    }

    private var glyf: [UInt8] { (0..<squares).flatMap { _ in square } }

    private var loca: [UInt8] {
        Self.long(0) + (0..<glyphCount).flatMap { Self.long($0 * square.count) }
    }

    /// No names.
    private var name: [UInt8] { Self.words([0, 0, 6]) }

    private var post: [UInt8] { Self.long(0x0003_0000) + [UInt8](repeating: 0, count: 28) }

    /// Version 4, everything zero but the width and the metrics of lines.
    private var os2: [UInt8] {
        var values = [Int](repeating: 0, count: 48)
        values[0] = 4
        values[1] = unitsPerEm
        values[2] = 400
        values[3] = 5
        values[34] = unitsPerEm
        return Self.words(values)
    }

    /// One set of images, for sixteen pixels an em.
    private func sbix(_ image: [UInt8]) -> [UInt8] {
        let glyph = Self.words([0, 0]) + Array("png ".utf8) + image
        let start = 4 + 4 * (glyphCount + 1)
        let offsets = [start] + (0..<glyphCount).map { start + $0 * glyph.count }
        return Self.words([1, 1]) + Self.long(1) + Self.long(12) + Self.words([16, 72])
            + offsets.flatMap(Self.long) + (0..<squares).flatMap { _ in glyph }
    }
}
