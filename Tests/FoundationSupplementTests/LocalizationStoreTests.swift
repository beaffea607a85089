import Foundation
import FoundationSupplement
import StringCatalogs
import Testing

@Suite("Looking up localized texts")
struct LocalizationStoreTests {
    static let catalogSource = """
        { "sourceLanguage": "ko", "version": "1.0", "strings": {
          "날씨": { "localizations": {
            "en": { "stringUnit": { "state": "translated", "value": "Weather" } },
            "ja": { "stringUnit": { "state": "translated", "value": "天気" } } } },
          "%lld°": {},
          "%lld days": { "localizations": {
            "en": { "variations": { "plural": {
              "one": { "stringUnit": { "value": "%lld day" } }, "other": { "stringUnit": { "value": "%lld days" } } } } },
            "ru": { "variations": { "plural": {
              "one": { "stringUnit": { "value": "%lld день" } }, "few": { "stringUnit": { "value": "%lld дня" } },
              "many": { "stringUnit": { "value": "%lld дней" } }, "other": { "stringUnit": { "value": "%lld дня" } } } } } } },
          "%@ in %@": { "localizations": {
            "en": { "stringUnit": { "value": "%1$@ in %2$@" } }, "ja": { "stringUnit": { "value": "%2$@の%1$@" } } } },
          "device": { "localizations": { "en": { "variations": { "device": {
            "applewatch": { "stringUnit": { "value": "Watch" } }, "other": { "stringUnit": { "value": "Other" } } } } } } },
          "files": { "localizations": { "en": {
            "stringUnit": { "value": "%#@files@ of %#@folders@" }, "substitutions": {
              "files": { "argNum": 1, "formatSpecifier": "lld", "variations": { "plural": {
                "one": { "stringUnit": { "value": "%arg file" } }, "other": { "stringUnit": { "value": "%arg files" } } } } },
              "folders": { "argNum": 2, "formatSpecifier": "lld", "variations": { "plural": {
                "one": { "stringUnit": { "value": "%arg folder" } }, "other": { "stringUnit": { "value": "%arg folders" } } } } } } } } }
        } }
        """

    static func store(device: StringCatalog.DeviceClass = .iphone) throws -> LocalizationStore {
        let table = try StringCatalogCompiler.catalog(Data(catalogSource.utf8), file: "Localizable.xcstrings")
        return LocalizationStore(
            catalog: StringCatalog(tables: ["Localizable": table]), device: device, developmentLanguage: "ko")
    }

    @Test(
        "The best language of the locale wins, then the source language",
        arguments: [
            ("ko_KR", "날씨"), ("en_US", "Weather"), ("en-GB", "Weather"), ("ja", "天気"), ("fr_FR", "날씨"),
        ])
    func languages(locale: String, expected: String) throws {
        #expect(try Self.store().string(forKey: "날씨", locale: Locale(identifier: locale)) == expected)
    }

    @Test("A key without a translation is used as its format")
    func untranslated() throws {
        let store = try Self.store()
        let english = Locale(identifier: "en_US")
        #expect(store.string(forKey: "%lld°", locale: english, arguments: [.integer(23)]) == "23°")
        let lookup = store.lookup("Nobody knows %@", locale: english, arguments: [.text("me")])
        #expect(lookup.string == "Nobody knows me")
        #expect(!lookup.found)
    }

    @Test(
        "Plural forms follow the language",
        arguments: [
            ("en", 1, "1 day"), ("en", 2, "2 days"), ("ru", 1, "1 день"), ("ru", 3, "3 дня"), ("ru", 11, "11 дней"),
            ("en", 1234, "1,234 days"),
        ])
    func plurals(language: String, count: Int64, expected: String) throws {
        let text = try Self.store().string(
            forKey: "%lld days", locale: Locale(identifier: language), arguments: [.integer(count)])
        #expect(text == expected)
    }

    @Test("Positional arguments can be reordered and keep their index")
    func argumentOrder() throws {
        let lookup = try Self.store().lookup(
            "%@ in %@", locale: Locale(identifier: "ja"), arguments: [.text("雨"), .text("東京")])
        #expect(lookup.string == "東京の雨")
        #expect(lookup.pieces.first == .argument(index: 1, text: "東京"))
    }

