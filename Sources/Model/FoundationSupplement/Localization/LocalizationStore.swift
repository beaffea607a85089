import Foundation
import StringCatalogs
import Synchronization

/// The texts of one widget extension and the rules to choose among them.
///
/// The runtime creates one from the compiled catalog at startup and sets `current`, which `Text`, `String(localized:)`
/// and `LocalizedStringResource` use. The locale of a lookup always comes from the caller.
package struct LocalizationStore: Sendable {
    package var catalog: StringCatalog
    /// The default locale.
    package var locale: Locale
    /// The device whose variations apply.
    package var device: StringCatalog.DeviceClass
    /// The widget's development language, which is used if no better language is available.
    package var developmentLanguage: String

    package init(
        catalog: StringCatalog = StringCatalog(), locale: Locale = Locale(identifier: "en_US"),
        device: StringCatalog.DeviceClass = .iphone, developmentLanguage: String = "en"
    ) {
        self.catalog = catalog
        self.locale = locale
        self.device = device
        self.developmentLanguage = developmentLanguage
    }

    private static let shared = Mutex(LocalizationStore())

    /// The store of the running extension.
    package static var current: LocalizationStore {
        get { shared.withLock { $0 } }
        set { shared.withLock { $0 = newValue } }
    }

    /// One part of a localized text, in reading order.
    package enum Piece: Hashable, Sendable {
        case literal(String)
        /// The formatted argument at `index` (from 0).
        case argument(index: Int, text: String)

        package var text: String {
            switch self {
            case .literal(let text), .argument(_, let text): text
            }
        }
    }

    /// The result of a lookup, and whether any table had the key.
    package struct Lookup: Hashable, Sendable {
        package var pieces: [Piece]
        /// False when no table has the key, so that the key itself is shown.
        package var found: Bool
        /// The language that the text came from; nil when the key itself is shown.
        package var language: String?
        /// The language of the table that suits the locale but lacks the key, so that another language is shown; `nil`
        /// if the table has no such language.
        package var missingLanguage: String?

        package var string: String { pieces.map(\.text).joined() }
    }

    /// The text of `key` in the best language for `locale`, with its arguments filled in.
    ///
    /// A key without a translation is its own format string, as on Apple's platforms.
    /// - Parameters:
    ///   - table: name of the table; nil means `Localizable`.
    ///   - locale: the locale whose language and number formats to use; `nil` means the store's own.
    ///   - defaultValue: the format string to use instead of the key if no table has it.
    package func string(
        forKey key: String, table: String? = nil, locale: Locale? = nil, arguments: [LocalizationArgument] = [],
        defaultValue: String? = nil
    ) -> String {
        lookup(key, table: table, locale: locale, arguments: arguments, defaultValue: defaultValue).string
    }

    /// Like `string(forKey:…)`, but in parts, for callers that style the arguments.
    ///
    /// 1. The languages are tried in the order of `LanguageChain`; the first that has the key wins.
    /// 2. Device variations choose the store's device, else `other`.
    /// 3. Plural variations choose the argument's category in the found language, else `other`; the form `zero` is also
    ///    used for an exact 0, which Apple's tables allow in every language.
    /// 4. Specifiers are replaced by the arguments in the number formats of `locale`.
    package func lookup(
        _ key: String, table: String? = nil, locale: Locale? = nil, arguments: [LocalizationArgument] = [],
        defaultValue: String? = nil
    ) -> Lookup {
        let locale = locale ?? self.locale
        var missingLanguage: String?
        if let texts = catalog.tables[table ?? "Localizable"] {
            let chain = LanguageChain.remembered(
                locale: locale, available: texts.languages.keys, fallback: texts.sourceLanguage)
            for language in chain.languages {
                guard let variant = texts.languages[language]?[key] else { continue }
                let resolver = VariantResolver(language: language, device: device, locale: locale, arguments: arguments)
                missingLanguage = language == texts.sourceLanguage ? chain.ownLanguage : nil
                if missingLanguage != nil, texts.languages[StringCatalog.Table.untranslated]?[key] != nil {
                    missingLanguage = nil
                }
                return Lookup(
                    pieces: resolver.pieces(of: variant), found: true, language: language,
                    missingLanguage: missingLanguage)
            }
            missingLanguage = chain.ownLanguage
        }
        let resolver = VariantResolver(
            language: developmentLanguage, device: device, locale: locale, arguments: arguments)
        return Lookup(
            pieces: resolver.pieces(of: .text(defaultValue ?? key)), found: false, language: nil,
            missingLanguage: missingLanguage)
    }
}
