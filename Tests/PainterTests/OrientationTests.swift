import CoreGraphics
import RenderModel
import Testing
import Typesetter

@testable import Painter

@Suite("Orientation of outlines")
struct OrientationTests {
    private static let ring: PathStorage = {
        var path = PathStorage()
        path.move(to: CGPoint(x: 0, y: 0))
        path.line(to: CGPoint(x: 10, y: 0))
        path.cubic(
            to: CGPoint(x: 10, y: 10), control1: CGPoint(x: 12, y: 3), control2: CGPoint(x: 12, y: 7))
        path.quad(to: CGPoint(x: 0, y: 10), control: CGPoint(x: 5, y: 14))
        path.close()
        path.move(to: CGPoint(x: 2, y: 2))
        path.line(to: CGPoint(x: 2, y: 4))
        path.line(to: CGPoint(x: 4, y: 4))
        path.close()
        return path
    }()

    @Test("A reversed outline has the opposite orientation; reversed twice it covers the same area")
    func reversed() {
        let path = Self.ring
        #expect(path.turning > 0)
        #expect(abs(path.reversed.turning + path.turning) < 1e-9)
        #expect(abs(path.reversed.reversed.turning - path.turning) < 1e-9)
        #expect(path.reversed.boundingRect == path.boundingRect)
        for (x, y) in [(5.0, 5.0), (11.2, 5.0), (5.0, 11.5), (2.5, 3.5), (20.0, 5.0), (11.9, 9.5)] {
            let point = CGPoint(x: x, y: y)
            #expect(path.reversed.contains(point, evenOdd: false) == path.contains(point, evenOdd: false), "\(point)")
        }
    }

    @Test("A bold glyph has no gap where fill and outline overlap", arguments: [1.0, -1.0])
    func embolden(mirror: Double) throws {
        var font = FontInstance(file: FixedMetricFont.file, size: 40)
        font.embolden = 0.1
        let painter = try Painter()
        let run = GlyphRun(
            font: 0, fill: Fill(.color(.black)),
            glyphs: [PositionedGlyph(id: 65, x: 0, y: 0, cluster: 0)], rightToLeft: false, range: 0..<1, width: 40)
        let line = TextLine(
            origin: CGPoint(x: 10, y: 45), width: 40, ascent: 32, descent: 8, runs: [run], range: 0..<1)
        let text = RenderNode(
            .text(TextContent(string: "A", lines: [line])), frame: CGRect(x: 10, y: 13, width: 40, height: 40))
        // Mirrored, the outline turns the other way, as those of the other kind of font files do.
        let turn = CGAffineTransform(a: mirror, b: 0, c: 0, d: 1, tx: mirror < 0 ? 60 : 0, ty: 0)
        let root = RenderNode(
            .effect(.transform(turn)), frame: CGRect(x: 0, y: 0, width: 60, height: 60), children: [text])
        let tree = RenderTree(size: CGSize(width: 60, height: 60), scale: 1, root: root, fonts: [font])
        let bitmap = try painter.paint(tree).bitmap
        for y in 14..<52 {
            for x in 11..<49 { #expect(bitmap[x, y].alpha == 255, "\(x), \(y)") }
        }
    }
}
