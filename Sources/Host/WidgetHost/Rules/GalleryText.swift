/// What the guidelines say of a widget's description in the gallery (F-58): succinct, begins with a verb, does not
/// speak of the widget itself, in sentence-style capitals.
///
/// Only what is surely wrong is said: whether a word is a verb is not judged, but an article, a demonstrative or a
/// pronoun at the beginning is none.
package enum GalleryText {
    /// Words; ours, for the guidelines give no number.
    static let wordLimit = 15

    private static let nonVerbs: Set<String> = [
        "a", "an", "the", "this", "these", "that", "it", "your", "my", "our", "is", "are", "and", "with", "for", "of",
    ]
    private static let ownNames = ["widget", "위젯", "ウィジェット", "小组件", "小工具"]

    package static func findings(description: String) -> [String] {
        let words = description.split { $0.isWhitespace }
        guard let first = words.first else { return ["the description is empty; say what a person gets from it"] }
        var findings: [String] = []
        if words.count > wordLimit {
            findings.append("the description has \(words.count) words; \(wordLimit) or fewer are read at a glance")
        }
        let folded = description.lowercased()
        if ownNames.contains(where: { folded.contains($0) }) {
            findings.append("the description speaks of the widget itself; say what it does")
        }
        let opening = first.lowercased().filter(\.isLetter)
        if nonVerbs.contains(opening) {
            findings.append("the description begins with “\(first)”; begin with a verb")
        }
        let rest = words.dropFirst().filter { $0.count > 3 }
        if rest.count >= 3, rest.allSatisfy({ $0.first?.isUppercase == true }) {
            findings.append("the description is in title-style capitals; use those of a sentence")
        }
        return findings
    }
}
