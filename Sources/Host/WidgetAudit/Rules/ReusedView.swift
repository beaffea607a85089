extension AuditRule {
    static let reusedView = AuditRule(
        RuleID(.guidelines, 132), "reused-view", .warning,
        title: "The widget's view is not a part of the app",
        check: """
            Whether a file that belongs to the app and not to the extension creates the view that the configuration \
            of a widget creates.
            """,
        remedy: "Show the content in a form of the app's own, from shared parts where that helps.",
        guideline: """
            In the app a view that looks like a widget does not react like one. The app shows the same content in its own \
            form.
            """,
        sources: [.widgets2022, .widgets2025], needs: .description, judge: ReusedViewRule.judge)
}

private enum ReusedViewRule {
    /// The whole view of a widget. Parts of it, such as a chart, may be shared with the app.
    @Sendable static func judge(_ input: RuleInput) -> [RuleOutcome] {
        guard input.evidence.facts.hasApp else {
            return [.notApplicable(reason: "the sources of the app are not known")]
        }
        let type = input.evidence.description.typeName.split(separator: ".").last.map(String.init) ?? ""
        let views = input.evidence.facts.reusedViews.filter { $0.widget == type }
        guard !views.isEmpty else { return [.pass(1)] }
        return views.map { view in
            .violation(
                Observation(
                    .named(view.name), "the app shows \(view.name), the view of the widget",
                    advice: "Build the app's own view of the content, from shared parts where that helps.",
                    measured: .text(view.name), bound: .text("a view of the app"), source: view.use))
        }
    }
}
