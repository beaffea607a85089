import Foundation
import Observation

/// A class whose objects are stored, made by `@Model`.
public protocol PersistentModel: AnyObject, Observable, Hashable, Identifiable, SendableMetatype {
    /// The context's state of the object, stored by the macro.
    var _persistentModelState: _PersistentModelState { get }
    static var schemaMetadata: [Schema.PropertyMetadata] { get }
    /// The constraints of `#Unique`.
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

/// The identity of a model's object.
public struct PersistentIdentifier: Hashable, Identifiable, Comparable, Codable, Sendable {
    public struct ID: Hashable, Comparable, Codable, Sendable {
        let number: Int

        public static func < (lhs: ID, rhs: ID) -> Bool { lhs.number < rhs.number }
    }

    public let id: ID
    public let entityName: String
    /// The store has no name.
    public var storeIdentifier: String? { nil }

    public static func < (lhs: PersistentIdentifier, rhs: PersistentIdentifier) -> Bool { lhs.id < rhs.id }
}
