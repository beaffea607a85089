extension AuditRule {
    static let standardMargin = AuditRule(
        RuleID(.guidelines, 15), "standard-margin", .warning,
        title: "Text, glyphs and charts keep the standard margin",
        check: """
            The distance of the ink of each text, and of the frame of each small symbol and each chart, from the \
            nearest edge, in places with the margins of the Home Screen. Distances below the tight margin belong to R-16.
            """,
        remedy: "Keep the system's content margins, or add padding of the same size.",
        guideline: """
            The system keeps 16 pt around a widget's content. Text, glyphs and charts that are closer to the edge appear \
            misplaced next to other widgets. Places without that margin, such as the Lock Screen, are exempt.
            """,
        sources: [.widgets2022, .widgets2025],
        needs: [.pictures, .appearances, .archive, .smallestScreen, .languages, .mirrored],
        thresholds: [StandardMargin.margin, StandardMargin.tight],
        judge: StandardMargin.judge)
}

private enum StandardMargin {
    static let margin = Threshold("margin", 16, .points, .stated("Widgets, standard margins of 16 points"))
    /// Below it R-16 applies.
    static let tight = Threshold("tight", 11, .points, .stated("Widgets, tight margins of 11 points"))

    @Sendable static func judge(_ input: RuleInput) -> [RuleOutcome] {
        EdgeDistance.violations(input, within: input.value(of: margin), from: input.value(of: tight)) {
            EdgeDistance.leaves(of: $0) + EdgeDistance.charts(of: $0)
        }
    }
}
