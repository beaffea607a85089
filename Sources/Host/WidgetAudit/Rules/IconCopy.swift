extension AuditRule {
    static let iconCopy = AuditRule(
        RuleID(.guidelines, 44), "icon-copy", .error, decision: .mixed,
        title: "A widget is more than an icon",
        check: """
            Content that consists of logos alone is an icon. Content of symbols and images that is the same in the \
            whole timeline, without anything to tap, needs a review.
            """,
        remedy: "Show something that changes, such as the latest item or a value.",
        guideline: """
            A widget informs. One that only opens the app takes the space of several icons for the use of one.
            """,
        sources: [.widgets2022, .widgets2025], needs: [.pictures, .archive],
        judge: { input in
            IconOnly.outcomes(
                input, of: .system, otherwise: "no system family is drawn",
                advice: "Show something that changes, such as the latest item or a value.")
        })
}
