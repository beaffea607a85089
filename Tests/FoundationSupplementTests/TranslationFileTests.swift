import Foundation
import FoundationSupplement
import StringCatalogs
import Testing

@Suite("Reading translation files")
struct TranslationFileTests {
    @Test(".strings with comments, escapes and both text encodings")
    func strings() throws {
        let source = """
            /* a comment with "quotes" */
            "hello" = "Hello \\"you\\"\\n%@"; // trailing
            bare.key = "Bare";
            "snow" = "\\U2603";
            """
        let expected: [String: StringCatalog.Variant] = [
            "hello": .text("Hello \"you\"\n%@"), "bare.key": .text("Bare"), "snow": .text("☃"),
        ]
        #expect(try StringCatalogCompiler.strings(Data(source.utf8), file: "a") == expected)
        let wide = try #require(source.data(using: .utf16))
        #expect(try StringCatalogCompiler.strings(wide, file: "a") == expected)
    }

    @Test("A broken .strings file names its line")
    func brokenStrings() {
        let failure = #expect(throws: StringCatalogCompiler.Failure.self) {
            try StringCatalogCompiler.strings(
                Data("\"a\" = \"b\";\n\"c\" = ".utf8), file: "en.lproj/Localizable.strings")
        }
        #expect(failure?.description.contains("en.lproj/Localizable.strings: line 2") == true)
    }

    @Test(".stringsdict plurals")
    func stringsdict() throws {
        let source = """
            <?xml version="1.0" encoding="UTF-8"?>
            <plist version="1.0"><dict><key>%d of %d</key><dict>
            <key>NSStringLocalizedFormatKey</key><string>%#@b@, %#@a@</string>
            <key>a</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
            <key>NSStringFormatValueTypeKey</key><string>d</string>
            <key>one</key><string>%d apple</string><key>other</key><string>%d apples</string></dict>
            <key>b</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
            <key>NSStringFormatValueTypeKey</key><string>d</string>
            <key>one</key><string>%d bear</string><key>other</key><string>%d bears</string></dict>
            </dict></dict></plist>
            """
        let texts = try StringCatalogCompiler.stringsdict(Data(source.utf8), file: "x")
        let table = StringCatalog.Table(sourceLanguage: "en", languages: ["en": texts])
        let store = LocalizationStore(catalog: StringCatalog(tables: ["Localizable": table]))
        let text = store.string(forKey: "%d of %d", arguments: [.integer(1), .integer(2)])
        #expect(text == "1 bear, 2 apples")
    }

    @Test("A binary .stringsdict with a set is reported")
    func foreignStringsdict() {
        let list: [UInt8] = Array("bplist00".utf8) + [0xD1, 1, 2, 0x51, 0x61, 0xC1, 1, 8, 11, 13]
        let trailer: [UInt8] = [0, 0, 0, 0, 0, 0, 1, 1] + [0, 0, 0, 0, 0, 0, 0, 3]
        let data = Data(list + trailer + [UInt8](repeating: 0, count: 15) + [15])
        let failure = #expect(throws: StringCatalogCompiler.Failure.self) {
            try StringCatalogCompiler.stringsdict(data, file: "a.stringsdict")
        }
        #expect(failure?.description.contains("is not a property list") == true)
    }

    @Test("A substitution of an argument that no format can name is reported", arguments: [-1, 0, 10_000, Int.max])
    func impossibleArgument(position: Int) {
        let source = """
            {"sourceLanguage": "en", "strings": {"a": {"localizations": {"en": {
                "stringUnit": {"value": "%#@b@"},
                "substitutions": {"b": {"argNum": \(position), "stringUnit": {"value": "%arg"}}}
            }}}}}
            """
        let failure = #expect(throws: StringCatalogCompiler.Failure.self) {
            try StringCatalogCompiler.catalog(Data(source.utf8), file: "a.xcstrings")
        }
        #expect(failure?.description == "a.xcstrings: the en translation of “a” is unreadable.")
    }

    @Test("S-LIMIT-31: Variations as deep as a compiled catalog allows can be read back, deeper ones are reported")
    func deepVariations() throws {
        func source(depth: Int) -> Data {
            var node = #"{"stringUnit": {"value": "text"}}"#
            for level in 1..<depth {
                node = #"{"variations": {"\#(level % 2 == 0 ? "device" : "plural")": {"other": \#(node)}}}"#
            }
            return Data(#"{"strings": {"a": {"localizations": {"en": \#(node)}}}}"#.utf8)
        }
        for depth in [1, 14, 15] {
            let table = try StringCatalogCompiler.catalog(source(depth: depth), file: "a.xcstrings")
            let catalog = StringCatalog(tables: ["Localizable": table])
            #expect(try StringCatalog(encoded: catalog.encoded()) == catalog, "\(depth) levels")
        }
        #expect(throws: StringCatalogCompiler.Failure.self) {
            try StringCatalogCompiler.catalog(source(depth: 16), file: "a.xcstrings")
        }
    }

    @Test("A folder of files becomes one catalog, and unreadable files are reported")
    func folder() throws {
        let root = FileManager.default.temporaryDirectory.appendingPathComponent("catalog-\(UUID().uuidString)")
        let english = root.appendingPathComponent("en.lproj")
        let base = root.appendingPathComponent("Base.lproj")
        try FileManager.default.createDirectory(at: english, withIntermediateDirectories: true)
        try FileManager.default.createDirectory(at: base, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: root) }
        let files = [
            english.appendingPathComponent("Localizable.strings"), base.appendingPathComponent("Localizable.strings"),
            root.appendingPathComponent("Broken.xcstrings"),
        ]
        try Data("\"a\" = \"A\";".utf8).write(to: files[0])
        try Data("\"a\" = \"ㄱ\";".utf8).write(to: files[1])
        try Data("{".utf8).write(to: files[2])
        let (catalog, failures) = StringCatalogCompiler.compile(files: files, sourceLanguage: "ko") {
            FileManager.default.contents(atPath: $0.path) ?? Data()
        }
        #expect(catalog.tables["Localizable"]?.languages == ["en": ["a": .text("A")], "ko": ["a": .text("ㄱ")]])
        #expect(failures.map(\.file) == [files[2].path])
    }
}

