extension AuditRule {
    static let tightMargin = AuditRule(
        RuleID(.guidelines, 16), "tight-margin", .error,
        title: "Nothing is within the tight margin",
        check: """
            The distance of the ink of each text, of the frame of each small symbol, and of what each chart, shape, \
            image and larger symbol paints, from the nearest edge, in places with the margins of the Home Screen.
            """,
        remedy: "Keep the system's content margins, or add padding of the same size.",
        guideline: """
            The guidelines allow 11 pt for graphics and buttons, and nothing less. Text that is closer to the edge runs \
            into the widget's round corners.
            """,
        sources: [.widgets2022, .widgets2025],
        needs: [.pictures, .appearances, .archive, .smallestScreen, .languages, .mirrored, .tones],
        thresholds: [TightMargin.margin], judge: TightMargin.judge)
}

private enum TightMargin {
    static let margin = Threshold("margin", 11, .points, .stated("Widgets, tight margins of 11 points"))

    @Sendable static func judge(_ input: RuleInput) -> [RuleOutcome] {
        EdgeDistance.violations(input, within: input.value(of: margin)) {
            EdgeDistance.leaves(of: $0) + EdgeDistance.charts(of: $0) + EdgeDistance.graphics(of: $0)
        }
    }
}
