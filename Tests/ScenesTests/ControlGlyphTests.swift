import CoreGraphics
import Painter
import RenderModel
import Testing
import WidgetVocabulary

@testable import Scenes

@Suite("Glyphs of controls")
struct ControlGlyphTests {
    private func picture(_ draw: (inout SceneDrawing) -> Void) throws -> Bitmap {
        let frame = SceneFrame(size: CGSize(width: 60, height: 60), scale: 4, direction: .leftToRight, locale: "en")
        var drawing = SceneDrawing(frame, typesetter: .standard)
        drawing.fill(frame.bounds, .black)
        draw(&drawing)
        return try Painter().paint(drawing.tree, options: Painter.Options(scale: 4)).bitmap
    }

    @Test("A magnifying glass has the same brightness where its handle meets its lens")
    func magnifyingGlass() throws {
        let bitmap = try picture { $0.lens(at: CGPoint(x: 30, y: 30), radius: 15) }
        var brightest = 0
        for y in 0..<bitmap.height { for x in 0..<bitmap.width { brightest = max(brightest, Int(bitmap[x, y].red)) } }
        #expect((229...231).contains(brightest), "\(brightest)")
    }

    @Test("The silhouette of a flashlight does not become wider from its head to the end of its grip")
    func flashlight() throws {
        let bitmap = try picture {
            $0.glyphParts(ControlGlyph.flashlight, in: CGRect(x: 0, y: 0, width: 60, height: 60), color: .white)
        }
        // From below the head's upper edge to above the grip's round lower corners, at four pixels a point.
        let widths = (14 * 4..<52 * 4).map { y -> Int in
            let ink = (0..<bitmap.width).filter { bitmap[$0, y].red > 127 }
            return (ink.last ?? 0) - (ink.first ?? 0)
        }
        #expect(zip(widths, widths.dropFirst()).allSatisfy { $0 >= $1 }, "\(widths)")
        #expect(widths.last == 12 * 4 - 1)
    }
}
