import Foundation

/// The settings of `@Attribute` and `@Relationship`.
public protocol SchemaProperty: Sendable {}

extension Schema {
    /// A value of a model.
    public final class Attribute: SchemaProperty {
        public struct Option: Hashable, Sendable {
            private let name: String

            /// A uniqueness constraint: of two saved models, the later one wins.
            public static var unique: Option { Option(name: "unique") }
            public static var externalStorage: Option { Option(name: "externalStorage") }
            public static var spotlight: Option { Option(name: "spotlight") }
            public static var preserveValueOnDeletion: Option { Option(name: "preserveValueOnDeletion") }
            public static var ephemeral: Option { Option(name: "ephemeral") }
            public static var allowsCloudEncryption: Option { Option(name: "allowsCloudEncryption") }

            public static func transformable(by transformerName: String) -> Option { Option(name: "transformable") }
            public static func transformable(by transformerType: AnyClass) -> Option { Option(name: "transformable") }
        }

        public let options: [Option]
        public let originalName: String?
        public var isUnique: Bool { options.contains(.unique) }

        public init(_ options: Option..., originalName: String? = nil, hashModifier: String? = nil) {
            self.options = options
            self.originalName = originalName
        }
    }

    /// The related models of a model.
    public final class Relationship: SchemaProperty {
        public struct Option: Hashable, Sendable {
            public static var unique: Option { Option() }
        }

        /// The delete rule for them.
        public enum DeleteRule: String, Hashable, Sendable {
            case noAction, nullify, cascade, deny
        }

        public let deleteRule: DeleteRule
        public let originalName: String?
        /// The inverse variable. Key paths are immutable.
        nonisolated(unsafe) public let inverseKeyPath: AnyKeyPath?

        public init(
            _ options: Option..., deleteRule: DeleteRule = .nullify, minimumModelCount: Int? = 0,
            maximumModelCount: Int? = 0, originalName: String? = nil, inverse: AnyKeyPath? = nil,
            hashModifier: String? = nil
        ) {
            self.deleteRule = deleteRule
            self.originalName = originalName
            inverseKeyPath = inverse
        }
    }

    /// How a store indexes models. In memory it makes no difference.
    public enum Index<T: PersistentModel>: Sendable {
        public enum Types<Model: PersistentModel> {
            case binary([PartialKeyPath<Model>])
            case rtree([PartialKeyPath<Model>])
        }
    }

    /// One variable of a model, with the ways to read and write it when only its name is known. Sendable because its
    /// properties are constants, and the closures capture an immutable key path.
    public struct PropertyMetadata: @unchecked Sendable {
        public let name: String
        public let keypath: AnyKeyPath
        public let metadata: (any SchemaProperty)?

        let read: (AnyObject) -> Any
        let write: (AnyObject, Any) -> Void
        /// The related model; `nil` for a value.
        let destination: (any PersistentModel.Type)?
        let isToMany: Bool

        public init<Model: PersistentModel, Value>(
            name: String, keypath: ReferenceWritableKeyPath<Model, Value>, metadata: (any SchemaProperty)? = nil
        ) {
            self.name = name
            self.keypath = keypath
            self.metadata = metadata
            read = { ($0 as? Model)?[keyPath: keypath] as Any }
            write = { model, value in
                guard let model = model as? Model, let value = value as? Value else { return }
                model[keyPath: keypath] = value
            }
            let kind = Related.kind(of: Value.self)
            destination = kind?.destination
            isToMany = kind?.isToMany ?? false
        }

        var relationship: Relationship? { metadata as? Relationship }
        var isUnique: Bool { (metadata as? Attribute)?.isUnique ?? false }
    }
}

/// Types of relationship variables.
enum Related {
    static func kind(of type: Any.Type) -> (destination: any PersistentModel.Type, isToMany: Bool)? {
        if let model = type as? any PersistentModel.Type { return (model, false) }
        if let optional = type as? any RelatedHolder.Type { return kind(of: optional.heldType) }
        guard let list = type as? any RelatedList.Type, let (model, _) = kind(of: list.heldType) else { return nil }
        return (model, true)
    }

    /// The models in a variable's value.
    static func models(in value: Any) -> [any PersistentModel] {
        switch value {
        case let model as any PersistentModel: [model]
        case let list as any RelatedList: list.held.compactMap { $0 as? any PersistentModel }
        case let optional as any RelatedHolder: optional.held.map(models) ?? []
        default: []
        }
    }
}

protocol RelatedHolder {
    static var heldType: Any.Type { get }
    var held: Any? { get }
}

protocol RelatedList {
    static var heldType: Any.Type { get }
    var held: [Any] { get }
}

extension Optional: RelatedHolder {
    static var heldType: Any.Type { Wrapped.self }
    var held: Any? { self }
}

extension Array: RelatedList {
    static var heldType: Any.Type { Element.self }
    var held: [Any] { self }
}

extension Set: RelatedList {
    static var heldType: Any.Type { Element.self }
    var held: [Any] { map { $0 } }
}
