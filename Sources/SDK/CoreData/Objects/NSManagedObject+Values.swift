import Foundation

extension NSManagedObject {
    /// The value of an attribute, the object of a to-one relationship, or the set of a to-many one.
    public func value(forKey key: String) -> Any? {
        guard let relationship = entity.relationship(key) else { return row.attributes[key] }
        guard relationship.isToMany else { return row.toOne[key].flatMap(object) }
        let objects = row.toMany[key, default: []].compactMap(object)
        return relationship.isOrdered ? NSOrderedSet(array: objects) : NSSet(array: objects)
    }

    public func value(forKeyPath keyPath: String) -> Any? {
        KeyedPath.value(of: self, at: keyPath.split(separator: ".").map(String.init))
    }

    public func setValue(_ value: Any?, forKey key: String) {
        willChangeValue(forKey: key)
        let value = DynamicOrder.unwrapped(value)
        guard let relationship = entity.relationship(key) else {
            row.attributes[key] = value
            return
        }
        if relationship.isToMany {
            let objects = value.flatMap(KeyedPath.elements)?.compactMap { $0 as? NSManagedObject } ?? []
            replace(objects, in: relationship)
        } else {
            replace(value as? NSManagedObject, in: relationship)
        }
    }

    public func setValuesForKeys(_ keyedValues: [String: Any]) {
        for (key, value) in keyedValues { setValue(value, forKey: key) }
    }

    public func dictionaryWithValues(forKeys keys: [String]) -> [String: Any] {
        Dictionary(keys.map { ($0, value(forKey: $0) ?? NSNull()) }) { first, _ in first }
    }

    public func primitiveValue(forKey key: String) -> Any? { value(forKey: key) }
    public func setPrimitiveValue(_ value: Any?, forKey key: String) { setValue(value, forKey: key) }
    public func willAccessValue(forKey key: String?) {}
    public func didAccessValue(forKey key: String?) {}

    public func willChangeValue(forKey key: String) {
        objectWillChange.send()
        managedObjectContext?.noteUpdate(of: self)
    }

    public func didChangeValue(forKey key: String) {}

    /// The attributes with unsaved changes.
    public func changedValues() -> [String: Any] {
        guard let saved = managedObjectContext?.baseRow(objectID) else { return row.attributes }
        return row.attributes.filter { !DynamicOrder.areEqual($0.value, saved.attributes[$0.key]) }
    }

    /// The saved attributes.
    public func committedValues(forKeys keys: [String]?) -> [String: Any] {
        let saved = managedObjectContext?.baseRow(objectID)?.attributes ?? [:]
        guard let keys else { return saved }
        return saved.filter { keys.contains($0.key) }
    }

    public func objectIDs(forRelationshipNamed key: String) -> [NSManagedObjectID] {
        row.ids(key)
    }

    /// Reads an `@NSManaged` property.
    ///
    /// 1. A value of the property's type is returned unchanged; numbers and raw values are converted.
    /// 2. Without a value, an optional property is `nil`, and any other has the empty value of its type.
    public func _managed<Value>(_ key: String) -> Value {
        let key = propertyName(key)
        if let value = value(forKey: key).flatMap({ ManagedValue.converted($0, to: Value.self) }) { return value }
        if let empty = ManagedValue.empty(Value.self) { return empty }
        preconditionFailure("\(entity.name ?? "The object").\(key) has no value, and \(Value.self) has no default.")
    }

    /// Writes an `@NSManaged` property.
    public func _setManaged<Value>(_ key: String, _ value: Value) {
        setValue(ManagedValue.stored(value), forKey: propertyName(key))
    }

    /// `primitiveTitle` accesses the stored value of `title`.
    private func propertyName(_ key: String) -> String {
        guard key.hasPrefix("primitive"), entity.propertiesByName[key] == nil else { return key }
        let rest = key.dropFirst("primitive".count)
        return rest.prefix(1).lowercased() + rest.dropFirst()
    }
}
