/// The system's declaration of a type.
struct KnownType: Sendable {
    let identifier: String
    let parents: [String]
    /// The preferred one first.
    let extensions: [String]
    /// MIME types, the preferred one first.
    let types: [String]

    init(_ identifier: String, _ parents: [String] = [], extensions: [String] = [], types: [String] = []) {
        self.identifier = identifier
        self.parents = parents
        self.extensions = extensions
        self.types = types
    }

    static let all = documents + others

    static let byIdentifier = Dictionary(all.map { ($0.identifier, $0) }) { first, _ in first }

    /// The first type of a file name extension, in lowercase.
    static let byExtension = Dictionary(
        all.flatMap { type in type.extensions.map { ($0.lowercased(), type.identifier) } }
    ) { first, _ in first }

    static let byMIMEType = Dictionary(
        all.flatMap { type in type.types.map { ($0, type.identifier) } }
    ) { first, _ in first }
}
