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
        _IntentValueKind(
            .entity, typeName: _typeName(Self.self, qualified: false), title: typeDisplayRepresentation.name,
            options: [])
    }

    public var _intentJSON: _IntentJSON { .string(id.entityIdentifierString) }

    /// Asks the type's query for the entity with the identifier; when there is none, for a suggested one of that title.
    public static func _intentValue(from json: _IntentJSON) async throws -> Self {
        guard let text = json.text else { throw _IntentValueError.wrongType(expected: "an identifier", found: json) }
        if let id = ID.entityIdentifier(for: text), let found = try await defaultQuery.entities(for: [id]).first {
            return found
        }
        let suggested = try await defaultQuery.suggestedEntities().intentItems.compactMap { $0 as? Self }
        let titled = suggested.first { entity in
            entity.displayRepresentation.title.resolved().caseInsensitiveCompare(text) == .orderedSame
        }
        if let titled { return titled }
        throw _IntentValueError.unknownOption(text, known: suggested.map(\.id.entityIdentifierString))
    }

    public static func _defaultIntentValue() async -> Self? { await defaultQuery.defaultResult() as? Self }

    public static func _suggestedIntentValues() async throws -> [_IntentValueKind.Option] {
        try await defaultQuery.suggestedEntities().intentItems.compactMap { $0 as? Self }.map { entity in
            let shown = entity.displayRepresentation
            let id = entity.id.entityIdentifierString
            return _IntentValueKind.Option(id: id, name: id, title: shown.title, subtitle: shown.subtitle)
        }
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
