import CoreGraphics
import Foundation
import RenderModel
import Testing

@testable import Typesetter

@Suite("Fonts of several builds")
final class BuildFontTests {
    private let fonts: String
    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("builds-\(UUID().uuidString)")
    private let book = FontCatalog(assets: nil)

    init() throws {
        fonts = try #require(AssetsFolder.locate()) + "/fonts/"
    }

    deinit {
        try? FileManager.default.removeItem(at: folder)
    }

    /// A bundle with one font, `Brand.ttf`.
    private func bundle(_ key: String, font: String) throws -> String {
        let bundle = folder.appendingPathComponent(key)
        try FileManager.default.createDirectory(at: bundle, withIntermediateDirectories: true)
        let file = bundle.appendingPathComponent("Brand.ttf").path
        try FileManager.default.copyItem(atPath: fonts + font, toPath: file)
        return bundle.path
    }

    private func outline(_ key: String?) throws -> PathStorage {
        let font = FontInstance(file: BundleFontName(build: key, file: "Brand.ttf").text, size: 100)
        let glyph = try #require(book.loadedFont(for: font)?.nominalGlyph("H"))
        return GlyphOutlines(book: book).outline(font: font, glyph: glyph)
    }

    @Test("S-BYTES-6: Fonts with one file name in two builds have their own outlines")
    func sameName() throws {
        let first = try bundle("a", font: "NotoSans-Bold.ttf")
        #expect(book.registerBundleFonts(in: first, of: "a"))
        let bold = try outline("a")
        let second = try bundle("b", font: "JetBrainsMono-Regular.ttf")
        #expect(book.registerBundleFonts(in: second, of: "b"))
        let mono = try outline("b")
        #expect(!bold.isEmpty && !mono.isEmpty)
        #expect(bold != mono)
        #expect(try outline("a") == bold)
    }

    @Test("Text of the host cannot use the fonts of a build")
    func names() throws {
        try book.registerBundleFonts(in: bundle("a", font: "NotoSans-Bold.ttf"), of: "a")
        #expect(book.bundleFont(named: "Noto Sans") == nil)
        #expect(book.loadedFont(file: "bundle:Brand.ttf", face: 0, variations: []) == nil)
    }

    @Test("A bundle without fonts is not registered")
    func empty() {
        #expect(!book.registerBundleFonts(in: folder.path + "/none", of: "none"))
    }

    @Test("A font that is registered after it was asked for is found")
    func late() throws {
        #expect(book.loadedFont(file: "bundle:a/Brand.ttf", face: 0, variations: []) == nil)
        try book.registerBundleFonts(in: bundle("a", font: "NotoSans-Bold.ttf"), of: "a")
        #expect(book.loadedFont(file: "bundle:a/Brand.ttf", face: 0, variations: []) != nil)
    }

    @Test(
        "S-FILE-15: The name of a bundle's font cannot lead out of the bundle",
        arguments: [
            "bundle:a/../b/Brand.ttf", "bundle:a/./Brand.ttf", "bundle:/a/Brand.ttf", "bundle:a/../a/Brand.ttf",
            "bundle:a//Brand.ttf", "bundle:a/", "bundle:", "bundle:a/..", "bundle:c/Brand.ttf",
            "bundle:a/..\u{2F}\u{301}Brand.ttf",
        ])
    func foreignFile(name: String) throws {
        try book.registerBundleFonts(in: bundle("a", font: "NotoSans-Bold.ttf"), of: "a")
        #expect(book.loadedFont(file: name, face: 0, variations: []) == nil)
    }

    @Test("The fonts of the least recently used builds are closed, and opened again for a picture that needs them")
    func limit() throws {
        let first = try bundle("first", font: "NotoSans-Bold.ttf")
        book.registerBundleFonts(in: first, of: "first")
        let bold = try outline("first")
        let second = try bundle("second", font: "JetBrainsMono-Regular.ttf")
        book.registerBundleFonts(in: second, of: "second")
        let held = try #require(book.loadedFont(file: "bundle:second/Brand.ttf", face: 0, variations: []))
        let glyph = held.nominalGlyph("H")
        for number in 2..<BuildFontTable.capacity { book.registerBundleFonts(in: first, of: "\(number)") }
        _ = try outline("first")
        book.registerBundleFonts(in: first, of: "last")
        #expect(held.nominalGlyph("H") == glyph)
        let again = try #require(book.loadedFont(file: "bundle:second/Brand.ttf", face: 0, variations: []))
        #expect(again.identifier != held.identifier, "it was closed")
        #expect(again.nominalGlyph("H") == glyph)
        #expect(try outline("first") == bold)
        #expect(try outline("second") != bold)
    }

    @Test("A build in another folder replaces the one with its key")
    func replaced() throws {
        try book.registerBundleFonts(in: bundle("a", font: "NotoSans-Bold.ttf"), of: "key")
        let bold = try outline("key")
        try book.registerBundleFonts(in: bundle("b", font: "JetBrainsMono-Regular.ttf"), of: "key")
        #expect(try outline("key") != bold)
    }
}
