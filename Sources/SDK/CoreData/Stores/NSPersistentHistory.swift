import Foundation

// Sendable: the classes of this file have no mutable state outside of a lock.

/// A point in a store's history.
open class NSPersistentHistoryToken: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
    public override init() {
        super.init()
    }

    public required init?(coder: NSCoder) {
        super.init()
    }

    open class var supportsSecureCoding: Bool { true }
    open func encode(with coder: NSCoder) {}
    open func copy(with zone: NSZone? = nil) -> Any { self }
}

public enum NSPersistentHistoryChangeType: Int, Sendable { case insert, update, delete }

/// A change to one object.
open class NSPersistentHistoryChange: NSObject, NSFetchRequestResult {
    public let changeID: Int64 = 0
    public let changedObjectID: NSManagedObjectID
    public let changeType: NSPersistentHistoryChangeType
    open var tombstone: [AnyHashable: Any]? { nil }
    open var transaction: NSPersistentHistoryTransaction? { nil }
    open var updatedProperties: Set<NSPropertyDescription>? { nil }

    init(_ id: NSManagedObjectID, _ type: NSPersistentHistoryChangeType) {
        changedObjectID = id
        changeType = type
        super.init()
    }

    open class var entityDescription: NSEntityDescription? { nil }
    open class var fetchRequest: NSFetchRequest<any NSFetchRequestResult>? { nil }
}

/// The changes of one save.
open class NSPersistentHistoryTransaction: NSObject, NSFetchRequestResult {
    open var timestamp: Date { Date() }
    open var changes: [NSPersistentHistoryChange]? { [] }
    open var transactionNumber: Int64 { 0 }
    open var storeID: String { "" }
    open var bundleID: String { "" }
    open var processID: String { "" }
    open var contextName: String? { nil }
    open var author: String? { nil }
    open var token: NSPersistentHistoryToken { NSPersistentHistoryToken() }

    open func objectIDNotification() -> Notification {
        Notification(name: NSManagedObjectContext.didSaveObjectIDsNotification)
    }

    open class var entityDescription: NSEntityDescription? { nil }
    open class var fetchRequest: NSFetchRequest<any NSFetchRequestResult>? { nil }
}

public enum NSPersistentHistoryResultType: Int, Sendable {
    case statusOnly, objectIDs, count, transactionsOnly, changesOnly, transactionsAndChanges
}

/// A request for a store's history. Stores here keep none.
open class NSPersistentHistoryChangeRequest: NSPersistentStoreRequest {
    open var resultType = NSPersistentHistoryResultType.transactionsAndChanges
    open var token: NSPersistentHistoryToken?
    open var fetchRequest: NSFetchRequest<any NSFetchRequestResult>?

    open class func fetchHistory(after date: Date) -> Self { self.init() }
    open class func fetchHistory(after token: NSPersistentHistoryToken?) -> Self { self.init() }
    open class func fetchHistory(after transaction: NSPersistentHistoryTransaction?) -> Self { self.init() }
    open class func fetchHistory(withFetch fetchRequest: NSFetchRequest<any NSFetchRequestResult>) -> Self {
        self.init()
    }
    open class func deleteHistory(before date: Date) -> Self { self.init() }
    open class func deleteHistory(before token: NSPersistentHistoryToken?) -> Self { self.init() }
    open class func deleteHistory(before transaction: NSPersistentHistoryTransaction?) -> Self { self.init() }

    public required override init() {
        super.init()
    }

    var emptyResult: NSPersistentHistoryResult { NSPersistentHistoryResult(resultType) }
}

open class NSPersistentHistoryResult: NSPersistentStoreResult {
    public let resultType: NSPersistentHistoryResultType
    public let result: Any?

    init(_ type: NSPersistentHistoryResultType) {
        resultType = type
        result =
            switch type {
            case .statusOnly: true
            case .objectIDs: [NSManagedObjectID]()
            case .count: 0
            case .transactionsOnly, .transactionsAndChanges: [NSPersistentHistoryTransaction]()
            case .changesOnly: [NSPersistentHistoryChange]()
            }
    }
}

public let NSPersistentHistoryTokenKey = "historyToken"
public let NSPersistentStoreURLKey = "storeURL"
public let NSStoreUUIDKey = "NSStoreUUID"
public let NSStoreTypeKey = "NSStoreType"
public let NSPersistentStoreSaveConflictsErrorKey = "conflictList"
public let NSPersistentStoreOSCompatibility = "NSPersistentStoreOSCompatibility"
public let NSPersistentStoreTimeoutOption = "NSPersistentStoreTimeoutOption"
public let NSPersistentStoreUbiquitousContentNameKey = "NSPersistentStoreUbiquitousContentNameKey"
public let NSSQLiteAnalyzeOption = "NSSQLiteAnalyzeOption"
public let NSSQLiteManualVacuumOption = "NSSQLiteManualVacuumOption"
public let NSIgnorePersistentStoreVersioningOption = "NSIgnorePersistentStoreVersioningOption"
public let NSPersistentStoreForceDestroyOption = "NSPersistentStoreForceDestroyOption"
public let NSCoreDataCoreSpotlightExporter = "NSCoreDataCoreSpotlightExporter"

extension Notification.Name {
    public static let NSPersistentStoreCoordinatorStoresDidChange = Notification.Name(
        "NSPersistentStoreCoordinatorStoresDidChange")
    public static let NSPersistentStoreCoordinatorStoresWillChange = Notification.Name(
        "NSPersistentStoreCoordinatorStoresWillChange")
    public static let NSPersistentStoreCoordinatorWillRemoveStore = Notification.Name(
        "NSPersistentStoreCoordinatorWillRemoveStore")
}
