import Foundation

// Sendable: unsynchronized as on Apple's systems; an object is set up before it is shared.

public let CKCurrentUserDefaultName = "__defaultOwner__"
public let CKOwnerDefaultName = "__defaultOwner__"
public let CKRecordZoneDefaultName = "_defaultZone"

/// A part of a database.
open class CKRecordZone: NSObject, NSCopying, @unchecked Sendable {
    public struct Capabilities: OptionSet, Hashable, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        public static let fetchChanges = Capabilities(rawValue: 1)
        public static let atomic = Capabilities(rawValue: 2)
        public static let sharing = Capabilities(rawValue: 4)
        public static let zoneWideSharing = Capabilities(rawValue: 8)
    }

    public enum EncryptionScope: Int, Sendable {
        case perRecord = 0
        case perZone = 1
    }

    open class ID: NSObject, NSCopying, @unchecked Sendable {
        public let zoneName: String
        public let ownerName: String

        public init(zoneName: String = CKRecordZoneDefaultName, ownerName: String = CKCurrentUserDefaultName) {
            self.zoneName = zoneName
            self.ownerName = ownerName
            super.init()
        }

        public static let `default` = CKRecordZone.ID()
        public static let defaultZoneName = CKRecordZoneDefaultName

        open override func isEqual(_ object: Any?) -> Bool {
            guard let other = object as? CKRecordZone.ID else { return false }
            return other.zoneName == zoneName && other.ownerName == ownerName
        }

        open override var hash: Int { zoneName.hashValue ^ ownerName.hashValue }
        open func copy(with zone: NSZone? = nil) -> Any { self }
    }

    public let zoneID: CKRecordZone.ID
    open var capabilities: CKRecordZone.Capabilities { [] }
    open var share: CKRecord.Reference? { nil }
    open var encryptionScope = CKRecordZone.EncryptionScope.perRecord

    public init(zoneID: CKRecordZone.ID) {
        self.zoneID = zoneID
        super.init()
    }

    public convenience init(zoneName: String) {
        self.init(zoneID: CKRecordZone.ID(zoneName: zoneName))
    }

    open class func `default`() -> CKRecordZone { CKRecordZone(zoneID: .default) }
    open func copy(with zone: NSZone? = nil) -> Any { self }
}

extension CKRecord {
    open class ID: NSObject, NSCopying, @unchecked Sendable {
        public let recordName: String
        public let zoneID: CKRecordZone.ID

        public init(recordName: String = UUID().uuidString, zoneID: CKRecordZone.ID = .default) {
            self.recordName = recordName
            self.zoneID = zoneID
            super.init()
        }

        open override func isEqual(_ object: Any?) -> Bool {
            guard let other = object as? CKRecord.ID else { return false }
            return other.recordName == recordName && other.zoneID == zoneID
        }

        open override var hash: Int { recordName.hashValue }
        open func copy(with zone: NSZone? = nil) -> Any { self }
    }

    public enum ReferenceAction: UInt, Sendable {
        case none = 0
        case deleteSelf = 1
    }

    open class Reference: NSObject, NSCopying, CKRecordValueProtocol, @unchecked Sendable {
        public typealias Action = CKRecord.ReferenceAction

        public let recordID: CKRecord.ID
        public let action: CKRecord.ReferenceAction

        public init(recordID: CKRecord.ID, action: CKRecord.ReferenceAction) {
            self.recordID = recordID
            self.action = action
            super.init()
        }

        public convenience init(record: CKRecord, action: CKRecord.ReferenceAction) {
            self.init(recordID: record.recordID, action: action)
        }

        open override func isEqual(_ object: Any?) -> Bool {
            (object as? CKRecord.Reference)?.recordID == recordID
        }

        open override var hash: Int { recordID.hash }
        open func copy(with zone: NSZone? = nil) -> Any { self }
    }
}
