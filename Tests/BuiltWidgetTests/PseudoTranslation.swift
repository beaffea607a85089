import ExtensionProcess
import ExtensionProtocol
import Foundation
import StringCatalogs

@testable import WidgetCompiler

/// Texts that no translator wrote: they show what a layout does with words that are longer, or run the other way.
enum PseudoTranslation: String, CaseIterable, Sendable {
    /// Every vowel twice, with accents: four tenths longer, like German compared with English.
    case long
    /// Arabic letters, as many as there were.
    case rightToLeft

    /// The language under which the texts are found.
    var language: String { self == .long ? "de" : "ar" }

    /// Letters alone are changed: what stands for arguments (`%1$lld`, `%@`) stays.
    func translated(_ format: String) -> String {
        var result = ""
        var rest = format[...]
        while let character = rest.first {
            if character == "%", let specifier = rest.prefixMatch(of: /%(\d+\$)?(#@\w+@|[.\d]*(lld|ld|d|f|@)|%)/) {
                result += rest[specifier.range]
                rest = rest[specifier.range.upperBound...]
                continue
            }
            result += translated(character)
            rest = rest.dropFirst()
        }
        return result
    }

    private static let accents: [Character: String] = [
        "a": "áà", "e": "éè", "i": "íì", "o": "óò", "u": "úù", "y": "ýy", "A": "ÁÀ", "E": "ÉÈ", "I": "ÍÌ", "O": "ÓÒ",
        "U": "ÚÙ", "Y": "ÝY",
    ]
    private static let arabic: [Character] = Array("ابتثجحخدذرزسشصضطظعغفقكلمنهوي")

    private func translated(_ character: Character) -> String {
        guard character.isLetter, let value = character.unicodeScalars.first?.value else { return String(character) }
        switch self {
        case .long: return Self.accents[character] ?? String(character)
        case .rightToLeft: return String(Self.arabic[Int(value) % Self.arabic.count])
        }
    }

    /// Whether a text has letters of this language.
    func made(_ text: String) -> Bool {
        switch self {
        case .long: text.contains { character in Self.accents.values.contains { $0.contains(character) } }
        case .rightToLeft: text.contains { Self.arabic.contains($0) }
        }
    }

    /// The extension with its English texts in this language instead of all others.
    func applied(to built: BuiltExtension) throws -> BuiltExtension {
        let files = FileManager.default
        let folder = built.resourceFolder + "-\(rawValue)-\(UUID().uuidString)"
        try files.copyItem(atPath: built.resourceFolder, toPath: folder)
        let file = folder + "/" + ResourceCompiler.Part.translations
        var catalog = try StringCatalog(encoded: [UInt8](Data(contentsOf: URL(fileURLWithPath: file))))
        catalog.tables = catalog.tables.mapValues { table in
            var table = table
            let keys = Set(table.languages.values.flatMap(\.keys))
            let texts = keys.map { key in (key, translated(table.languages["en"]?[key] ?? .text(key))) }
            table.languages[language] = Dictionary(uniqueKeysWithValues: texts)
            return table
        }
        try Data(catalog.encoded()).write(to: URL(fileURLWithPath: file))
        var pseudo = built
        pseudo.resourceFolder = folder
        return pseudo
    }

    private func translated(_ variant: StringCatalog.Variant) -> StringCatalog.Variant {
        switch variant {
        case .text(let format): .text(translated(format))
        case .plural(let argument, let cases): .plural(argument: argument, cases: cases.mapValues(translated))
        case .device(let cases): .device(cases.mapValues(translated))
        case .substituted(let format, let substitutions):
            .substituted(format: translated(format), substitutions: substitutions)
        }
    }
}
