/// Provides the options of a parameter.
public protocol DynamicOptionsProvider: _SupportsAppDependencies, Sendable {
    associatedtype Result: ResultsCollection
    associatedtype DefaultValue: Sendable = Result.Result

    func results() async throws -> Result
    func defaultResult() async -> DefaultValue?
}

extension DynamicOptionsProvider {
    public typealias ParameterDependency = IntentParameterDependency
    public typealias ItemCollection = IntentItemCollection
    public typealias ItemSection = IntentItemSection
    public typealias Item = IntentItem

    public func defaultResult() async -> DefaultValue? { nil }
}

/// Finds entities.
public protocol EntityQuery: DynamicOptionsProvider, PersistentlyIdentifiable {
    associatedtype Entity: AppEntity
    associatedtype Result = [Entity]
    associatedtype DefaultValue = Entity

    init()

    func entities(for identifiers: [Entity.ID]) async throws -> [Entity]
    func suggestedEntities() async throws -> Result
}

extension EntityQuery {
    public static var persistentIdentifier: String { String(describing: Self.self) }

    public func results() async throws -> Result { try await suggestedEntities() }
}

extension EntityQuery where Result == [Entity] {
    public func suggestedEntities() async throws -> [Entity] { [] }
}

extension EntityQuery where DefaultValue == Entity {
    public func defaultResult() async -> Entity? { nil }
}

/// Finds entities by a search string.
public protocol EntityStringQuery: EntityQuery {
    func entities(matching string: String) async throws -> Result
}

/// Can list all entities.
public protocol EnumerableEntityQuery: EntityQuery {
    func allEntities() async throws -> [Entity]
}

extension EnumerableEntityQuery where Result == [Entity] {
    public func suggestedEntities() async throws -> [Entity] { try await allEntities() }
}

/// An entity with a single instance.
public protocol UniqueAppEntity: AppEntity where DefaultQuery: UniqueAppEntityQuery {}

extension UniqueAppEntity {
    public var id: String { String(describing: Self.self) }
}

/// A query for a single entity.
public protocol UniqueAppEntityQuery: EntityQuery {
    func uniqueEntity() async throws -> Entity
}

extension UniqueAppEntityQuery {
    public func entities(for identifiers: [Entity.ID]) async throws -> [Entity] { [try await uniqueEntity()] }
}

extension UniqueAppEntityQuery where Result == [Entity] {
    public func suggestedEntities() async throws -> [Entity] { [try await uniqueEntity()] }
}

/// Finds values in the user's context. Never called here.
public protocol IntentValueQuery: DynamicOptionsProvider where Result == [Value] {
    associatedtype Input
    associatedtype Value: _IntentValue

    init()

    func values(for input: Input) async throws -> [Value]
}

extension IntentValueQuery {
    public func results() async throws -> [Value] { [] }
}
