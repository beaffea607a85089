import CoreLocation
import Foundation

// Sendable: unsynchronized as on Apple's systems; an object is set up before it is shared.

/// A value that a record can have.
public protocol CKRecordValueProtocol {}

/// Values are not boxed here, so the Objective-C type is the same as Swift's.
public typealias CKRecordValue = CKRecordValueProtocol

extension String: CKRecordValueProtocol {}
extension Int: CKRecordValueProtocol {}
extension Int8: CKRecordValueProtocol {}
extension Int16: CKRecordValueProtocol {}
extension Int32: CKRecordValueProtocol {}
extension Int64: CKRecordValueProtocol {}
extension UInt: CKRecordValueProtocol {}
extension UInt8: CKRecordValueProtocol {}
extension UInt16: CKRecordValueProtocol {}
extension UInt32: CKRecordValueProtocol {}
extension UInt64: CKRecordValueProtocol {}
extension Bool: CKRecordValueProtocol {}
extension Double: CKRecordValueProtocol {}
extension Float: CKRecordValueProtocol {}
extension Date: CKRecordValueProtocol {}
extension Data: CKRecordValueProtocol {}
extension Array: CKRecordValueProtocol where Element: CKRecordValueProtocol {}
extension NSString: CKRecordValueProtocol {}
extension NSNumber: CKRecordValueProtocol {}
extension NSDate: CKRecordValueProtocol {}
extension NSData: CKRecordValueProtocol {}
extension NSArray: CKRecordValueProtocol {}
extension CLLocation: CKRecordValueProtocol {}

/// Keys and values of something that is stored.
public protocol CKRecordKeyValueSetting {
    func object(forKey key: CKRecord.FieldKey) -> (any CKRecordValueProtocol)?
    func setObject(_ object: (any CKRecordValueProtocol)?, forKey key: CKRecord.FieldKey)
    func allKeys() -> [CKRecord.FieldKey]
    func changedKeys() -> [CKRecord.FieldKey]
}

extension CKRecordKeyValueSetting {
    public subscript(key: CKRecord.FieldKey) -> (any CKRecordValueProtocol)? {
        get { object(forKey: key) }
        nonmutating set { setObject(newValue, forKey: key) }
    }

    public subscript<Value: CKRecordValueProtocol>(key: CKRecord.FieldKey) -> Value? {
        get { object(forKey: key) as? Value }
        nonmutating set { setObject(newValue, forKey: key) }
    }
}

/// A stored record. Its values stay as they are set.
open class CKRecord: NSObject, NSCopying, CKRecordKeyValueSetting, @unchecked Sendable {
    public typealias RecordType = String
    public typealias FieldKey = String

    public enum SystemType {
        public static let userRecord: CKRecord.RecordType = "Users"
        public static let share: CKRecord.RecordType = "cloudkit.share"
    }

    public enum SystemFieldKey {
        public static let parent: CKRecord.FieldKey = "_parent"
        public static let share: CKRecord.FieldKey = "_share"
        public static let creationDate: CKRecord.FieldKey = "___createTime"
        public static let creatorUserRecordID: CKRecord.FieldKey = "___createdBy"
        public static let modificationDate: CKRecord.FieldKey = "___modTime"
        public static let lastModifiedUserRecordID: CKRecord.FieldKey = "___modifiedBy"
        public static let recordID: CKRecord.FieldKey = "___recordID"
        public static let recordChangeTag: CKRecord.FieldKey = "___etag"
    }

    public let recordType: CKRecord.RecordType
    public let recordID: CKRecord.ID
    open var parent: CKRecord.Reference?
    private var values: [FieldKey: any CKRecordValueProtocol] = [:]
    private var changed: Set<FieldKey> = []

    public init(recordType: CKRecord.RecordType, recordID: CKRecord.ID = CKRecord.ID()) {
        self.recordType = recordType
        self.recordID = recordID
        super.init()
    }

    public convenience init(recordType: CKRecord.RecordType, zoneID: CKRecordZone.ID) {
        self.init(recordType: recordType, recordID: CKRecord.ID(zoneID: zoneID))
    }

    public convenience init?(coder: NSCoder) {
        return nil
    }

    open var recordChangeTag: String? { nil }
    open var creatorUserRecordID: CKRecord.ID? { nil }
    open var creationDate: Date? { nil }
    open var lastModifiedUserRecordID: CKRecord.ID? { nil }
    open var modificationDate: Date? { nil }
    open var share: CKRecord.Reference? { nil }
    open var encryptedValues: any CKRecordKeyValueSetting { self }

    open func object(forKey key: CKRecord.FieldKey) -> (any CKRecordValueProtocol)? { values[key] }

    open func setObject(_ object: (any CKRecordValueProtocol)?, forKey key: CKRecord.FieldKey) {
        values[key] = object
        changed.insert(key)
    }

    open func allKeys() -> [CKRecord.FieldKey] { values.keys.sorted() }
    open func changedKeys() -> [CKRecord.FieldKey] { changed.sorted() }
    open func allTokens() -> [String] { values.values.compactMap { $0 as? String } }

    open func setParent(_ parentRecord: CKRecord?) {
        parent = parentRecord.map { CKRecord.Reference(record: $0, action: .none) }
    }

    open func setParent(_ parentRecordID: CKRecord.ID?) {
        parent = parentRecordID.map { CKRecord.Reference(recordID: $0, action: .none) }
    }

    open func encodeSystemFields(with coder: NSCoder) {}

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = CKRecord(recordType: recordType, recordID: recordID)
        copy.values = values
        copy.parent = parent
        return copy
    }

    open func value(forKey key: String) -> Any? { values[key] }

    open func setValue(_ value: Any?, forKey key: String) {
        setObject(value as? any CKRecordValueProtocol, forKey: key)
    }
}

/// A file of a record.
open class CKAsset: NSObject, CKRecordValueProtocol, @unchecked Sendable {
    public let fileURL: URL?

    public init(fileURL: URL) {
        self.fileURL = fileURL
        super.init()
    }
}
