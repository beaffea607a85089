import Foundation

/// Grammar that texts ask for: `^[3 apples](inflect: true)`.
///
/// 1. A phrase in `^[…](inflect: true)` stands for itself, with its words made to agree.
/// 2. In English a number before a noun decides its form: “1 apple”, “3 apples”. The noun is the last word behind the
///    number. `a` before a vowel's sound becomes `an`, and the other way round.
/// 3. In other languages the phrase stays as it is written.
package enum Inflection {
    private static let opening = "^["

    package static func isAsked(in text: String) -> Bool { text.contains(opening) }

    /// The text with the words of all its phrases made to agree.
    package static func inflected(_ text: String, language: String = "en") -> String {
        guard isAsked(in: text) else { return text }
        var result = ""
        var rest = Substring(text)
        while let start = rest.range(of: opening) {
            result += rest[..<start.lowerBound]
            let body = rest[start.upperBound...]
            guard let end = body.range(of: "]("), let close = body[end.upperBound...].firstIndex(of: ")") else {
                return result + rest[start.lowerBound...]
            }
            let phrase = String(body[..<end.lowerBound])
            let attributes = body[end.upperBound..<close]
            let asks = attributes.contains("inflect") && attributes.contains("true")
            result += asks && language.hasPrefix("en") ? agreeing(phrase) : phrase
            rest = body[body.index(after: close)...]
        }
        return result + rest
    }

    /// An English phrase with its noun in the form that its number asks for.
    private static func agreeing(_ phrase: String) -> String {
        var words = phrase.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
        if let place = words.firstIndex(where: { isNumber($0) }), let noun = words.lastIndex(where: { isWord($0) }),
            noun > place
        {
            words[noun] = isOne(words[place]) ? EnglishNoun.singular(words[noun]) : EnglishNoun.plural(words[noun])
        }
        for index in words.indices.dropLast() where ["a", "an", "A", "An"].contains(words[index]) {
            let article = EnglishNoun.beginsWithVowelSound(words[index + 1]) ? "an" : "a"
            words[index] = words[index].first?.isUppercase == true ? article.capitalized : article
        }
        return words.joined(separator: " ")
    }

    private static func isNumber(_ word: String) -> Bool {
        word.contains(where: \.isNumber) && word.allSatisfy { $0.isNumber || ".,\u{A0}'-".contains($0) }
    }

    private static func isWord(_ word: String) -> Bool { word.contains(where: \.isLetter) }

    private static func isOne(_ word: String) -> Bool { word == "1" || word == "-1" }
}
