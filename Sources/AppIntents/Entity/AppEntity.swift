/// An identifier that can be written as text and read again.
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

/// A value of the app that people can choose.
public protocol AppEntity: _IntentValue, TypeDisplayRepresentable, DisplayRepresentable, Identifiable, Sendable
where ID: EntityIdentifierConvertible {
    associatedtype DefaultQuery: EntityQuery where DefaultQuery.Entity == Self
    static var defaultQuery: DefaultQuery { get }
}

extension AppEntity {
    public typealias Property = EntityProperty
    public typealias ComputedProperty = EntityProperty

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

/// An entity that is not stored anywhere.
public protocol TransientAppEntity: AppEntity {}

/// An entity that Spotlight may index; there is no index here.
public protocol IndexedEntity: AppEntity {}

/// A property of an entity that intents can use.
@propertyWrapper
public final class EntityProperty<Value: Sendable>: @unchecked Sendable {
    private var stored: Value?
    package let title: LocalizedStringResource?

    public init() { title = nil }

    public init(title: LocalizedStringResource) { self.title = title }

    public init(wrappedValue: Value) {
        title = nil
        stored = wrappedValue
    }

    public init(wrappedValue: Value, title: LocalizedStringResource) {
        self.title = title
        stored = wrappedValue
    }

    public var wrappedValue: Value {
        get {
            guard let stored else {
                preconditionFailure("The entity property “\(title?.key ?? "")” is read before it has a value.")
            }
            return stored
        }
        set { stored = newValue }
    }

    public var projectedValue: EntityProperty<Value> { self }
}