@Suite("Markdown and interpolation")
struct MarkdownTests {
    private func runs(_ source: String) throws -> [String] {
        try AttributedString(markdown: source).runs.map { run in
            let text = String(try AttributedString(markdown: source)[run.range].characters)
            let intent = run[AttributeScopes.FoundationAttributes.InlinePresentationIntentAttribute.self]?.rawValue ?? 0
            return "\(text):\(intent)" + (run.link.map { ":\($0.absoluteString)" } ?? "")
        }
    }

    @Test(
        "Markdown spans become presentation intents",
        arguments: [
            ("a **b** c", ["a :0", "b:2", " c:0"]), ("*a **b***", ["a :1", "b:3"]), ("***x***", ["x:3"]),
            ("snake_case_name", ["snake_case_name:0"]), ("2 * 3 * 4", ["2 * 3 * 4:0"]), ("~~x~~", ["x:32"]),
            ("`a*b*`", ["a*b*:4"]), ("[x *y*](https://z.org)", ["x :0:https://z.org", "y:1:https://z.org"]),
            ("\\*x\\*", ["*x*:0"]), ("**open", ["**open:0"]), ("<https://a.b>", ["https://a.b:0:https://a.b"]),
        ])
    func spans(source: String, expected: [String]) throws {
        #expect(try runs(source) == expected)
    }

    @Test("A literal becomes key and arguments")
    func interpolation() {
        let value: String.LocalizationValue = "\(3) of \(2.5) is 100% \("x") \(1.25, specifier: "%.1f")"
        #expect(value.key == "%lld of %lf is 100%% %@ %.1f")
        let resource: LocalizedStringResource = "Hello \("you")"
        #expect(resource.key == "Hello %@")
        #expect(String(localized: resource) == "Hello you")
        #expect(String(localized: "greeting", defaultValue: "Hi \(2)") == "Hi 2")
    }
}
