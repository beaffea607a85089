import Foundation

/// The models of a container.
public final class Schema: Sendable {
    /// The version's three numbers.
    public struct Version: Hashable, Comparable, Sendable, CustomStringConvertible {
        public let major, minor, patch: Int

        public init(_ major: Int, _ minor: Int, _ patch: Int) {
            self.major = major
            self.minor = minor
            self.patch = patch
        }

        public static func < (lhs: Version, rhs: Version) -> Bool {
            (lhs.major, lhs.minor, lhs.patch) < (rhs.major, rhs.minor, rhs.patch)
        }

        public var description: String { "\(major).\(minor).\(patch)" }
    }

    let types: [any PersistentModel.Type]
    public let version: Version

    public init(_ types: [any PersistentModel.Type], version: Version = Version(1, 0, 0)) {
        self.types = types
        self.version = version
    }

    public convenience init(_ types: any PersistentModel.Type..., version: Version = Version(1, 0, 0)) {
        self.init(types, version: version)
    }

    public convenience init(versionedSchema: any VersionedSchema.Type) {
        self.init(versionedSchema.models, version: versionedSchema.versionIdentifier)
    }

    /// The entity name of a model: its type's name.
    public static func entityName(for type: any PersistentModel.Type) -> String { String(describing: type) }

    public var entities: [Entity] { types.map(Entity.init) }
    public var entitiesByName: [String: Entity] {
        Dictionary(entities.map { ($0.name, $0) }) { first, _ in first }
    }

    /// One model of a schema.
    public final class Entity: Sendable {
        public let name: String
        let type: any PersistentModel.Type

        init(_ type: any PersistentModel.Type) {
            name = Schema.entityName(for: type)
            self.type = type
        }

        /// Names of the stored variables.
        public var storedPropertyNames: Set<String> { Set(type.schemaMetadata.map(\.name)) }
    }
}

/// A versioned schema, as used by apps that migrate.
public protocol VersionedSchema {
    static var models: [any PersistentModel.Type] { get }
    static var versionIdentifier: Schema.Version { get }
}

/// How stores are migrated. Stores here are new, so that no stage runs.
public protocol SchemaMigrationPlan {
    static var schemas: [any VersionedSchema.Type] { get }
    static var stages: [MigrationStage] { get }
}

/// A step from one version to the next.
public enum MigrationStage {
    case lightweight(fromVersion: any VersionedSchema.Type, toVersion: any VersionedSchema.Type)
    case custom(
        fromVersion: any VersionedSchema.Type, toVersion: any VersionedSchema.Type,
        willMigrate: ((ModelContext) throws -> Void)?, didMigrate: ((ModelContext) throws -> Void)?)
}
