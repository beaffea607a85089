import Foundation

/// Order and equality of values whose types are known only at run time, for predicates and sort descriptors.
package enum DynamicOrder {
    /// The order of two values; `nil` if they are not comparable. An absent value comes before every other.
    package static func compare(_ left: Any?, _ right: Any?) -> ComparisonResult? {
        switch (unwrapped(left), unwrapped(right)) {
        case (nil, nil): return .orderedSame
        case (nil, _?): return .orderedAscending
        case (_?, nil): return .orderedDescending
        case (let left?, let right?):
            if let left = left as? any IdentifiedObject, let right = right as? any IdentifiedObject {
                return left.identity === right.identity ? .orderedSame : nil
            }
            if let left = integer(left), let right = integer(right) { return order(left, right) }
            if let left = number(left), let right = number(right) { return order(left, right) }
            if let left = text(left), let right = text(right) { return order(left, right) }
            if let left = moment(left), let right = moment(right) { return order(left, right) }
            if let left = left as? AnyHashable, let right = right as? AnyHashable, left == right {
                return .orderedSame
            }
            if let left = left as? any Comparable { return ordered(left, right) }
            return nil
        }
    }

    package static func areEqual(_ left: Any?, _ right: Any?) -> Bool { compare(left, right) == .orderedSame }

    /// The value within any number of optionals.
    package static func unwrapped(_ value: Any?) -> Any? {
        guard let value, !(value is NSNull) else { return nil }
        let mirror = Mirror(reflecting: value)
        guard mirror.displayStyle == .optional else { return value }
        return mirror.children.first.flatMap { unwrapped($0.value) }
    }

    package static func number(_ value: Any) -> Double? {
        switch value {
        case let value as Bool: value ? 1 : 0
        case let value as any BinaryInteger: Double(value)
        case let value as Double: value
        case let value as Float: Double(value)
        case let value as CGFloat: Double(value)
        case let value as NSNumber: value.doubleValue
        case let value as Decimal: (value as NSDecimalNumber).doubleValue
        default: nil
        }
    }

    /// Integers, which floating-point numbers represent exactly only up to 2⁵³.
    private static func integer(_ value: Any) -> (any BinaryInteger)? {
        guard let number = value as? NSNumber, !(value is any BinaryInteger) else { return value as? any BinaryInteger }
        switch UnicodeScalar(UInt8(bitPattern: number.objCType.pointee)) {
        case "Q": return number.uint64Value
        case "c", "C", "s", "S", "i", "I", "l", "L", "q": return number.int64Value
        default: return nil
        }
    }

    private static func order(_ left: some BinaryInteger, _ right: some BinaryInteger) -> ComparisonResult {
        left < right ? .orderedAscending : left > right ? .orderedDescending : .orderedSame
    }

    package static func text(_ value: Any) -> String? {
        switch value {
        case let value as String: value
        case let value as NSString: String(describing: value)
        default: nil
        }
    }

    private static func moment(_ value: Any) -> Date? {
        switch value {
        case let value as Date: value
        case let value as NSDate: Date(timeIntervalSinceReferenceDate: value.timeIntervalSinceReferenceDate)
        default: nil
        }
    }

    private static func order<Value: Comparable>(_ left: Value, _ right: Value) -> ComparisonResult {
        left < right ? .orderedAscending : left > right ? .orderedDescending : .orderedSame
    }

    private static func ordered<Value: Comparable>(_ left: Value, _ right: Any) -> ComparisonResult? {
        (right as? Value).map { order(left, $0) }
    }
}

/// An object that represents the same thing as other objects may, such as a stored record with an identifier.
package protocol IdentifiedObject: AnyObject {
    /// Objects with the same identity object are equal.
    var identity: AnyObject { get }
}

/// An object that returns values by name.
package protocol KeyedObject: AnyObject {
    func keyedValue(_ key: String) -> Any?
}

/// Reads values by the names of a path.
///
/// 1. A collection returns the values of its elements; after an operator such as `@count` or `@sum`, the aggregate.
/// 2. A keyed object returns its value; a dictionary its entry; any other value the stored property with that name.
package enum KeyedPath {
    package static func value(of object: Any?, at path: some Collection<String>) -> Any? {
        guard let key = path.first else { return object }
        guard let object = DynamicOrder.unwrapped(object) else { return nil }
        let rest = path.dropFirst()
        if let elements = elements(of: object) {
            guard let operation = CollectionOperator(rawValue: key) else {
                return elements.map { value(of: $0, at: path) as Any }
            }
            return operation.value(of: elements.map { value(of: $0, at: rest) })
        }
        return value(of: value(of: object, named: key), at: rest)
    }

    /// The elements of a list or a set.
    package static func elements(of value: Any) -> [Any]? {
        switch value {
        case let value as NSSet: value.allObjects
        case let value as NSOrderedSet: value.array
        case let value as NSArray: (0..<value.count).map { value.object(at: $0) }
        case is [String: Any], is NSDictionary, is String: nil
        case let value as any Collection: Array(erased(value))
        default: nil
        }
    }

    private static func erased(_ collection: some Collection) -> [Any] { collection.map { $0 } }

    private static func value(of object: Any, named key: String) -> Any? {
        if let object = object as? any KeyedObject { return object.keyedValue(key) }
        if let dictionary = object as? [String: Any] { return dictionary[key] }
        var mirror: Mirror? = Mirror(reflecting: object)
        while let current = mirror {
            if let child = current.children.first(where: { $0.label == key || $0.label == "_" + key }) {
                return child.value
            }
            mirror = current.superclassMirror
        }
        return nil
    }
}
