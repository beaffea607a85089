/// Translations of one bundle in compiled form: table → language → key → text.
///
/// `StringCatalogCompiler` makes one from the files that Xcode projects hold; `encoded()` is what a built widget
/// carries, and `LocalizationStore` looks texts up in it.
package struct StringCatalog: Hashable, Sendable {
    /// Texts of one table (`Localizable` unless named otherwise), by language.
    package struct Table: Hashable, Sendable {
        /// The language whose text stands in where a translation is missing, such as `en`.
        package var sourceLanguage: String
        package var languages: [String: [String: Variant]]

        package init(sourceLanguage: String, languages: [String: [String: Variant]] = [:]) {
            self.sourceLanguage = sourceLanguage
            self.languages = languages
        }
    }

    /// A text, or the texts to choose among by count or device.
    package indirect enum Variant: Hashable, Sendable {
        /// A format string with specifiers such as `%lld`, `%@` and `%1$@`.
        case text(String)
        /// Chosen by the plural category of the argument at `argument`, counted from 1.
        case plural(argument: Int, cases: [PluralCategory: Variant])
        case device([DeviceClass: Variant])
        /// A format string with `%#@name@` places, each filled by its own variant.
        case substituted(format: Variant, substitutions: [String: Substitution])
    }

    package struct Substitution: Hashable, Sendable {
        /// Position of the argument, counted from 1.
        package var argument: Int
        /// Specifier without the percent sign that `%arg` stands for, such as `lld`.
        package var specifier: String
        package var variant: Variant

        package init(argument: Int, specifier: String, variant: Variant) {
            self.argument = argument
            self.specifier = specifier
            self.variant = variant
        }
    }

    /// Devices that a string catalog can tell apart; raw values are the catalog's own words.
    package enum DeviceClass: String, Hashable, Sendable, CaseIterable {
        case iphone, ipad, ipod, mac, applewatch, appletv, applevision, other
    }

    package var tables: [String: Table]

    package init(tables: [String: Table] = [:]) {
        self.tables = tables
    }

    /// Languages that any table has texts in, sorted.
    package var languages: [String] {
        Set(tables.values.flatMap(\.languages.keys)).sorted()
    }

    /// Adds the tables of another catalog; its texts win where both have one.
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
