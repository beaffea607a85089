import Foundation

/// The values of one object at one time. Other objects are named by their identifiers.
struct ManagedRow {
    var attributes: [String: Any] = [:]
    var toOne: [String: NSManagedObjectID] = [:]
    var toMany: [String: [NSManagedObjectID]] = [:]

    init() {}

    /// The values that a new object of the entity has.
    init(defaultsOf entity: NSEntityDescription) {
        for case let attribute as NSAttributeDescription in entity.properties {
            attributes[attribute.name] = attribute.defaultValue
        }
    }

    /// Forgets an object that is gone.
    mutating func remove(_ id: NSManagedObjectID) {
        toOne = toOne.filter { $0.value != id }
        toMany = toMany.mapValues { $0.filter { $0 != id } }
    }
}

extension ManagedRow {
    /// The objects that a relationship knows.
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

    /// Names an object by another identifier.
    mutating func rename(_ old: NSManagedObjectID, _ new: NSManagedObjectID) {
        toOne = toOne.mapValues { $0 === old ? new : $0 }
        for (key, ids) in toMany where ids.contains(old) {
            toMany[key] = ids.contains(new) ? ids.filter { $0 !== old } : ids.map { $0 === old ? new : $0 }
        }
    }

    /// The values of two objects that become one.
    ///
    /// - Parameters:
    ///   - other: of the object that stays.
    ///   - policy: whose values stay where both have one. Relationships to many have the objects of both.
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

/// What a context hands to what is below it when it is saved.
struct ManagedChanges {
    var inserted: [NSManagedObjectID: ManagedRow] = [:]
    var updated: [NSManagedObjectID: ManagedRow] = [:]
    var deleted: Set<NSManagedObjectID> = []
}
