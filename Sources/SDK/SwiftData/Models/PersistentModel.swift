import Foundation
import Observation

/// A class that `@Model` made one whose objects are stored.
public protocol PersistentModel: AnyObject, Observable, Hashable, Identifiable, SendableMetatype {
    /// What a context knows of the object; the macro keeps it.
    var _persistentModelState: _PersistentModelState { get }
    static var schemaMetadata: [Schema.PropertyMetadata] { get }
    /// What `#Unique` says.
    static var _schemaUniqueness: [[AnyKeyPath]] { get }
}

extension PersistentModel {
    public static var _schemaUniqueness: [[AnyKeyPath]] { [] }

    public var persistentModelID: PersistentIdentifier {
        _persistentModelState.identifier(entity: Schema.entityName(for: Self.self))
    }

    public var id: PersistentIdentifier { persistentModelID }
    public var modelContext: ModelContext? { _persistentModelState.context }
    public var hasChanges: Bool { _persistentModelState.context?.hasChanges(of: self) ?? false }
    public var isDeleted: Bool { _persistentModelState.context?.isDeleting(self) ?? false }

    public static func == (lhs: Self, rhs: Self) -> Bool { lhs === rhs }
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// What tells a model's object from every other.
public struct PersistentIdentifier: Hashable, Identifiable, Comparable, Codable, Sendable {
    public struct ID: Hashable, Comparable, Codable, Sendable {
        let number: Int

        public static func < (lhs: ID, rhs: ID) -> Bool { lhs.number < rhs.number }
    }

    public let id: ID
    public let entityName: String
    /// The store has no name of its own.
    public var storeIdentifier: String? { nil }

    public static func < (lhs: PersistentIdentifier, rhs: PersistentIdentifier) -> Bool { lhs.id < rhs.id }
}
