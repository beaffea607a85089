/// Makes the stored variables of a class those of a model: they are watched, and a context knows of their changes.
@attached(
    member, conformances: Observable, PersistentModel, names: named(_$model), named(_persistentModelState),
    named(schemaMetadata), named(_schemaUniqueness))
@attached(memberAttribute)
@attached(extension, conformances: Observable, PersistentModel)
public macro Model() = #externalMacro(module: "TesseraMacros", type: "ModelMacro")

/// What `@Model` puts on every variable that it stores.
@attached(accessor, names: named(init), named(get), named(set))
@attached(peer, names: prefixed(_))
public macro _PersistedProperty() = #externalMacro(module: "TesseraMacros", type: "PersistedPropertyMacro")

/// Says how a model's variable is stored.
@attached(peer)
public macro Attribute(
    _ options: Schema.Attribute.Option..., originalName: String? = nil, hashModifier: String? = nil
) = #externalMacro(module: "TesseraMacros", type: "PropertyMarkerMacro")

/// Says what holds between a model and the models that a variable of it has.
@attached(peer)
public macro Relationship(
    _ options: Schema.Relationship.Option..., deleteRule: Schema.Relationship.DeleteRule = .nullify,
    minimumModelCount: Int? = 0, maximumModelCount: Int? = 0, originalName: String? = nil,
    inverse: AnyKeyPath? = nil, hashModifier: String? = nil
) = #externalMacro(module: "TesseraMacros", type: "PropertyMarkerMacro")

/// Keeps a model's variable out of its store.
@attached(peer)
public macro Transient() = #externalMacro(module: "TesseraMacros", type: "PropertyMarkerMacro")

/// In a model's body: no two models have the same values in all variables of a group. Of two that are saved, the later
/// one stays.
@freestanding(declaration)
public macro Unique<T: PersistentModel>(_ constraints: [PartialKeyPath<T>]...) =
    #externalMacro(module: "TesseraMacros", type: "SchemaRuleMacro")

/// In a model's body: the indexes of a model. A store in memory does not become faster with them.
@freestanding(declaration)
public macro Index<T: PersistentModel>(_ indices: [PartialKeyPath<T>]...) =
    #externalMacro(module: "TesseraMacros", type: "SchemaRuleMacro")

@freestanding(declaration)
public macro Index<T: PersistentModel>(_ indices: Schema.Index<T>.Types<T>...) =
    #externalMacro(module: "TesseraMacros", type: "SchemaRuleMacro")

/// Gives an actor a container and a context of its own in which it runs.
@attached(member, conformances: ModelActor, names: named(modelExecutor), named(modelContainer), named(init))
@attached(extension, conformances: ModelActor)
public macro ModelActor() = #externalMacro(module: "TesseraMacros", type: "ModelActorMacro")
