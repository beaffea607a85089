extension AuditRule {
    static let lockScreenContent = AuditRule(
        RuleID(.guidelines, 45), "lock-screen-content", .warning, decision: .mixed,
        title: "A Lock Screen widget informs",
        check: "The content of each accessory, as for R-44.",
        remedy: "Show a value, a gauge or a short text.",
        guideline: """
            The Lock Screen has few places. A logo in one of them says nothing at a glance.
            """,
        sources: [.widgets2022, .widgets2025], needs: [.pictures, .archive],
        judge: { input in
            IconOnly.outcomes(
                input, of: .accessory, otherwise: "the widget has no accessory",
                advice: "Show a value, a gauge or a short text.")
        })
}
