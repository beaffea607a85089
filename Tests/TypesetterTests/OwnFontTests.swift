import CoreGraphics
import Foundation
import RenderModel
import Testing
import WidgetVocabulary

@testable import Typesetter

/// Open fonts in place of those that a user has.
@Suite("The user's own fonts")
final class OwnFontTests {
    private let assets: String
    private let folder: OwnFontFolder

    init() throws {
        assets = try #require(AssetsFolder.locate())
        folder = try OwnFontFolder(assets: assets)
    }

    /// A catalog of the project's fonts and those of the folder.
    private func catalog() throws -> FontCatalog {
        let book = FontCatalog(assets: assets)
        book.use(try OwnFonts(folder: folder.path))
        return book
    }

    private func font(_ request: FontRequest, in book: FontCatalog) -> ResolvedFont {
        var resolver = FontResolver(book: book)
        return resolver.font(for: request)
    }

    private func width(_ string: String, _ request: FontRequest, in book: FontCatalog) -> Double {
        let text = Typesetter(book: book).prepare(TextLayoutInput(spans: [TextSpan(string, font: request)]))
        return Double(text.measure(width: nil, height: nil).size.width)
    }

    @Test("A line is as high as its own font's metrics say, and its text as wide as its advances")
    func metrics() throws {
        try folder.copy("NotoSans-Regular.ttf")
        try folder.map(#"{"system": "NotoSans-Regular.ttf"}"#)
        let book = try catalog()
        let request = FontRequest(size: 100)
        let loaded = try #require(book.loadedFont(file: "own:NotoSans-Regular.ttf", face: 0, variations: []))
        let unit = 100 / loaded.unitsPerEm
        let metrics = Typesetter(book: book).metrics(of: request)
        #expect(abs(metrics.ascent - loaded.metrics.ascender * unit) < 1e-9)
        #expect(abs(metrics.descent - loaded.metrics.descender * unit) < 1e-9)
        #expect(abs(metrics.ascent + metrics.descent - SanFrancisco.ascent * 100 - SanFrancisco.descent * 100) > 1)
        let advance = try loaded.advance(of: #require(loaded.nominalGlyph("H"))) * unit
        let own = width("HHHH", request, in: book)
        #expect(abs(own - 4 * advance) <= 1)
        #expect(abs(own - width("HHHH", request, in: FontCatalog(assets: assets))) > 2)
    }

    @Test("A design without an own font is the built-in one, with a finding that names what to add")
    func missingRole() throws {
        try folder.copy("NotoSans-Regular.ttf")
        try folder.map(#"{"system": "NotoSans-Regular.ttf"}"#)
        let book = try catalog()
        let serif = font(FontRequest(family: .serif, size: 17), in: book)
        #expect(serif.primary.instance.file == "SourceSerif4.ttf")
        #expect(serif.diagnostic?.code == .missingFont)
        #expect(serif.diagnostic?.subject == "serif")
        #expect(serif.diagnostic?.remedy?.contains("New York") == true)
        #expect(font(FontRequest(family: .serif, size: 17), in: FontCatalog(assets: assets)).diagnostic == nil)
        #expect(font(FontRequest(size: 17), in: book).diagnostic == nil)
    }

    @Test("A script without an own font has a finding, too")
    func missingScript() throws {
        try folder.copy("NotoSans-Regular.ttf")
        try folder.map(#"{"system": "NotoSans-Regular.ttf"}"#)
        let input = TextLayoutInput(spans: [TextSpan("날씨", font: FontRequest(size: 17))])
        let findings = Typesetter(book: try catalog()).prepare(input).diagnostics
        #expect(findings.map(\.subject) == ["korean"])
        #expect(Typesetter(book: FontCatalog(assets: assets)).prepare(input).diagnostics.isEmpty)
    }

    @Test("The nearest weight is used, and a heavier one that the family lacks is made with an outline")
    func weights() throws {
        try folder.copy("NotoSans-Regular.ttf", "NotoSans-Bold.ttf", "JetBrainsMono-Regular.ttf")
        try folder.map(
            #"{"system": ["NotoSans-Regular.ttf", "NotoSans-Bold.ttf"], "monospaced": "JetBrainsMono-Regular.ttf"}"#)
        let book = try catalog()
        let bold = font(FontRequest(size: 17, weight: .heavy), in: book).primary.instance
        #expect(bold.file == "own:NotoSans-Bold.ttf")
        #expect(bold.embolden == 0)
        #expect(font(FontRequest(size: 17), in: book).primary.instance.file == "own:NotoSans-Regular.ttf")
        let made = font(FontRequest(family: .monospaced, size: 17, weight: .bold, slant: .italic), in: book)
        #expect(made.primary.instance.embolden > 0)
        #expect(made.primary.instance.shear > 0)
    }

    @Test("A variable font takes its weight and optical size from the request, within its axes")
    func axes() throws {
        try folder.copy("Inter.ttf")
        try folder.map(#"{"system": "Inter.ttf", "rounded": "Inter.ttf"}"#)
        let book = try catalog()
        let small = font(FontRequest(size: 20, weight: .bold), in: book).primary.instance
        #expect(small.variations == [.init(axis: "opsz", value: 20), .init(axis: "wght", value: 700)])
        let large = font(FontRequest(family: .rounded, size: 80), in: book).primary.instance
        #expect(large.variations == [.init(axis: "opsz", value: 32), .init(axis: "wght", value: 400)])
        #expect(large.embolden == 0 && large.scaleY == 1)
    }

    @Test("A width that the own font lacks is the built-in one, with a finding")
    func widths() throws {
        try folder.copy("NotoSans-Regular.ttf")
        try folder.map(#"{"system": "NotoSans-Regular.ttf"}"#)
        let condensed = font(FontRequest(size: 17, width: .condensed), in: try catalog())
        #expect(condensed.primary.instance.file == "RobotoFlex.ttf")
        #expect(condensed.diagnostic?.subject == "system condensed")
    }

    @Test("E-TEXT-9: Files are found by the families of Apple's fonts, the cut for the size first")
    func families() throws {
        try folder.copy("JetBrainsMono-Regular.ttf", family: "SF Pro Text", as: "a.ttf")
        try folder.copy("JetBrainsMono-Bold.ttf", family: "SF Pro Display", as: "b.ttf")
        try folder.copy("JetBrainsMono-Regular.ttf", family: "SF Mono", as: "c.ttf")
        let fonts = try OwnFonts(folder: folder.path)
        #expect(fonts.roles == [.system, .monospaced])
        #expect(fonts.face(for: .system, FontRequest(size: 19))?.file == "a.ttf")
        #expect(fonts.face(for: .system, FontRequest(size: 20))?.file == "b.ttf")
        #expect(fonts.face(for: .monospaced, FontRequest(size: 17))?.file == "c.ttf")
        #expect(fonts.face(for: .serif, FontRequest(size: 17)) == nil)
    }

    @Test("A mapping can choose a face of a collection")
    func collection() throws {
        try folder.copy("NotoSansCJK-Regular.ttc")
        try folder.map(#"{"korean": "NotoSansCJK-Regular.ttc#1", "japanese": "NotoSansCJK-Regular.ttc#0"}"#)
        let fonts = try OwnFonts(folder: folder.path)
        #expect(fonts.faces(for: .korean).map(\.families) == [["Noto Sans CJK KR"]])
        #expect(fonts.face(for: .japanese, FontRequest(size: 17))?.index == 0)
        let text = Typesetter(book: try catalog()).prepare(
            TextLayoutInput(spans: [TextSpan("날씨", font: FontRequest(size: 17))]))
        #expect(text.diagnostics.map(\.subject) == ["system"])
    }

    @Test("Widget code can name an own font by its family")
    func named() throws {
        try folder.copy("NotoSans-Regular.ttf")
        let named = font(FontRequest(family: .named("Noto Sans"), size: 17), in: try catalog())
        #expect(named.primary.instance.file == "own:NotoSans-Regular.ttf")
        #expect(named.diagnostic == nil)
    }

    @Test("Apple Watch's designs survive a round trip through a time text's setting")
    func watch() throws {
        for family: FontRequest.Family in [.compact, .compactRounded] {
            #expect(try FontRequest.Family(binary: family.binary) == family)
        }
        let book = FontCatalog(assets: assets)
        let phone = font(FontRequest(size: 17), in: book).primary
        #expect(font(FontRequest(family: .compact, size: 17), in: book).primary.instance == phone.instance)
    }

    @Test("A folder without usable fonts is refused with the reason")
    func unusable() throws {
        let missing = folder.path + "/none"
        #expect(throws: OwnFontsProblem.unreadable(folder: missing)) { try OwnFonts(folder: missing) }
        #expect(throws: OwnFontsProblem.empty(folder: folder.path)) { try OwnFonts(folder: folder.path) }
        try folder.write("no font", to: "broken.ttf")
        #expect(throws: OwnFontsProblem.empty(folder: folder.path)) { try OwnFonts(folder: folder.path) }
        try folder.copy("NotoSans-Regular.ttf")
        #expect(try OwnFonts(folder: folder.path).remarks.count == 1)
    }

    @Test("Links in the folder are not followed, and no name leads out of it")
    func links() throws {
        try folder.copy("NotoSans-Regular.ttf")
        try FileManager.default.createSymbolicLink(
            atPath: folder.path + "/link.ttf", withDestinationPath: assets + "/fonts/Inter.ttf")
        let fonts = try OwnFonts(folder: folder.path)
        #expect(fonts.remarks.count == 1)
        let book = FontCatalog(assets: nil)
        book.use(fonts)
        for name in ["own:link.ttf", "own:../fonts/Inter.ttf", "own:./NotoSans-Regular.ttf", "own:"] {
            #expect(book.loadedFont(file: name, face: 0, variations: []) == nil, "\(name)")
        }
        #expect(book.loadedFont(file: "own:NotoSans-Regular.ttf", face: 0, variations: []) != nil)
    }

    @Test(
        "A mapping that names an unknown role or a file outside is refused",
        arguments: [
            "[]", "{", #"{"sytem": "NotoSans-Regular.ttf"}"#, #"{"system": 1}"#, #"{"system": []}"#,
            #"{"system": "../fonts/Inter.ttf"}"#, #"{"system": "Other.ttc#1"}"#,
            #"{"system": "NotoSans-Regular.ttf#1"}"#, #"{"system": ["NotoSans-Regular.ttf", "Other.ttf"]}"#,
        ])
    func mapping(text: String) throws {
        try folder.copy("NotoSans-Regular.ttf")
        try folder.map(text)
        do throws(OwnFontsProblem) {
            _ = try OwnFonts(folder: folder.path)
            Issue.record("\(text) is accepted")
        } catch {
            guard case .mapping = error else {
                Issue.record("\(error)")
                return
            }
        }
    }
}

/// A folder of fonts that is deleted after the test.
final class OwnFontFolder {
    let path: String
    private let assets: String

    init(assets: String) throws {
        self.assets = assets
        path = FileManager.default.temporaryDirectory.appendingPathComponent("own-\(UUID().uuidString)").path
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    }

    deinit {
        try? FileManager.default.removeItem(atPath: path)
    }

    func copy(_ fonts: String...) throws {
        for font in fonts {
            try FileManager.default.copyItem(atPath: assets + "/fonts/" + font, toPath: path + "/" + font)
        }
    }

    func map(_ json: String) throws { try write(json, to: "fonts.json") }

    func write(_ text: String, to name: String) throws {
        try text.write(toFile: path + "/" + name, atomically: true, encoding: .utf8)
    }

    /// Copies a font under another family, which must not be longer than its own.
    ///
    /// 1. Find the `name` table in the table directory.
    /// 2. In each record of a family (1 and 16) in UTF-16, overwrite the start of its text and shorten it.
    func copy(_ font: String, family: String, as name: String) throws {
        var bytes = [UInt8](try Data(contentsOf: URL(fileURLWithPath: assets + "/fonts/" + font)))
        func short(_ offset: Int) -> Int { Int(bytes[offset]) << 8 | Int(bytes[offset + 1]) }
        func long(_ offset: Int) -> Int { short(offset) << 16 | short(offset + 2) }
        let tables = (0..<short(4)).map { 12 + $0 * 16 }
        let directory = try #require(tables.first { bytes[$0..<$0 + 4].elementsEqual("name".utf8) })
        let table = long(directory + 8)
        let text = Array(family.utf16).flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }
        var changed = 0
        for record in (0..<short(table + 2)).map({ table + 6 + $0 * 12 })
        where [1, 16].contains(short(record + 6)) && short(record) == 3 {
            let start = table + short(table + 4) + short(record + 10)
            try #require(short(record + 8) >= text.count)
            bytes.replaceSubrange(start..<start + text.count, with: text)
            bytes[record + 8] = UInt8(text.count >> 8)
            bytes[record + 9] = UInt8(text.count & 0xFF)
            changed += 1
        }
        try #require(changed > 0)
        try Data(bytes).write(to: URL(fileURLWithPath: path + "/" + name))
    }
}
