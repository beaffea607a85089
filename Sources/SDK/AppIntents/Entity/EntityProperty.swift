/// A value that intents can access: a parameter or a property.
public protocol AnyIntentValue: Sendable {
    associatedtype Value: _IntentValue

    var isOptional: Bool { get }
    var title: LocalizedStringResource { get }
}

extension IntentParameter: AnyIntentValue {
    public var isOptional: Bool { Value._intentValueKind.isOptional }
}

/// A property of an entity that intents can use.
///
/// Sendable because entities are values of the widget's source that one task at a time creates, fills and reads.
@propertyWrapper
public final class EntityProperty<Value: _IntentValue>: AnyIntentValue, @unchecked Sendable {
    private var stored: Value?
    private let givenTitle: LocalizedStringResource?

    public var title: LocalizedStringResource { givenTitle ?? "" }
    public var isOptional: Bool { Value._intentValueKind.isOptional }

    public init() { givenTitle = nil }

    public init(title: LocalizedStringResource) { givenTitle = title }

    public init(title: LocalizedStringResource? = nil, customIndexingKey: _IndexingKey) { givenTitle = title }

    public init<Root, Attribute>(title: LocalizedStringResource? = nil, indexingKey: KeyPath<Root, Attribute>) {
        givenTitle = title
    }

    public init(wrappedValue: Value) {
        givenTitle = nil
        stored = wrappedValue
    }

    public init(wrappedValue: Value, title: LocalizedStringResource) {
        givenTitle = title
        stored = wrappedValue
    }

    public var wrappedValue: Value {
        get {
            if let stored { return stored }
            if let absent = Optional<Never>.none as? Value { return absent }
            preconditionFailure("The entity property “\(title.key)” was read before it was set.")
        }
        set { stored = newValue }
    }

    public var projectedValue: EntityProperty<Value> { self }
}

/// An index attribute, by its name.
public struct _IndexingKey: Sendable {
    public init?(keyName: String) {}
}

/// Marks a property that is computed.
@attached(peer)
public macro ComputedProperty() = #externalMacro(module: "TesseraMacros", type: "PropertyMarkerMacro")

@attached(peer)
public macro ComputedProperty(title: LocalizedStringResource) =
    #externalMacro(module: "TesseraMacros", type: "PropertyMarkerMacro")

@attached(peer)
public macro ComputedProperty<Root, Value>(
    title: LocalizedStringResource? = nil, indexingKey: KeyPath<Root, Value>
) = #externalMacro(module: "TesseraMacros", type: "PropertyMarkerMacro")

/// Marks a property with an asynchronous value.
@attached(peer)
public macro DeferredProperty() = #externalMacro(module: "TesseraMacros", type: "PropertyMarkerMacro")

@attached(peer)
public macro DeferredProperty(title: LocalizedStringResource) =
    #externalMacro(module: "TesseraMacros", type: "PropertyMarkerMacro")
