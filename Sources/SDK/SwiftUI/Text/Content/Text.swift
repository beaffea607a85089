import FoundationSupplement
import Typesetter

/// One or more lines of text.
public struct Text: Equatable, Sendable {
    package indirect enum Storage: Equatable, Sendable {
        case verbatim(String)
        case localized(LocalizedStringKey, table: String?)
        case resource(LocalizedStringResource)
        case attributed(AttributedString)
        case formatted(LocaleFormatted)
        case dynamicDate(DynamicDateText)
        case source(TimeSourceText)
        case image(Image)
        case joined(Text, Text)
    }

    package var storage: Storage
    package var modifiers: [TextModifier] = []

    nonisolated package init(storage: Storage) {
        self.storage = storage
    }

    /// A text shown verbatim, without localization.
    nonisolated public init(verbatim content: String) {
        storage = .verbatim(content)
    }

    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ content: S) {
        storage = .verbatim(String(content))
    }

    /// A text looked up in the string catalog; without an entry, the key itself, with its Markdown.
    nonisolated public init(
        _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil, comment: StaticString? = nil
    ) {
        storage = .localized(key, table: tableName)
    }

    @_disfavoredOverload
    nonisolated public init(_ resource: LocalizedStringResource) {
        storage = .resource(resource)
    }

    /// A literal is a key, although it could also be an attributed string.
    @_disfavoredOverload
    nonisolated public init(_ attributedContent: AttributedString) {
        storage = .attributed(attributedContent)
    }

    nonisolated public init(_ image: Image) {
        storage = .image(image)
    }

    nonisolated public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String {
        storage = .formatted(LocaleFormatted(input, format))
    }

    nonisolated public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == AttributedString {
        storage = .formatted(LocaleFormatted(input, format))
    }

    /// Dates, numbers and similar values; Foundation on Linux does not mark them as `ReferenceConvertible`.
    @_disfavoredOverload
    nonisolated public init<Subject>(_ subject: Subject, formatter: Formatter) {
        storage = .verbatim(formatter.string(for: subject) ?? String(describing: subject))
    }

    nonisolated public init<Subject: NSObject>(_ subject: Subject, formatter: Formatter) {
        storage = .verbatim(formatter.string(for: subject) ?? subject.description)
    }

    nonisolated public static func + (left: Text, right: Text) -> Text {
        Text(storage: .joined(left, right))
    }

    /// The line breaking of sentences: Apple balances some; here all lines are filled greedily.
    public enum TruncationMode: Hashable, Sendable {
        case head, tail, middle
    }

    public enum Case: Hashable, Sendable {
        case uppercase, lowercase
    }

    /// A smaller scale for secondary text.
    public struct Scale: Hashable, Sendable {
        let factor: CGFloat

        public static let `default` = Scale(factor: 1)
        /// The factor is this project's decision: no public document gives one.
        public static let secondary = Scale(factor: 0.8)
    }

    /// A line under or through text.
    public struct LineStyle: Hashable, Sendable {
        public struct Pattern: Hashable, Sendable {
            let value: LinePattern

            public static let solid = Pattern(value: .solid)
            public static let dash = Pattern(value: .dash)
            public static let dot = Pattern(value: .dot)
            public static let dashDot = Pattern(value: .dashDot)
            public static let dashDotDot = Pattern(value: .dashDotDot)
        }

        let pattern: Pattern
        let color: Color?

        public init(pattern: Pattern = .solid, color: Color? = nil) {
            self.pattern = pattern
            self.color = color
        }

        public static let single = LineStyle()
    }
}

extension Text: View {
    public typealias Body = Never

    nonisolated public static func _makeView(_ view: Self, inputs: _ViewInputs, outputs: inout _ViewOutputs) {
        outputs.nodes.append(TextNode(view, inputs))
    }
}
