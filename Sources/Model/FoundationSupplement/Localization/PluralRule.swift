import StringCatalogs

/// A language's plural rule, from the cardinal rules of Unicode CLDR 46.
package enum PluralRule: Hashable, Sendable {
    /// One form for every number: Japanese, Korean, Chinese, Thai, Vietnamese, Indonesian.
    case invariant
    /// `one` for exactly 1 without fraction: English, German, Dutch, Swedish.
    case oneInteger
    /// `one` for exactly 1: Spanish, Turkish, Hungarian, Greek.
    case oneExact
    /// `one` for 0 and 1: Hindi, Bengali, Persian, Amharic.
    case oneUpToOne
    /// `one` for everything below 2, `many` for whole millions: French, Portuguese.
    case french
    case eastSlavic, southSlavic, polish, czech, slovenian, lithuanian, latvian, romanian, arabic, hebrew
    case irish, welsh, maltese, icelandic, danish

    /// The rule for a language code of two or three letters; English's rule for unknown codes.
    package init(languageCode: String) {
        switch languageCode {
        case "ja", "ko", "zh", "yue", "th", "vi", "id", "in", "ms", "lo", "my", "km", "jv", "bo", "dz", "ig", "yo":
            self = .invariant
        case "hi", "bn", "fa", "am", "gu", "kn", "as", "zu", "pa", "mr", "si", "ti", "ak", "ln", "mg", "wa":
            self = .oneUpToOne
        case "fr", "pt", "hy", "kab", "ff": self = .french
        case "es", "tr", "hu", "el", "bg", "sq", "az", "eu", "ka", "kk", "ky", "ml", "mn", "ne", "nb", "no", "nn",
            "or", "ta", "te", "ug", "uz", "af", "ku", "eo", "fo", "ha", "lb", "ps", "sd", "so", "tk", "xh":
            self = .oneExact
        case "ru", "uk", "be": self = .eastSlavic
        case "hr", "sr", "bs", "sh": self = .southSlavic
        case "pl": self = .polish
        case "cs", "sk": self = .czech
        case "sl": self = .slovenian
        case "lt": self = .lithuanian
        case "lv": self = .latvian
        case "ro", "mo": self = .romanian
        case "ar": self = .arabic
        case "he", "iw": self = .hebrew
        case "ga": self = .irish
        case "cy": self = .welsh
        case "mt": self = .maltese
        case "is", "mk": self = .icelandic
        case "da": self = .danish
        default: self = .oneInteger
        }
    }

    package func category(of number: PluralOperands) -> PluralCategory {
        switch self {
        case .invariant: .other
        case .oneInteger: number.i == 1 && number.v == 0 ? .one : .other
        case .oneExact: number.n == 1 ? .one : .other
        case .oneUpToOne: number.i == 0 || number.n == 1 ? .one : .other
        case .french: french(number)
        case .eastSlavic: eastSlavic(number)
        case .southSlavic: southSlavic(number)
        case .polish: polish(number)
        case .czech: czech(number)
        case .slovenian: slovenian(number)
        case .lithuanian: lithuanian(number)
        case .latvian: latvian(number)
        case .romanian: romanian(number)
        case .arabic: arabic(number)
        case .hebrew: hebrew(number)
        case .irish: irish(number)
        case .welsh: welsh(number)
        case .maltese: maltese(number)
        case .icelandic: icelandic(number)
        case .danish: number.n == 1 || (number.f != 0 && (number.i == 0 || number.i == 1)) ? .one : .other
        }
    }
}
