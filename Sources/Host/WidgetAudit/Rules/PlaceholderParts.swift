extension AuditRule {
    static let placeholderParts = AuditRule(
        RuleID(.guidelines, 100), "placeholder-parts", .warning,
        title: "The placeholder keeps the layout",
        check: "The number of views of the placeholder: none, or a single shape where the entry has several views.",
        remedy: "Draw the usual view; the system hides its texts and images.",
        guideline: """
            A placeholder shows where content will appear, and what never changes. An empty widget, or one gray area, looks \
            broken while it loads.
            """,
        sources: [.widgets2022, .widgets2025], needs: [.pictures, .placeholder], judge: PlaceholderParts.judge)
}

private enum PlaceholderParts {
    @Sendable static func judge(_ input: RuleInput) -> [RuleOutcome] {
        input.placeholders { standIns, index, entry in
            let (parts, content) = (standIns.placeholder.content, standIns.entry.content)
            let isEmpty = parts.isEmpty && !content.isEmpty
            let isOneShape = parts.count == 1 && content.count > 1 && parts[0].shape != nil && !parts[0].isRedacted
            guard isEmpty || isOneShape else { return [] }
            let family = standIns.placeholder.conditions.family
            return [
                .violation(
                    Observation(
                        .family(family),
                        "the placeholder of \(family.rawValue) \(isEmpty ? "is empty" : "is a single shape")",
                        advice: "Draw the usual view; the system hides its texts and images.",
                        measured: .number(Double(parts.count), .count),
                        bound: .number(Double(content.count), .count),
                        spot: standIns.placeholder.spot(index), twin: entry))
            ]
        }
    }
}
