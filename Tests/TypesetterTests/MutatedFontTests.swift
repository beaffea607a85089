import Foundation
import RenderModel
import TestSupport
import Testing

@testable import Typesetter

@Suite("Damaged fonts")
struct MutatedFontTests {
    @Test("S-FILE-13: A damaged font of a bundle draws, draws boxes or is rejected, without a trap")
    func fonts() throws {
        let assets = try #require(AssetsFolder.locate())
        let sample = Array(try Data(contentsOf: URL(fileURLWithPath: assets + "/fonts/JetBrainsMono-Regular.ttf")))
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("fonts-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appendingPathComponent("Sample.ttf")
        for copy in Mutator.copies(of: [sample], usually: 60, seed: 91) {
            try Data(copy).write(to: file)
            let book = FontCatalog(assets: nil)
            guard book.registerBundleFonts(at: [file.path]).isEmpty else { continue }
            let outlines = GlyphOutlines(book: book)
            let instance = FontInstance(file: BundleFontName(file: "Sample.ttf").text, size: 17)
            for glyph in (0..<40 as Range<UInt32>) { _ = outlines.outline(font: instance, glyph: glyph) }
            _ = outlines.colorBitmap(font: instance, glyph: 3)
            let request = FontRequest(family: .named("JetBrains Mono"), size: 20)
            let spans = [TextSpan("fi 12:34 Ångström -> != مرحبا", font: request)]
            _ = Typesetter(book: book).prepare(TextLayoutInput(spans: spans)).layout(width: 80, height: 60)
        }
    }
}
