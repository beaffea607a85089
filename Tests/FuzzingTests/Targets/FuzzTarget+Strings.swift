import Foundation
import StringCatalogs

/// The translation files of bundles, and their compiled form.
extension FuzzTarget {
    static let strings = FuzzTarget("strings") { bytes in
        guard let texts = try? StringCatalogCompiler.strings(Data(bytes), file: "a.strings") else { return }
        compile(["en": texts])
    }

    static let stringsDictionary = FuzzTarget("stringsdict") { bytes in
        guard let texts = try? StringCatalogCompiler.stringsdict(Data(bytes), file: "a.stringsdict") else { return }
        compile(["en": texts])
    }

    static let stringCatalog = FuzzTarget("xcstrings") { bytes in
        guard let table = try? StringCatalogCompiler.catalog(Data(bytes), file: "a.xcstrings") else { return }
        compile(table.languages)
    }

    static let compiledStrings = FuzzTarget("compiled-strings") { bytes in
        guard let catalog = try? StringCatalog(encoded: bytes) else { return }
        expect(
            (try? StringCatalog(encoded: catalog.encoded())) == catalog, "a decoded catalog changes when it is encoded")
    }

    /// What is built into a bundle must be readable there.
    private static func compile(_ languages: [String: [String: StringCatalog.Variant]]) {
        let table = StringCatalog.Table(sourceLanguage: "en", languages: languages)
        let catalog = StringCatalog(tables: ["Localizable": table])
        expect((try? StringCatalog(encoded: catalog.encoded())) == catalog, "a compiled catalog cannot be read")
        for texts in languages.values {
            for case .text(let text) in texts.values { _ = FormatString(text) }
        }
    }
}
