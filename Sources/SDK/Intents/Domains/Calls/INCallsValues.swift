/// The choices of call audio route.
public enum INCallAudioRoute: Int, Sendable {
    case unknown
    case speakerphoneAudioRoute
    case bluetoothAudioRoute
}

/// The choices of call capability.
public enum INCallCapability: Int, Sendable {
    case unknown
    case audioCall
    case videoCall
}

/// The choices of call destination type.
public enum INCallDestinationType: Int, Sendable {
    case unknown
    case normal
    case emergency
    case voicemail
    case redial
    case callBack
}

/// The choices of call record type.
public enum INCallRecordType: Int, Sendable {
    case unknown
    case outgoing
    case missed
    case received
    case latest
    case voicemail
    case ringing
    case inProgress
    case onHold
}

/// A set of call capability options.
public struct INCallCapabilityOptions: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    public static let audioCall = INCallCapabilityOptions(rawValue: 1)
    public static let videoCall = INCallCapabilityOptions(rawValue: 2)
}

/// A set of call record type options.
public struct INCallRecordTypeOptions: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    public static let outgoing = INCallRecordTypeOptions(rawValue: 1)
    public static let missed = INCallRecordTypeOptions(rawValue: 2)
    public static let received = INCallRecordTypeOptions(rawValue: 4)
    public static let latest = INCallRecordTypeOptions(rawValue: 8)
    public static let voicemail = INCallRecordTypeOptions(rawValue: 16)
    public static let ringing = INCallRecordTypeOptions(rawValue: 32)
    public static let inProgress = INCallRecordTypeOptions(rawValue: 64)
    public static let onHold = INCallRecordTypeOptions(rawValue: 128)
}

/// A description: call group.
open class INCallGroup: NSObject {
    public internal(set) var groupName: String?
    public internal(set) var groupId: String?

    public init(groupName: String?, groupId: String?) {
        self.groupName = groupName
        self.groupId = groupId
        super.init()
    }
}

/// A description: call record.
open class INCallRecord: NSObject {
    public internal(set) var identifier: String = ""
    public internal(set) var dateCreated: Date?
    public internal(set) var callRecordType: INCallRecordType = .unknown
    public internal(set) var callDuration: Double?
    public internal(set) var unseen: Bool?
    public internal(set) var callCapability: INCallCapability = .unknown
    public internal(set) var numberOfCalls: Int?
    public internal(set) var isCallerIdBlocked: Bool?
    public internal(set) var participants: [INPerson]?

    public init(
        identifier: String, dateCreated: Date?, callRecordType: INCallRecordType, callCapability: INCallCapability,
        callDuration: Double?, unseen: Bool?, participants: [INPerson]?, numberOfCalls: Int?, isCallerIdBlocked: Bool?
    ) {
        self.identifier = identifier
        self.dateCreated = dateCreated
        self.callRecordType = callRecordType
        self.callCapability = callCapability
        self.callDuration = callDuration
        self.unseen = unseen
        self.participants = participants
        self.numberOfCalls = numberOfCalls
        self.isCallerIdBlocked = isCallerIdBlocked
        super.init()
    }

    public init(
        identifier: String, dateCreated: Date?, callRecordType: INCallRecordType, callCapability: INCallCapability,
        callDuration: Double?, unseen: Bool?
    ) {
        self.identifier = identifier
        self.dateCreated = dateCreated
        self.callRecordType = callRecordType
        self.callCapability = callCapability
        self.callDuration = callDuration
        self.unseen = unseen
        super.init()
    }

    public init(
        identifier: String, dateCreated: Date?, callRecordType: INCallRecordType, callCapability: INCallCapability,
        callDuration: Double?, unseen: Bool?, numberOfCalls: Int?
    ) {
        self.identifier = identifier
        self.dateCreated = dateCreated
        self.callRecordType = callRecordType
        self.callCapability = callCapability
        self.callDuration = callDuration
        self.unseen = unseen
        self.numberOfCalls = numberOfCalls
        super.init()
    }
}

/// A description: call record filter.
open class INCallRecordFilter: NSObject {
    public internal(set) var participants: [INPerson]?
    public internal(set) var callTypes: INCallRecordTypeOptions = []
    public internal(set) var callCapability: INCallCapability = .unknown

    public init(participants: [INPerson]?, callTypes: INCallRecordTypeOptions, callCapability: INCallCapability) {
        self.participants = participants
        self.callTypes = callTypes
        self.callCapability = callCapability
        super.init()
    }
}
