import Foundation

// Sendable: the classes of this file have no mutable state outside of a lock.

/// A notification from CloudKit.
open class CKNotification: NSObject, @unchecked Sendable {
    public enum NotificationType: Int, Sendable {
        case query = 1
        case recordZone = 2
        case readNotification = 3
        case database = 4
    }

    open class ID: NSObject, @unchecked Sendable {}

    /// - Returns: `nil`: such a notification never arrives here.
    public convenience init?(fromRemoteNotificationDictionary notificationDictionary: [AnyHashable: Any]) {
        return nil
    }

    open var notificationType: CKNotification.NotificationType { .query }
    open var notificationID: CKNotification.ID? { nil }
    open var containerIdentifier: String? { nil }
    open var subscriptionOwnerUserRecordID: CKRecord.ID? { nil }
    open var subscriptionID: CKSubscription.ID? { nil }
    open var isPruned: Bool { false }
    open var alertBody: String? { nil }
    open var title: String? { nil }
    open var subtitle: String? { nil }
    open var badge: NSNumber? { nil }
    open var soundName: String? { nil }
    open var category: String? { nil }
}

open class CKQueryNotification: CKNotification, @unchecked Sendable {
    public enum Reason: Int, Sendable {
        case recordCreated = 1
        case recordUpdated = 2
        case recordDeleted = 3
    }

    open var queryNotificationReason: CKQueryNotification.Reason { .recordCreated }
    open var recordFields: [String: Any]? { nil }
    open var recordID: CKRecord.ID? { nil }
    open var databaseScope: CKDatabase.Scope { .private }
}

open class CKRecordZoneNotification: CKNotification, @unchecked Sendable {
    open var recordZoneID: CKRecordZone.ID? { nil }
    open var databaseScope: CKDatabase.Scope { .private }
}

open class CKDatabaseNotification: CKNotification, @unchecked Sendable {
    open var databaseScope: CKDatabase.Scope { .private }
}
