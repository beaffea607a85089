/// The markup `^[5 task](inflect: true)`, in which words follow the number next to them.
///
/// 1. Find `^[`, the bracket that closes it, and the parentheses after it that name `inflect`.
/// 2. The first number within decides: 1 is singular, every other one plural.
/// 3. The last word within takes that number. Words before it, such as adjectives, have only one form in English.
/// 4. The markup itself is removed, in other languages too, whose words stay unchanged.
package enum Inflection {
    package static func isPresent(in source: String) -> Bool { source.contains("^[") }

    /// - Parameters:
    ///   - language: the language of the words.
    ///   - value: the text for a placeholder character that is inserted later.
    package static func applied(
        to source: String, language: String, value: (Character) -> String? = { _ in nil }
    ) -> String {
        let characters = Array(source)
        var result = ""
        var index = 0
        while index < characters.count {
            guard characters[index] == "^", let found = phrase(in: characters, at: index) else {
                result.append(characters[index])
                index += 1
                continue
            }
            let words = Array(applied(to: String(characters[found.words]), language: language, value: value))
            result += language.hasPrefix("en") ? inflected(words, value) : String(words)
            index = found.end
        }
        return result
    }

    private static func phrase(in characters: [Character], at index: Int) -> (words: Range<Int>, end: Int)? {
        guard index + 1 < characters.count, characters[index + 1] == "[" else { return nil }
        var depth = 0
        var close: Int?
        for place in (index + 1)..<characters.count {
            if characters[place] == "[" { depth += 1 }
            if characters[place] == "]" { depth -= 1 }
            if depth == 0 {
                close = place
                break
            }
        }
        guard let close, close + 1 < characters.count, characters[close + 1] == "(",
            let end = characters[(close + 2)...].firstIndex(of: ")"),
            String(characters[(close + 2)..<end]).contains("inflect")
        else { return nil }
        return (index + 2..<close, end + 1)
    }

    private static func inflected(_ words: [Character], _ value: (Character) -> String?) -> String {
        let shown = words.map { value($0) ?? String($0) }
        guard let number = number(in: shown.joined()) else { return String(words) }
        let word = lastWord(in: words, value)
        guard !word.isEmpty else { return String(words) }
        let text = shown[word].joined()
        let inflected = number == 1 ? EnglishNoun.singular(of: text) : EnglishNoun.plural(of: text)
        return String(words[..<word.lowerBound]) + inflected + String(words[word.upperBound...])
    }

    /// The trailing letters, before any trailing punctuation.
    private static func lastWord(in words: [Character], _ value: (Character) -> String?) -> Range<Int> {
        func isLetter(_ index: Int) -> Bool {
            let text = value(words[index]) ?? String(words[index])
            return !text.isEmpty && text.allSatisfy { $0.isLetter }
        }
        guard let last = words.indices.last(where: isLetter) else { return 0..<0 }
        var first = last
        while first > 0, isLetter(first - 1) { first -= 1 }
        return first..<last + 1
    }

    private static func number(in text: String) -> Double? {
        guard let start = text.firstIndex(where: \.isNumber) else { return nil }
        let digits = text[start...].prefix { $0.isNumber || ",.\u{A0}\u{202F}".contains($0) }
        return Double(digits.filter { $0.isNumber || $0 == "." })
    }
}
