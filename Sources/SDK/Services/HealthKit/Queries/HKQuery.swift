import Foundation

// Sendable: the classes of this file have no mutable state outside of a lock.

public struct HKQueryOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    public static let strictStartDate = HKQueryOptions(rawValue: 1)
    public static let strictEndDate = HKQueryOptions(rawValue: 2)
}

/// A question to the store.
open class HKQuery: NSObject, @unchecked Sendable {
    public let objectType: HKObjectType?
    public let predicate: NSPredicate?
    open var sampleType: HKSampleType? { objectType as? HKSampleType }

    init(_ type: HKObjectType? = nil, predicate: NSPredicate? = nil) {
        objectType = type
        self.predicate = predicate
        super.init()
    }

    /// Ends the question as a store without data does.
    func endWithoutData() {}
}

/// A query for one type.
open class HKQueryDescriptor: NSObject, NSCopying, @unchecked Sendable {
    public let sampleType: HKSampleType
    public let predicate: NSPredicate?

    public init(sampleType: HKSampleType, predicate: NSPredicate?) {
        self.sampleType = sampleType
        self.predicate = predicate
        super.init()
    }

    open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// The anchor of a continued query.
open class HKQueryAnchor: NSObject, NSSecureCoding, NSCopying, @unchecked Sendable {
    private let value: Int

    public init(fromValue value: Int) {
        self.value = value
        super.init()
    }

    public required init?(coder: NSCoder) {
        value = coder.decodeInteger(forKey: "value")
        super.init()
    }

    open class var supportsSecureCoding: Bool { true }
    open func encode(with coder: NSCoder) { coder.encode(value, forKey: "value") }
    open func copy(with zone: NSZone? = nil) -> Any { self }
    open override func isEqual(_ object: Any?) -> Bool { (object as? HKQueryAnchor)?.value == value }
    open override var hash: Int { value }
}

public let HKAnchoredObjectQueryNoAnchor = 0
