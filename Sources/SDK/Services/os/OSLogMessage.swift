import Foundation

/// The text of a log message. Private values are shown: the log is the developer's own.
public struct OSLogMessage: ExpressibleByStringInterpolation, ExpressibleByStringLiteral, Sendable {
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
        _ value: @autoclosure () -> T, align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto,
        attributes: String = ""
    ) {
        text += align.aligned(String(describing: value()))
    }

    public mutating func appendInterpolation(
        _ argumentObject: @autoclosure () -> NSObject?, privacy: OSLogPrivacy = .auto, attributes: String = ""
    ) {
        text += argumentObject().map { String(describing: $0) } ?? "<null>"
    }

    public mutating func appendInterpolation(
        _ metatype: @autoclosure () -> any Any.Type, align: OSLogStringAlignment = .none,
        privacy: OSLogPrivacy = .auto, attributes: String = ""
    ) {
        text += align.aligned(String(describing: metatype()))
    }

    public mutating func appendInterpolation<T: BinaryInteger>(
        _ number: @autoclosure () -> T, format: OSLogIntegerFormatting, align: OSLogStringAlignment = .none,
        privacy: OSLogPrivacy = .auto, attributes: String = ""
    ) {
        text += align.aligned(format.text(of: number()))
    }

    public mutating func appendInterpolation(
        _ number: @autoclosure () -> Int32, format: OSLogInt32ExtendedFormat, privacy: OSLogPrivacy = .auto,
        attributes: String = ""
    ) {
        text += format.text(of: number())
    }

    public mutating func appendInterpolation(
        _ number: @autoclosure () -> Int, format: OSLogIntExtendedFormat, privacy: OSLogPrivacy = .auto,
        attributes: String = ""
    ) {
        text += format.text(of: number())
    }

    public mutating func appendInterpolation<T: BinaryFloatingPoint>(
        _ number: @autoclosure () -> T, format: OSLogFloatFormatting, align: OSLogStringAlignment = .none,
        privacy: OSLogPrivacy = .auto, attributes: String = ""
    ) {
        text += align.aligned(format.text(of: Double(number())))
    }

    public mutating func appendInterpolation(
        _ boolean: @autoclosure () -> Bool, format: OSLogBoolFormat, privacy: OSLogPrivacy = .auto,
        attributes: String = ""
    ) {
        text += format.text(of: boolean())
    }

    public mutating func appendInterpolation(
        _ pointer: @autoclosure () -> UnsafeRawBufferPointer, format: OSLogPointerFormat,
        privacy: OSLogPrivacy = .auto, attributes: String = ""
    ) {
        text += String(describing: pointer())
    }
}

/// Has no effect: nothing is hidden in the developer's own log.
public struct OSLogPrivacy: Hashable, Sendable {
    public enum Mask: Hashable, Sendable { case hash, none }

    private let name: String

    public static var `public`: OSLogPrivacy { OSLogPrivacy(name: "public") }
    public static var `private`: OSLogPrivacy { OSLogPrivacy(name: "private") }
    public static var sensitive: OSLogPrivacy { OSLogPrivacy(name: "sensitive") }
    public static var auto: OSLogPrivacy { OSLogPrivacy(name: "auto") }
    public static func `private`(mask: Mask) -> OSLogPrivacy { .private }
    public static func sensitive(mask: Mask) -> OSLogPrivacy { .sensitive }
    public static func auto(mask: Mask) -> OSLogPrivacy { .auto }
}
