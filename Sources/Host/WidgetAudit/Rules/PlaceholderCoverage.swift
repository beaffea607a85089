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
        sources: [.widgets2022, .widgets2025], needs: [.pictures, .placeholder, .gallery],
        thresholds: [PlaceholderCoverage.share], judge: PlaceholderCoverage.judge)
}

private enum PlaceholderCoverage {
    static let share = Threshold("share", 60, .percent, .measured("of the area of texts, symbols and images"))

    /// An empty placeholder is R-100's. A widget without data may show a message in another place, so that the
    /// placeholder may cover the content of the gallery preview instead.
    @Sendable static func judge(_ input: RuleInput) -> [RuleOutcome] {
        input.placeholders { standIns, index, entry in
            guard !standIns.placeholder.content.isEmpty, let own = standIns.coverage else { return [] }
            let preview = input.preview(of: standIns.placeholder).map { StandIns(standIns.placeholder, entry: $0) }
            let covered = max(own, preview?.coverage ?? 0)
            guard covered < input.value(of: share) else { return [] }
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
