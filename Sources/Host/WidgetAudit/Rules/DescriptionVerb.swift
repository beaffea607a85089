extension AuditRule {
    static let descriptionVerb = AuditRule(
        RuleID(.guidelines, 90), "description-verb", .warning, decision: .mixed,
        title: "The description begins with a verb",
        check: """
            The first word of an English description is looked up in lists of verbs and of other words; the last one \
            of a Korean or Japanese description has the ending of an invitation or is a noun. Other words need a \
            review.
            """,
        remedy: "Begin with a verb, such as See, Track or Check.",
        guideline: """
            A description invites: “See the forecast”, “Track your steps”. In Korean and Japanese the verb is at the end, \
            in a form of invitation.
            """,
        sources: [.widgets2022, .widgets2025, .tutorial], needs: .description, judge: DescriptionVerb.judge)
}

private enum DescriptionVerb {
    private static let koreanEndings = ["요", "시오", "하기", "보기", "세요", "자"]
    /// Syllables that end a verb in Korean. A word with another last syllable is a noun.
    private static let koreanVerbs = Set("요오기자다라까죠네지게해봐줘")
    private static let japaneseEndings = ["う", "ください", "ましょう", "ます", "よう", "する", "る"]

    /// A word that is known is a violation or passes, and any other one needs a review:
    ///
    /// 1. English: verbs that invite, and words that certainly do not (`EnglishWords.isNoInvitation`).
    /// 2. Korean and Japanese: endings of invitations. A Korean word without the ending of a verb is a noun, and so is
    ///    a Japanese one that ends in Chinese characters or katakana, unless it follows an object.
    @Sendable static func judge(_ input: RuleInput) -> [RuleOutcome] {
        let description = DescriptionText(input)
        guard !description.text.isEmpty else { return [.notApplicable(reason: "the widget has no description")] }
        guard let language = description.language, let first = description.words.first,
            let last = description.words.last
        else { return [.notApplicable(reason: "the description is in a language whose verbs the rule does not know")] }
        switch language {
        case .english:
            if EnglishWords.verbs.contains(first.lowercased()) { return [.pass(1)] }
            let seen = observation(
                "the description begins with “\(first)”", "Begin with a verb, such as See, Track or Check.", first)
            let isNone = description.isCertain && EnglishWords.isNoInvitation(first)
            return [isNone ? .violation(seen) : .needsReview(seen)]
        case .korean, .japanese:
            let endings = language == .korean ? koreanEndings : japaneseEndings
            if endings.contains(where: { last.hasSuffix($0) }) { return [.pass(1)] }
            let seen = observation(
                "the description ends with “\(last)”",
                "Check whether it invites; if not, end it with a verb in a form of invitation.", last)
            return [isNoun(last, language) ? .violation(seen) : .needsReview(seen)]
        }
    }

    private static func isNoun(_ word: String, _ language: DescriptionText.Language) -> Bool {
        guard let end = word.last, let scalar = end.unicodeScalars.first?.value else { return false }
        switch language {
        case .english: return false
        case .korean: return (0xAC00...0xD7A3).contains(scalar) && !koreanVerbs.contains(end)
        case .japanese:
            let isName = (0x4E00...0x9FFF).contains(scalar) || (0x30A1...0x30FC).contains(scalar)
            return isName && !word.contains("を")
        }
    }

    private static func observation(_ message: String, _ advice: String, _ word: String) -> Observation {
        Observation(.widget, message, advice: advice, measured: .text(word), bound: .text("a verb"))
    }
}
