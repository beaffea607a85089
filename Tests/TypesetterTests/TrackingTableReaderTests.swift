import Testing

@testable import Typesetter

@Suite("Letter spacing that a font states")
struct TrackingTableReaderTests {
    /// Two tracks, of which the second is for normal spacing: 20, 0 and -10 units at 10, 20 and 40 points.
    private static let table: [UInt8] = {
        func short(_ value: Int) -> [UInt8] {
            [UInt8(truncatingIfNeeded: value >> 8), UInt8(truncatingIfNeeded: value)]
        }
        func fixed(_ value: Int) -> [UInt8] { short(value) + short(0) }
        let header = fixed(1) + short(0) + short(12) + short(0) + short(0)
        let data = short(2) + short(3) + short(0) + short(36)
        let tracks = fixed(-1) + short(256) + short(48) + fixed(0) + short(257) + short(54)
        let sizes = fixed(10) + fixed(20) + fixed(40)
        let values = [50, 40, 30, 20, 0, -10].flatMap(short)
        return header + data + tracks + sizes + values
    }()

    @Test("Spacing is linear between the sizes of the normal track, and constant beyond its ends")
    func sizes() {
        let reader = TrackingTableReader(bytes: Self.table)
        for (size, units) in [(4.0, 20.0), (10, 20), (15, 10), (20, 0), (30, -5), (40, -10), (90, -10)] {
            #expect(abs(reader.units(atSize: size) - units) < 1e-9, "at \(size)")
        }
    }

    @Test("A table that is cut off anywhere has no spacing", arguments: 0..<60)
    func cut(length: Int) {
        let reader = TrackingTableReader(bytes: Array(Self.table.prefix(length)))
        #expect(Self.table.count == 60)
        #expect(reader.isEmpty)
        #expect(reader.units(atSize: 15) == 0)
    }

    @Test("Sizes that do not ascend have no spacing")
    func order() {
        var table = Self.table
        table[37] = 30
        #expect(TrackingTableReader(bytes: table).isEmpty)
    }
}
