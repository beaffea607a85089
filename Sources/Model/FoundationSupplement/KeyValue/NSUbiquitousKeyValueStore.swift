import Foundation
import Synchronization

/// Values that an app shares through the cloud. Here they are stored for the life of the process, guarded by a mutex.
open class NSUbiquitousKeyValueStore: NSObject, @unchecked Sendable {
    public static let `default` = NSUbiquitousKeyValueStore()

    public static let didChangeExternallyNotification = Notification.Name(
        "NSUbiquitousKeyValueStoreDidChangeExternallyNotification")

    /// Sendable: what apps store are property lists, copied values that never change.
    private struct Values: @unchecked Sendable {
        var byKey: [String: Any] = [:]
    }

    private let values = Mutex(Values())

    public override init() {
        super.init()
    }

    open func object(forKey aKey: String) -> Any? { values.withLock { $0.byKey }[aKey] }

    open func set(_ anObject: Any?, forKey aKey: String) {
        let change = Values(byKey: anObject.map { [aKey: $0] } ?? [:])
        values.withLock { $0.byKey[aKey] = change.byKey[aKey] }
    }

    open func removeObject(forKey aKey: String) { set(nil as Any?, forKey: aKey) }

    open func string(forKey aKey: String) -> String? { object(forKey: aKey) as? String }
    open func array(forKey aKey: String) -> [Any]? { object(forKey: aKey) as? [Any] }
    open func dictionary(forKey aKey: String) -> [String: Any]? { object(forKey: aKey) as? [String: Any] }
    open func data(forKey aKey: String) -> Data? { object(forKey: aKey) as? Data }
    open func longLong(forKey aKey: String) -> Int64 { object(forKey: aKey).flatMap(number)?.int64Value ?? 0 }
    open func double(forKey aKey: String) -> Double { object(forKey: aKey).flatMap(number)?.doubleValue ?? 0 }
    open func bool(forKey aKey: String) -> Bool { object(forKey: aKey).flatMap(number)?.boolValue ?? false }

    open func set(_ aString: String?, forKey aKey: String) { set(aString as Any?, forKey: aKey) }
    open func set(_ aData: Data?, forKey aKey: String) { set(aData as Any?, forKey: aKey) }
    open func set(_ anArray: [Any]?, forKey aKey: String) { set(anArray as Any?, forKey: aKey) }
    open func set(_ aDictionary: [String: Any]?, forKey aKey: String) { set(aDictionary as Any?, forKey: aKey) }
    open func set(_ value: Int64, forKey aKey: String) { set(value as Any?, forKey: aKey) }
    open func set(_ value: Double, forKey aKey: String) { set(value as Any?, forKey: aKey) }
    open func set(_ value: Bool, forKey aKey: String) { set(value as Any?, forKey: aKey) }

    open var dictionaryRepresentation: [String: Any] { values.withLock { $0 }.byKey }

    /// There is no cloud that could send changes.
    @discardableResult
    open func synchronize() -> Bool {
        Notices.current.addInert("NSUbiquitousKeyValueStore.synchronize", .absent("iCloud account"))
        return true
    }

    private func number(_ value: Any) -> NSNumber? {
        switch value {
        case let value as NSNumber: value
        case let value as Bool: NSNumber(value: value)
        case let value as any BinaryInteger: NSNumber(value: Int64(clamping: value))
        default: DynamicOrder.number(value).map { NSNumber(value: $0) }
        }
    }
}

public let NSUbiquitousKeyValueStoreChangeReasonKey = "NSUbiquitousKeyValueStoreChangeReasonKey"
public let NSUbiquitousKeyValueStoreChangedKeysKey = "NSUbiquitousKeyValueStoreChangedKeysKey"
public let NSUbiquitousKeyValueStoreServerChange = 0
public let NSUbiquitousKeyValueStoreInitialSyncChange = 1
public let NSUbiquitousKeyValueStoreQuotaViolationChange = 2
public let NSUbiquitousKeyValueStoreAccountChange = 3
