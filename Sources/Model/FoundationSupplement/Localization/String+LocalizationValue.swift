import Foundation

extension String {
    /// A string to look up in the string catalog, with its interpolated values.
    public struct LocalizationValue: ExpressibleByStringInterpolation, Equatable, Sendable {
        /// The key: the literal with a format specifier in place of each value.
        package var key: String
        package var arguments: [Argument]

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

        /// A value of an interpolation: known immediately, or formatted for the locale later.
        package struct Argument: Equatable, Sendable {
            /// Equal arguments have equal descriptions: their text in a neutral locale.
            private var description: String
            private var resolve: @Sendable (Locale) -> LocalizationArgument

            package init(_ value: LocalizationArgument) {
                description = "\(value)"
                resolve = { _ in value }
            }

            package init(format: @escaping @Sendable (Locale) -> String) {
                description = format(Locale(identifier: "en_US_POSIX"))
                resolve = { .text(format($0)) }
            }

            package func value(in locale: Locale) -> LocalizationArgument { resolve(locale) }

            package static func == (left: Argument, right: Argument) -> Bool { left.description == right.description }
        }

        /// A placeholder for a value that is not known yet.
        public enum Placeholder: Int, Hashable, Sendable {
            case int, uint, float, double, object

            var specifier: String {
                switch self {
                case .int: "%lld"
                case .uint: "%llu"
                case .float: "%f"
                case .double: "%lf"
                case .object: "%@"
                }
            }
        }

        package func arguments(in locale: Locale) -> [LocalizationArgument] {
            arguments.map { $0.value(in: locale) }
        }
    }
}

extension String.LocalizationValue {
    /// Collects the parts of an interpolated literal.
    public struct StringInterpolation: StringInterpolationProtocol, Sendable {
        var key = ""
        var arguments: [Argument] = []

        public init(literalCapacity: Int, interpolationCount: Int) {
            key.reserveCapacity(literalCapacity + 4 * interpolationCount)
        }

        public mutating func appendLiteral(_ literal: String) {
            key += literal.replacingOccurrences(of: "%", with: "%%")
        }

        private mutating func append(_ specifier: String, _ value: LocalizationArgument) {
            key += specifier
            arguments.append(Argument(value))
        }

        public mutating func appendInterpolation(_ string: String) { append("%@", .text(string)) }

        public mutating func appendInterpolation(_ substring: Substring) { append("%@", .text(String(substring))) }

        public mutating func appendInterpolation<T: SignedInteger & FixedWidthInteger>(_ value: T) {
            append("%lld", .integer(Int64(clamping: value)))
        }

        public mutating func appendInterpolation<T: UnsignedInteger & FixedWidthInteger>(_ value: T) {
            append("%llu", .unsigned(UInt64(clamping: value)))
        }

        public mutating func appendInterpolation(_ value: Double) { append("%lf", .real(value)) }

        public mutating func appendInterpolation(_ value: Float) { append("%f", .real(Double(value))) }

        public mutating func appendInterpolation(_ value: CGFloat) { append("%lf", .real(Double(value))) }

        public mutating func appendInterpolation<T: SignedInteger & FixedWidthInteger>(_ value: T, specifier: String) {
            append(specifier, .integer(Int64(clamping: value)))
        }

        public mutating func appendInterpolation<T: BinaryFloatingPoint>(_ value: T, specifier: String) {
            append(specifier, .real(Double(value)))
        }

        public mutating func appendInterpolation(_ string: String, specifier: String) {
            append(specifier, .text(string))
        }

        public mutating func appendInterpolation<F: FormatStyle>(
            _ value: F.FormatInput, format: F
        ) where F.FormatInput: Equatable, F.FormatOutput == String {
            key += "%@"
            let formatted: any LocaleFormatting = UncheckedFormat(value: value, style: format)
            arguments.append(Argument { formatted.text(in: $0) })
        }

        public mutating func appendInterpolation(_ string: AttributedString) {
            append("%@", .text(String(string.characters)))
        }

        public mutating func appendInterpolation(_ resource: LocalizedStringResource) {
            key += "%@"
            arguments.append(Argument { resource.resolved(in: $0) })
        }

        public mutating func appendInterpolation(placeholder: Placeholder) { key += placeholder.specifier }

        public mutating func appendInterpolation(placeholder: Placeholder, specifier: String) { key += specifier }

        @_disfavoredOverload
        public mutating func appendInterpolation<T>(_ value: T) { append("%@", .text(String(describing: value))) }
    }
}

private protocol LocaleFormatting: Sendable {
    func text(in locale: Locale) -> String
}

/// A value and its style. Sendable because both are constants that were copied into this box, which only reads them.
private struct UncheckedFormat<Style: FormatStyle>: LocaleFormatting, @unchecked Sendable
where Style.FormatOutput == String {
    let value: Style.FormatInput
    let style: Style

    func text(in locale: Locale) -> String { style.locale(locale).format(value) }
}
