import FoundationSupplement

/// The key of a string in the string catalog, with its interpolated values.
///
/// The key of `"\(count) of \(name)"` is `%lld of %@`. Values can be texts and images, which keep their own style.
public struct LocalizedStringKey: ExpressibleByStringInterpolation, Equatable, Sendable {
    package var key: String
    package var arguments: [Argument]

    /// An interpolated value.
    package enum Argument: Equatable, Sendable {
        case value(LocalizationArgument)
        /// Formatted once the locale and time zone are known.
        case formatted(LocaleFormatted)
        case text(Text)
    }

    public init(_ value: String) {
        key = value
        arguments = []
    }

    public init(stringLiteral value: String) {
        self.init(value)
    }

    public init(stringInterpolation: StringInterpolation) {
        key = stringInterpolation.key
        arguments = stringInterpolation.arguments
    }
}

extension LocalizedStringKey {
    /// Collects the parts of an interpolated literal.
    public struct StringInterpolation: StringInterpolationProtocol, Sendable {
        var key = ""
        var arguments: [Argument] = []

        public init(literalCapacity: Int, interpolationCount: Int) {
            key.reserveCapacity(literalCapacity + 4 * interpolationCount)
        }

        public mutating func appendLiteral(_ literal: String) {
            key += literal.utf8.contains(UInt8(ascii: "%")) ? literal.replacing("%", with: "%%") : literal
        }

        mutating func append(_ specifier: String, _ argument: Argument) {
            key += specifier
            arguments.append(argument)
        }

        public mutating func appendInterpolation(_ string: String) { append("%@", .value(.text(string))) }

        public mutating func appendInterpolation(_ substring: Substring) {
            append("%@", .value(.text(String(substring))))
        }

        /// Dates, numbers and similar values; Foundation on Linux does not mark them as `ReferenceConvertible`.
        @_disfavoredOverload
        public mutating func appendInterpolation<Subject>(_ subject: Subject, formatter: Formatter) {
            append("%@", .value(.text(formatter.string(for: subject) ?? String(describing: subject))))
        }

        public mutating func appendInterpolation<Subject: NSObject>(_ subject: Subject, formatter: Formatter? = nil) {
            append("%@", .value(.text(formatter?.string(for: subject) ?? subject.description)))
        }

        public mutating func appendInterpolation<F: FormatStyle>(
            _ input: F.FormatInput, format: F
        ) where F.FormatInput: Equatable, F.FormatOutput == String {
            append("%@", .formatted(LocaleFormatted(input, format)))
        }

        public mutating func appendInterpolation<F: FormatStyle>(
            _ input: F.FormatInput, format: F
        ) where F.FormatInput: Equatable, F.FormatOutput == AttributedString {
            append("%@", .formatted(LocaleFormatted(input, format)))
        }

        public mutating func appendInterpolation<T: SignedInteger & FixedWidthInteger>(_ value: T) {
            append("%lld", .value(.integer(Int64(clamping: value))))
        }

        public mutating func appendInterpolation<T: UnsignedInteger & FixedWidthInteger>(_ value: T) {
            append("%llu", .value(.unsigned(UInt64(clamping: value))))
        }

        public mutating func appendInterpolation(_ value: Double) { append("%lf", .value(.real(value))) }

        public mutating func appendInterpolation(_ value: Float) { append("%f", .value(.real(Double(value)))) }

        public mutating func appendInterpolation(_ value: CGFloat) { append("%lf", .value(.real(Double(value)))) }

        public mutating func appendInterpolation<T: SignedInteger & FixedWidthInteger>(_ value: T, specifier: String) {
            append(specifier, .value(.integer(Int64(clamping: value))))
        }

        public mutating func appendInterpolation<T: UnsignedInteger & FixedWidthInteger>(
            _ value: T, specifier: String
        ) {
            append(specifier, .value(.unsigned(UInt64(clamping: value))))
        }

        public mutating func appendInterpolation<T: BinaryFloatingPoint>(_ value: T, specifier: String) {
            append(specifier, .value(.real(Double(value))))
        }

        public mutating func appendInterpolation(_ string: String, specifier: String) {
            append(specifier, .value(.text(string)))
        }

        public mutating func appendInterpolation(_ text: Text) { append("%@", .text(text)) }

        public mutating func appendInterpolation(_ image: Image) { append("%@", .text(Text(image))) }

        public mutating func appendInterpolation(_ attributedString: AttributedString) {
            append("%@", .text(Text(attributedString)))
        }

        public mutating func appendInterpolation(_ resource: LocalizedStringResource) {
            append("%@", .text(Text(resource)))
        }

        public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
            append("%@", .text(Text(date, style: style)))
        }

        public mutating func appendInterpolation(_ dates: ClosedRange<Date>) { append("%@", .text(Text(dates))) }

        public mutating func appendInterpolation(_ interval: DateInterval) { append("%@", .text(Text(interval))) }

        public mutating func appendInterpolation(
            timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true, showsHours: Bool = true
        ) {
            append(
                "%@",
                .text(
                    Text(
                        timerInterval: timerInterval, pauseTime: pauseTime, countsDown: countsDown,
                        showsHours: showsHours)))
        }

        @_disfavoredOverload
        public mutating func appendInterpolation<T>(_ value: T) {
            append("%@", .value(.text(String(describing: value))))
        }
    }
}

/// A value with the style that formats it, once the locale, calendar and time zone of the view are known.
package struct LocaleFormatted: Equatable, Sendable {
    private let format: @Sendable (EnvironmentValues) -> AttributedString
    /// Equal values have equal strings in a neutral environment.
    private let neutral: AttributedString

    package init<F: FormatStyle>(_ input: F.FormatInput, _ style: F) where F.FormatOutput == String {
        self.init { AttributedString(style.adapted(to: $0).format(input)) }
    }

    package init<F: FormatStyle>(_ input: F.FormatInput, _ style: F) where F.FormatOutput == AttributedString {
        self.init { style.adapted(to: $0).format(input) }
    }

    /// The inputs and styles are copied values; only the rendering pass reads them.
    private init(_ format: @escaping (EnvironmentValues) -> AttributedString) {
        nonisolated(unsafe) let closure = format
        self.format = { closure($0) }
        neutral = format(EnvironmentValues())
    }

    package func text(in environment: EnvironmentValues) -> AttributedString { format(environment) }

    package static func == (left: LocaleFormatted, right: LocaleFormatted) -> Bool { left.neutral == right.neutral }
}

extension FormatStyle {
    /// The style with the environment's locale; date styles also take its calendar and time zone.
    func adapted(to environment: EnvironmentValues) -> Self {
        let localized = locale(environment.locale)
        guard var style = localized as? Date.FormatStyle else { return localized }
        style.timeZone = environment.timeZone
        var calendar = environment.calendar
        calendar.timeZone = environment.timeZone
        style.calendar = calendar
        return (style as? Self) ?? localized
    }
}
