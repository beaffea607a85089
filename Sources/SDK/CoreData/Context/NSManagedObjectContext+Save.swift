import Foundation

// Sendable: the classes of this file have no mutable state outside of a lock.

extension NSManagedObjectContext {
    /// Saves the changes to the parent or the store.
    ///
    /// 1. Every changed object is notified before the save; it may change itself.
    /// 2. A missing required property is an error, and nothing is saved.
    /// 3. The changes are passed down as rows. From then on the store's other contexts can see them.
    /// 4. The context is released, and others are notified.
    public func save() throws {
        guard let saved = try lock.withLock(saveChanges) else { return }
        if parent == nil { persistentStoreCoordinator?.tellOthers(than: self) }
        NotificationCenter.default.post(name: .NSManagedObjectContextDidSave, object: self, userInfo: saved)
    }

    /// The notification's user info about the save; `nil` without changes.
    private func saveChanges() throws -> [String: Set<NSManagedObject>]? {
        guard hasChanges else { return nil }
        for object in insertedObjects.union(updatedObjects).union(deletedObjects).inOrder { object.willSave() }
        var errors: [any Error] = []
        validate(insertedIDs, &errors) { try $0.validateForInsert() }
        validate(updatedIDs, &errors) { try $0.validateForUpdate() }
        validate(deletedIDs, &errors) { try $0.validateForDelete() }
        if errors.count > 1 {
            throw NSError(
                domain: NSCocoaErrorDomain, code: 1560,
                userInfo: [
                    NSDetailedErrorsKey: errors, NSLocalizedDescriptionKey: "\(errors.count) objects cannot be saved.",
                ])
        }
        if let error = errors.first { throw error }
        return try handDown()
    }

    private func validate(
        _ ids: Set<NSManagedObjectID>, _ errors: inout [any Error], _ check: (NSManagedObject) throws -> Void
    ) {
        for object in Set(ids.compactMap { registered[$0] }).inOrder {
            do { try check(object) } catch { errors.append(error) }
        }
    }

    private func handDown() throws -> [String: Set<NSManagedObject>] {
        var joined: [NSManagedObjectID: NSManagedObjectID] = [:]
        var changes = ManagedChanges()
        for id in insertedIDs { changes.inserted[id] = registered[id]?.row }
        for id in updatedIDs { changes.updated[id] = registered[id]?.row }
        changes.deleted = deletedIDs
        if let parent {
            parent.absorb(changes)
        } else if let persistentStoreCoordinator {
            joined = try persistentStoreCoordinator.commit(changes, policy: mergePolicy)
        } else {
            throw NSError(
                domain: NSCocoaErrorDomain, code: 134_030,
                userInfo: [NSLocalizedDescriptionKey: "The context has no store to save to."])
        }
        let (inserted, updated, deleted) = (insertedObjects, updatedObjects, deletedObjects)
        for id in deletedIDs { registered[id] = nil }
        insertedIDs = []
        updatedIDs = []
        deletedIDs = []
        follow(joined)
        for object in inserted.union(updated).inOrder { object.didSave() }
        return [NSInsertedObjectsKey: inserted, NSUpdatedObjectsKey: updated, NSDeletedObjectsKey: deleted]
    }

    /// Redirects the objects that were merged with a stored one.
    private func follow(_ joined: [NSManagedObjectID: NSManagedObjectID]) {
        guard !joined.isEmpty else { return }
        for (id, other) in joined {
            guard let object = registered.removeValue(forKey: id) else { continue }
            object.objectID = other
            if let row = baseRow(other) { object.row = row }
            if registered[other] == nil { registered[other] = object }
        }
        refreshUnchanged()
    }

    /// Discards all changes.
    public func rollback() {
        lock.withLock {
            for id in insertedIDs { registered[id] = nil }
            insertedIDs = []
            updatedIDs = []
            deletedIDs = []
            refreshUnchanged()
        }
    }

    /// Discards all objects.
    public func reset() {
        lock.withLock {
            registered = [:]
            insertedIDs = []
            updatedIDs = []
            deletedIDs = []
        }
    }

