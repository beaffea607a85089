/// Keeps both ends of a relationship consistent.
///
/// The inverse is the variable named by `@Relationship(inverse:)` on either side; without one it is the only variable
/// of the other model that holds models of this type.
enum ModelLinks {
    static func follow(
        _ model: any PersistentModel, _ name: String, from old: [any PersistentModel], to new: [any PersistentModel]
    ) {
        guard let property = type(of: model).schemaMetadata.first(where: { $0.name == name }),
            let inverse = inverse(of: property, in: type(of: model))
        else { return }
        model._persistentModelState.following {
            for other in old where !new.contains(where: { $0 === other }) { release(model, from: inverse, of: other) }
            for other in new where !old.contains(where: { $0 === other }) {
                hold(model, in: inverse, of: other, property)
            }
        }
        if let context = model.modelContext {
            for other in new where other.modelContext == nil { context.insertAny(other) }
        }
    }

    static func inverse(
        of property: Schema.PropertyMetadata, in type: any PersistentModel.Type
    ) -> Schema.PropertyMetadata? {
        guard let destination = property.destination else { return nil }
        let others = destination.schemaMetadata
        if let named = property.relationship?.inverseKeyPath { return others.first { $0.keypath == named } }
        if let naming = others.first(where: { $0.relationship?.inverseKeyPath == property.keypath }) { return naming }
        let candidates = others.filter { $0.destination == type && $0.name != property.name }
        return candidates.count == 1 ? candidates[0] : nil
    }

    private static func hold(
        _ model: any PersistentModel, in inverse: Schema.PropertyMetadata, of other: any PersistentModel,
        _ property: Schema.PropertyMetadata
    ) {
        let held = Related.models(in: inverse.read(other))
        guard !held.contains(where: { $0 === model }) else { return }
        if inverse.isToMany {
            inverse.write(other, held + [model])
        } else {
            // A model with a to-one end is removed from its previous owner.
            for holder in held { release(other, from: property, of: holder) }
            inverse.write(other, model)
        }
    }

    /// Transfers the relationships of a model that was replaced.
    ///
    /// 1. All references to the old model refer to the new one instead; the inverses follow.
    /// 2. Relationships of the old model without an inverse are transferred where the new one has no value.
    static func replace(_ old: any PersistentModel, by new: any PersistentModel, among models: [any PersistentModel]) {
        let type = type(of: old)
        for holder in models {
            for property in Swift.type(of: holder).schemaMetadata where property.destination == type {
                let held = Related.models(in: property.read(holder))
                guard held.contains(where: { $0 === old }) else { continue }
                if property.isToMany {
                    let others = held.filter { $0 !== old && $0 !== new }
                    property.write(holder, others + [new])
                } else {
                    property.write(holder, new)
                }
            }
        }
        for property in type.schemaMetadata where property.destination != nil {
            let held = Related.models(in: property.read(old))
            guard !held.isEmpty, Related.models(in: property.read(new)).isEmpty else { continue }
            property.write(new, property.read(old))
        }
    }

    static func release(
        _ model: any PersistentModel, from property: Schema.PropertyMetadata, of holder: any PersistentModel
    ) {
        let held = Related.models(in: property.read(holder))
        guard held.contains(where: { $0 === model }) else { return }
        if property.isToMany {
            property.write(holder, held.filter { $0 !== model })
        } else {
            property.write(holder, Optional<Any>.none as Any)
        }
    }
}
