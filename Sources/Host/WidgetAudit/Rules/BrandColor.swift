extension AuditRule {
    static let brandColor = AuditRule(
        RuleID(.guidelines, 94), "brand-color", .note, decision: .review,
        title: "The gallery's button has the app's color",
        check: "The accent color in the asset catalogs.",
        remedy: "Add the color of the app as the color set AccentColor.",
        guideline: """
            The button that adds a widget has the accent color of its asset catalog. Without one it is blue, as for every \
            app.
            """,
        sources: [.widgets2022, .widgets2025], needs: .description, judge: BrandColor.judge)
}

private enum BrandColor {
    @Sendable static func judge(_ input: RuleInput) -> [RuleOutcome] {
        guard let theme = input.evidence.facts.theme else {
            return [.notApplicable(reason: "the asset catalogs were not read")]
        }
        guard theme.accent == nil else { return [.pass(1)] }
        return [
            .needsReview(
                Observation(
                    .named("AccentColor"), "the asset catalogs have no accent color",
                    advice: "Check whether the app has a color; if so, add it as the color set AccentColor.",
                    measured: .text("missing"), bound: .text("a color set")))
        ]
    }
}
