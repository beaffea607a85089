import Foundation

// Sendable: unsynchronized as on Apple's systems; an object is set up before it is shared.

/// Records that several people see.
open class CKShare: CKRecord, @unchecked Sendable {
    public enum ParticipantRole: Int, Sendable {
        case unknown = 0
        case owner = 1
        case administrator = 2
        case privateUser = 3
        case publicUser = 4
    }

    public enum ParticipantPermission: Int, Sendable {
        case unknown = 0
        case none = 1
        case readOnly = 2
        case readWrite = 3
    }

    public enum ParticipantAcceptanceStatus: Int, Sendable {
        case unknown = 0
        case pending = 1
        case accepted = 2
        case removed = 3
    }

    open class Participant: NSObject, @unchecked Sendable {
        public typealias Role = CKShare.ParticipantRole
        public typealias Permission = CKShare.ParticipantPermission
        public typealias AcceptanceStatus = CKShare.ParticipantAcceptanceStatus

        open var role = CKShare.ParticipantRole.unknown
        open var permission = CKShare.ParticipantPermission.unknown
        open var acceptanceStatus: CKShare.ParticipantAcceptanceStatus { .unknown }
        open var userIdentity: CKUserIdentity { CKUserIdentity() }
        open var participantID: String { "" }
    }

    open class Metadata: NSObject, @unchecked Sendable {
        open var containerIdentifier: String { "" }
        open var share: CKShare { CKShare(rootRecord: CKRecord(recordType: "")) }
        open var rootRecord: CKRecord? { nil }
        open var hierarchicalRootRecordID: CKRecord.ID? { nil }
        open var rootRecordID: CKRecord.ID { CKRecord.ID(recordName: "") }
        open var ownerIdentity: CKUserIdentity { CKUserIdentity() }
        open var participantRole: CKShare.ParticipantRole { .unknown }
        open var participantStatus: CKShare.ParticipantAcceptanceStatus { .unknown }
        open var participantPermission: CKShare.ParticipantPermission { .unknown }
    }

    public enum SystemFieldKey {
        public static let title: CKRecord.FieldKey = "cloudkit.title"
        public static let shareType: CKRecord.FieldKey = "cloudkit.type"
        public static let thumbnailImageData: CKRecord.FieldKey = "cloudkit.thumbnailImageData"
    }

    open var publicPermission = CKShare.ParticipantPermission.none
    open private(set) var participants: [CKShare.Participant] = []

    public init(rootRecord: CKRecord, shareID: CKRecord.ID) {
        super.init(recordType: CKRecord.SystemType.share, recordID: shareID)
    }

    public convenience init(rootRecord: CKRecord) {
        self.init(rootRecord: rootRecord, shareID: CKRecord.ID())
    }

    public init(recordZoneID: CKRecordZone.ID) {
        super.init(recordType: CKRecord.SystemType.share, recordID: CKRecord.ID(zoneID: recordZoneID))
    }

    open var url: URL? { nil }
    open var owner: CKShare.Participant { CKShare.Participant() }
    open var currentUserParticipant: CKShare.Participant? { nil }

    open func addParticipant(_ participant: CKShare.Participant) {
        participants.append(participant)
    }

    open func removeParticipant(_ participant: CKShare.Participant) {
        participants.removeAll { $0 === participant }
    }
}

public let CKShareTitleKey = "cloudkit.title"
public let CKShareThumbnailImageDataKey = "cloudkit.thumbnailImageData"
public let CKShareTypeKey = "cloudkit.type"
