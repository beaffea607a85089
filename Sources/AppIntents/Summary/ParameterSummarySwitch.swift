import ExtensionProtocol

/// Summaries by the value of a parameter, or by the widget's family.
public struct ParameterSummarySwitchCondition<Intent: AppIntent, Value: _IntentValue>: ParameterSummary {
    public enum WidgetFamily: Hashable, Sendable { case widgetFamily }

    public let _content: _ParameterSummaryContent

    public init(
        _ keyPath: KeyPath<Intent, IntentParameter<Value>>,
        @ParameterSummaryCaseBuilder<Intent, Value> _ cases: () -> [ParameterSummaryCase]
    ) {
        self.init(subject: .of(keyPath), cases: cases())
    }

    public init(
        _ widgetFamily: WidgetFamily,
        @ParameterSummaryCaseBuilder<Intent, Value> _ cases: () -> [ParameterSummaryCase]
    ) where Value == IntentWidgetFamily {
        self.init(subject: .widgetFamily, cases: cases())
    }

    private init(subject: ConfigurationSummary.Subject, cases: [ParameterSummaryCase]) {
        let branches = cases.compactMap { branch in branch.values.map { (values: $0, form: branch.form) } }
        let otherwise = cases.first { $0.values == nil }?.form
        _content = _ParameterSummaryContent(
            form: .choose(subject, branches: branches, otherwise: otherwise ?? .automatic))
    }
}

/// One branch of a `Switch`.
public struct ParameterSummaryCase: Sendable {
    /// JSON; none for the default case.
    let values: [String]?
    let form: _ParameterSummaryContent.Form
}

public struct ParameterSummaryCaseCondition<Intent: AppIntent, Value: _IntentValue> {
    let branch: ParameterSummaryCase

    public init<Summary: ParameterSummary>(
        _ value: Value.UnwrappedType, @ParameterSummaryBuilder<Intent> _ summary: () -> Summary
    ) {
        branch = ParameterSummaryCase(values: [summaryJSON(value)], form: summary()._content.form)
    }

    public init<Summary: ParameterSummary>(
        _ values: [Value.UnwrappedType], @ParameterSummaryBuilder<Intent> _ summary: () -> Summary
    ) {
        branch = ParameterSummaryCase(values: values.map(summaryJSON), form: summary()._content.form)
    }
}

public struct ParameterSummaryDefaultCaseCondition<Intent: AppIntent, Value: _IntentValue> {
    let branch: ParameterSummaryCase

    public init<Summary: ParameterSummary>(@ParameterSummaryBuilder<Intent> _ summary: () -> Summary) {
        branch = ParameterSummaryCase(values: nil, form: summary()._content.form)
    }
}

/// Collects the branches of a `Switch`.
@resultBuilder
public struct ParameterSummaryCaseBuilder<Intent: AppIntent, Value: _IntentValue> {
    public static func buildExpression(
        _ expression: ParameterSummaryCaseCondition<Intent, Value>
    ) -> ParameterSummaryCase {
        expression.branch
    }

    public static func buildExpression(
        _ expression: ParameterSummaryDefaultCaseCondition<Intent, Value>
    ) -> ParameterSummaryCase {
        expression.branch
    }

    public static func buildBlock(_ components: ParameterSummaryCase...) -> [ParameterSummaryCase] { components }
}