    @Test("Substitutions have their own plurals")
    func substitutions() throws {
        let text = try Self.store().string(
            forKey: "files", locale: Locale(identifier: "en"), arguments: [.integer(1), .integer(3)])
        #expect(text == "1 file of 3 folders")
    }

    @Test("Variations by device")
    func devices() throws {
        let english = Locale(identifier: "en")
        #expect(try Self.store(device: .applewatch).string(forKey: "device", locale: english) == "Watch")
        #expect(try Self.store(device: .ipad).string(forKey: "device", locale: english) == "Other")
    }

    @Test("The compiled form decodes to the same catalog and rejects damaged data")
    func coding() throws {
        let catalog = try Self.store().catalog
        let bytes = catalog.encoded()
        #expect(try StringCatalog(encoded: bytes) == catalog)
        #expect(try StringCatalog(encoded: bytes).encoded() == bytes)
        #expect(throws: StringCatalog.CodingError.self) { try StringCatalog(encoded: Array(bytes.dropLast(3))) }
        #expect(throws: StringCatalog.CodingError.notACatalog) { try StringCatalog(encoded: [1, 2, 3, 4]) }
    }

    @Test(
        "Chinese without a script is found by its region",
        arguments: [
            ("zh_TW", "繁"), ("zh_CN", "简"), ("zh", "简"), ("zh_HK", "繁"), ("zh-Hans-TW", "简"),
        ])
    func chinese(locale: String, expected: String) {
        let table = StringCatalog.Table(
            sourceLanguage: "en",
            languages: ["zh-Hant": ["k": .text("繁")], "zh-Hans": ["k": .text("简")], "en": ["k": .text("k")]])
        let store = LocalizationStore(catalog: StringCatalog(tables: ["Localizable": table]))
        #expect(store.string(forKey: "k", locale: Locale(identifier: locale)) == expected)
    }

    @Test("A string without arguments is not treated as a format")
    func percentSigns() {
        #expect(LocalizationStore().string(forKey: "50% off, %d") == "50% off, %d")
    }

    @Test(
        "Format specifiers use the locale",
        arguments: [
            ("%.1f", LocalizationArgument.real(2.25), "de", "2,2"), ("%.2f", .real(1234.5), "en", "1,234.50"),
            ("%03d", .integer(7), "en", "007"), ("%5d|", .integer(7), "en", "    7|"),
            ("%x", .integer(255), "en", "ff"),
            ("%lld", .integer(12345), "en_US", "12,345"), ("%@", .integer(5), "en", "5"),
            ("100%%", .integer(0), "en", "100%"),
        ])
    func specifiers(format: String, argument: LocalizationArgument, locale: String, expected: String) {
        let store = LocalizationStore()
        #expect(store.string(forKey: format, locale: Locale(identifier: locale), arguments: [argument]) == expected)
    }
}

@Suite("Plural rules")
struct PluralRuleTests {
    @Test(
        "Counts map to CLDR's categories",
        arguments: [
            ("ar", 0, PluralCategory.zero), ("ar", 2, .two), ("ar", 5, .few), ("ar", 11, .many), ("ar", 100, .other),
            ("pl", 2, .few), ("pl", 5, .many), ("pl", 22, .few), ("cs", 3, .few), ("cs", 5, .other), ("fr", 0, .one),
            ("fr", 1_000_000, .many), ("he", 2, .two), ("ja", 1, .other), ("lt", 21, .one), ("lv", 10, .zero),
            ("sl", 102, .two), ("ro", 20, .other), ("ro", 19, .few), ("ga", 7, .many), ("cy", 6, .many),
            ("hr", 21, .one),
        ])
    func categories(language: String, count: Int64, expected: PluralCategory) {
        #expect(PluralRule(languageCode: language).category(of: PluralOperands(count)) == expected)
    }

    @Test("Visible fraction digits affect the category")
    func fractions() {
        #expect(PluralRule(languageCode: "en").category(of: PluralOperands(1.0, fractionDigits: 1)) == .other)
        #expect(PluralRule(languageCode: "ru").category(of: PluralOperands(1.5, fractionDigits: 1)) == .other)
        #expect(PluralRule(languageCode: "cs").category(of: PluralOperands(1.5, fractionDigits: 1)) == .many)
    }
}
