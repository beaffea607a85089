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

/// What a context hands to what is below it when it is saved.
struct ManagedChanges {
    var inserted: [NSManagedObjectID: ManagedRow] = [:]
    var updated: [NSManagedObjectID: ManagedRow] = [:]
    var deleted: Set<NSManagedObjectID> = []
}
