extension AuditRule {
    static let darkVariants = AuditRule(
        RuleID(.guidelines, 83), "dark-variants", .note, decision: .review,
        title: "Color sets have a dark variant",
        check: "The color sets of the asset catalogs that have one color only.",
        remedy: "Add a dark appearance to the color set, unless the color is visible in both.",
        guideline: """
            A color set with one color is the same in light and dark. A variant for dark keeps text and shapes visible \
            there. A brand color may be the same in both on purpose.
            """,
        sources: [.widgets2022, .widgets2025, .tutorial], needs: .description, judge: DarkVariants.judge)
}

private enum DarkVariants {
    /// Whether a color must adapt depends on its use, so that a reader decides.
    @Sendable static func judge(_ input: RuleInput) -> [RuleOutcome] {
        guard let colors = input.evidence.facts.theme?.colors, !colors.isEmpty else {
            return [.notApplicable(reason: "the asset catalogs have no color set")]
        }
        return colors.map { color in
            guard !color.hasDarkVariant else { return .pass(1) }
            return .needsReview(
                Observation(
                    .named(color.name), "the color “\(color.name)” has no dark variant",
                    advice: "Check whether it is visible in dark; if not, add an appearance to the color set.",
                    measured: .text("one color"), bound: .text("a color for light and one for dark"),
                    literal: color.name))
        }
    }
}
