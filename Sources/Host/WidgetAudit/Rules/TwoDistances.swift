extension AuditRule {
    static let twoDistances = AuditRule(
        RuleID(.guidelines, 105), "two-distances", .warning,
        title: "A widget has a layout for each distance",
        check: """
            The drawings at the default and at the simplified level of detail are compared, without colors and \
            opacities.
            """,
        remedy: "Read levelOfDetail, and show less, in larger type, when it is simplified.",
        guideline: """
            On Apple Vision Pro a widget hangs in a room. From afar it is asked for less detail; one that draws the same as \
            from nearby is not readable there.
            """,
        sources: [.widgets2025], needs: [.pictures, .appearances], judge: TwoDistances.judge)
}

private enum TwoDistances {
    @Sendable static func judge(_ input: RuleInput) -> [RuleOutcome] {
        input.distances { pair in
            guard pair.isSame else { return [] }
            return [
                .violation(
                    pair.observation(
                        "the widget is the same from nearby and from afar",
                        advice: "Read levelOfDetail, and show less, in larger type, when it is simplified.",
                        measured: .text("equal"), bound: .text("different")))
            ]
        }
    }
}
