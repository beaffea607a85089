import Foundation

// Sendable: unsynchronized as on Apple's systems; an object is set up before it is shared.

/// One store of a coordinator.
open class NSPersistentStore: NSObject, @unchecked Sendable {
    public let type: String
    /// Of the store's model.
    open var configurationName: String { "PF_DEFAULT_CONFIGURATION_NAME" }
    open var url: URL?
    open weak var persistentStoreCoordinator: NSPersistentStoreCoordinator?
    open var identifier: String!
    open var isReadOnly = false
    open internal(set) var options: [AnyHashable: Any]?
    open var metadata: [String: Any]! = [:]

    init(type: String, url: URL?, coordinator: NSPersistentStoreCoordinator) {
        self.type = type
        self.url = url
        persistentStoreCoordinator = coordinator
        identifier = url?.lastPathComponent ?? type
    }

    public struct StoreType: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        public static let sqlite = StoreType(rawValue: NSSQLiteStoreType)
        public static let binary = StoreType(rawValue: NSBinaryStoreType)
        public static let inMemory = StoreType(rawValue: NSInMemoryStoreType)
    }
}

public let NSSQLiteStoreType = "SQLite"
public let NSBinaryStoreType = "Binary"
public let NSInMemoryStoreType = "InMemory"
public let NSMigratePersistentStoresAutomaticallyOption = "NSMigratePersistentStoresAutomaticallyOption"
public let NSInferMappingModelAutomaticallyOption = "NSInferMappingModelAutomaticallyOption"
public let NSReadOnlyPersistentStoreOption = "NSReadOnlyPersistentStoreOption"
public let NSSQLitePragmasOption = "NSSQLitePragmasOption"
public let NSPersistentStoreFileProtectionKey = "NSPersistentStoreFileProtectionKey"
public let NSPersistentHistoryTrackingKey = "NSPersistentHistoryTrackingKey"
public let NSPersistentStoreRemoteChangeNotificationPostOptionKey =
    "NSPersistentStoreRemoteChangeNotificationPostOptionKey"

/// How a container's store is opened.
open class NSPersistentStoreDescription: NSObject {
    open var type = NSSQLiteStoreType
    open var url: URL?
    open var configuration: String?
    open var isReadOnly = false
    open var timeout: TimeInterval = 240
    open var shouldAddStoreAsynchronously = false
    open var shouldMigrateStoreAutomatically = true
    open var shouldInferMappingModelAutomatically = true
    open var cloudKitContainerOptions: NSPersistentCloudKitContainerOptions?
    open private(set) var options: [String: NSObject] = [:]

    public init(url: URL) { self.url = url }
    public override init() {}

    open func setOption(_ option: NSObject?, forKey key: String) { options[key] = option }

    open func setValue(_ value: NSObject?, forPragmaNamed name: String) { options[name] = value }
}

/// The cloud container of a store; there is none here.
open class NSPersistentCloudKitContainerOptions: NSObject {
    public let containerIdentifier: String

    public init(containerIdentifier: String) { self.containerIdentifier = containerIdentifier }
}
