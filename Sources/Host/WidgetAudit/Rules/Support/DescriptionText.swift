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

    init(_ input: RuleInput) {
        text = input.evidence.description.description.trimmingCharacters(in: .whitespacesAndNewlines)
        language = Self.language(of: text, reference: input.evidence.reference.locale)
    }

    /// Words without punctuation at their ends.
    var words: [String] {
        text.split(whereSeparator: \.isWhitespace)
            .map { $0.trimmingCharacters(in: .punctuationCharacters) }.filter { !$0.isEmpty }
    }

    /// Words that only English has.
    private static let common: Set<String> = [
        "the", "your", "and", "of", "with", "from", "for", "this", "to", "at", "what", "how", "when", "all", "by", "it",
    ]

    private static func language(of text: String, reference: String) -> Language? {
        let scalars = text.unicodeScalars
        if scalars.contains(where: { (0x3041...0x30FF).contains($0.value) }) { return .japanese }
        if scalars.contains(where: { (0xAC00...0xD7A3).contains($0.value) }) { return .korean }
        guard scalars.contains(where: { $0.properties.isAlphabetic }),
            scalars.allSatisfy({ !$0.properties.isAlphabetic || $0.isASCII })
        else { return nil }
        let words = text.lowercased().split { !$0.isLetter }.map(String.init)
        let isEnglish = !common.isDisjoint(with: words)
        return isEnglish || reference.hasPrefix("en") ? .english : nil
    }
}
