import Foundation

// Sendable: the classes of this file have no mutable state outside of a lock.

/// A container whose stores are synced with iCloud. Here they behave as without a network.
open class NSPersistentCloudKitContainer: NSPersistentContainer, @unchecked Sendable {
    /// An event of cloud syncing; there are none here.
    open class Event: NSObject, @unchecked Sendable {
        open var identifier: UUID { UUID() }
        open var storeIdentifier: String { "" }
        open var type: EventType { .setup }
        open var startDate: Date { Date() }
        open var endDate: Date? { nil }
        open var succeeded: Bool { true }
        open var error: (any Error)? { nil }
    }

    public enum EventType: Int, Sendable { case setup, `import`, export }

    public static let eventChangedNotification = Notification.Name(
        "NSPersistentCloudKitContainerEventChangedNotification")
    public static let eventNotificationUserInfoKey = "event"

    open func initializeCloudKitSchema(options: NSPersistentCloudKitContainerSchemaInitializationOptions = []) throws {}
    open func canUpdateRecord(forManagedObjectWith objectID: NSManagedObjectID) -> Bool { true }
    open func canDeleteRecord(forManagedObjectWith objectID: NSManagedObjectID) -> Bool { true }
    open func canModifyManagedObjects(in store: NSPersistentStore) -> Bool { true }
}

public struct NSPersistentCloudKitContainerSchemaInitializationOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let dryRun = NSPersistentCloudKitContainerSchemaInitializationOptions(rawValue: 2)
    public static let printSchema = NSPersistentCloudKitContainerSchemaInitializationOptions(rawValue: 4)
}

open class NSPersistentCloudKitContainerEventRequest: NSPersistentStoreRequest {
    open var resultType = 0
}
