import Foundation

/// Holds what was saved, for as long as the widget's process lives.
open class NSPersistentStoreCoordinator: NSObject, @unchecked Sendable {
    public let managedObjectModel: NSManagedObjectModel
    open private(set) var persistentStores: [NSPersistentStore] = []
    open var name: String?

    private let lock = NSRecursiveLock()
    private var rows: [NSManagedObjectID: ManagedRow] = [:]
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

    func row(_ id: NSManagedObjectID) -> ManagedRow? { lock.withLock { rows[id] } }
    func ids() -> [NSManagedObjectID] { lock.withLock { Array(rows.keys) } }

    func add(_ context: NSManagedObjectContext) {
        lock.withLock {
            contexts.removeAll { $0.context == nil || $0.context === context }
            contexts.append(WeakContext(context: context))
        }
    }

    /// Lets the contexts that want to see what another one saved.
    func tellOthers(than saved: NSManagedObjectContext?) {
        let all = lock.withLock { contexts.compactMap(\.context) }
        for context in all where context !== saved && context.automaticallyMergesChangesFromParent {
            context.refreshUnchanged()
        }
    }

    /// Takes a context's changes, all or none.
    ///
    /// Of two objects whose entity wants their values to differ, the policy says which one stays.
    func commit(_ changes: ManagedChanges, policy: NSMergePolicy) throws {
        lock.lock()
        defer { lock.unlock() }
        var new = rows
        for (id, row) in changes.updated { new[id] = row }
        for id in changes.deleted { new[id] = nil }
        for (id, row) in changes.inserted.sorted(by: { $0.key.number < $1.key.number }) {
            if let other = twin(of: id, row, in: new) {
                switch policy.mergeType {
                case .errorMergePolicyType:
                    throw NSError(
                        domain: NSCocoaErrorDomain, code: NSManagedObjectConstraintMergeError,
                        userInfo: [NSLocalizedDescriptionKey: "\(id) has the unique values of \(other)."])
                case .mergeByPropertyStoreTrumpMergePolicyType, .rollbackMergePolicyType: continue
                case .mergeByPropertyObjectTrumpMergePolicyType, .overwriteMergePolicyType: new[other] = nil
                }
            }
            new[id] = row
            id.persistentStore = persistentStores.first
            id.becomePermanent()
        }
        let gone = Set(rows.keys).subtracting(new.keys)
        if !gone.isEmpty {
            for id in new.keys { for other in gone { new[id]?.remove(other) } }
        }
        rows = new
    }

    /// The object that has the same values where they have to differ.
    private func twin(
        of id: NSManagedObjectID, _ row: ManagedRow, in rows: [NSManagedObjectID: ManagedRow]
    ) -> NSManagedObjectID? {
        for constraint in id.entity.uniquenessConstraints {
            let names = constraint.compactMap { ($0 as? NSPropertyDescription)?.name ?? $0 as? String }
            let twins = rows.filter { other, values in
                other != id && other.entity === id.entity
                    && names.allSatisfy { DynamicOrder.areEqual(values.attributes[$0], row.attributes[$0]) }
            }
            if let twin = twins.keys.min(by: { $0.number < $1.number }) { return twin }
        }
        return nil
    }
}
