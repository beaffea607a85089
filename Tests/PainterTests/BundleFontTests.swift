import Foundation
import Painter
import RenderModel
import Testing
import Typesetter

@Suite("Fonts of bundles")
struct BundleFontTests {
    @Test("S-BYTES-6: Fonts with one file name in two builds are painted with their own glyphs by one painter")
    func builds() throws {
        let fonts = try #require(AssetsFolder.locate()) + "/fonts/"
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("builds-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        let book = FontCatalog(assets: nil)
        for (key, font) in [("a", "NotoSans-Bold.ttf"), ("b", "JetBrainsMono-Regular.ttf")] {
            let bundle = folder.appendingPathComponent(key)
            try FileManager.default.createDirectory(at: bundle, withIntermediateDirectories: true)
            let file = bundle.appendingPathComponent("Brand.ttf").path
            try FileManager.default.copyItem(atPath: fonts + font, toPath: file)
            book.registerBundleFonts(in: bundle.path, of: key)
        }
        func paint(_ key: String, by painter: Painter) throws -> Bitmap {
            let font = FontInstance(file: "bundle:Brand.ttf", size: 24)
            // Both fonts have these glyphs.
            let text = Sample.text("+,-./", x: 5, y: 30, font: 0, size: 24, color: .white)
            let tree = Sample.tree(150, 40, fonts: [font], [text])
            return try painter.paint(tree.namingBundleFonts(of: key)).bitmap
        }
        let painter = try Painter(fonts: GlyphOutlines(book: book))
        let first = try paint("a", by: painter)
        let second = try paint("b", by: painter)
        #expect(first.hash != second.hash)
        #expect(try paint("a", by: painter).hash == first.hash)
        #expect(try paint("b", by: Painter(fonts: GlyphOutlines(book: book))).hash == second.hash)
    }
}
