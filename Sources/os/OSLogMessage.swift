import Foundation

/// The text of a log message. Private values are shown: the log is the developer's own.
public struct OSLogMessage: ExpressibleByStringInterpolation, Sendable {
    let text: String

    public init(stringLiteral value: String) {
        text = value
    }

    public init(stringInterpolation: OSLogInterpolation) {
        text = stringInterpolation.text
    }
}

public struct OSLogInterpolation: StringInterpolationProtocol, Sendable {
    var text = ""

    public init(literalCapacity: Int, interpolationCount: Int) {
        text.reserveCapacity(literalCapacity)
    }

    public mutating func appendLiteral(_ literal: String) {
        text += literal
    }

    public mutating func appendInterpolation<T>(
        _ value: @autoclosure () -> T, align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
    ) {
        text += align.aligned(String(describing: value()))
    }

    public mutating func appendInterpolation<T: BinaryInteger>(
        _ value: @autoclosure () -> T, format: OSLogIntegerFormatting, align: OSLogStringAlignment = .none,
        privacy: OSLogPrivacy = .auto
    ) {
        text += align.aligned(format.text(of: value()))
    }

    public mutating func appendInterpolation<T: BinaryFloatingPoint>(
        _ value: @autoclosure () -> T, format: OSLogFloatFormatting, align: OSLogStringAlignment = .none,
        privacy: OSLogPrivacy = .auto
    ) {
        text += align.aligned(format.text(of: Double(value())))
    }
}

public struct OSLogPrivacy: Hashable, Sendable {
    public enum Mask: Hashable, Sendable { case hash, none }

    private let name: String

    public static let `public` = OSLogPrivacy(name: "public")
    public static let `private` = OSLogPrivacy(name: "private")
    public static let sensitive = OSLogPrivacy(name: "sensitive")
    public static let auto = OSLogPrivacy(name: "auto")
    public static func `private`(mask: Mask) -> OSLogPrivacy { .private }
    public static func sensitive(mask: Mask) -> OSLogPrivacy { .sensitive }
    public static func auto(mask: Mask) -> OSLogPrivacy { .auto }
}

public struct OSLogStringAlignment: Sendable {
    private enum Side { case none, left, right }

    private let side: Side
    private let columns: Int

    public static let none = OSLogStringAlignment(side: .none, columns: 0)
    public static func left(columns: Int) -> OSLogStringAlignment { .init(side: .left, columns: columns) }
    public static func right(columns: Int) -> OSLogStringAlignment { .init(side: .right, columns: columns) }

    func aligned(_ text: String) -> String {
        let padding = String(repeating: " ", count: max(columns - text.count, 0))
        return switch side {
        case .none: text
        case .left: text + padding
        case .right: padding + text
        }
    }
}

public struct OSLogIntegerFormatting: Sendable {
    private let radix: Int
    private let minimumDigits: Int

    public static let decimal = OSLogIntegerFormatting(radix: 10, minimumDigits: 0)
    public static let hex = OSLogIntegerFormatting(radix: 16, minimumDigits: 0)
    public static let octal = OSLogIntegerFormatting(radix: 8, minimumDigits: 0)
    public static func decimal(minDigits: Int) -> OSLogIntegerFormatting { .init(radix: 10, minimumDigits: minDigits) }

    func text<T: BinaryInteger>(of value: T) -> String {
        let digits = String(value, radix: radix)
        return String(repeating: "0", count: max(minimumDigits - digits.count, 0)) + digits
    }
}

public struct OSLogFloatFormatting: Sendable {
    private let specifier: String

    public static let fixed = OSLogFloatFormatting(specifier: "%f")
    public static let exponential = OSLogFloatFormatting(specifier: "%e")
    public static let hybrid = OSLogFloatFormatting(specifier: "%g")
    public static func fixed(precision: Int) -> OSLogFloatFormatting {
        OSLogFloatFormatting(specifier: "%.\(min(max(precision, 0), 60))f")
    }

    func text(of value: Double) -> String {
        String(format: specifier, value)
    }
}