    /// Refreshes an object's values, or keeps its changes if `mergeChanges` requests it.
    public func refresh(_ object: NSManagedObject, mergeChanges flag: Bool) {
        lock.withLock {
            if flag, updatedIDs.contains(object.objectID) { return }
            updatedIDs.remove(object.objectID)
            if let row = baseRow(object.objectID) { object.row = row }
        }
    }

    public func refreshAllObjects() { refreshUnchanged() }

    /// New values of a store are visible as soon as they are saved; there is nothing to wait for.
    public func processPendingChanges() {}

    public func mergeChanges(fromContextDidSave notification: Notification) { refreshUnchanged() }

    public class func mergeChanges(
        fromRemoteContextSave changeNotificationData: [AnyHashable: Any], into contexts: [NSManagedObjectContext]
    ) {
        for context in contexts { context.refreshUnchanged() }
    }
}

extension Set<NSManagedObject> {
    /// The objects in creation order.
    var inOrder: [NSManagedObject] { sorted { $0.objectID.number < $1.objectID.number } }
}

extension Notification.Name {
    public static let NSManagedObjectContextDidSave = Notification.Name("NSManagingContextDidSaveChangesNotification")
    public static let NSManagedObjectContextWillSave = Notification.Name("NSManagingContextWillSaveChangesNotification")
    public static let NSManagedObjectContextObjectsDidChange = Notification.Name(
        "NSObjectsChangedInManagingContextNotification")
    public static let NSPersistentStoreRemoteChange = Notification.Name("NSPersistentStoreRemoteChangeNotification")
}

extension NSManagedObjectContext {
    public static let didSaveObjectsNotification = Notification.Name.NSManagedObjectContextDidSave
    public static let willSaveObjectsNotification = Notification.Name.NSManagedObjectContextWillSave
    public static let didChangeObjectsNotification = Notification.Name.NSManagedObjectContextObjectsDidChange
}

public let NSInsertedObjectsKey = "inserted"
public let NSUpdatedObjectsKey = "updated"
public let NSDeletedObjectsKey = "deleted"
public let NSRefreshedObjectsKey = "refreshed"
public let NSInvalidatedObjectsKey = "invalidated"
public let NSInvalidatedAllObjectsKey = "invalidatedAll"
public let NSManagedObjectContextQueryGenerationKey = "newQueryGeneration"

extension NSManagedObjectContext {
    public static let didSaveObjectIDsNotification = Notification.Name("NSManagedObjectContextDidSaveObjectIDs")
    public static let didMergeChangesObjectIDsNotification = Notification.Name(
        "NSManagedObjectContextDidMergeChangesObjectIDs")

    /// The contents of a change notification.
    public enum NotificationKey: String, Sendable {
        case sourceContext = "managedObjectContext"
        case queryGeneration = "newQueryGeneration"
        case invalidatedAllObjects = "invalidatedAll"
        case insertedObjects = "inserted"
        case updatedObjects = "updated"
        case deletedObjects = "deleted"
        case refreshedObjects = "refreshed"
        case invalidatedObjects = "invalidated"
        case insertedObjectIDs = "inserted_objectIDs"
        case updatedObjectIDs = "updated_objectIDs"
        case deletedObjectIDs = "deleted_objectIDs"
        case refreshedObjectIDs = "refreshed_objectIDs"
        case invalidatedObjectIDs = "invalidated_objectIDs"
    }

    /// Values are always the newest; query generations are not supported.
    public func setQueryGenerationFrom(_ generation: NSQueryGenerationToken?) throws {}
    public var queryGenerationToken: NSQueryGenerationToken? { nil }
    public func undo() { (undoManager as? UndoManager)?.undo() }
    public func redo() { (undoManager as? UndoManager)?.redo() }
    public func detectConflicts(for object: NSManagedObject) {}
}

/// A query generation of a store.
open class NSQueryGenerationToken: NSObject, @unchecked Sendable {
    open class var current: NSQueryGenerationToken { NSQueryGenerationToken() }
}
