import Foundation

/// A context as what lies below another one sees it: rows, with the changes that were not saved yet.
extension NSManagedObjectContext {
    /// An object's values below this context.
    func baseRow(_ id: NSManagedObjectID) -> ManagedRow? {
        parent?.currentRow(id) ?? persistentStoreCoordinator?.row(id)
    }

    private func currentRow(_ id: NSManagedObjectID) -> ManagedRow? {
        lock.withLock { deletedIDs.contains(id) ? nil : registered[id]?.row ?? baseRow(id) }
    }

    /// The identifiers of all objects, in the order in which they were made.
    func currentIDs() -> [NSManagedObjectID] {
        lock.withLock {
            let base = Set(parent?.currentIDs() ?? persistentStoreCoordinator?.ids() ?? [])
            return base.union(insertedIDs).subtracting(deletedIDs).sorted { $0.number < $1.number }
        }
    }

    /// The object with that identifier; it is made when this context has not seen it yet.
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

    /// Takes what a context above saved.
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

    /// Reads the values of all objects without changes of their own again.
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
