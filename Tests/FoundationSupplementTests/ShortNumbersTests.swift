import Foundation
import Testing

@testable import FoundationSupplement

@Suite struct ShortNumbersTests {
    @Test(
        "Short numbers in strings match the locale's formatter",
        arguments: [
            "en_US", "de_DE", "sv_SE", "ar_EG", "fa_IR", "hi_IN", "mr_IN", "bn_BD", "ar_EG@numbers=latn", "es_ES",
            "pl_PL", "en_IN",
            "de_CH", "fr_FR", "ko_KR",
        ])
    func shortNumbers(identifier: String) {
        let locale = Locale(identifier: identifier)
        for value: Int64 in [
            -1000, -1, 0, 7, 42, 999, 1000, 1007, 9999, 10_000, 34_020, 99_999, 100_000, 654_321, 1_000_000,
        ] {
            let shown = LocalizationArgument.integer(value).formatted(specifier: "lld", locale: locale)
            #expect(shown == value.formatted(.number.locale(locale)))
        }
    }
}
