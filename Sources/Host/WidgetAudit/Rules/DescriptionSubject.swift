import ExtensionProtocol
import Foundation

extension AuditRule {
    static let descriptionSubject = AuditRule(
        RuleID(.guidelines, 89), "description-subject", .error,
        title: "The description does not mention the widget",
        check: """
            The description and its translations are searched for phrases such as “this widget” in several languages, \
            and for the word as their first one.
            """,
        remedy: "Say what the user sees, such as “See the weather of the day”.",
        guideline: """
            In the gallery everything is a widget. “This widget shows …” and “Add this widget to …” hide what \
            the user gets.
            """,
        sources: [.widgets2022, .widgets2025], needs: .languages, judge: DescriptionSubject.judge)
}

private enum DescriptionSubject {
    /// Phrases of several languages for “this widget” and “a widget”, lowercase.
    private static let phrases = KnownPhrases([
        "this widget", "these widgets", "use the widget", "add the widget", "use a widget", "a widget", "the widget",
        "example widget", "sample widget", "our widget", "your widget", "widget that", "widget which", "widget for",
        "widget to", "widget with", "widget showing", "widget displaying", "위젯", "이 위젯", "이 위젯은",
        "ウィジェット", "このウィジェット",
        "dieses widget", "diesem widget", "das widget", "ein widget", "ce widget",
        "le widget", "un widget", "este widget", "el widget", "o widget", "um widget", "questo widget", "il widget",
        "deze widget", "de widget", "een widget", "denne widget", "denne widgeten", "den här widgeten", "widgeten",
        "小组件", "小工具", "этот виджет", "этого виджета", "виджет", "виджета", "ten widżet", "widżet", "bu araç takımı",
    ])

    /// The description and its translations. The name of a widget or an app may contain the word.
    @Sendable static func judge(_ input: RuleInput) -> [RuleOutcome] {
        let own = input.evidence.description
        let texts = [own] + input.evidence.facts.translations.sorted { $0.key < $1.key }.map(\.value)
        guard texts.contains(where: { !$0.description.isEmpty }) else {
            return [.notApplicable(reason: "the widget has no description")]
        }
        let outcomes = texts.compactMap { text -> RuleOutcome? in
            let line = withoutName(text)
            guard let found = phrases.longest(in: line) ?? subject(of: line) else { return nil }
            return .violation(
                Observation(
                    .widget, "the description contains “\(found)”",
                    advice: "Say what the user sees, such as “See the weather of the day”.", measured: .text(found),
                    bound: .text("no mention of the widget"), literal: text.description))
        }
        return outcomes.isEmpty ? [.pass(texts.count)] : outcomes
    }

    /// The first word of a description such as “Widget with the time of the day”; `nil` for another one.
    private static func subject(of line: String) -> String? {
        let word = line.drop { !$0.isLetter }.prefix { $0.isLetter }
        return word.lowercased() == "widget" ? String(word) : nil
    }

    private static func withoutName(_ text: WidgetDescription) -> String {
        guard !text.displayName.isEmpty else { return text.description }
        return text.description.replacingOccurrences(of: text.displayName, with: "")
    }
}
