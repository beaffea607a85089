import Foundation

// Sendable: the classes of this file have no mutable state outside of a lock.

/// An entry of a log.
open class OSLogEntry: NSObject, @unchecked Sendable {
    public enum StoreCategory: Int, Sendable {
        case undefined = 0
        case metadata = 1
        case shortTerm = 2
        case longTermAuto = 3
        case longTerm1 = 4
        case longTerm3 = 5
        case longTerm7 = 6
        case longTerm14 = 7
        case longTerm30 = 8
    }

    override init() {
        super.init()
    }

    open var composedMessage: String { "" }
    open var date: Date { Date(timeIntervalSinceReferenceDate: 0) }
    open var storeCategory: OSLogEntry.StoreCategory { .undefined }
}

public protocol OSLogEntryFromProcess {
    var activityIdentifier: os_activity_id_t { get }
    var process: String { get }
    var processIdentifier: pid_t { get }
    var sender: String { get }
    var threadIdentifier: UInt64 { get }
}

public protocol OSLogEntryWithPayload {
    var category: String { get }
    var components: [OSLogMessageComponent] { get }
    var formatString: String { get }
    var subsystem: String { get }
}

/// A message.
open class OSLogEntryLog: OSLogEntry, OSLogEntryFromProcess, OSLogEntryWithPayload, @unchecked Sendable {
    public enum Level: Int, Sendable {
        case undefined = 0
        case debug = 1
        case info = 2
        case notice = 3
        case error = 4
        case fault = 5
    }

    open var level: OSLogEntryLog.Level { .undefined }
    open var activityIdentifier: os_activity_id_t { 0 }
    open var process: String { "" }
    open var processIdentifier: pid_t { 0 }
    open var sender: String { "" }
    open var threadIdentifier: UInt64 { 0 }
    open var category: String { "" }
    open var components: [OSLogMessageComponent] { [] }
    open var formatString: String { "" }
    open var subsystem: String { "" }
}

/// A place where something was measured.
open class OSLogEntrySignpost: OSLogEntry, OSLogEntryFromProcess, OSLogEntryWithPayload, @unchecked Sendable {
    public enum SignpostType: Int, Sendable {
        case undefined = 0
        case intervalBegin = 1
        case intervalEnd = 2
        case event = 3
    }

    open var signpostIdentifier: UInt64 { 0 }
    open var signpostName: String { "" }
    open var signpostType: OSLogEntrySignpost.SignpostType { .undefined }
    open var activityIdentifier: os_activity_id_t { 0 }
    open var process: String { "" }
    open var processIdentifier: pid_t { 0 }
    open var sender: String { "" }
    open var threadIdentifier: UInt64 { 0 }
    open var category: String { "" }
    open var components: [OSLogMessageComponent] { [] }
    open var formatString: String { "" }
    open var subsystem: String { "" }
}

/// The beginning of an activity.
open class OSLogEntryActivity: OSLogEntry, OSLogEntryFromProcess, @unchecked Sendable {
    open var parentActivityIdentifier: os_activity_id_t { 0 }
    open var activityIdentifier: os_activity_id_t { 0 }
    open var process: String { "" }
    open var processIdentifier: pid_t { 0 }
    open var sender: String { "" }
    open var threadIdentifier: UInt64 { 0 }
}

/// A boundary in a log.
open class OSLogEntryBoundary: OSLogEntry, @unchecked Sendable {}

/// A piece of a message.
open class OSLogMessageComponent: NSObject, @unchecked Sendable {
    public enum ArgumentCategory: Int, Sendable {
        case undefined = 0
        case data = 1
        case double = 2
        case int64 = 3
        case string = 4
        case uInt64 = 5
    }

    override init() {
        super.init()
    }

    open var argumentCategory: OSLogMessageComponent.ArgumentCategory { .undefined }
    open var argumentDataValue: Data? { nil }
    open var argumentDoubleValue: Double { 0 }
    open var argumentInt64Value: Int64 { 0 }
    open var argumentNumberValue: NSNumber? { nil }
    open var argumentStringValue: String? { nil }
    open var argumentUInt64Value: UInt64 { 0 }
    open var formatSubstring: String { "" }
    open var placeholder: String { "" }
}
