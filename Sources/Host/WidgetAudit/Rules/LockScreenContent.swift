extension AuditRule {
    static let lockScreenContent = AuditRule(
        RuleID(.guidelines, 45), "lock-screen-content", .warning,
        title: "A Lock Screen widget informs",
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
