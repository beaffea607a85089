import FoundationSupplement
import RenderModel
import StringCatalogs
import Testing
import _Testing_CoreGraphics

@testable import SwiftUI

@Suite("Text content")
@MainActor
struct TextContentTests {
    private func string(_ view: some View, _ renderer: ViewRenderer = TextRendering.renderer()) throws -> String {
        try TextRendering.text(view, renderer).string
    }

    @Test("Markdown in keys becomes style; verbatim text and values are unchanged")
    func markdown() throws {
        let fonts = try TextRendering.fonts(Text("a **b** *c* `d`"))
        #expect(
            fonts.map(\.file) == [
                "Inter.ttf", "Inter.ttf", "Inter.ttf", "Inter-Italic.ttf", "Inter.ttf", "JetBrainsMono-Regular.ttf",
            ])
        #expect(fonts[1].weight == 600)
        #expect(try string(Text(verbatim: "**b**")) == "**b**")
        let name = "*"
        #expect(try string(Text("**\(name)b\(name)**")) == "*b*")
    }

    @Test("Values in a key are formatted for the locale")
    func interpolation() throws {
        let german = TextRendering.renderer { $0.locale = Locale(identifier: "de_DE") }
        #expect(try string(Text("\(1234) km"), german) == "1.234 km")
        #expect(try string(Text("\(0.5, specifier: "%.2f") m"), german) == "0,50 m")
        #expect(try string(Text("\("x") 100%")) == "x 100%")
        #expect(try string(Text(0.25, format: .percent), german) == "25\u{A0}%")
        #expect(try string(Text("now \(0.25, format: .percent)")) == "now 25%")
    }

    @Test("Texts and images interpolated into a key keep their styles")
    func nested() throws {
        let text = Text("a \(Text("b").bold()) \(Image(systemName: "star.fill")) c")
        let content = try TextRendering.text(text)
        #expect(content.string == "a b \u{FFFC} c")
        #expect(content.lines[0].attachments.count == 1)
        #expect(try TextRendering.fonts(text)[1].weight == 600)
    }

    @Test("A catalog provides the environment's language with its plurals, and a missing key is reported")
    func catalog() throws {
        let previous = LocalizationStore.current
        defer { LocalizationStore.current = previous }
        var store = LocalizationStore()
        store.catalog.tables["Localizable"] = StringCatalog.Table(
            sourceLanguage: "en",
            languages: [
                "en": [
                    "%lld days": .plural(argument: 1, cases: [.one: .text("%lld day"), .other: .text("%lld days")])
                ],
                "ko": ["%lld days": .text("%lld일"), "Hello": .text("**안녕**")],
            ])
        LocalizationStore.current = store
        let korean = TextRendering.renderer { $0.locale = Locale(identifier: "ko_KR") }
        #expect(try string(Text("\(1) days")) == "1 day")
        #expect(try string(Text("\(3) days")) == "3 days")
        #expect(try string(Text("\(3) days"), korean) == "3일")
        #expect(try string(Text("Hello"), korean) == "안녕")
        #expect(korean.render(Text("Hello")).diagnostics.isEmpty)
        let missing = korean.render(Text("Unknown words")).diagnostics
        #expect(missing.map(\.code) == [.missingLocalization])
        #expect(missing.map(\.severity) == [.warning])
        #expect(korean.render(Text("\(1) – \("x")")).diagnostics.isEmpty)
    }

    @Test(
        "A missing translation is a warning in a language that the catalog has, and at most a note in another language",
        arguments: [
            ("ko_KR", "Hello", []), ("ko_KR", "Good night", [.warning]), ("ko_KR", "Unknown words", [.warning]),
            ("en_US", "Good night", []), ("en_US", "Unknown words", [.note]), ("en_GB", "Good night", []),
            ("fr_FR", "Good night", []), ("fr_FR", "Unknown words", [.note]), ("ko_KR", "Tessera", []),
        ] as [(String, String, [Diagnostic.Severity])])
    func untranslated(locale: String, key: String, expected: [Diagnostic.Severity]) throws {
        let previous = LocalizationStore.current
        defer { LocalizationStore.current = previous }
        let source = """
            { "sourceLanguage": "en", "version": "1.0", "strings": {
              "Hello": { "localizations": {
                "ko": { "stringUnit": { "value": "안녕" } }, "en-GB": { "stringUnit": { "value": "Hullo" } } } },
              "Good night": {}, "Tessera": { "shouldTranslate": false } } }
            """
        let table = try StringCatalogCompiler.catalog(Data(source.utf8), file: "Localizable.xcstrings")
        LocalizationStore.current = LocalizationStore(catalog: StringCatalog(tables: ["Localizable": table]))
        let renderer = TextRendering.renderer { $0.locale = Locale(identifier: locale) }
        #expect(renderer.render(Text(LocalizedStringKey(key))).diagnostics.map(\.severity) == expected)
        LocalizationStore.current = LocalizationStore()
        #expect(renderer.render(Text(LocalizedStringKey(key))).diagnostics.isEmpty)
    }

    @Test("Attributed strings provide fonts, colors, lines and links")
    func attributed() throws {
        var string = AttributedString("go")
        string.font = .title
        string.foregroundColor = .red
        string.underlineStyle = .single
        string.backgroundColor = .yellow
        let tree = TextRendering.renderer().render(Text(string))
        let content = try #require(tree.root.flattened.compactMap(\.text).first)
        #expect(tree.fonts.map(\.size) == [28])
        #expect(content.colors == [Color.red.resolve(in: EnvironmentValues()).rgba])
        #expect(content.lines[0].decorations.count == 1)
        #expect(tree.filledRectangles.count == 1)
    }

    @Test("A text that is a single link opens it, in the tint color")
    func links() throws {
        let tree = TextRendering.renderer().render(Text("[Weather](https://example.com/w)").tint(.green))
        let node = try #require(tree.root.flattened.first { $0.text != nil })
        #expect(node.semantics?.interaction == .link(url: "https://example.com/w"))
        #expect(node.semantics?.role == .link)
        #expect(node.text?.colors == [Color.green.resolve(in: EnvironmentValues()).rgba])
        let mixed = TextRendering.renderer().render(Text("See [here](https://example.com)"))
        #expect(mixed.root.flattened.first { $0.text != nil }?.semantics?.interaction == nil)
    }

    @Test("Accessibility labels: the words, labels of images, or the text's own label")
    func spoken() {
        func label(_ text: Text) -> String? {
            TextRendering.renderer().render(text).root.flattened.first { $0.text != nil }?.semantics?.label
        }
        #expect(label(Text(verbatim: "72°")) == "72°")
        #expect(label(Text(verbatim: "72°").accessibilityLabel("72 degrees")) == "72 degrees")
        let sun = Image("sun", label: Text(verbatim: "Sunny"))
        #expect(label(Text(verbatim: "Now ") + Text(sun)) == "Now Sunny")
    }

    @Test("Hostile strings neither crash nor disappear")
    func hostile() throws {
        for string in [
            "\u{0}\u{1}\t", "\u{202E}abc\u{2066}", "%@ %d %", "🏴\u{E0067}\u{E007F}", "\u{FFFF}🇩", "e\u{301}\u{302}",
        ] {
            #expect(try TextRendering.text(Text(verbatim: string)).lines.isEmpty == false)
            #expect(TextRendering.renderer().render(Text(LocalizedStringKey(string))).root.flattened.count > 1)
        }
        var long = Text(verbatim: "a")
        for _ in 0..<500 { long = long + Text(verbatim: "b") }
        #expect(try string(long).count == 501)
    }
}
