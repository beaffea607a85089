import Foundation
import HostTestSupport
import StringCatalogs
import TestSupport
import Testing
import XcodeProject

@testable import WidgetCompiler

/// Damaged resources of a widget are read or rejected, without a trap.
@Suite("Damaged resources")
struct MutatedResourceTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    private static func bytes(_ path: String) throws -> [UInt8] {
        Array(try Data(contentsOf: URL(fileURLWithPath: path)))
    }

    private static func binaryList() throws -> [UInt8] {
        let values: [String: Any] = [
            "UIAppFonts": ["A.ttf", "B.ttf"], "Number": 7, "Real": 2.5, "Date": Date(timeIntervalSince1970: 0),
            "Data": Data([1, 2, 3]), "Nested": ["a": ["b": [true, false]]],
        ]
        return Array(try PropertyListSerialization.data(fromPropertyList: values, format: .binary, options: 0))
    }

    @Test("S-FILE-13: Damaged property lists")
    func propertyLists() throws {
        let text = """
            <?xml version="1.0" encoding="UTF-8"?>
            <plist version="1.0"><dict>
            <key>UIAppFonts</key><array><string>A.ttf</string></array>
            <key>Things</key><array><dict><key>a</key><integer>1</integer><key>b</key><real>0.5</real></dict></array>
            <key>Day</key><date>2026-12-24T00:00:00Z</date><key>Bytes</key><data>AQID</data><key>Yes</key><true/>
            </dict></plist>
            """
        let path = folder.path + "/Info.plist"
        for copy in Mutator.copies(of: [Array(text.utf8), try Self.binaryList()], usually: 300, seed: 71) {
            try folder.write(copy, to: "Info.plist")
            guard let list = try? PropertyListFile.read(path) else { continue }
            try? BundleInformation.complete(list, from: path, into: folder.path + "/Bundle.plist", name: "Probe")
        }
    }

    @Test("S-FILE-13: Damaged string tables")
    func strings() throws {
        let plain = "/* c */ \"a\" = \"A \\U00e9 \\n\"; 'b' = 'B'; key = value; \"%d\" = \"%1$@ of %2$lld\";"
        let plural = """
            <plist version="1.0"><dict><key>n</key><dict><key>NSStringLocalizedFormatKey</key><string>%#@n@</string>
            <key>n</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
            <key>NSStringFormatValueTypeKey</key><string>d</string><key>one</key><string>%d a</string>
            <key>other</key><string>%d b</string></dict></dict></dict></plist>
            """
        let catalog = """
            {"sourceLanguage":"en","version":"1.0","strings":{"a %lld":{"localizations":{"de":{"variations":{"plural":
            {"one":{"stringUnit":{"state":"translated","value":"%lld A"}},"other":{"stringUnit":{"value":"%lld B"}}}}},
            "fr":{"stringUnit":{"value":"x"},"substitutions":{"n":{"argNum":1,"formatSpecifier":"lld","variations":
            {"device":{"mac":{"stringUnit":{"value":"y"}}}}}}}}}}}
            """
        for copy in Mutator.copies(of: [Array(plain.utf8)], usually: 300, seed: 72) {
            _ = try? StringCatalogCompiler.strings(Data(copy), file: "a.strings")
        }
        for copy in Mutator.copies(of: [Array(plural.utf8)], usually: 300, seed: 73) {
            _ = try? StringCatalogCompiler.stringsdict(Data(copy), file: "a.stringsdict")
        }
        for copy in Mutator.copies(of: [Array(catalog.utf8)], usually: 300, seed: 74) {
            guard let table = try? StringCatalogCompiler.catalog(Data(copy), file: "a.xcstrings") else { continue }
            let compiled = StringCatalog(tables: ["a": table]).encoded()
            #expect(throws: Never.self) { try StringCatalog(encoded: compiled) }
        }
    }

    @Test("S-FILE-13: Damaged asset catalogs")
    func assetCatalogs() throws {
        let colors = """
            {"colors":[{"idiom":"universal","color":{"color-space":"srgb","components":{"red":"0x10","green":"0.5",
            "blue":"255","alpha":"1.000"}}},{"idiom":"universal","appearances":[{"appearance":"luminosity",
            "value":"dark"}],"color":{"platform":"ios","reference":"systemBlueColor"}}],"info":{"version":1}}
            """
        let images = """
            {"images":[{"idiom":"universal","filename":"p.png","scale":"2x","resizing":{"mode":"9-part","center":
            {"mode":"stretch","width":1,"height":1},"cap-insets":{"top":1,"left":1,"bottom":1,"right":1}}},
            {"idiom":"iphone","subtype":"retina4","filename":"q.png"}],"properties":{"template-rendering-intent":
            "template","preserves-vector-representation":true}}
            """
        let picture: [UInt8] =
            [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52, 0, 0, 0, 4]
            + [0, 0, 0, 4, 8, 6, 0, 0, 0, 0, 0, 0, 0]
        var mutator = Mutator(seed: 75)
        for _ in 0..<Mutator.count(60) {
            try folder.write(mutator.mutated(Array(colors.utf8)), to: "A.xcassets/C.colorset/Contents.json")
            try folder.write(mutator.mutated(Array(images.utf8)), to: "A.xcassets/I.imageset/Contents.json")
            for name in ["p.png", "q.png"] {
                try folder.write(mutator.mutated(picture), to: "A.xcassets/I.imageset/" + name)
            }
            var compiler = AssetCatalogCompiler(platform: .iOS)
            compiler.add(catalog: folder.path + "/A.xcassets")
        }
    }

    @Test("S-FILE-13: Damaged intent definitions and data models")
    func definitions() throws {
        let intents = try Self.bytes(BuiltFixture.fixtures + "/Garden/Intents/Base.lproj/Garden.intentdefinition")
        for copy in Mutator.copies(of: [intents], usually: 80, seed: 76) {
            let path = try folder.write(copy, to: "Garden.intentdefinition")
            _ = try? IntentDefinition(at: path)
        }
        let samples = BuiltFixture.fixtures + "/Frameworks/Garden.xcdatamodeld"
        let names = try FileManager.default.subpathsOfDirectory(atPath: samples)
        let model = try #require(names.first { $0.hasSuffix("/contents") })
        let contents = try Self.bytes(samples + "/" + model)
        for copy in Mutator.copies(of: [contents], usually: 200, seed: 77) {
            try folder.write(copy, to: "Garden.xcdatamodel/contents")
            _ = try? DataModel(at: folder.path + "/Garden.xcdatamodel")
        }
    }

    @Test("S-FILE-13: Property lists and catalogs that nest 200,000 deep are rejected or read, without a trap")
    func nesting() throws {
        let depth = 200_000
        func nested(_ open: String, _ close: String) -> [UInt8] {
            Array((String(repeating: open, count: depth) + String(repeating: close, count: depth)).utf8)
        }
        for (open, close) in [("<array>", "</array>"), ("<dict><key>a</key>", "</dict>"), ("(", ")"), ("{a=", ";}")] {
            try folder.write(Array("<plist version=\"1.0\">".utf8) + nested(open, close), to: "Info.plist")
            _ = try? PropertyListFile.read(folder.path + "/Info.plist")
            try folder.write(nested(open, close), to: "Info.plist")
            _ = try? PropertyListFile.read(folder.path + "/Info.plist")
        }
        for (open, close) in [("[", "]"), ("{\"strings\":", "}")] {
            _ = try? StringCatalogCompiler.catalog(Data(nested(open, close)), file: "a.xcstrings")
        }
        try folder.write(nested("<entity>", "</entity>"), to: "Deep.xcdatamodel/contents")
        _ = try? DataModel(at: folder.path + "/Deep.xcdatamodel")
    }
}
