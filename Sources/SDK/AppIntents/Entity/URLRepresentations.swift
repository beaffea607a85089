/// A value with its own representation in links.
public protocol CustomURLRepresentationParameterConvertible {
    var urlRepresentationParameter: String { get }
}

/// An entity identified by a link.
public protocol URLRepresentableEntity: AppEntity {
    static var urlRepresentation: URLRepresentation { get }
}

extension URLRepresentableEntity {
    public typealias URLRepresentation = EntityURLRepresentation<Self>
}

/// A choice identified by links.
public protocol URLRepresentableEnum: AppEnum, CustomURLRepresentationParameterConvertible {
    static var urlRepresentation: URLRepresentation { get }
}

extension URLRepresentableEnum {
    public typealias URLRepresentation = EnumURLRepresentation<Self>

    public var urlRepresentationParameter: String { String(rawValue) }
}

/// An intent identified by a link.
public protocol URLRepresentableIntent: AppIntent {
    static var urlRepresentation: URLRepresentation { get }
}

extension URLRepresentableIntent {
    public typealias URLRepresentation = IntentURLRepresentation<Self>
}

extension URLRepresentableIntent where Self: OpenIntent, Self.Value: URLRepresentableEntity {
    public static var urlRepresentation: URLRepresentation { "" }

    /// The system opens the link instead.
    public func perform() async throws -> IntentResultContainer<Never, Never, Never, Never> { .init() }
}

extension URLRepresentableIntent where Self: OpenIntent, Self.Value: URLRepresentableEnum {
    public static var urlRepresentation: URLRepresentation { "" }

    /// The system opens the link instead.
    public func perform() async throws -> IntentResultContainer<Never, Never, Never, Never> { .init() }
}

/// A link with interpolated values of an entity.
public struct EntityURLRepresentation<Entity: AppEntity>: ExpressibleByStringInterpolation, Sendable {
    public init(stringLiteral value: String) {}
    public init(stringInterpolation: StringInterpolation) {}

    public struct StringInterpolation: StringInterpolationProtocol {
        public enum Token: Sendable { case id }

        public init(literalCapacity: Int, interpolationCount: Int) {}

        public mutating func appendLiteral(_ literal: String) {}
        public mutating func appendInterpolation(_ token: Token) {}
        public mutating func appendInterpolation<Value>(_ keyPath: KeyPath<Entity, Value>) {}
    }
}

/// A link with an interpolated choice, or one link for each.
public struct EnumURLRepresentation<Enum: AppEnum>: ExpressibleByStringInterpolation, Sendable {
    public init(_ representation: EnumURLRepresentation<Enum>) { self = representation }
    public init(_ urlRepresentations: [Enum: EnumURLRepresentation<Enum>]) {}
    public init(stringLiteral value: String) {}
    public init(stringInterpolation: StringInterpolation) {}

    public struct StringInterpolation: StringInterpolationProtocol {
        public enum Token: Sendable { case rawValue }

        public init(literalCapacity: Int, interpolationCount: Int) {}

        public mutating func appendLiteral(_ literal: String) {}
        public mutating func appendInterpolation(_ token: Token) {}
    }
}

extension EnumURLRepresentation: ExpressibleByDictionaryLiteral where Enum: Hashable {
    public init(dictionaryLiteral elements: (Enum, EnumURLRepresentation<Enum>)...) {}
}

/// A link with interpolated parameters of an intent.
public struct IntentURLRepresentation<Intent: AppIntent>: ExpressibleByStringInterpolation, Sendable {
    public init(stringLiteral value: String) {}
    public init(stringInterpolation: StringInterpolation) {}

    public struct StringInterpolation: StringInterpolationProtocol {
        public init(literalCapacity: Int, interpolationCount: Int) {}

        public mutating func appendLiteral(_ literal: String) {}
        public mutating func appendInterpolation<Value: _IntentValue>(
            _ keyPath: KeyPath<Intent, IntentParameter<Value>>
        ) {}
        public mutating func appendInterpolation<Value: _IntentValue, Property>(
            _ keyPath: KeyPath<Intent, IntentParameter<Value>>, _ property: KeyPath<Value, Property>
        ) {}
    }
}
