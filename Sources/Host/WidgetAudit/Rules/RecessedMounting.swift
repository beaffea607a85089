extension AuditRule {
    static let recessedMounting = AuditRule(
        RuleID(.guidelines, 111), "recessed-mounting", .note, decision: .review,
        title: "A widget that is only recessed makes sense on a wall",
        check: "The mounting styles of a widget with the small family.",
        remedy: "Add the style elevated, unless the widget makes no sense on a table.",
        guideline: """
            The recessed style is a window in a wall. A widget with that style alone cannot be put on a table, where a small \
            widget usually is.
            """,
        sources: [.widgets2025], needs: .description, judge: RecessedMounting.judge)
}

private enum RecessedMounting {
    @Sendable static func judge(_ input: RuleInput) -> [RuleOutcome] {
        let description = input.evidence.description
        guard description.mountingStyles == [.recessed] else {
            return [.notApplicable(reason: "the widget is not restricted to the recessed style")]
        }
        guard description.families.contains(.systemSmall) else { return [.pass(1)] }
        return [
            .needsReview(
                Observation(
                    .family(.systemSmall), "the small widget can be recessed into a wall only",
                    advice: "Check whether it makes sense on a table; if so, add the style elevated.",
                    measured: .text("recessed"), bound: .text("elevated and recessed")))
        ]
    }
}
