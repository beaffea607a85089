import Foundation
import RenderModel
import Testing
import Typesetter

@testable import Painter

@Suite("Fonts with unusual glyphs")
final class UnusualFontTests {
    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("fonts-\(UUID().uuidString)")

    deinit {
        try? FileManager.default.removeItem(at: folder)
    }

    /// A painter that knows the font as `bundle:test/Test.ttf`.
    private func painter(_ font: TestFont, work: Int = PaintBudget.base) throws -> Painter {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try Data(font.bytes).write(to: folder.appendingPathComponent("Test.ttf"))
        let book = FontCatalog(assets: nil)
        try #require(book.registerBundleFonts(in: folder.path, of: "test"))
        let painter = try Painter(fonts: GlyphOutlines(book: book), decoding: .inProcess)
        painter.work = work
        return painter
    }

    /// The glyphs next to each other at the left edge.
    private func tree(_ glyphs: [UInt32], size: Double, isColor: Bool = false) -> RenderTree {
        let font = FontInstance(file: "bundle:test/Test.ttf", size: size, isColor: isColor)
        let string = String(repeating: "a", count: glyphs.count)
        var node = Sample.text(string, x: 0, y: 20, font: 0, size: size, color: .white)
        if case .text(var content) = node.content {
            for (index, glyph) in glyphs.enumerated() { content.lines[0].runs[0].glyphs[index].id = glyph }
            node.content = .text(content)
        }
        return Sample.tree(40, 20, fonts: [font], [node])
    }

    private func isOverBudget(_ diagnostic: Diagnostic) -> Bool {
        diagnostic.code == .notDrawn && diagnostic.message.contains("million pixel operations")
    }

    // MARK: Huge glyphs

    /// With 1.9 pixels per em, a glyph is a square of 3,891 pixels.
    private static let huge = TestFont(unitsPerEm: 16, side: 32_767, squares: 40)

    @Test("A font that is made in memory is drawn")
    func drawn() throws {
        let font = TestFont(unitsPerEm: 16, side: 16)
        let painting = try painter(font).paint(tree([1], size: 10))
        #expect(painting.diagnostics.isEmpty)
        #expect(painting.bitmap[5, 15].alpha == 255 && painting.bitmap[15, 15].alpha == 0)
    }

    @Test("S-LIMIT-18: A glyph that is far larger than its em is paid before there is memory for its mask")
    func hugeGlyph() throws {
        let painter = try painter(Self.huge, work: 1_000_000_000)
        let capacity = painter.glyphs.capacity
        let painting = try painter.paint(tree([1], size: 1.9))
        #expect(painting.diagnostics.map(isOverBudget) == [true])
        #expect(painter.glyphs.capacity == capacity)
    }

    @Test("S-LIMIT-18: The masks of many glyphs that are far larger than their em take a bounded amount of memory")
    func hugeGlyphs() throws {
        let painter = try painter(Self.huge)
        let painting = try painter.paint(tree((1...40).map { UInt32($0) }, size: 1.9))
        #expect(painting.diagnostics.map(isOverBudget) == [true])
        #expect(painting.bitmap[5, 5].alpha == 255)
        #expect(painter.glyphs.capacity < 128 << 20)
    }

    // MARK: Images

    /// Its file states 1,000 × 1,000 pixels, which take 12 million operations, and has fewer.
    private static func images(_ count: Int) -> TestFont {
        var file = PictureFiles.png
        file.replaceSubrange(16..<24, with: [0, 0, 0x03, 0xE8, 0, 0, 0x03, 0xE8])
        return TestFont(unitsPerEm: 16, side: 16, squares: count, image: file)
    }

    @Test("A glyph that is an image is drawn in its colors")
    func image() throws {
        let font = TestFont(unitsPerEm: 16, side: 16, image: PictureFiles.png)
        let painting = try painter(font).paint(tree([1], size: 16, isColor: true))
        #expect(painting.diagnostics.isEmpty)
        #expect(painting.bitmap[2, 13].red > 150)
    }

    @Test("S-LIMIT-18: The image of a glyph is paid by its pixels before it is decoded")
    func costlyImage() throws {
        let painting = try painter(Self.images(1), work: 10_000_000).paint(tree([1], size: 10, isColor: true))
        #expect(painting.diagnostics.map(isOverBudget) == [true])
    }

    @Test("S-LIMIT-18: The image of a glyph is paid once for each picture, and that of another glyph again")
    func repeatedImage() throws {
        let painter = try painter(Self.images(2), work: 23_000_000)
        for _ in 0..<2 {
            let repeated = try painter.paint(tree([1, 1, 1], size: 10, isColor: true))
            #expect(repeated.diagnostics.map(\.code) == [.missingGlyph])
            let different = try painter.paint(tree([1, 2], size: 10, isColor: true))
            #expect(different.diagnostics.map(\.code) == [.missingGlyph, .notDrawn])
        }
    }

    @Test("S-LIMIT-20: Images of glyphs count to the pixels that are decoded for a picture")
    func manyImages() throws {
        let glyphs = (1...140).map { UInt32($0) }
        let painting = try painter(Self.images(140)).paint(tree(glyphs, size: 10, isColor: true))
        let refused = painting.diagnostics.filter { $0.code == .imageTooLarge }
        #expect(refused.map(\.subject) == ["glyph 135 of bundle:Test.ttf"])
    }
}
