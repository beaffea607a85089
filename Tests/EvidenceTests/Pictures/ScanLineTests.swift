import EvidenceSupport
import Testing

/// What the lines of a picture's facts say, on rows of gray pixels.
@Suite("Edges along a line of pixels")
struct ScanLineTests {
    private func row(_ values: [UInt8]) -> PixelGrid {
        PixelGrid(width: values.count, height: 1, bytes: values.flatMap { [$0, $0, $0, 255] })
    }

    private func edges(_ values: [UInt8]) throws -> [ScanLine.Edge] {
        try #require(ScanLine(.row, 0, of: row(values))).edges
    }

    @Test("An edge's position depends on its pixel's coverage")
    func coverage() throws {
        #expect(try edges([0, 0, 0, 255, 255, 255]).map(\.position) == [3])
        #expect(try edges([0, 0, 51, 255, 255, 255]).map(\.position) == [2.8])
        #expect(try edges([255, 255, 51, 0, 0, 0]).map(\.position) == [2.2])
    }

    @Test("A hairline is a separate segment with two edges")
    func hairline() throws {
        let line = try edges([0, 0, 0, 255, 0, 0, 0])
        #expect(line.map(\.position) == [3, 4])
        #expect(line.map(\.color.description) == ["255,255,255,255", "0,0,0,255"])
    }

    @Test("An edge over more than two pixels is slanted, and its position is that of its area")
    func slanting() throws {
        let edge = try #require(try edges([0, 0, 51, 102, 153, 204, 255, 255]).first)
        #expect(edge.isSlanting)
        #expect(edge.position == 4)
        #expect(try edges([0, 0, 102, 153, 255, 255]).map(\.isSlanting) == [false])
    }

    @Test("Noise of 1 of 255 and slow changes do not count as edges")
    func flat() throws {
        #expect(try edges([100, 101, 100, 101, 101, 100]).isEmpty)
        #expect(try edges([100, 100, 104, 104, 108, 108]).isEmpty)
    }

    @Test("Another picture is measured in the same windows: a moved edge by its distance")
    func anotherPicture() throws {
        let line = try #require(ScanLine(.row, 0, of: row([0, 0, 51, 255, 255, 255, 0, 0])))
        #expect(line.edges.map(\.position) == [2.8, 6])
        #expect(line.positions(in: row([0, 0, 0, 204, 255, 255, 0, 0])) == [3.2, 6])
        #expect(line.positions(in: row([0, 0, 0, 0, 0, 0, 0, 0]))[0] == 4, "A missing edge is where its window ends")
    }
}
