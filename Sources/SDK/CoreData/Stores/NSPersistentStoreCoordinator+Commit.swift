import Foundation

extension NSPersistentStoreCoordinator {
    /// Applies a context's changes, all or none.
    ///
    /// 1. The rows of all changed and new objects are stored, those of deleted ones removed.
    /// 2. A new object that violates a uniqueness constraint is rejected, or merged with the existing one: the policy
    ///    determines whose values win. All references to the new one then refer to the existing one.
    /// 3. References to deleted objects are removed.
    ///
    /// - Returns: the new objects that were merged with another, with the other's identifier.
    func commit(_ changes: ManagedChanges, policy: NSMergePolicy) throws -> [NSManagedObjectID: NSManagedObjectID] {
        try performAndWait {
            var table = ManagedTable(rows: rows)
            for (id, row) in changes.updated { table.rows[joined[id] ?? id] = row }
            for id in changes.deleted { table.rows[joined[id] ?? id] = nil }
            let joined = try table.insert(changes.inserted, policy: policy.mergeType)
            let gone = Set(rows.keys).subtracting(table.rows.keys)
            if !gone.isEmpty {
                for id in table.rows.keys { for other in gone { table.rows[id]?.remove(other) } }
            }
            rows = table.rows
            self.joined.merge(joined) { $1 }
            for id in changes.inserted.keys {
                id.persistentStore = persistentStores.first
                id.becomePermanent()
            }
            return joined
        }
    }
}

/// The rows of a store while changes are applied.
struct ManagedTable {
    var rows: [NSManagedObjectID: ManagedRow]

    /// - Returns: the new objects that were merged with another, with the other's identifier.
    mutating func insert(
        _ new: [NSManagedObjectID: ManagedRow], policy: NSMergePolicyType
    ) throws -> [NSManagedObjectID: NSManagedObjectID] {
        var joined: [NSManagedObjectID: NSManagedObjectID] = [:]
        var waiting = Set(new.keys)
        rows.merge(new) { $1 }
        for id in new.keys.sorted(by: { $0.number < $1.number }) {
            waiting.remove(id)
            guard let other = twin(of: id, except: waiting) else { continue }
            guard policy != .errorMergePolicyType else {
                throw NSError(
                    domain: NSCocoaErrorDomain, code: NSManagedObjectConstraintMergeError,
                    userInfo: [NSLocalizedDescriptionKey: "\(id) has the same unique values as \(other)."])
            }
            join(id, with: other, policy)
            joined[id] = other
        }
        return joined
    }

    /// The object with the same values in a uniqueness constraint. An absent value is unique.
    private func twin(of id: NSManagedObjectID, except waiting: Set<NSManagedObjectID>) -> NSManagedObjectID? {
        guard let row = rows[id] else { return nil }
        for constraint in id.entity.uniquenessConstraints {
            let names = constraint.compactMap { ($0 as? NSPropertyDescription)?.name ?? $0 as? String }
            guard names.allSatisfy({ DynamicOrder.unwrapped(row.attributes[$0]) != nil }) else { continue }
            let twins = rows.filter { other, values in
                other != id && other.entity === id.entity && !waiting.contains(other)
                    && names.allSatisfy { DynamicOrder.areEqual(values.attributes[$0], row.attributes[$0]) }
            }
            if let twin = twins.keys.min(by: { $0.number < $1.number }) { return twin }
        }
        return nil
    }

    /// Merges two objects: the older identifier is kept, and both ends of its relationships are consistent.
    private mutating func join(_ id: NSManagedObjectID, with other: NSManagedObjectID, _ policy: NSMergePolicyType) {
        guard var new = rows.removeValue(forKey: id), let old = rows[other] else { return }
        for key in rows.keys { rows[key]?.rename(id, other) }
        new.rename(id, other)
        let merged = new.merged(into: old, of: id.entity, policy: policy)
        rows[other] = merged
        for case let relationship as NSRelationshipDescription in id.entity.properties {
            guard let inverse = relationship.inverseRelationship else { continue }
            let kept = merged.ids(relationship.name)
            for target in Set(old.ids(relationship.name) + new.ids(relationship.name)) {
                if kept.contains(target) {
                    rows[target]?.hold(other, in: inverse)
                } else {
                    rows[target]?.release(other, in: inverse)
                }
            }
        }
    }
}
