extension AuditRule {
    static let descriptionSubject = AuditRule(
        RuleID(.guidelines, 89), "description-subject", .error,
        title: "The description does not mention the widget",
        check: "The description is searched for phrases such as “this widget” in several languages.",
        remedy: "Say what the user sees, such as “See the weather of the day”.",
        guideline: """
            In the gallery everything is a widget. “This widget shows …” and “Add this widget to …” hide what \
            the user gets.
            """,
        sources: [.widgets2022, .widgets2025], needs: .description, judge: DescriptionSubject.judge)
}

private enum DescriptionSubject {
    /// Phrases of several languages for “this widget”, lowercase.
    private static let phrases = KnownPhrases([
        "this widget", "use the widget", "add the widget", "use a widget", "이 위젯", "이 위젯은", "このウィジェット",
        "このウィジェットは", "dieses widget", "diesem widget", "ce widget", "este widget", "questo widget", "deze widget",
        "denne widget", "den här widgeten", "此小组件", "这个小组件", "此小工具", "этот виджет", "ten widżet", "bu araç takımı",
    ])

    @Sendable static func judge(_ input: RuleInput) -> [RuleOutcome] {
        let text = input.evidence.description.description
        guard !text.isEmpty else { return [.notApplicable(reason: "the widget has no description")] }
        guard let found = phrases.longest(in: text) else { return [.pass(1)] }
        return [
            .violation(
                Observation(
                    .widget, "the description contains “\(found)”",
                    advice: "Say what the user sees, such as “See the weather of the day”.", measured: .text(found),
                    bound: .text("no mention of the widget"), literal: text))
        ]
    }
}
