extension AuditRule {
    static let sentenceCase = AuditRule(
        RuleID(.guidelines, 91), "sentence-case", .warning, decision: .mixed,
        title: "The description has the capitals of a sentence",
        check: """
            The capitals of an English description. All capitals, and capitals for all longer words, are certain; \
            several capitals inside of another sentence need a review.
            """,
        remedy: "Write a sentence: a capital for the first word and for names only.",
        guideline: """
            A description is a sentence: only its first word and names have capitals. Every Word With A Capital looks like \
            a title, and ALL CAPITALS are hard to read.
            """,
        sources: [.widgets2022, .widgets2025], needs: .description, judge: SentenceCase.judge)
}

private enum SentenceCase {
    private static let leastWords = 3

    /// English only, and with certainty only where a word of the text is English: German nouns have capitals. Names cannot
    /// be distinguished from other words:
    ///
    /// 1. A text without a lowercase letter is a violation.
    /// 2. So is one of which all words but short ones have a capital, when there are some besides the first.
    /// 3. Several words with a capital in another text need a review, unless they are in the display name.
    @Sendable static func judge(_ input: RuleInput) -> [RuleOutcome] {
        let description = DescriptionText(input)
        guard !description.text.isEmpty else { return [.notApplicable(reason: "the widget has no description")] }
        guard description.language == .english else {
            return [.notApplicable(reason: "the description is not in English")]
        }
        let words = description.words.filter { $0.first?.isLetter == true }
        guard words.count >= leastWords else { return [.pass(1)] }
        func outcome(_ what: String, _ words: [String]) -> RuleOutcome {
            let seen = observation(what, words)
            return description.isCertain ? .violation(seen) : .needsReview(seen)
        }
        if words.allSatisfy({ $0 == $0.uppercased() }) { return [outcome("all capitals", words)] }
        let long = words.dropFirst().filter { $0.count > shortLength }
        let capitals = long.filter { $0.first?.isUppercase == true }
        if capitals.count == long.count, capitals.count >= leastWords - 1 {
            return [outcome("the capitals of a title", capitals)]
        }
        let names = Set(input.evidence.description.displayName.split(separator: " ").map(String.init))
        let unknown = capitals.filter { !names.contains($0) && $0 != $0.uppercased() }
        guard unknown.count > 1 else { return [.pass(1)] }
        return [.needsReview(observation("capitals inside", unknown))]
    }

    /// Titles often leave prepositions and articles lowercase.
    private static let shortLength = 4

    private static func observation(_ what: String, _ words: [String]) -> Observation {
        let list = words.prefix(4).joined(separator: ", ")
        return Observation(
            .widget, "the description has \(what): \(list)",
            advice: "Write it as a sentence: a capital for the first word and for names only.", measured: .text(list),
            bound: .text("the capitals of a sentence"))
    }
}
