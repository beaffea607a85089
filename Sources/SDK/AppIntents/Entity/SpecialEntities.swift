import UniformTypeIdentifiers

/// An entity that is not stored.
public protocol TransientAppEntity: AppEntity {
    init()
}

extension TransientAppEntity where ID == UUID {
    public var id: UUID { UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)) }
}

extension TransientAppEntity {
    public static var defaultQuery: _TransientAppEntityQuery<Self> { _TransientAppEntityQuery() }
}

/// Finds no entities, because none are stored.
public struct _TransientAppEntityQuery<Entity: TransientAppEntity>: EntityQuery {
    public init() {}

    public func entities(for identifiers: [Entity.ID]) async throws -> [Entity] { [] }
}

/// An entity that Spotlight can index; there is no index here.
public protocol IndexedEntity: AppEntity {
    var hideInSpotlight: Bool { get }
}

extension IndexedEntity {
    public var hideInSpotlight: Bool { false }
}

/// An entity that represents a file.
public protocol FileEntity: AppEntity where ID == FileEntityIdentifier {
    static var supportedContentTypes: [UTType] { get }
}

/// The file of an entity.
public struct FileEntityIdentifier: Hashable, Codable, EntityIdentifierConvertible {
    private let text: String

    public static func file(url: URL) -> FileEntityIdentifier { FileEntityIdentifier(text: url.absoluteString) }

    public static func draft(identifier: String) -> FileEntityIdentifier {
        FileEntityIdentifier(text: "draft:" + identifier)
    }

    public var file: URL? { draftIdentifier == nil ? URL(string: text) : nil }
    public var draftIdentifier: String? { text.hasPrefix("draft:") ? String(text.dropFirst(6)) : nil }

    public var entityIdentifierString: String { text }
    public static func entityIdentifier(for entityIdentifierString: String) -> FileEntityIdentifier? {
        FileEntityIdentifier(text: entityIdentifierString)
    }
}

/// An entity by its type and identifier.
public struct EntityIdentifier: Hashable, Sendable, CustomStringConvertible {
    public let entityType: any AppEntity.Type
    public let identifier: String

    public init<Entity: AppEntity>(for entity: Entity) {
        self.init(for: Entity.self, identifier: entity.id)
    }

    public init<Entity: AppEntity>(for entityType: Entity.Type, identifier: Entity.ID) {
        self.entityType = entityType
        self.identifier = identifier.entityIdentifierString
    }

    public var description: String { "\(entityType)/\(identifier)" }

    public static func == (left: EntityIdentifier, right: EntityIdentifier) -> Bool {
        left.entityType == right.entityType && left.identifier == right.identifier
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(entityType))
        hasher.combine(identifier)
    }
}

extension Float: EntityIdentifierConvertible {
    public var entityIdentifierString: String { String(self) }
    public static func entityIdentifier(for entityIdentifierString: String) -> Float? { Float(entityIdentifierString) }
}

extension URL: EntityIdentifierConvertible {
    public var entityIdentifierString: String { absoluteString }
    public static func entityIdentifier(for entityIdentifierString: String) -> URL? {
        URL(string: entityIdentifierString)
    }
}
