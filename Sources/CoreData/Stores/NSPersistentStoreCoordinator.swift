import Foundation

/// Holds what was saved, for as long as the widget's process lives.
open class NSPersistentStoreCoordinator: NSObject, @unchecked Sendable {
    public let managedObjectModel: NSManagedObjectModel
    open private(set) var persistentStores: [NSPersistentStore] = []
    open var name: String?

    private let lock = NSRecursiveLock()
    var rows: [NSManagedObjectID: ManagedRow] = [:]
    /// New objects that became one with a stored one, with the stored one's identifier.
    var joined: [NSManagedObjectID: NSManagedObjectID] = [:]
    private var contexts: [WeakContext] = []

    private struct WeakContext {
        weak var context: NSManagedObjectContext?
    }

    public init(managedObjectModel model: NSManagedObjectModel) { managedObjectModel = model }

    /// Adds a store. The app's own file is not here, so the store is empty, which is reported.
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
                        The app's store is not here: \(file) holds only what the widget itself saves, and none of the \
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

    /// Lets the contexts that want to see what another one saved, each on its own queue: whoever saves may hold a
    /// context, and must not wait for one that is held by who waits for it.
    func tellOthers(than saved: NSManagedObjectContext?) {
        let all = lock.withLock { contexts.compactMap(\.context) }
        for context in all where context !== saved && context.automaticallyMergesChangesFromParent {
            context.onQueue { context.refreshUnchanged() }
        }
    }
}
