import CoreGraphics
import Painter
import RenderModel
import Testing
import Typesetter

@Suite("Text")
struct TextTests {
    /// Glyphs of this font are boxes of one em, 0.8 em above the baseline.
    private static let boxes = FontInstance(file: "fixed-metric", size: 10)

    private func paint(_ nodes: [RenderNode], font: FontInstance = boxes, scale: Double = 1) throws -> Bitmap {
        try Sample.paint(Sample.tree(60, 20, scale: scale, fonts: [font], nodes))
    }

    private func columns(_ bitmap: Bitmap, row: Int) -> ClosedRange<Int>? {
        let inked = (0..<bitmap.width).filter { bitmap[$0, row].alpha == 255 }
        guard let first = inked.first, let last = inked.last else { return nil }
        return first...last
    }

    @Test("Glyphs are where the run places them: baseline and advances to the pixel")
    func places() throws {
        let bitmap = try paint([Sample.text("ab", x: 5, y: 12, font: 0, size: 10, color: .white)], scale: 2)
        // Each box reaches from 0 to 1 em; at 2 pixels a point the two fill 10 ..< 50.
        #expect(columns(bitmap, row: 15) == 10...49)
        #expect(bitmap[20, 8].alpha == 255 && bitmap[20, 7].alpha == 0)
        #expect(bitmap[20, 27].alpha == 255 && bitmap[20, 28].alpha == 0)
    }

    @Test("Positions along the line are quantized to a quarter of a pixel", arguments: [0, 1, 2, 3])
    func quarters(phase: Int) throws {
        let shift = Double(phase) / 4
        let bitmap = try paint([Sample.text("a", x: 5 + shift, y: 12, font: 0, size: 10, color: .white)])
        let expected = Int(((1 - shift) * 255).rounded())
        #expect(abs(Int(bitmap[5, 8].alpha) - expected) <= 1)
        #expect(abs(Int(bitmap[15, 8].alpha) - (255 - expected)) <= 1)
    }

    @Test("Baselines are on whole pixels, the nearest one")
    func baseline() throws {
        let bitmap = try paint([Sample.text("a", x: 5, y: 12.4, font: 0, size: 10, color: .white)])
        #expect(bitmap[8, 4].alpha == 255 && bitmap[8, 3].alpha == 0)
    }

    @Test("Rotated text is the rotated outline")
    func turned() throws {
        let upright = CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 30, ty: 2)
        let bitmap = try paint([
            Sample.effect(.transform(upright), [Sample.text("a", x: 0, y: 0, font: 0, size: 10, color: .white)])
        ])
        // The em box 0…10 × −8…2 becomes 28…38 × 2…12.
        #expect(columns(bitmap, row: 5) == 28...37)
        #expect(bitmap[30, 2].alpha == 255 && bitmap[30, 1].alpha == 0 && bitmap[30, 12].alpha == 0)
    }

    @Test("A gradient spans the glyphs of a run")
    func gradient() throws {
        var node = Sample.text("abcd", x: 0, y: 12, font: 0, size: 10, color: .white)
        let ramp = Sample.ramp([(.pureRed, 0), (.pureBlue, 1)])
        if case .text(var content) = node.content {
            content.lines[0].runs[0].fill = Fill(.linear(ramp, from: .zero, to: CGPoint(x: 40, y: 0)))
            node.content = .text(content)
        }
        let bitmap = try paint([node])
        #expect(bitmap[1, 8].red > 240 && bitmap[38, 8].blue > 240)
        #expect(abs(Int(bitmap[20, 8].red) - 126) < 5)
    }

    @Test("An underline is behind the glyphs, a strikethrough in front")
    func decorations() throws {
        var node = Sample.text("ab", x: 5, y: 12, font: 0, size: 10, color: .white)
        func line(_ kind: TextDecoration.Kind, y: Double, color: RGBA) -> TextDecoration {
            TextDecoration(
                kind: kind, pattern: .solid, x: 0, y: y, width: 20, thickness: 2, fill: Fill(.color(color)))
        }
        if case .text(var content) = node.content {
            content.lines[0].decorations = [
                line(.underline, y: 3, color: .pureRed), line(.strikethrough, y: -4, color: .pureBlue),
            ]
            node.content = .text(content)
        }
        let bitmap = try paint([node])
        #expect(bitmap[10, 14] == Pixel(red: 255, green: 0, blue: 0))
        #expect(bitmap[10, 8] == Pixel(red: 0, green: 0, blue: 255))
        #expect(bitmap[10, 13] == .gray(255))
    }

    @Test("Embolding grows the outline by half its width on every side")
    func embolden() throws {
        var font = Self.boxes
        font.embolden = 0.2
        let bitmap = try paint([Sample.text("a", x: 5, y: 12, font: 0, size: 10, color: .white)], font: font)
        #expect(columns(bitmap, row: 8) == 4...15)
    }

    @Test("Text too large for the cache is drawn as shapes in the same place")
    func large() throws {
        let font = FontInstance(file: "fixed-metric", size: 500)
        let tree = Sample.tree(
            60, 20, fonts: [font], [Sample.text("a", x: 5, y: 300, font: 0, size: 500, color: .white)])
        let bitmap = try Sample.paint(tree)
        #expect(bitmap[5, 10].alpha == 255 && bitmap[4, 10].alpha == 0 && bitmap[59, 19].alpha == 255)
    }

    @Test("An emoji is drawn in its colors", .enabled(if: AssetsFolder.locate() != nil, "No fonts: run ./dev setup"))
    func emoji() throws {
        let font = FontInstance(file: "NotoColorEmoji.ttf", size: 20, isColor: true)
        let grinning = try #require(
            FontCatalog.standard.loadedFont(for: font)?.nominalGlyph(Unicode.Scalar(0x1F600) ?? " "))
        var node = Sample.text("a", x: 5, y: 17, font: 0, size: 20, color: .white)
        if case .text(var content) = node.content {
            content.lines[0].runs[0].glyphs[0].id = grinning
            node.content = .text(content)
        }
        let bitmap = try paint([node], font: font, scale: 2)
        var yellow = 0
        for y in 0..<bitmap.height {
            for x in 0..<bitmap.width {
                let pixel = bitmap[x, y]
                if pixel.red > 200, pixel.green > 140, pixel.blue < 120 { yellow += 1 }
            }
        }
        #expect(yellow > 200)
    }
}
