/// Turns the stored variables of a class into model properties: they are observable, and a context tracks their
/// changes.
@attached(
    member, conformances: Observable, PersistentModel, names: named(_$model), named(_persistentModelState),
    named(schemaMetadata), named(_schemaUniqueness))
@attached(memberAttribute)
@attached(extension, conformances: Observable, PersistentModel)
public macro Model() = #externalMacro(module: "TesseraMacros", type: "ModelMacro")

/// Attached by `@Model` to every stored variable.
@attached(accessor, names: named(init), named(get), named(set))
@attached(peer, names: prefixed(_))
public macro _PersistedProperty() = #externalMacro(module: "TesseraMacros", type: "PersistedPropertyMacro")

/// How a model's variable is stored.
@attached(peer)
public macro Attribute(
    _ options: Schema.Attribute.Option..., originalName: String? = nil, hashModifier: String? = nil
) = #externalMacro(module: "TesseraMacros", type: "PropertyMarkerMacro")

/// The relationship of a variable to other models.
@attached(peer)
public macro Relationship(
    _ options: Schema.Relationship.Option..., deleteRule: Schema.Relationship.DeleteRule = .nullify,
    minimumModelCount: Int? = 0, maximumModelCount: Int? = 0, originalName: String? = nil,
    inverse: AnyKeyPath? = nil, hashModifier: String? = nil
) = #externalMacro(module: "TesseraMacros", type: "PropertyMarkerMacro")

/// Excludes a variable from the store.
@attached(peer)
public macro Transient() = #externalMacro(module: "TesseraMacros", type: "PropertyMarkerMacro")

/// In a model's body: a uniqueness constraint for each group of variables. Of two saved models, the later one wins.
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

/// Gives an actor its own container and context.
@attached(member, conformances: ModelActor, names: named(modelExecutor), named(modelContainer), named(init))
@attached(extension, conformances: ModelActor)
public macro ModelActor() = #externalMacro(module: "TesseraMacros", type: "ModelActorMacro")
