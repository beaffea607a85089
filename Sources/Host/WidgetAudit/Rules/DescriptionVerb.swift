extension AuditRule {
    static let descriptionVerb = AuditRule(
        RuleID(.guidelines, 90), "description-verb", .warning, decision: .mixed,
        title: "The description begins with a verb",
        check: """
            The first word of an English description is looked up in a list of verbs; the last one of a Korean or \
            Japanese description has the ending of an invitation. Words that are in no list need a review.
            """,
        remedy: "Begin with a verb, such as See, Track or Check.",
        guideline: """
            A description invites: “See the forecast”, “Track your steps”. In Korean and Japanese the verb is at the end, \
            in a form of invitation.
            """,
        sources: [.widgets2022, .widgets2025, .tutorial], needs: .description, judge: DescriptionVerb.judge)
}

private enum DescriptionVerb {
    /// First words of English descriptions that invite.
    private static let verbs: Set<String> = [
        "access", "add", "adjust", "ask", "be", "browse", "capture", "catch", "celebrate", "change", "check", "choose",
        "compare", "complete", "compose", "control", "count", "create", "customize", "discover", "display", "draw",
        "enjoy", "explore", "find", "follow", "get", "glance", "go", "have", "hear", "jump", "keep", "know", "launch",
        "learn", "listen", "log", "look", "make", "manage", "measure", "meet", "monitor", "never", "note", "open",
        "peek",
        "pick", "pin", "plan", "play", "practice", "preview", "quickly", "read", "record", "relive", "remember",
        "review",
        "save", "scan", "search", "see", "select", "set", "share", "show", "skim", "start", "stay", "stop", "switch",
        "take", "tap", "toggle", "track", "try", "turn", "use", "view", "visit", "watch", "write",
    ]
    /// First words that are certainly none.
    private static let others: Set<String> = [
        "a", "all", "an", "any", "contains", "displays", "each", "every", "gives", "i", "it", "its", "my", "our",
        "provides", "shows", "simple", "some", "that", "the", "their", "these", "this", "those", "tracks", "we",
        "widget",
        "with", "you", "your",
    ]
    private static let koreanEndings = ["요", "시오", "하기", "보기", "세요", "자"]
    private static let japaneseEndings = ["う", "ください", "ましょう", "ます", "よう", "する", "る"]

    @Sendable static func judge(_ input: RuleInput) -> [RuleOutcome] {
        let description = DescriptionText(input)
        guard !description.text.isEmpty else { return [.notApplicable(reason: "the widget has no description")] }
        guard let language = description.language, let first = description.words.first,
            let last = description.words.last
        else { return [.notApplicable(reason: "the description is in a language whose verbs the rule does not know")] }
        switch language {
        case .english:
            let word = first.lowercased()
            if verbs.contains(word) { return [.pass(1)] }
            let seen = observation(
                "the description begins with “\(first)”", "Begin with a verb, such as See, Track or Check.", first)
            return [description.isCertain && others.contains(word) ? .violation(seen) : .needsReview(seen)]
        case .korean, .japanese:
            let endings = language == .korean ? koreanEndings : japaneseEndings
            if endings.contains(where: { last.hasSuffix($0) }) { return [.pass(1)] }
            return [
                .needsReview(
                    observation(
                        "the description ends with “\(last)”",
                        "Check whether it invites; if not, end it with a verb in a form of invitation.", last))
            ]
        }
    }

    private static func observation(_ message: String, _ advice: String, _ word: String) -> Observation {
        Observation(.widget, message, advice: advice, measured: .text(word), bound: .text("a verb"))
    }
}
