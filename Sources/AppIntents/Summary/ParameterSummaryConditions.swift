/// Summaries by the value of a parameter.
public struct ParameterSummarySwitchCondition<Intent: AppIntent, Value: _IntentValue>: ParameterSummary {
    public let _sentences: [String]

    public init(
        _ keyPath: KeyPath<Intent, IntentParameter<Value>>,
        @ParameterSummaryCaseBuilder<Intent, Value> _ cases: () -> [ParameterSummaryCase]
    ) {
        _sentences = cases().flatMap(\.sentences)
    }
}

/// One branch of a `Switch`.
public struct ParameterSummaryCase {
    let sentences: [String]
}

public struct ParameterSummaryCaseCondition<Intent: AppIntent, Value: _IntentValue> {
    let branch: ParameterSummaryCase

    public init<Summary: ParameterSummary>(
        _ value: Value.UnwrappedType, @ParameterSummaryBuilder<Intent> _ summary: () -> Summary
    ) {
        branch = ParameterSummaryCase(sentences: summary()._sentences)
    }

    public init<Summary: ParameterSummary>(
        _ values: [Value.UnwrappedType], @ParameterSummaryBuilder<Intent> _ summary: () -> Summary
    ) {
        branch = ParameterSummaryCase(sentences: summary()._sentences)
    }
}

public struct ParameterSummaryDefaultCaseCondition<Intent: AppIntent, Value: _IntentValue> {
    let branch: ParameterSummaryCase

    public init<Summary: ParameterSummary>(@ParameterSummaryBuilder<Intent> _ summary: () -> Summary) {
        branch = ParameterSummaryCase(sentences: summary()._sentences)
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

/// One summary when a parameter's value meets a condition, another one otherwise.
public struct ParameterSummaryWhenCondition<Intent: AppIntent>: ParameterSummary {
    public let _sentences: [String]

    public init<Value: _IntentValue, First: ParameterSummary, Second: ParameterSummary>(
        _ keyPath: KeyPath<Intent, IntentParameter<Value>>, _ comparison: ParameterSummaryEqualityOperator,
        _ value: Value.UnwrappedType, @ParameterSummaryBuilder<Intent> _ summary: () -> First,
        @ParameterSummaryBuilder<Intent> otherwise: () -> Second
    ) {
        _sentences = summary()._sentences + otherwise()._sentences
    }

    public init<Value: _IntentValue, First: ParameterSummary, Second: ParameterSummary>(
        _ keyPath: KeyPath<Intent, IntentParameter<Value>>, _ comparison: ParameterSummaryContainmentOperator,
        _ values: [Value.UnwrappedType], @ParameterSummaryBuilder<Intent> _ summary: () -> First,
        @ParameterSummaryBuilder<Intent> otherwise: () -> Second
    ) {
        _sentences = summary()._sentences + otherwise()._sentences
    }

    public init<Value: _IntentValue, First: ParameterSummary, Second: ParameterSummary>(
        _ keyPath: KeyPath<Intent, IntentParameter<Value>>, _ comparison: ParameterSummaryPresenceOperator,
        @ParameterSummaryBuilder<Intent> _ summary: () -> First,
        @ParameterSummaryBuilder<Intent> otherwise: () -> Second
    ) {
        _sentences = summary()._sentences + otherwise()._sentences
    }

    public init<First: ParameterSummary, Second: ParameterSummary>(
        widgetFamily comparison: ParameterSummaryEqualityOperator, _ family: IntentWidgetFamily,
        @ParameterSummaryBuilder<Intent> _ summary: () -> First,
        @ParameterSummaryBuilder<Intent> otherwise: () -> Second
    ) {
        _sentences = summary()._sentences + otherwise()._sentences
    }

    public init<First: ParameterSummary, Second: ParameterSummary>(
        widgetFamily comparison: ParameterSummaryContainmentOperator, _ families: [IntentWidgetFamily],
        @ParameterSummaryBuilder<Intent> _ summary: () -> First,
        @ParameterSummaryBuilder<Intent> otherwise: () -> Second
    ) {
        _sentences = summary()._sentences + otherwise()._sentences
    }
}

public enum ParameterSummaryEqualityOperator: Hashable, Sendable { case equalTo, notEqualTo }

public enum ParameterSummaryContainmentOperator: Hashable, Sendable { case oneOf, containedIn }

public enum ParameterSummaryPresenceOperator: Hashable, Sendable { case hasAnyValue, hasNoValue }
