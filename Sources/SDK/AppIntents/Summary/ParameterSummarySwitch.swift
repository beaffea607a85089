import ExtensionProtocol

/// Summaries by the value of a parameter, or by the widget's family.
public struct ParameterSummarySwitchCondition<
    Intent: AppIntent, Value: _IntentValue, CaseCondition: _ParameterSummarySwitchCase
>: ParameterSummary {
    public enum WidgetFamily: Hashable, Sendable { case widgetFamily }

    public let _content: _ParameterSummaryContent

    public init(
        _ keyPath: KeyPath<Intent, IntentParameter<Value>>,
        @ParameterSummaryCaseBuilder<Intent, Value> _ caseCondition: () -> CaseCondition
    ) {
        self.init(subject: .of(keyPath), cases: caseCondition()._branches)
    }

    public init(
        _ widgetFamily: WidgetFamily,
        @ParameterSummaryCaseBuilder<Intent, Value> _ caseCondition: () -> CaseCondition
    ) where Value == IntentWidgetFamily {
        self.init(subject: .widgetFamily, cases: caseCondition()._branches)
    }

    private init(subject: ConfigurationSummary.Subject, cases: [_ParameterSummaryBranch]) {
        let branches = cases.compactMap { branch in branch.values.map { (values: $0, form: branch.form) } }
        let otherwise = cases.first { $0.values == nil }?.form
        _content = _ParameterSummaryContent(
            form: .choose(subject, branches: branches, otherwise: otherwise ?? .automatic))
    }
}

/// The content of a `Switch`: one branch, or several.
public protocol _ParameterSummarySwitchCase<Intent> {
    associatedtype Intent: AppIntent

    var _branches: [_ParameterSummaryBranch] { get }
}

/// One branch of a `Switch`.
public struct _ParameterSummaryBranch: Sendable {
    /// JSON; `nil` for the default case.
    let values: [String]?
    let form: _ParameterSummaryContent.Form
}

public struct ParameterSummaryCaseCondition<
    Intent: AppIntent, Value: _IntentValue, Summary: ParameterSummary
>: _ParameterSummarySwitchCase {
    public let _branches: [_ParameterSummaryBranch]

    public init(_ value: Value.UnwrappedType, @ParameterSummaryBuilder<Intent> _ summary: () -> Summary) {
        _branches = [_ParameterSummaryBranch(values: [summaryJSON(value)], form: summary()._content.form)]
    }

    public init(_ values: [Value.UnwrappedType], @ParameterSummaryBuilder<Intent> _ summary: () -> Summary) {
        _branches = [_ParameterSummaryBranch(values: values.map(summaryJSON), form: summary()._content.form)]
    }
}

public struct ParameterSummaryDefaultCaseCondition<
    Intent: AppIntent, Value: _IntentValue, Summary: ParameterSummary
>: _ParameterSummarySwitchCase {
    public let _branches: [_ParameterSummaryBranch]

    public init(@ParameterSummaryBuilder<Intent> _ summary: () -> Summary) {
        _branches = [_ParameterSummaryBranch(values: nil, form: summary()._content.form)]
    }
}

/// All branches of a `Switch`, with the tuple of their types.
public struct ParameterSummaryTupleCaseCondition<
    Intent: AppIntent, Value: _IntentValue, ValueType
>: _ParameterSummarySwitchCase {
    public let _branches: [_ParameterSummaryBranch]
}

/// Collects the branches of a `Switch`.
@resultBuilder
public struct ParameterSummaryCaseBuilder<Intent: AppIntent, Value: _IntentValue> {
    public static func buildExpression<Summary: ParameterSummary>(
        _ expression: ParameterSummaryCaseCondition<Intent, Value, Summary>
    ) -> ParameterSummaryCaseCondition<Intent, Value, Summary> {
        expression
    }

    public static func buildExpression<Summary: ParameterSummary>(
        _ expression: ParameterSummaryDefaultCaseCondition<Intent, Value, Summary>
    ) -> ParameterSummaryDefaultCaseCondition<Intent, Value, Summary> {
        expression
    }

    public static func buildBlock<each Case: _ParameterSummarySwitchCase>(
        _ cases: repeat each Case
    ) -> ParameterSummaryTupleCaseCondition<Intent, Value, (repeat each Case)> {
        var branches: [_ParameterSummaryBranch] = []
        for part in repeat each cases { branches += part._branches }
        return ParameterSummaryTupleCaseCondition(_branches: branches)
    }
}
