extension AuditRule {
    static let reusedView = AuditRule(
        RuleID(.guidelines, 132), "reused-view", .warning, decision: .undecided,
        title: "The widget's view is not a part of the app",
        check: "Nothing is measured: the views of the app are not drawn.",
        remedy: "Show the content in a form of the app's own.",
        guideline: """
            In the app a view that looks like a widget does not react like one. The app shows the same content in its own \
            form.
            """,
        sources: [.widgets2022, .widgets2025], needs: .description,
        judge: { _ in [.notApplicable(reason: "the views of the app are not drawn")] })
}
