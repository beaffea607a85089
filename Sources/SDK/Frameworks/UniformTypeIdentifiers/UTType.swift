import Foundation

/// A type of data, known by its identifier.
public struct UTType: Hashable, Sendable {
    public let identifier: String
    /// Supertypes of a type that is not the system's own.
    private let declared: [String]
    private let tag: Tag?

    /// The tag from which a dynamic type was created.
    private struct Tag: Hashable, Sendable {
        let kind: String
        let value: String
    }

    init(known identifier: String) {
        self.init(identifier, declared: [], tag: nil)
    }

    private init(_ identifier: String, declared: [String], tag: Tag?) {
        self.identifier = identifier
        self.declared = declared
        self.tag = tag
    }

    /// `nil` for a type that neither the system nor the bundle declares.
    public init?(_ identifier: String) {
        let identifier = identifier.lowercased()
        if KnownType.byIdentifier[identifier] != nil {
            self.init(known: identifier)
        } else if let declaration = DeclaredType.all[identifier] {
            self.init(identifier, declared: declaration.parents, tag: nil)
        } else {
            return nil
        }
    }

    public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
        self.init(tag: filenameExtension, tagClass: .filenameExtension, conformingTo: supertype)
    }

    public init?(mimeType: String, conformingTo supertype: UTType = .data) {
        self.init(tag: mimeType, tagClass: .mimeType, conformingTo: supertype)
    }

    /// A type that has the tag: a declared one, or one derived from the tag; `nil` for a tag of an unknown class.
    public init?(tag: String, tagClass: UTTagClass, conformingTo supertype: UTType?) {
        let found = Self.types(tag: tag, tagClass: tagClass, conformingTo: supertype)
        if let first = found.first {
            self = first
        } else if !tag.isEmpty, [.filenameExtension, .mimeType].contains(tagClass) {
            self.init(
                "dyn." + tagClass.rawValue + "." + tag.lowercased(), declared: supertype.map { [$0.identifier] } ?? [],
                tag: Tag(kind: tagClass.rawValue, value: tag.lowercased()))
        } else {
            return nil
        }
    }

    /// A type that this program declares.
    public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) {
        self.init(declaredAs: identifier, conformingTo: parentType)
    }

    /// A type that another program declares.
    public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) {
        self.init(declaredAs: identifier, conformingTo: parentType)
    }

    private init(declaredAs identifier: String, conformingTo parent: UTType?) {
        let known = DeclaredType.all[identifier.lowercased()]?.parents ?? []
        self.init(identifier.lowercased(), declared: known + (parent.map { [$0.identifier] } ?? []), tag: nil)
    }

    /// All declared types that have the tag and conform to the supertype.
    public static func types(tag: String, tagClass: UTTagClass, conformingTo supertype: UTType?) -> [UTType] {
        let tag = tag.lowercased()
        let system = KnownType.all.filter { type in
            tagClass == .filenameExtension
                ? type.extensions.contains { $0.lowercased() == tag }
                : tagClass == .mimeType && type.types.contains(tag)
        }
        let own = DeclaredType.all.values.filter { type in
            tagClass == .filenameExtension
                ? type.extensions.contains(tag)
                : tagClass == .mimeType && type.types.contains(tag)
        }
        let identifiers = system.map(\.identifier) + own.map(\.identifier).sorted()
        return identifiers.compactMap { UTType($0) }.filter { type in
            guard let supertype else { return true }
            return type.conforms(to: supertype)
        }
    }

    public static func == (left: UTType, right: UTType) -> Bool { left.identifier == right.identifier }

    public func hash(into hasher: inout Hasher) { hasher.combine(identifier) }
}

extension UTType {
    public var preferredFilenameExtension: String? { tags[.filenameExtension]?.first }

    public var preferredMIMEType: String? { tags[.mimeType]?.first }

    public var localizedDescription: String? { nil }

    public var version: Int? { nil }

    public var referenceURL: URL? { nil }

    /// Whether the identifier is derived from a tag.
    public var isDynamic: Bool { tag != nil }

    public var isDeclared: Bool { !isDynamic }

    public var isPublic: Bool { identifier.hasPrefix("public.") }

    public var tags: [UTTagClass: [String]] {
        if let tag { return [UTTagClass(rawValue: tag.kind): [tag.value]] }
        let known = KnownType.byIdentifier[identifier]
        let extensions = known?.extensions ?? DeclaredType.all[identifier]?.extensions ?? []
        let types = known?.types ?? DeclaredType.all[identifier]?.types ?? []
        var tags: [UTTagClass: [String]] = [:]
        if !extensions.isEmpty { tags[.filenameExtension] = extensions }
        if !types.isEmpty { tags[.mimeType] = types }
        return tags
    }

    /// All types that this one conforms to, excluding itself.
    public var supertypes: Set<UTType> {
        var found: Set<String> = []
        var waiting = parents
        while let next = waiting.popLast() {
            if next != identifier, found.insert(next).inserted {
                waiting += KnownType.byIdentifier[next]?.parents ?? DeclaredType.all[next]?.parents ?? []
            }
        }
        return Set(found.map { UTType(known: $0) })
    }

    private var parents: [String] { (KnownType.byIdentifier[identifier]?.parents ?? []) + declared }

    public func conforms(to type: UTType) -> Bool { self == type || supertypes.contains(type) }

    public func isSupertype(of type: UTType) -> Bool { self != type && type.conforms(to: self) }

    public func isSubtype(of type: UTType) -> Bool { self != type && conforms(to: type) }
}

extension UTType: Codable {
    public init(from decoder: any Decoder) throws {
        let identifier = try decoder.singleValueContainer().decode(String.self)
        self = UTType(identifier) ?? UTType(importedAs: identifier)
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(identifier)
    }
}

extension UTType: CustomStringConvertible, CustomDebugStringConvertible {
    public var description: String { identifier }
    public var debugDescription: String { "UTType(\(identifier))" }
}
