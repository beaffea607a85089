/// C's one-byte Boolean in Apple's C functions.
public struct DarwinBoolean: ExpressibleByBooleanLiteral, CustomStringConvertible, Sendable {
    private var value: UInt8

    public init(_ value: Bool) {
        self.value = value ? 1 : 0
    }

    public init(booleanLiteral value: Bool) {
        self.init(value)
    }

    public var boolValue: Bool { value != 0 }
    public var description: String { boolValue.description }
}

extension DarwinBoolean: Equatable {
    public static func == (left: DarwinBoolean, right: DarwinBoolean) -> Bool { left.boolValue == right.boolValue }
}
