/// The guidelines' rules for a widget's description in the gallery (F-58): succinct, begins with a verb, does not
/// mention the widget itself, in sentence-style capitalization.
///
/// Only definite violations are reported: verbs are not recognized, but an article, a demonstrative or a pronoun at the
/// beginning isn't one.
package enum GalleryText {
    /// The maximum number of words; the project's choice, because the guidelines give no number.
    static let wordLimit = 15

    private static let nonVerbs: Set<String> = [
        "a", "an", "the", "this", "these", "that", "it", "your", "my", "our", "is", "are", "and", "with", "for", "of",
    ]
    private static let ownNames = ["widget", "위젯", "ウィジェット", "小组件", "小工具"]

    package static func findings(description: String) -> [String] {
        let words = description.split { $0.isWhitespace }
        guard let first = words.first else { return ["the description is empty; describe the benefit for the user"] }
        var findings: [String] = []
        if words.count > wordLimit {
            findings.append("the description has \(words.count) words; use \(wordLimit) or fewer")
        }
        let folded = description.lowercased()
        if ownNames.contains(where: { folded.contains($0) }) {
            findings.append("the description mentions the widget itself; describe its function")
        }
        let opening = first.lowercased().filter(\.isLetter)
        if nonVerbs.contains(opening) {
            findings.append("the description begins with “\(first)”; begin with a verb")
        }
        let rest = words.dropFirst().filter { $0.count > 3 }
        if rest.count >= 3, rest.allSatisfy({ $0.first?.isUppercase == true }) {
            findings.append("the description is in title case; use sentence case")
        }
        return findings
    }
}
