import Foundation

/// A context as the parent of another one: rows, including unsaved changes.
extension NSManagedObjectContext {
    /// An object's values in the parent.
    func baseRow(_ id: NSManagedObjectID) -> ManagedRow? {
        parent?.currentRow(id) ?? persistentStoreCoordinator?.row(id)
    }

    private func currentRow(_ id: NSManagedObjectID) -> ManagedRow? {
        lock.withLock { deletedIDs.contains(id) ? nil : registered[id]?.row ?? baseRow(id) }
    }

    /// The identifiers of all objects, in creation order.
    func currentIDs() -> [NSManagedObjectID] {
        lock.withLock {
            let base = Set(parent?.currentIDs() ?? persistentStoreCoordinator?.ids() ?? [])
            return base.union(insertedIDs).subtracting(deletedIDs).sorted { $0.number < $1.number }
        }
    }

    /// The object with that identifier; created if this context has not seen it yet.
    func found(_ id: NSManagedObjectID) -> NSManagedObject? {
        lock.withLock {
            if let object = registered[id] { return object }
            guard let row = baseRow(id) else { return nil }
            let object = ManagedObjectClasses.copy(of: id)
            object.row = row
            object.managedObjectContext = self
            registered[id] = object
            object.awakeFromFetch()
            return object
        }
    }

    /// Accepts the changes saved by a child.
    func absorb(_ changes: ManagedChanges) {
        lock.withLock {
            for (id, row) in changes.inserted {
                let object = ManagedObjectClasses.copy(of: id)
                object.row = row
                object.managedObjectContext = self
                registered[id] = object
                insertedIDs.insert(id)
            }
            for (id, row) in changes.updated {
                guard let object = found(id) else { continue }
                object.row = row
                noteUpdate(of: object)
            }
            for id in changes.deleted {
                guard found(id) != nil else { continue }
                if insertedIDs.remove(id) == nil { deletedIDs.insert(id) } else { registered[id] = nil }
                updatedIDs.remove(id)
            }
        }
    }

    /// Refreshes the values of all objects without unsaved changes.
    func refreshUnchanged() {
        lock.withLock {
            for (id, object) in registered where !insertedIDs.contains(id) && !updatedIDs.contains(id) {
                guard let row = baseRow(id) else {
                    registered[id] = nil
                    deletedIDs.remove(id)
                    continue
                }
                object.row = row
            }
        }
    }
}
