/// Offers the values that a parameter can take.
public protocol DynamicOptionsProvider: Sendable {
    associatedtype Result: ResultsCollection
    associatedtype DefaultValue: Sendable = Result.Result

    func results() async throws -> Result
    func defaultResult() async -> DefaultValue?
}

extension DynamicOptionsProvider {
    public func defaultResult() async -> DefaultValue? { nil }
}

/// Finds entities.
public protocol EntityQuery: DynamicOptionsProvider {
    associatedtype Entity: AppEntity
    associatedtype Result = [Entity]
    associatedtype DefaultValue = Entity

    init()

    func entities(for identifiers: [Entity.ID]) async throws -> [Entity]
    func suggestedEntities() async throws -> Result
}

extension EntityQuery {
    public func results() async throws -> Result { try await suggestedEntities() }
}

extension EntityQuery where Result == [Entity] {
    public func suggestedEntities() async throws -> [Entity] { [] }
}

extension EntityQuery where DefaultValue == Entity {
    public func defaultResult() async -> Entity? { nil }
}

/// Finds entities by what a person typed.
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

/// A query that is asked for one entity only.
public protocol UniqueAppEntityQuery: EntityQuery {}
