extension AuditRule {
    static let placeholderCoverage = AuditRule(
        RuleID(.guidelines, 104), "placeholder-coverage", .note,
        title: "The placeholder is recognizable",
        check: """
            The share of the area of the entry's texts, symbols and images that the placeholder covers with its own.
            """,
        remedy: "Draw the usual view with sample data of typical length.",
        guideline: """
            Shapes at the places of the content let people recognize the widget before it has data, and nothing jumps when \
            the data arrives.
            """,
        sources: [.widgets2022, .widgets2025], needs: [.pictures, .placeholder],
        thresholds: [PlaceholderCoverage.share], judge: PlaceholderCoverage.judge)
}

private enum PlaceholderCoverage {
    static let share = Threshold("share", 60, .percent, .measured("of the area of texts, symbols and images"))

    @Sendable static func judge(_ input: RuleInput) -> [RuleOutcome] {
        input.placeholders { standIns, index, entry in
            // An empty placeholder is R-100's.
            guard !standIns.placeholder.content.isEmpty, let covered = standIns.coverage,
                covered < input.value(of: share)
            else { return [] }
            let family = standIns.placeholder.conditions.family
            let measured = Measure.number(covered, .percent)
            return [
                .violation(
                    Observation(
                        .family(family),
                        "the placeholder of \(family.rawValue) has shapes for \(measured.text) of the content",
                        advice: "Draw the usual view with sample data of typical length.", measured: measured,
                        bound: input.measure(of: share), spot: standIns.placeholder.spot(index), twin: entry))
            ]
        }
    }
}
