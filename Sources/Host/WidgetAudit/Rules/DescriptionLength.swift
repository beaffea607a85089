extension AuditRule {
    static let descriptionLength = AuditRule(
        RuleID(.guidelines, 92), "description-length", .note,
        title: "The description is succinct",
        check: "The number of words and of characters of the description.",
        remedy: "Say in one sentence what the widget shows.",
        guideline: "The gallery shows the description in one or two lines under the name.",
        sources: [.widgets2022, .widgets2025], needs: .description,
        thresholds: [DescriptionLength.words, DescriptionLength.characters], judge: DescriptionLength.judge)
}

private enum DescriptionLength {
    static let words = Threshold("words", 12, .count, .measured("a short sentence"))
    static let characters = Threshold("characters", 80, .count, .measured("two lines of the gallery"))

    /// Characters also count in languages that do not separate words.
    @Sendable static func judge(_ input: RuleInput) -> [RuleOutcome] {
        let text = input.evidence.description.description
        guard !text.isEmpty else { return [.notApplicable(reason: "the widget has no description")] }
        let counts = [
            (text.split(whereSeparator: \.isWhitespace).count, words, "words"), (text.count, characters, "characters"),
        ]
        guard let (count, limit, name) = counts.first(where: { Double($0.0) > input.value(of: $0.1) }) else {
            return [.pass(1)]
        }
        return [
            .violation(
                Observation(
                    .widget, "the description has \(count) \(name)",
                    advice: "Say in one sentence what the widget shows.",
                    measured: .number(Double(count), .count), bound: input.measure(of: limit)))
        ]
    }
}
