extension AuditRule {
    static let sentenceCase = AuditRule(
        RuleID(.guidelines, 91), "sentence-case", .warning, decision: .mixed,
        title: "The description has the capitals of a sentence",
        check: """
            The capitals of an English description. All capitals, and capitals of several common words inside of a \
            sentence, are certain; several other capitals need a review.
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
    /// Titles often leave prepositions and articles lowercase.
    private static let shortLength = 4

    /// English only, and with certainty only where a word of the text is English: German nouns have capitals.
    ///
    /// 1. A text without a lowercase letter is a violation.
    /// 2. So is one in which several words inside of a sentence have a capital although they aren't names.
    /// 3. Several other words with a capital need a review, unless they are in the display name: names cannot be
    ///    distinguished from rare words.
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
        let names = Set(input.evidence.description.displayName.split(separator: " ").map(String.init))
        let inner = description.innerWords.map { names.contains($0) || $0 == "I" ? "" : $0 }
        let capitals = inner.filter { $0.first?.isUppercase == true }
        if titleWords(in: inner) > 1 { return [outcome("the capitals of a title", capitals)] }
        let unknown = capitals.filter { $0.count > shortLength && $0 != $0.uppercased() }
        guard unknown.count > 1 else { return [.pass(1)] }
        return [.needsReview(observation("capitals inside", unknown))]
    }

    /// The number of words with a capital that aren't names: particles, and common words without a neighbor that may be
    /// a name, which they would belong to, as in “Apple Music”.
    private static func titleWords(in words: [String]) -> Int {
        func isName(_ index: Int) -> Bool {
            words.indices.contains(index) && words[index].first?.isUppercase == true
                && !EnglishWords.isCommon(words[index])
        }
        return words.indices.count(where: { index in
            guard words[index].first?.isUppercase == true else { return false }
            if EnglishWords.isParticle(words[index]) { return true }
            return EnglishWords.isCommon(words[index]) && !isName(index - 1) && !isName(index + 1)
        })
    }

    private static func observation(_ what: String, _ words: [String]) -> Observation {
        let list = words.prefix(4).joined(separator: ", ")
        return Observation(
            .widget, "the description has \(what): \(list)",
            advice: "Write it as a sentence: a capital for the first word and for names only.", measured: .text(list),
            bound: .text("the capitals of a sentence"))
    }
}
