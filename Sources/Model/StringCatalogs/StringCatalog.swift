/// Translations of one bundle in compiled form: table → language → key → string.
///
/// `StringCatalogCompiler` makes one from the files of an Xcode project; `encoded()` is what a built widget contains,
/// and `LocalizationStore` looks strings up in it.
package struct StringCatalog: Hashable, Sendable {
    /// Strings of one table (`Localizable` unless named otherwise), by language.
    package struct Table: Hashable, Sendable {
        /// The code of ISO 639 for content that belongs to no language. It has the texts that are the same in all
        /// languages, such as names and units, so that they are not missing in any.
        package static let untranslated = "zxx"

        /// The language used where a translation is missing, such as `en`.
        package var sourceLanguage: String
        package var languages: [String: [String: Variant]]

        package init(sourceLanguage: String, languages: [String: [String: Variant]] = [:]) {
            self.sourceLanguage = sourceLanguage
            self.languages = languages
        }
    }

    /// A string, or variants by plural or device.
    package indirect enum Variant: Hashable, Sendable {
        /// A format string with specifiers such as `%lld`, `%@` and `%1$@`.
        case text(String)
        /// Selected by the plural category of the argument at the one-based position `argument`.
        case plural(argument: Int, cases: [PluralCategory: Variant])
        case device([DeviceClass: Variant])
        /// A format string with `%#@name@` placeholders, each replaced by its own variant.
        case substituted(format: Variant, substitutions: [String: Substitution])
    }

    package struct Substitution: Hashable, Sendable {
        /// One-based position of the argument.
        package var argument: Int
        /// Specifier without the percent sign that replaces `%arg`, such as `lld`.
        package var specifier: String
        package var variant: Variant

        package init(argument: Int, specifier: String, variant: Variant) {
            self.argument = argument
            self.specifier = specifier
            self.variant = variant
        }
    }

    /// Devices that a string catalog can distinguish; raw values are the catalog's own.
    package enum DeviceClass: String, Hashable, Sendable, CaseIterable {
        case iphone, ipad, ipod, mac, applewatch, appletv, applevision, other
    }

    package var tables: [String: Table]

    package init(tables: [String: Table] = [:]) {
        self.tables = tables
    }

    /// Languages of all tables, sorted.
    package var languages: [String] {
        Set(tables.values.flatMap(\.languages.keys)).sorted()
    }

    /// Merges the tables of another catalog; its strings win on conflicts.
    package mutating func merge(_ other: StringCatalog) {
        for (name, table) in other.tables {
            guard var own = tables[name] else {
                tables[name] = table
                continue
            }
            for (language, texts) in table.languages {
                own.languages[language, default: [:]].merge(texts) { $1 }
            }
            tables[name] = own
        }
    }
}
