/// Finds the entity created by a closure.
public struct UniqueAppEntityProvider<Entity: UniqueAppEntity>: UniqueAppEntityQuery {
    public typealias Result = [Entity]

    private let provider: (@Sendable () async throws -> Entity)?

    /// Finds nothing.
    public init() {
        provider = nil
    }

    public init(_ provider: @escaping @Sendable () async throws -> Entity) {
        self.provider = provider
    }

    public func uniqueEntity() async throws -> Entity {
        guard let provider else { throw AppIntentError.entityNotFound }
        return try await provider()
    }

    public func allEntities() async throws -> [Entity] {
        guard let provider else { return [] }
        return [try await provider()]
    }

    public func entities(for identifiers: [Entity.ID]) async throws -> [Entity] {
        try await allEntities().filter { identifiers.contains($0.id) }
    }

    public func suggestedEntities() async throws -> [Entity] { try await allEntities() }
}
