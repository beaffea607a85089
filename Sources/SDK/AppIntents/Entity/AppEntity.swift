/// An identifier that can be converted to a string and back.
public protocol EntityIdentifierConvertible: Sendable {
    var entityIdentifierString: String { get }
    static func entityIdentifier(for entityIdentifierString: String) -> Self?
}

extension String: EntityIdentifierConvertible {
    public var entityIdentifierString: String { self }
    public static func entityIdentifier(for entityIdentifierString: String) -> String? { entityIdentifierString }
}

extension Int: EntityIdentifierConvertible {
    public var entityIdentifierString: String { String(self) }
    public static func entityIdentifier(for entityIdentifierString: String) -> Int? { Int(entityIdentifierString) }
}

extension UUID: EntityIdentifierConvertible {
    public var entityIdentifierString: String { uuidString }
    public static func entityIdentifier(for entityIdentifierString: String) -> UUID? {
        UUID(uuidString: entityIdentifierString)
    }
}

/// A value that an app declares for its intents.
public protocol AppValue: PersistentlyIdentifiable, TypeDisplayRepresentable, _IntentValue {}

extension AppValue {
    public static var persistentIdentifier: String { String(describing: Self.self) }
}

/// A value of the app that users can select.
public protocol AppEntity: AppValue, DisplayRepresentable, Identifiable where ID: EntityIdentifierConvertible {
    associatedtype DefaultQuery: EntityQuery where DefaultQuery.Entity == Self
    static var defaultQuery: DefaultQuery { get }
}

extension AppEntity {
    public typealias Property = EntityProperty

    public static var _intentValueKind: _IntentValueKind {
        let query = defaultQuery
        return _IntentValueKind(
            .entity(query.optionSource), typeName: _typeName(Self.self, qualified: false),
            title: typeDisplayRepresentation.name, optionMaker: query)
    }

    public var _intentJSON: _IntentJSON { .string(id.entityIdentifierString) }

    public static func _intentValue(from json: _IntentJSON) async throws -> Self {
        try await defaultQuery.entity(from: json)
    }

    public static func _defaultIntentValue() async -> Self? { await defaultQuery.defaultResult() as? Self }

    public static func _intentOptions(_ query: _IntentOptionQuery) async throws -> _IntentOptionList {
        try await defaultQuery.options(query)
    }
}
