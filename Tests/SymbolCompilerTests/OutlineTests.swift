import CoreGraphics
import SymbolSet
import Testing

@testable import symbol_compiler

@Suite("Splitting outlines into parts")
struct OutlineTests {
    private let ring = "M0 0H10V10H0ZM3 3H7V7H3Z"

    @Test("The non-zero rule keeps a hole of the even-odd rule")
    func evenOddHole() throws {
        let parts = OutlineComponent.split(SVGPathReader.path(ring), evenOdd: true)
        let part = try #require(parts.first)
        #expect(parts.count == 1)
        #expect(!part.path.contains(CGPoint(x: 5, y: 5), evenOdd: false))
        #expect(part.path.contains(CGPoint(x: 1, y: 5), evenOdd: false))
        #expect(abs(part.thickness - 2 * 84 / 56) < 1e-9)
        #expect(part.narrowestHole == 2)
    }

    @Test("A contour within ink of the same direction is invisible and dropped")
    func contourWithinInk() throws {
        let parts = OutlineComponent.split(SVGPathReader.path(ring), evenOdd: false)
        #expect(parts.count == 1)
        #expect(try #require(parts.first).path.verbs.filter { $0 == .move }.count == 1)
    }

    @Test("A hole that another contour fills again is not a hole")
    func coincidingContours() throws {
        let filled = "M0 0H10V10H0ZM3 3V7H7V3ZM3 3H7V7H3Z"
        let parts = OutlineComponent.split(SVGPathReader.path(filled), evenOdd: false)
        #expect(parts.count == 1)
        #expect(try #require(parts.first).path.contains(CGPoint(x: 5, y: 5), evenOdd: false))
    }

    @Test("An island in a hole is a separate part, and so is a neighbor")
    func islands() {
        let parts = OutlineComponent.split(
            SVGPathReader.path("M0 0H10V10H0ZM2 2H8V8H2ZM4 4H6V6H4ZM20 0h2v2h-2z"), evenOdd: true)
        #expect(parts.count == 3)
        #expect(parts.map(\.bounds.width).sorted() == [2, 2, 10])
    }

    @Test("Reversing a path keeps its shape and inverts the sign of its area")
    func reversal() throws {
        let path = SVGPathReader.path("M0 0Q5-3 10 0C12 4 12 6 10 10H0z")
        let before = try #require(path.polygons().first)
        let after = try #require(path.reversedContours.polygons().first)
        #expect(abs(before.signedArea + after.signedArea) < 1e-9)
        #expect(path.reversedContours.inkBounds == path.inkBounds)
    }
}

@Suite("Enclosures, bars and badges")
struct CompositionTests {
    private let dot = Drawing([.solid(.circle(radius: 3))])

    @Test("A drawing made for a frame keeps it; others are framed by their ink")
    func frames() {
        let program = dot.program(name: "dot", margins: .none)
        #expect(abs(program.width - 6) < 1e-9 && abs(program.height - 6) < 1e-9)
        #expect(abs(program.baseline - (3 + 0.352 * 16)) < 1e-9)
    }

    @Test("Scaling keeps the line width of the weight")
    func scalingKeepsLines() {
        let line = Drawing([.line(.line(-4, 0, 4, 0))])
        let half = line.scaled(0.5)
        #expect(abs(half.ink.height - Drawing.regularStem) < 1e-9)
        #expect(abs(half.ink.width - 4 - Drawing.regularStem) < 1e-9)
    }

    @Test("A bar cuts a gap into the symbol and is a separate layer")
    func slash() {
        let struck = Composition.slash(Drawing([.solid(.circle(radius: 8))]))
        #expect(struck.layers.count == 2)
        #expect(struck.layers[0].parts.contains { $0.mode == .erase })
        #expect(struck.layers[1].parts.count == 1)
    }

    @Test("Unknown enclosures and recipes are rejected")
    func refusals() {
        #expect(throws: CompilerError.self) { try Enclosure("blob.fill") }
        #expect(throws: CompilerError.self) { try SymbolMap(contentsOf: "/nowhere.csv") }
    }
}
