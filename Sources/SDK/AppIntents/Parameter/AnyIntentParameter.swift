import Synchronization

/// A type-erased parameter, for configuration and interaction.
package protocol AnyIntentParameter: AnyObject, Sendable {
    var title: LocalizedStringResource { get }
    var description: LocalizedStringResource? { get }
    var field: ParameterField { get }
    var provider: (any DynamicOptionsProvider)? { get }
    var kind: _IntentValueKind { get }
    /// The value as JSON; `nil` while there is none.
    var json: _IntentJSON? { get }
    var defaultJSON: _IntentJSON? { get }
    func set(_ json: _IntentJSON) async throws
    /// Sets an unset parameter to the default of its options provider or its type.
    func resolveDefault() async
    func options(_ query: _IntentOptionQuery) async throws -> _IntentOptionList
    /// The default of the options provider or the type.
    func proposedJSON() async -> _IntentJSON?
}

extension IntentParameter: AnyIntentParameter {
    package var kind: _IntentValueKind { Value._intentValueKind }
    package var json: _IntentJSON? { stored.withLock { $0 }?._intentJSON }
    package var defaultJSON: _IntentJSON? { defaultValue?._intentJSON }

    package func set(_ json: _IntentJSON) async throws {
        let value: Value
        if let query = provider as? any EntityQuery, let found = try await Self.value(from: json, query: query) {
            value = found
        } else {
            value = try await Value._intentValue(from: json)
        }
        if let range = field.range, let number = (value._intentJSON.text).flatMap(Double.init), !range.contains(number)
        {
            throw _IntentValueError(
                description: "\(json.encoded()) is outside \(range.lowerBound)…\(range.upperBound)")
        }
        stored.withLock { $0 = value }
    }

    /// The value as found by the parameter's own query; `nil` when the query is for something else.
    private static func value<Query: EntityQuery>(from json: _IntentJSON, query: Query) async throws -> Value? {
        if Value.UnwrappedType.self == Query.Entity.self {
            if case .null = json { return nil }
            return try await query.entity(from: json) as? Value
        }
        guard Value.UnwrappedType.self == [Query.Entity].self, case .array(let parts) = json else { return nil }
        var entities: [Query.Entity] = []
        for part in parts { entities.append(try await query.entity(from: part)) }
        return entities as? Value
    }

    package func resolveDefault() async {
        guard stored.withLock({ $0 == nil }), let proposed = await proposal() else { return }
        stored.withLock { $0 = $0 ?? proposed }
    }

    package func proposedJSON() async -> _IntentJSON? { await proposal()?._intentJSON }

    private func proposal() async -> Value? {
        if let provider, let proposed = await Self.proposal(of: provider) { return proposed }
        return await Value._defaultIntentValue()
    }

    private static func proposal<P: DynamicOptionsProvider>(of provider: P) async -> Value? {
        await provider.defaultResult() as? Value
    }

    package func options(_ query: _IntentOptionQuery) async throws -> _IntentOptionList {
        guard let provider else { return try await Value._intentOptions(query) }
        if let entities = provider as? any EntityQuery { return try await entities.options(query) }
        return try await provider.listedOptions(query)
    }
}
