import CoreGraphics
import Foundation
import RenderModel
import Testing
import Typesetter

@testable import VectorWriter

/// The user's own fonts stay on the user's machine: documents have their outlines.
@Suite("Text in the user's own fonts")
final class OwnFontTests {
    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("own-\(UUID().uuidString)").path
    private let font = FontInstance(file: OwnFontName(file: "NotoSans-Regular.ttf").text, size: 20)
    private let outlines: GlyphOutlines

    init() throws {
        let fonts = try #require(AssetsFolder.locate()) + "/fonts/"
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        try FileManager.default.copyItem(
            atPath: fonts + "NotoSans-Regular.ttf", toPath: folder + "/NotoSans-Regular.ttf")
        let book = FontCatalog(assets: nil)
        book.use(try OwnFonts(folder: folder))
        outlines = GlyphOutlines(book: book)
    }

    deinit {
        try? FileManager.default.removeItem(atPath: folder)
    }

    @Test(
        "Documents and pages draw it as outlines, under invisible text that can be selected",
        arguments: [VectorWriter.Reader.document, .page(prefix: "w")])
    func drawn(reader: VectorWriter.Reader) throws {
        let tree = Sample.tree([Sample.node(.text(Sample.text("AB")))], fonts: [font])
        let svg = VectorWriter(options: .init(reader: reader), outlines: outlines).write(tree).svg
        let root = try SVGParser.parse(svg)
        let text = try #require(root.all("text").first)
        #expect(text.text == "AB")
        #expect(text.attributes["fill-opacity"] == "0")
        #expect(root.all("path").count == 2)
        #expect(!String(decoding: svg, as: UTF8.self).contains("base64"))
    }

    @Test("Its file is not served to pages")
    func served() {
        #expect(PageFont(font) == nil)
        #expect(!PageFont.isServed(file: font.file))
        #expect(PageFont.isServed(file: "NotoSans-Regular.ttf"))
    }
}
