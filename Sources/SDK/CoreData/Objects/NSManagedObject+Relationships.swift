import Foundation

/// Relationships keep both ends consistent.
extension NSManagedObject {
    func object(_ id: NSManagedObjectID) -> NSManagedObject? {
        managedObjectContext?.found(id) ?? id.original
    }

    func replace(_ new: NSManagedObject?, in relationship: NSRelationshipDescription) {
        let key = relationship.name
        guard row.toOne[key] != new?.objectID else { return }
        if let old = row.toOne[key].flatMap(object) { disconnect(old, in: relationship) }
        if let new { connect(new, in: relationship) }
    }

    func replace(_ new: [NSManagedObject], in relationship: NSRelationshipDescription) {
        let key = relationship.name
        let ids = new.map(\.objectID)
        for id in row.toMany[key, default: []] where !ids.contains(id) {
            if let old = object(id) { disconnect(old, in: relationship) }
        }
        for object in new { connect(object, in: relationship) }
        var seen: Set<NSManagedObjectID> = []
        row.toMany[key] = ids.filter { seen.insert($0).inserted }
    }

    /// Sets this end and the other. A to-one end releases its previous object.
    private func connect(_ other: NSManagedObject, in relationship: NSRelationshipDescription) {
        if !relationship.isToMany, let old = row.toOne[relationship.name].flatMap(object), old !== other {
            disconnect(old, in: relationship)
        }
        hold(other, in: relationship)
        guard let inverse = relationship.inverseRelationship else { return }
        if !inverse.isToMany, let holder = other.row.toOne[inverse.name].flatMap(other.object), holder !== self {
            other.disconnect(holder, in: inverse)
        }
        other.hold(self, in: inverse)
    }

    private func disconnect(_ other: NSManagedObject, in relationship: NSRelationshipDescription) {
        release(other, in: relationship)
        if let inverse = relationship.inverseRelationship { other.release(self, in: inverse) }
    }

    private func hold(_ other: NSManagedObject, in relationship: NSRelationshipDescription) {
        willChangeValue(forKey: relationship.name)
        row.hold(other.objectID, in: relationship)
    }

    private func release(_ other: NSManagedObject, in relationship: NSRelationshipDescription) {
        willChangeValue(forKey: relationship.name)
        row.release(other.objectID, in: relationship)
    }

    // The implementation of a to-many relationship's methods, such as `addToItems(_:)`.

    public func _add(_ value: NSManagedObject, to key: String) {
        guard let relationship = entity.relationship(key) else { return }
        connect(value, in: relationship)
    }

    public func _add(_ values: NSSet, to key: String) { add(values.allObjects, to: key) }
    public func _add(_ values: NSOrderedSet, to key: String) { add(values.array, to: key) }

    public func _remove(_ value: NSManagedObject, from key: String) {
        guard let relationship = entity.relationship(key) else { return }
        disconnect(value, in: relationship)
    }

    public func _remove(_ values: NSSet, from key: String) { remove(values.allObjects, from: key) }
    public func _remove(_ values: NSOrderedSet, from key: String) { remove(values.array, from: key) }

    public func _insert(_ value: NSManagedObject, into key: String, at index: Int) {
        _insert([value], into: key, at: NSIndexSet(index: index))
    }

    public func _insert(_ values: [NSManagedObject], into key: String, at indexes: NSIndexSet) {
        edit(key) { objects in
            for (index, value) in zip(indexes, values) { objects.insert(value, at: min(max(0, index), objects.count)) }
        }
    }

    public func _remove(from key: String, at index: Int) { _remove(from: key, at: NSIndexSet(index: index)) }

    public func _remove(from key: String, at indexes: NSIndexSet) {
        edit(key) { objects in
            objects = objects.enumerated().filter { !indexes.contains($0.offset) }.map(\.element)
        }
    }

    public func _replace(in key: String, at index: Int, with value: NSManagedObject) {
        _replace(in: key, at: NSIndexSet(index: index), with: [value])
    }

    public func _replace(in key: String, at indexes: NSIndexSet, with values: [NSManagedObject]) {
        edit(key) { objects in
            for (index, value) in zip(indexes, values) where objects.indices.contains(index) { objects[index] = value }
        }
    }

    private func add(_ values: [Any], to key: String) {
        for case let value as NSManagedObject in values { _add(value, to: key) }
    }

    private func remove(_ values: [Any], from key: String) {
        for case let value as NSManagedObject in values { _remove(value, from: key) }
    }

    private func edit(_ key: String, _ change: (inout [NSManagedObject]) -> Void) {
        guard let relationship = entity.relationship(key) else { return }
        var objects = row.toMany[key, default: []].compactMap(object)
        change(&objects)
        replace(objects, in: relationship)
    }
}
