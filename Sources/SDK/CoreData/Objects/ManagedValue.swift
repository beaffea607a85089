import Foundation

/// Converts values between the declared types of properties and the stored ones.
enum ManagedValue {
    /// The stored form of a property's value: the raw value of an enumeration.
    static func stored(_ value: Any) -> Any? {
        guard let value = DynamicOrder.unwrapped(value) else { return nil }
        if let number = value as? NSNumber, !(value is Bool) { return number }
        guard let raw = value as? any RawRepresentable, DynamicOrder.number(raw.rawValue) != nil else { return value }
        return raw.rawValue
    }

    static func converted<Value>(_ value: Any, to type: Value.Type) -> Value? {
        if let optional = type as? any OptionalType.Type { return optional.converting(value) as? Value }
        if let value = value as? Value { return value }
        if let objects = KeyedPath.elements(of: value) { return collection(objects, as: type) }
        if let raw = type as? any RawRepresentable.Type { return rawRepresentable(value, raw) as? Value }
        guard let number = DynamicOrder.number(value) else { return nil }
        switch type {
        case is Bool.Type: return (number != 0) as? Value
        case is NSDecimalNumber.Type: return NSDecimalNumber(value: number) as? Value
        case is NSNumber.Type: return NSNumber(value: number) as? Value
        case is Decimal.Type: return Decimal(number) as? Value
        case let integer as any BinaryInteger.Type: return self.integer(value, number, integer) as? Value
        case let decimal as any BinaryFloatingPoint.Type: return self.decimal(number, decimal) as? Value
        default: return nil
        }
    }

    /// The value of an unset non-optional property: empty, zero, or the reference date.
    static func empty<Value>(_ type: Value.Type) -> Value? {
        let value: Any? =
            switch type {
            case let type as any OptionalType.Type: type.absent
            case is Bool.Type: false
            case is Date.Type: Date(timeIntervalSinceReferenceDate: 0)
            case is UUID.Type: UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0))
            case is URL.Type: URL(fileURLWithPath: "/")
            case is Decimal.Type: Decimal(0)
            case is NSSet.Type: NSSet()
            case is NSOrderedSet.Type: NSOrderedSet()
            case is NSNumber.Type: NSNumber(value: 0)
            case let type as any RangeReplaceableCollection.Type: made(type)
            case let type as any EmptyMaking.Type: type.init()
            case let type as any BinaryInteger.Type: zero(type)
            case let type as any BinaryFloatingPoint.Type: zero(type)
            case let type as any RawRepresentable.Type: rawRepresentable(0, type)
            default: nil
            }
        return value as? Value
    }

    private static func collection<Value>(_ objects: [Any], as type: Value.Type) -> Value? {
        if let value = objects as? Value { return value }
        let managed = objects.compactMap { $0 as? NSManagedObject }
        return Set(managed) as? Value ?? managed as? Value ?? NSSet(array: objects) as? Value
            ?? NSOrderedSet(array: objects) as? Value
    }

    private static func rawRepresentable<Raw: RawRepresentable>(_ value: Any, _ type: Raw.Type) -> Raw? {
        converted(value, to: Raw.RawValue.self).flatMap { Raw(rawValue: $0) }
    }

    private static func integer<Integer: BinaryInteger>(_ value: Any, _ number: Double, _ type: Integer.Type) -> Integer
    {
        if let value = value as? any BinaryInteger { return Integer(clamping: value) }
        return Integer(exactly: number.rounded(.towardZero)) ?? 0
    }

    private static func decimal<Number: BinaryFloatingPoint>(_ number: Double, _ type: Number.Type) -> Number {
        Number(number)
    }

    private static func zero<Number: Numeric>(_ type: Number.Type) -> Number { 0 }
    private static func made<Elements: RangeReplaceableCollection>(_ type: Elements.Type) -> Elements { Elements() }
}

/// Types with an empty value, in addition to those that can be appended to.
private protocol EmptyMaking { init() }
extension Set: EmptyMaking {}
extension Dictionary: EmptyMaking {}

private protocol OptionalType {
    static var absent: Any { get }
    static func converting(_ value: Any) -> Any?
}

extension Optional: OptionalType {
    fileprivate static var absent: Any { Self.none as Any }

    fileprivate static func converting(_ value: Any) -> Any? {
        ManagedValue.converted(value, to: Wrapped.self).map { Self.some($0) as Any }
    }
}
