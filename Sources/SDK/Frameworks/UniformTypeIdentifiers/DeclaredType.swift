import Foundation

/// A type that the bundle's property list declares.
struct DeclaredType: Sendable {
    let identifier: String
    let parents: [String]
    let extensions: [String]
    let types: [String]

    static let all: [String: DeclaredType] = {
        let keys = ["UTExportedTypeDeclarations", "UTImportedTypeDeclarations"]
        let lists = keys.compactMap { Bundle.main.object(forInfoDictionaryKey: $0) as? [[String: Any]] }
        let types = lists.joined().compactMap(DeclaredType.init)
        return Dictionary(types.map { ($0.identifier, $0) }) { first, _ in first }
    }()

    private init?(_ declaration: [String: Any]) {
        guard let identifier = declaration["UTTypeIdentifier"] as? String else { return nil }
        self.identifier = identifier.lowercased()
        parents = Self.list(declaration["UTTypeConformsTo"])
        let tags = declaration["UTTypeTagSpecification"] as? [String: Any] ?? [:]
        extensions = Self.list(tags["public.filename-extension"])
        types = Self.list(tags["public.mime-type"])
    }

    /// One name, or several.
    private static func list(_ value: Any?) -> [String] {
        ((value as? [String]) ?? (value as? String).map { [$0] } ?? []).map { $0.lowercased() }
    }
}
