import ExtensionProtocol

/// A sentence that describes an intent with placeholders for its parameters.
public protocol ParameterSummary {
    var _content: _ParameterSummaryContent { get }
}

/// A summary as data, not yet localized.
public struct _ParameterSummaryContent: Sendable {
    package indirect enum Form: Sendable {
        case automatic
        /// Parameters appear in the text as `${name}`, which is also how translations refer to them.
        case sentence(LocalizedStringResource, others: [String])
        case when(ConfigurationSummary.Condition, then: Form, otherwise: Form)
        case choose(ConfigurationSummary.Subject, branches: [(values: [String], form: Form)], otherwise: Form)
    }

    package var form: Form
}

/// The summary of an intent without a declared one.
public struct EmptyParameterSummary: ParameterSummary, Sendable {
    public init() {}

    public var _content: _ParameterSummaryContent { _ParameterSummaryContent(form: .automatic) }
}

/// One sentence of a summary.
public struct IntentParameterSummary<Intent: AppIntent>: ParameterSummary {
    public typealias ParameterKeyPathsBuilder = ParameterSummaryBuilder<Intent>

    private let text: ParameterSummaryString<Intent>
    private let table: String?
    private let others: [PartialKeyPath<Intent>]

    public init(
        _ summary: ParameterSummaryString<Intent>, table: String? = nil,
        @ParameterSummaryBuilder<Intent> _ other: () -> [PartialKeyPath<Intent>] = { [] }
    ) {
        text = summary
        self.table = table
        others = other()
    }

    public init(@ParameterSummaryBuilder<Intent> _ other: () -> [PartialKeyPath<Intent>]) {
        self.init("", other)
    }

    public init() {
        self.init("")
    }

    public var _content: _ParameterSummaryContent {
        let intent = Intent()
        let key = String.LocalizationValue(stringLiteral: text.text)
        return _ParameterSummaryContent(
            form: .sentence(
                LocalizedStringResource(key, table: table), others: others.compactMap { intent.name(of: $0) }))
    }
}

/// A string with interpolated key paths of parameters.
public struct ParameterSummaryString<Intent: AppIntent>: ExpressibleByStringInterpolation {
    package let text: String

    public init(stringLiteral value: String) {
        text = value
    }

    public init(stringInterpolation: StringInterpolation) {
        text = stringInterpolation.text
    }

    public struct StringInterpolation: StringInterpolationProtocol {
        var text = ""

        public init(literalCapacity: Int, interpolationCount: Int) {}

        public mutating func appendLiteral(_ literal: String) { text += literal }

        public mutating func appendInterpolation<Value: _IntentValue>(
            _ keyPath: KeyPath<Intent, IntentParameter<Value>>
        ) {
            text += "${\(Intent().name(of: keyPath) ?? "")}"
        }
    }
}

/// Lists the parameters below a summary's sentence.
@resultBuilder
public struct ParameterSummaryBuilder<Intent: AppIntent> {
    public static func buildExpression<Value: _IntentValue>(
        _ expression: KeyPath<Intent, IntentParameter<Value>>
    ) -> PartialKeyPath<Intent> {
        expression
    }

    public static func buildExpression<Summary: ParameterSummary>(_ summary: Summary) -> Summary { summary }

    public static func buildBlock<Summary: ParameterSummary>(_ summary: Summary) -> Summary { summary }

    public static func buildBlock(_ components: PartialKeyPath<Intent>...) -> [PartialKeyPath<Intent>] { components }

    public static func buildBlock() -> [PartialKeyPath<Intent>] { [] }
}
