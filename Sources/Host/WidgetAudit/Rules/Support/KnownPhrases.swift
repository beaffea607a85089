/// Phrases that a rule looks for in texts of several languages.
///
/// 1. Upper and lower case are the same, and so is all white space.
/// 2. A phrase begins with a word: “place widget” does not contain “ce widget”. Japanese and Chinese do not separate
///    words.
/// 3. It ends with a word, except in these languages and in Korean, where endings follow a noun directly.
struct KnownPhrases {
    private let phrases: [String]

    /// - Parameter phrases: Lowercase, with single spaces.
    init(_ phrases: [String]) { self.phrases = phrases }

    /// The longest phrase in a text; of several with one length, the last in the order of strings.
    func longest(in text: String) -> String? {
        let line = text.lowercased().split(whereSeparator: \.isWhitespace).joined(separator: " ")
        return phrases.filter { Self.contains($0, line) }.max { ($0.count, $0) < ($1.count, $1) }
    }

    private static func contains(_ phrase: String, _ line: String) -> Bool {
        var rest = line[...]
        while let found = rest.firstRange(of: phrase) {
            let before = line[..<found.lowerBound].last
            let after = line[found.upperBound...].first
            rest = rest[line.index(after: found.lowerBound)...]
            let begins = before.map { !$0.isLetter } ?? true
            let ends = after.map { !$0.isLetter } ?? true
            switch script(of: phrase) {
            case .joined: return true
            case .korean: if begins { return true }
            case .separated: if begins, ends { return true }
            }
        }
        return false
    }

    private enum Script { case separated, korean, joined }

    private static func script(of phrase: String) -> Script {
        guard let first = phrase.unicodeScalars.first?.value else { return .separated }
        if (0xAC00...0xD7A3).contains(first) { return .korean }
        return (0x3040...0x9FFF).contains(first) ? .joined : .separated
    }
}
