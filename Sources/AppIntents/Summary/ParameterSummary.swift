/// A sentence that describes an intent with its parameters in place.
public protocol ParameterSummary {
    /// The sentence, with parameters by their place in the intent; for conditions, the sentences of all branches.
    var _sentences: [String] { get }
}

/// The summary of an intent that declares none.
public struct EmptyParameterSummary: ParameterSummary, Sendable {
    public init() {}

    public var _sentences: [String] { [] }
}

/// One sentence of a summary.
public struct IntentParameterSummary<Intent: AppIntent>: ParameterSummary {
    private let text: ParameterSummaryString<Intent>
    private let others: [PartialKeyPath<Intent>]

    public init(
        _ summary: ParameterSummaryString<Intent>, table: String? = nil,
        @ParameterSummaryBuilder<Intent> _ other: () -> [PartialKeyPath<Intent>] = { [] }
    ) {
        text = summary
        others = other()
    }

    public init(@ParameterSummaryBuilder<Intent> _ other: () -> [PartialKeyPath<Intent>]) {
        text = ""
        others = other()
    }

    public init() {
        self.init("")
    }

    public var _sentences: [String] { [text.text] }
}

/// Text with key paths of parameters in it.
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
            text += "${\(Intent()[keyPath: keyPath].title.key)}"
        }
    }
}

/// Lists the parameters that stand below a summary's sentence.
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
