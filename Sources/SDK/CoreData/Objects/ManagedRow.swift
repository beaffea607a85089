import Foundation

/// The values of one object at one time. Other objects are referred to by identifier.
struct ManagedRow {
    var attributes: [String: Any] = [:]
    var toOne: [String: NSManagedObjectID] = [:]
    var toMany: [String: [NSManagedObjectID]] = [:]

    init() {}

    /// The values of a new object of the entity.
    init(defaultsOf entity: NSEntityDescription) {
        for case let attribute as NSAttributeDescription in entity.properties {
            attributes[attribute.name] = attribute.defaultValue
        }
    }

    /// Removes references to a deleted object.
    mutating func remove(_ id: NSManagedObjectID) {
        toOne = toOne.filter { $0.value != id }
        toMany = toMany.mapValues { $0.filter { $0 != id } }
    }
}

extension ManagedRow {
    /// The objects of a relationship.
    func ids(_ key: String) -> [NSManagedObjectID] { toOne[key].map { [$0] } ?? toMany[key, default: []] }

    mutating func hold(_ id: NSManagedObjectID, in relationship: NSRelationshipDescription) {
        if !relationship.isToMany {
            toOne[relationship.name] = id
        } else if !toMany[relationship.name, default: []].contains(id) {
            toMany[relationship.name, default: []].append(id)
        }
    }

    mutating func release(_ id: NSManagedObjectID, in relationship: NSRelationshipDescription) {
        if relationship.isToMany {
            toMany[relationship.name]?.removeAll { $0 == id }
        } else if toOne[relationship.name] == id {
            toOne[relationship.name] = nil
        }
    }

    /// Replaces the identifier of an object.
    mutating func rename(_ old: NSManagedObjectID, _ new: NSManagedObjectID) {
        toOne = toOne.mapValues { $0 === old ? new : $0 }
        for (key, ids) in toMany where ids.contains(old) {
            toMany[key] = ids.contains(new) ? ids.filter { $0 !== old } : ids.map { $0 === old ? new : $0 }
        }
    }

    /// The merged values of two objects.
    ///
    /// - Parameters:
    ///   - other: the object that is kept.
    ///   - policy: determines whose values win. To-many relationships contain the objects of both.
    func merged(into other: ManagedRow, of entity: NSEntityDescription, policy: NSMergePolicyType) -> ManagedRow {
        var result = other
        switch policy {
        case .errorMergePolicyType, .rollbackMergePolicyType: break
        case .mergeByPropertyStoreTrumpMergePolicyType:
            result.attributes.merge(attributes) { stored, _ in stored }
            result.toOne.merge(toOne) { stored, _ in stored }
        case .mergeByPropertyObjectTrumpMergePolicyType:
            // Setting a new object's defaults does not count as a change.
            let defaults = ManagedRow(defaultsOf: entity).attributes
            let set = attributes.filter { key, value in
                defaults[key].map { !DynamicOrder.areEqual($0, value) } ?? true
            }
            result.attributes.merge(set) { $1 }
            result.toOne.merge(toOne) { $1 }
        case .overwriteMergePolicyType:
            result.attributes = attributes
            result.toOne.merge(toOne) { $1 }
        }
        for (key, ids) in toMany {
            let held = result.toMany[key, default: []]
            result.toMany[key] = held + ids.filter { !held.contains($0) }
        }
        return result
    }
}

/// The changes that a context passes to its parent when it is saved.
struct ManagedChanges {
    var inserted: [NSManagedObjectID: ManagedRow] = [:]
    var updated: [NSManagedObjectID: ManagedRow] = [:]
    var deleted: Set<NSManagedObjectID> = []
}
