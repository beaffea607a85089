import Foundation
import Synchronization

// Sendable: the classes of this file have no mutable state outside of a lock.

/// Transforms values, for example for storage. It has no state.
open class ValueTransformer: NSObject, @unchecked Sendable {
    private static let named = Mutex<[NSValueTransformerName: ValueTransformer]>([:])

    public override init() {
        super.init()
    }

    open class func setValueTransformer(_ transformer: ValueTransformer?, forName name: NSValueTransformerName) {
        named.withLock { $0[name] = transformer }
    }

    public init?(forName name: NSValueTransformerName) {
        guard Self.named.withLock({ $0[name] }) != nil else { return nil }
        super.init()
    }

    open class func valueTransformerNames() -> [NSValueTransformerName] {
        named.withLock { $0.keys.sorted { $0.rawValue < $1.rawValue } }
    }

    open class func transformedValueClass() -> AnyClass { NSObject.self }
    open class func allowsReverseTransformation() -> Bool { true }
    open func transformedValue(_ value: Any?) -> Any? { value }
    open func reverseTransformedValue(_ value: Any?) -> Any? { transformedValue(value) }
}

/// Transforms objects to archives. It has no state.
open class NSSecureUnarchiveFromDataTransformer: ValueTransformer, @unchecked Sendable {
    open class var allowedTopLevelClasses: [AnyClass] {
        [NSArray.self, NSDictionary.self, NSSet.self, NSString.self, NSNumber.self, NSDate.self, NSData.self]
    }

    open override func transformedValue(_ value: Any?) -> Any? {
        guard let data = value as? Data else { return nil }
        return try? NSKeyedUnarchiver.unarchivedObject(ofClasses: Self.allowedTopLevelClasses, from: data)
    }

    open override func reverseTransformedValue(_ value: Any?) -> Any? {
        value.flatMap { try? NSKeyedArchiver.archivedData(withRootObject: $0, requiringSecureCoding: true) }
    }
}

public struct NSValueTransformerName: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    public init(_ rawValue: String) {
        self.rawValue = rawValue
    }

    public static let negateBooleanTransformerName = NSValueTransformerName("NSNegateBoolean")
    public static let isNilTransformerName = NSValueTransformerName("NSIsNil")
    public static let isNotNilTransformerName = NSValueTransformerName("NSIsNotNil")
    public static let unarchiveFromDataTransformerName = NSValueTransformerName("NSUnarchiveFromData")
    public static let keyedUnarchiveFromDataTransformerName = NSValueTransformerName("NSKeyedUnarchiveFromData")
    public static let secureUnarchiveFromDataTransformerName = NSValueTransformerName("NSSecureUnarchiveFromData")
}
