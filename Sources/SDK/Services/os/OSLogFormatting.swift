import Foundation

public struct OSLogStringAlignment: Sendable {
    private enum Side { case none, left, right }

    private let side: Side
    private let columns: Int

    public static var none: OSLogStringAlignment { .init(side: .none, columns: 0) }
    public static func left(columns: @autoclosure () -> Int) -> OSLogStringAlignment {
        .init(side: .left, columns: columns())
    }
    public static func right(columns: @autoclosure () -> Int) -> OSLogStringAlignment {
        .init(side: .right, columns: columns())
    }

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
    private var radix = 10
    private var prefix = ""
    private var plus = ""
    private var isUppercase = false
    private var minimumDigits = 0

    public static var decimal: OSLogIntegerFormatting { .init() }
    public static var hex: OSLogIntegerFormatting { .init(radix: 16) }
    public static var octal: OSLogIntegerFormatting { .init(radix: 8) }

    public static func decimal(
        explicitPositiveSign: Bool = false, minDigits: @autoclosure () -> Int
    ) -> OSLogIntegerFormatting {
        .init(plus: explicitPositiveSign ? "+" : "", minimumDigits: minDigits())
    }

    public static func decimal(explicitPositiveSign: Bool = false) -> OSLogIntegerFormatting {
        .init(plus: explicitPositiveSign ? "+" : "")
    }

    public static func hex(
        explicitPositiveSign: Bool = false, includePrefix: Bool = false, uppercase: Bool = false,
        minDigits: @autoclosure () -> Int
    ) -> OSLogIntegerFormatting {
        .init(
            radix: 16, prefix: includePrefix ? "0x" : "", plus: explicitPositiveSign ? "+" : "",
            isUppercase: uppercase, minimumDigits: minDigits())
    }

    public static func hex(
        explicitPositiveSign: Bool = false, includePrefix: Bool = false, uppercase: Bool = false
    ) -> OSLogIntegerFormatting {
        .hex(
            explicitPositiveSign: explicitPositiveSign, includePrefix: includePrefix, uppercase: uppercase,
            minDigits: 0)
    }

    public static func octal(
        explicitPositiveSign: Bool = false, includePrefix: Bool = false, uppercase: Bool = false,
        minDigits: @autoclosure () -> Int
    ) -> OSLogIntegerFormatting {
        .init(
            radix: 8, prefix: includePrefix ? "0o" : "", plus: explicitPositiveSign ? "+" : "",
            isUppercase: uppercase, minimumDigits: minDigits())
    }

    public static func octal(
        explicitPositiveSign: Bool = false, includePrefix: Bool = false, uppercase: Bool = false
    ) -> OSLogIntegerFormatting {
        .octal(
            explicitPositiveSign: explicitPositiveSign, includePrefix: includePrefix, uppercase: uppercase,
            minDigits: 0)
    }

    func text<T: BinaryInteger>(of value: T) -> String {
        let digits = String(value.magnitude, radix: radix, uppercase: isUppercase)
        let zeros = String(repeating: "0", count: max(minimumDigits - digits.count, 0))
        return (value < 0 ? "-" : plus) + prefix + zeros + digits
    }
}

public struct OSLogFloatFormatting: Sendable {
    private let specifier: String

    private init(_ conversion: String, precision: Int? = nil, plus: Bool = false, uppercase: Bool = false) {
        // A format's precision that C libraries accept everywhere.
        let digits = precision.map { ".\(min(max($0, 0), 60))" } ?? ""
        specifier = "%" + (plus ? "+" : "") + digits + (uppercase ? conversion.uppercased() : conversion)
    }

    public static var fixed: OSLogFloatFormatting { .init("f") }
    public static var hex: OSLogFloatFormatting { .init("a") }
    public static var exponential: OSLogFloatFormatting { .init("e") }
    public static var hybrid: OSLogFloatFormatting { .init("g") }

    public static func fixed(
        precision: @autoclosure () -> Int, explicitPositiveSign: Bool = false, uppercase: Bool = false
    ) -> OSLogFloatFormatting {
        .init("f", precision: precision(), plus: explicitPositiveSign, uppercase: uppercase)
    }

    public static func fixed(explicitPositiveSign: Bool = false, uppercase: Bool = false) -> OSLogFloatFormatting {
        .init("f", plus: explicitPositiveSign, uppercase: uppercase)
    }

    public static func hex(explicitPositiveSign: Bool = false, uppercase: Bool = false) -> OSLogFloatFormatting {
        .init("a", plus: explicitPositiveSign, uppercase: uppercase)
    }

    public static func exponential(
        precision: @autoclosure () -> Int, explicitPositiveSign: Bool = false, uppercase: Bool = false
    ) -> OSLogFloatFormatting {
        .init("e", precision: precision(), plus: explicitPositiveSign, uppercase: uppercase)
    }

    public static func exponential(
        explicitPositiveSign: Bool = false, uppercase: Bool = false
    ) -> OSLogFloatFormatting {
        .init("e", plus: explicitPositiveSign, uppercase: uppercase)
    }

    public static func hybrid(
        precision: @autoclosure () -> Int, explicitPositiveSign: Bool = false, uppercase: Bool = false
    ) -> OSLogFloatFormatting {
        .init("g", precision: precision(), plus: explicitPositiveSign, uppercase: uppercase)
    }

    public static func hybrid(explicitPositiveSign: Bool = false, uppercase: Bool = false) -> OSLogFloatFormatting {
        .init("g", plus: explicitPositiveSign, uppercase: uppercase)
    }

    func text(of value: Double) -> String {
        String(format: specifier, value)
    }
}

public enum OSLogBoolFormat: Sendable {
    case truth
    case answer

    func text(of value: Bool) -> String {
        switch self {
        case .truth: value ? "true" : "false"
        case .answer: value ? "YES" : "NO"
        }
    }
}

/// Meanings of a 32-bit number; it is written as a number here.
public enum OSLogInt32ExtendedFormat: Sendable {
    case ipv4Address
    case secondsSince1970
    case darwinErrno
    case darwinMode
    case darwinSignal
    case bitrate
    case bitrateIEC
    case byteCount
    case byteCountIEC
    case truth
    case answer

    func text(of value: Int32) -> String {
        switch self {
        case .truth: OSLogBoolFormat.truth.text(of: value != 0)
        case .answer: OSLogBoolFormat.answer.text(of: value != 0)
        default: String(value)
        }
    }
}

/// Meanings of a number; it is written as a number here.
public enum OSLogIntExtendedFormat: Sendable {
    case bitrate
    case bitrateIEC
    case byteCount
    case byteCountIEC
    case secondsSince1970

    func text(of value: Int) -> String { String(value) }
}

/// Semantic types of bytes; the output contains their address.
public enum OSLogPointerFormat: Sendable {
    case ipv6Address
    case timeval
    case timespec
    case uuid
    case sockaddr
    case none
}
