import ExtensionProtocol

/// One summary when a parameter's value meets a condition, otherwise another one.
public struct ParameterSummaryWhenCondition<
    Intent: AppIntent, WhenCondition: ParameterSummary, Otherwise: ParameterSummary
>: ParameterSummary {
    public let _content: _ParameterSummaryContent

    private init(
        _ subject: ConfigurationSummary.Subject, _ comparison: ConfigurationSummary.Condition.Comparison,
        _ then: some ParameterSummary, _ otherwise: some ParameterSummary
    ) {
        _content = _ParameterSummaryContent(
            form: .when(.init(subject, comparison), then: then._content.form, otherwise: otherwise._content.form))
    }

    public init<Value: _IntentValue>(
        _ keyPath: KeyPath<Intent, IntentParameter<Value>>, _ comparison: EquatableComparisonOperator,
        _ value: Value.UnwrappedType, @ParameterSummaryBuilder<Intent> _ summary: () -> WhenCondition,
        @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
    ) {
        let json = summaryJSON(value)
        self.init(
            .of(keyPath), comparison == .equalTo ? .equals(json) : .differs(from: json), summary(), otherwise())
    }

    public init<Value: _IntentValue>(
        _ keyPath: KeyPath<Intent, IntentParameter<Value>>, _ comparison: OneOfComparisonOperator,
        _ values: [Value.UnwrappedType], @ParameterSummaryBuilder<Intent> _ summary: () -> WhenCondition,
        @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
    ) {
        self.init(.of(keyPath), .isOneOf(values.map(summaryJSON)), summary(), otherwise())
    }

    public init<Value: _IntentValue>(
        _ keyPath: KeyPath<Intent, IntentParameter<Value>>, _ comparison: HasValueComparisonOperator,
        @ParameterSummaryBuilder<Intent> _ summary: () -> WhenCondition,
        @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
    ) {
        self.init(.of(keyPath), comparison == .hasAnyValue ? .hasValue : .hasNoValue, summary(), otherwise())
    }

    public init<Value: _IntentValue>(
        _ keyPath: KeyPath<Intent, IntentParameter<Value>>, _ comparison: ComparableComparisonOperator,
        _ value: Value.UnwrappedType, @ParameterSummaryBuilder<Intent> _ summary: () -> WhenCondition,
        @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
    ) {
        self.init(.of(keyPath), .hasValue, summary(), otherwise())
    }

    public init<Value: _IntentValue>(
        _ keyPath: KeyPath<Intent, IntentParameter<Value>>, identifier comparison: EquatableComparisonOperator,
        _ value: String, @ParameterSummaryBuilder<Intent> _ summary: () -> WhenCondition,
        @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
    ) {
        let json = summaryJSON(value)
        self.init(
            .of(keyPath), comparison == .equalTo ? .equals(json) : .differs(from: json), summary(), otherwise())
    }

    public init<Value: _IntentValue>(
        _ keyPath: KeyPath<Intent, IntentParameter<Value>>, identifier comparison: OneOfComparisonOperator,
        _ values: [String], @ParameterSummaryBuilder<Intent> _ summary: () -> WhenCondition,
        @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
    ) {
        self.init(.of(keyPath), .isOneOf(values.map(summaryJSON)), summary(), otherwise())
    }

    public init<Value: _IntentValue>(
        _ keyPath: KeyPath<Intent, IntentParameter<Value>>, identifier comparison: StringComparisonOperator,
        _ value: String, @ParameterSummaryBuilder<Intent> _ summary: () -> WhenCondition,
        @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
    ) {
        self.init(.of(keyPath), .hasValue, summary(), otherwise())
    }

    public init(
        widgetFamily comparison: EquatableComparisonOperator, _ family: IntentWidgetFamily,
        @ParameterSummaryBuilder<Intent> _ summary: () -> WhenCondition,
        @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
    ) {
        let json = summaryJSON(family)
        self.init(
            .widgetFamily, comparison == .equalTo ? .equals(json) : .differs(from: json), summary(), otherwise())
    }

    public init(
        widgetFamily comparison: OneOfComparisonOperator, _ families: [IntentWidgetFamily],
        @ParameterSummaryBuilder<Intent> _ summary: () -> WhenCondition,
        @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
    ) {
        self.init(.widgetFamily, .isOneOf(families.map(summaryJSON)), summary(), otherwise())
    }
}

/// Ordered comparisons, which forms do not support: the first summary is used.
public enum ComparableComparisonOperator: Hashable, Sendable {
    case lessThan, lessThanOrEqualTo, greaterThan, greaterThanOrEqualTo
}

/// String comparisons, which forms do not support: the first summary is used.
public enum StringComparisonOperator: Hashable, Sendable { case contains, doesNotContain, hasPrefix, hasSuffix }

public enum EquatableComparisonOperator: Hashable, Sendable { case equalTo, notEqualTo }

public enum OneOfComparisonOperator: Hashable, Sendable { case oneOf }

public enum HasValueComparisonOperator: Hashable, Sendable { case hasAnyValue, hasNoValue }

extension ConfigurationSummary.Subject {
    static func of<Intent: AppIntent>(_ keyPath: PartialKeyPath<Intent>) -> Self {
        .parameter(Intent().name(of: keyPath) ?? "")
    }
}

/// The value in the form used by conditions.
func summaryJSON<Value>(_ value: Value) -> String {
    ((value as? any _IntentValue)?._intentJSON ?? .null).encoded()
}

extension IntentWidgetFamily: _IntentValue {
    public static var _intentValueKind: _IntentValueKind {
        _IntentValueKind(
            .enumeration, typeName: "IntentWidgetFamily", options: allCases.map { _IntentOption(plain: $0._intentJSON) }
        )
    }

    public var _intentJSON: _IntentJSON { .string(rawValue) }

    public static func _intentValue(from json: _IntentJSON) async throws -> IntentWidgetFamily {
        guard let family = json.text.flatMap(IntentWidgetFamily.init) else {
            throw _IntentValueError.wrongType(expected: "a widget family", found: json)
        }
        return family
    }
}
