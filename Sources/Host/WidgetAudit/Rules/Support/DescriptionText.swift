import Foundation

/// The description of a widget for the gallery, with the language that its words are in.
///
/// 1. The script decides first: kana is Japanese, Hangul is Korean.
/// 2. A text in Latin letters is English if it has a common word of English, or if the reference language is English and
///    no letter has a mark.
///
/// The language of any other text is not known, and rules about language do not apply to it.
struct DescriptionText {
    enum Language { case english, korean, japanese }

    let text: String
    let language: Language?
    /// Whether the text itself tells its language. The language of the reference is an assumption.
    let isCertain: Bool

    init(_ input: RuleInput) {
        text = input.evidence.description.description.trimmingCharacters(in: .whitespacesAndNewlines)
        let known = Self.language(of: text)
        let assumed = Self.isLatin(text) && input.evidence.reference.locale.hasPrefix("en") ? Language.english : nil
        language = known ?? assumed
        isCertain = known != nil
    }

    /// Words without punctuation at their ends.
    var words: [String] {
        text.split(whereSeparator: \.isWhitespace)
            .map { $0.trimmingCharacters(in: .punctuationCharacters) }.filter { !$0.isEmpty }
    }

    /// Words that do not begin a sentence.
    var innerWords: [String] {
        var result: [String] = []
        var begins = true
        for part in text.split(whereSeparator: \.isWhitespace) {
            let word = part.trimmingCharacters(in: .punctuationCharacters)
            if !begins, !word.isEmpty { result.append(word) }
            begins = part.last.map { ".!?:".contains($0) } ?? false
        }
        return result
    }

    /// Common words that other languages hardly have.
    private static let common: Set<String> = [
        "the", "your", "and", "with", "from", "this", "what", "how", "when", "you", "about", "battery", "check",
        "daily", "every", "forecast", "glance", "latest", "levels", "quick", "shows", "their", "today", "track",
        "upcoming", "weather", "which",
    ]

    private static func language(of text: String) -> Language? {
        let scalars = text.unicodeScalars
        if scalars.contains(where: { (0x3041...0x30FF).contains($0.value) }) { return .japanese }
        if scalars.contains(where: { (0xAC00...0xD7A3).contains($0.value) }) { return .korean }
        let words = text.lowercased().split { !$0.isLetter }.map(String.init)
        return isLatin(text) && !common.isDisjoint(with: words) ? .english : nil
    }

    /// Whether all letters are those of English.
    private static func isLatin(_ text: String) -> Bool {
        let letters = text.unicodeScalars.filter(\.properties.isAlphabetic)
        return !letters.isEmpty && letters.allSatisfy(\.isASCII)
    }
}
