import CHarfBuzz

/// Reads the letter spacing that a font states for each size: the `trak` table of Apple's fonts.
///
/// 1. Of the horizontal tracks the one for normal spacing counts, whose value is 0.
/// 2. Between two sizes of the table the spacing is linear; beyond its ends it is constant.
///
/// Every offset is checked against the table's length; a damaged table has no spacing.
struct TrackingTableReader {
    /// Points, ascending, and font units.
    private var rows: [(size: Double, units: Double)] = []

    init(_ font: LoadedFont) {
        let blob = hb_face_reference_table(hb_font_get_face(font.pointer), OpenTypeTag.value(of: "trak"))
        defer { hb_blob_destroy(blob) }
        var length: UInt32 = 0
        guard let start = hb_blob_get_data(blob, &length), length > 0 else { return }
        rows = Self.rows(in: UnsafeRawBufferPointer(start: start, count: Int(length)))
    }

    init(bytes: [UInt8]) {
        rows = bytes.withUnsafeBytes { Self.rows(in: $0) }
    }

    var isEmpty: Bool { rows.isEmpty }

    /// In font units.
    func units(atSize size: Double) -> Double {
        guard let first = rows.first, let last = rows.last else { return 0 }
        if size <= first.size { return first.units }
        if size >= last.size { return last.units }
        guard let high = rows.firstIndex(where: { $0.size > size }), high > 0 else { return last.units }
        let (lower, upper) = (rows[high - 1], rows[high])
        return lower.units + (upper.units - lower.units) * (size - lower.size) / (upper.size - lower.size)
    }

    private static func rows(in table: UnsafeRawBufferPointer) -> [(size: Double, units: Double)] {
        func unsigned(_ offset: Int) -> Int? {
            guard offset >= 0, offset + 2 <= table.count else { return nil }
            return Int(table[offset]) << 8 | Int(table[offset + 1])
        }
        func signed(_ offset: Int) -> Int? { unsigned(offset).map { Int(Int16(truncatingIfNeeded: $0)) } }
        func long(_ offset: Int) -> Int? {
            guard let high = signed(offset), let low = unsigned(offset + 2) else { return nil }
            return high << 16 | low
        }
        guard let data = unsigned(6), data > 0, let trackCount = unsigned(data), let sizeCount = unsigned(data + 2),
            let sizes = long(data + 4)
        else { return [] }
        for track in 0..<trackCount {
            let entry = data + 8 + track * 8
            guard let value = long(entry), let values = unsigned(entry + 6) else { return [] }
            guard value == 0 else { continue }
            var rows: [(size: Double, units: Double)] = []
            for index in 0..<sizeCount {
                guard let size = long(sizes + index * 4), let units = signed(values + index * 2) else { return [] }
                let points = Double(size) / 65_536
                guard rows.last.map({ $0.size < points }) ?? true else { return [] }
                rows.append((points, Double(units)))
            }
            return rows
        }
        return []
    }
}
