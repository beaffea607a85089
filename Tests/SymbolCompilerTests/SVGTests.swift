import CoreGraphics
import Foundation
import SymbolSet
import Testing

@testable import symbol_compiler

@Suite("Reading SVG icons")
struct SVGTests {
    @Test("Separators and commands are optional, relative commands start at the current point")
    func compactNumbers() {
        let path = SVGPathReader.path("M1 2l3-4.5.5.5H9v-1z")
        #expect(path.verbs == [.move, .line, .line, .line, .line, .close])
        let expected = [(1, 2), (4, -2.5), (4.5, -2), (9, -2), (9, -3)].map { CGPoint(x: $0.0, y: $0.1) }
        #expect(path.points == expected)
    }

    @Test("A second pair after M is a line, and m after z starts where the contour started")
    func implicitLines() {
        let path = SVGPathReader.path("m1 1 2 0 0 2zm5 5h1")
        #expect(path.verbs == [.move, .line, .line, .close, .move, .line])
        #expect(path.points[3] == CGPoint(x: 6, y: 6))
    }

    @Test("Smooth curves mirror the last control point")
    func smoothCurves() {
        let path = SVGPathReader.path("M0 0C0 1 1 2 2 2S4 3 4 4")
        #expect(path.verbs == [.move, .cubic, .cubic])
        #expect(path.points[4] == CGPoint(x: 3, y: 2))
    }

    @Test("An arc ends where it should, bulges to the right side and may have touching flags")
    func arcs() throws {
        let path = SVGPathReader.path("M-1 0a1 1 0 012 0")
        let end = try #require(path.points.last)
        #expect(end.distance(to: CGPoint(x: 1, y: 0)) < 1e-9)
        let box = path.inkBounds
        #expect(abs(box.minY + 1) < 1e-6 && abs(box.maxY) < 1e-6)
    }

    @Test(
        "Malformed data ends the path there and never traps",
        arguments: ["", "M", "M1", "L", "M1 1A1 1 0 2 0 3 3", "M1 1Q"])
    func malformed(data: String) {
        #expect(SVGPathReader.path(data).verbs.count <= 1)
    }

    @Test("Strokes and fills are distinguished; elements that the icon sets do not use are rejected by name")
    func elements() throws {
        let icon = """
            <svg viewBox="0 0 256 256"><rect width="256" height="256" fill="none"/><circle cx="8" cy="8" r="4"/>\
            <line x1="1" y1="2" x2="3" y2="4" fill="none" stroke="currentColor" stroke-width="16"/></svg>
            """
        let reader = try SVGReader.read(Data(icon.utf8), name: "test")
        #expect(reader.viewBox.width == 256)
        #expect(reader.elements.count == 2)
        guard case .fill(false) = reader.elements[0].style, case .stroke(16) = reader.elements[1].style else {
            Issue.record("\(reader.elements)")
            return
        }
        #expect { try SVGReader.read(Data("<svg><text/></svg>".utf8), name: "bad") } throws: {
            "\($0)".contains("<text>")
        }
        #expect(throws: CompilerError.self) { try SVGReader.read(Data("no".utf8), name: "bad") }
    }
}
