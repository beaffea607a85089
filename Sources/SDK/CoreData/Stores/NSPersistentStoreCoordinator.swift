import Foundation

// Sendable: unsynchronized as on Apple's systems; an object is set up before it is shared.

/// Holds the saved objects, for the lifetime of the widget's process.
open class NSPersistentStoreCoordinator: NSObject, @unchecked Sendable {
    public let managedObjectModel: NSManagedObjectModel
    open private(set) var persistentStores: [NSPersistentStore] = []
    open var name: String?

    private let lock = NSRecursiveLock()
    var rows: [NSManagedObjectID: ManagedRow] = [:]
    /// New objects that were merged with a stored one, with the stored one's identifier.
    var joined: [NSManagedObjectID: NSManagedObjectID] = [:]
    private var contexts: [WeakContext] = []

    private struct WeakContext {
        weak var context: NSManagedObjectContext?
    }

    public init(managedObjectModel model: NSManagedObjectModel) { managedObjectModel = model }

    /// Adds a store. The app's own file is not available, so the store is empty, which is reported.
    @discardableResult
    open func addPersistentStore(
        ofType storeType: String, configurationName configuration: String?, at storeURL: URL?,
        options: [AnyHashable: Any]? = nil
    ) throws -> NSPersistentStore {
        let store = NSPersistentStore(type: storeType, url: storeURL, coordinator: self)
        store.options = options
        persistentStores.append(store)
        if storeType != NSInMemoryStoreType, storeURL?.path != "/dev/null" {
            let file = storeURL?.lastPathComponent ?? "The store"
            let names = managedObjectModel.entities.compactMap(\.name).sorted()
            Notices.current.add(
                .init(
                    .note, subject: "Core Data",
                    message: """
                        The app's store is not available: \(file) contains only what the widget saves, and none of the \
                        app's objects (\(names.isEmpty ? "no entities" : names.joined(separator: ", "))).
                        """))
        }
        return store
    }

    @discardableResult
    open func addPersistentStore(
        type: NSPersistentStore.StoreType, configuration: String? = nil, at storeURL: URL,
        options: [AnyHashable: Any]? = nil
    ) throws -> NSPersistentStore {
        try addPersistentStore(
            ofType: type.rawValue, configurationName: configuration, at: storeURL, options: options)
    }

    open func addPersistentStore(
        with storeDescription: NSPersistentStoreDescription,
        completionHandler block: @escaping (NSPersistentStoreDescription, (any Error)?) -> Void
    ) {
        do {
            try addPersistentStore(
                ofType: storeDescription.type, configurationName: storeDescription.configuration,
                at: storeDescription.url, options: storeDescription.options)
            block(storeDescription, nil)
        } catch {
            block(storeDescription, error)
        }
    }

    open func remove(_ store: NSPersistentStore) throws {
        persistentStores.removeAll { $0 === store }
        if persistentStores.isEmpty { lock.withLock { rows = [:] } }
    }

    // There are no store files: operations on them have no effect.
    open func destroyPersistentStore(
        at url: URL, ofType storeType: String, options: [AnyHashable: Any]? = nil
    ) throws {
        for store in persistentStores where store.url == url { try remove(store) }
    }

    open func destroyPersistentStore(
        at url: URL, type storeType: NSPersistentStore.StoreType, options: [AnyHashable: Any]? = nil
    ) throws {
        try destroyPersistentStore(at: url, ofType: storeType.rawValue, options: options)
    }

    open func replacePersistentStore(
        at destinationURL: URL, destinationOptions: [AnyHashable: Any]? = nil, withPersistentStoreFrom sourceURL: URL,
        sourceOptions: [AnyHashable: Any]? = nil, ofType storeType: String
    ) throws {}

    open func replacePersistentStore(
        at destinationURL: URL, destinationOptions: [AnyHashable: Any]? = nil, withPersistentStoreFrom sourceURL: URL,
        sourceOptions: [AnyHashable: Any]? = nil, type sourceType: NSPersistentStore.StoreType
    ) throws {}

    @discardableResult
    open func migratePersistentStore(
        _ store: NSPersistentStore, to storeURL: URL, options: [AnyHashable: Any]? = nil, withType storeType: String
    ) throws -> NSPersistentStore {
        store.url = storeURL
        return store
    }

    @discardableResult
    open func migratePersistentStore(
        _ store: NSPersistentStore, to storeURL: URL, options: [AnyHashable: Any]? = nil,
        type storeType: NSPersistentStore.StoreType
    ) throws -> NSPersistentStore {
        try migratePersistentStore(store, to: storeURL, options: options, withType: storeType.rawValue)
    }

    open func metadata(for store: NSPersistentStore) -> [String: Any] { store.metadata ?? [:] }
    open func setMetadata(_ metadata: [String: Any]?, for store: NSPersistentStore) { store.metadata = metadata }

    open class func metadataForPersistentStore(
        ofType storeType: String, at url: URL, options: [AnyHashable: Any]? = nil
    ) throws -> [String: Any] {
        throw CocoaError(.fileReadNoSuchFile, userInfo: [NSURLErrorKey: url])
    }

    open class func metadataForPersistentStore(
        type storeType: NSPersistentStore.StoreType, at url: URL, options: [AnyHashable: Any]? = nil
    ) throws -> [String: Any] {
        throw CocoaError(.fileReadNoSuchFile, userInfo: [NSURLErrorKey: url])
    }

    open func url(for store: NSPersistentStore) -> URL { store.url ?? URL(fileURLWithPath: "/dev/null") }
    open func setURL(_ url: URL, for store: NSPersistentStore) -> Bool {
        store.url = url
        return true
    }

    open func currentPersistentHistoryToken(fromStores stores: [Any]?) -> NSPersistentHistoryToken? { nil }

    open func perform(_ block: @escaping () -> Void) { performAndWait(block) }

    open func perform<T>(_ block: @escaping () throws -> T) async rethrows -> T { try performAndWait(block) }

    open func persistentStore(for URL: URL) -> NSPersistentStore? { persistentStores.first { $0.url == URL } }

    open func managedObjectID(forURIRepresentation url: URL) -> NSManagedObjectID? {
        ids().first { $0.uriRepresentation() == url }
    }

    open func performAndWait<T>(_ block: () throws -> T) rethrows -> T {
        lock.lock()
        defer { lock.unlock() }
        return try block()
    }

    func row(_ id: NSManagedObjectID) -> ManagedRow? { lock.withLock { rows[joined[id] ?? id] } }
    func ids() -> [NSManagedObjectID] { lock.withLock { Array(rows.keys) } }

    func add(_ context: NSManagedObjectContext) {
        lock.withLock {
            contexts.removeAll { $0.context == nil || $0.context === context }
            contexts.append(WeakContext(context: context))
        }
    }

    /// Notifies the contexts that want to merge another one's saves, each on its own queue: the saving thread may hold
    /// a context, and must not wait for one held by a thread that waits for it.
    func tellOthers(than saved: NSManagedObjectContext?) {
        let all = lock.withLock { contexts.compactMap(\.context) }
        for context in all where context !== saved && context.automaticallyMergesChangesFromParent {
            context.onQueue { context.refreshUnchanged() }
        }
    }
}
