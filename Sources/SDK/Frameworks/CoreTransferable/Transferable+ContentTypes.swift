/// A representation of one content type.
protocol TypedRepresentation {
    var type: UTType { get }
    var isExported: Bool { get }
    var isImported: Bool { get }
}

extension CodableRepresentation: TypedRepresentation {
    var isExported: Bool { true }
    var isImported: Bool { true }
}

extension DataRepresentation: TypedRepresentation {
    var isExported: Bool { exporting != nil }
    var isImported: Bool { importing != nil }
}

extension FileRepresentation: TypedRepresentation {
    var isExported: Bool { exporting != nil }
    var isImported: Bool { importing != nil }
}

extension Transferable {
    /// The types of the representations that can be inferred from their values: those of one type each.
    private static var typed: [any TypedRepresentation] {
        func parts(of representation: Any, depth: Int) -> [any TypedRepresentation] {
            if let typed = representation as? any TypedRepresentation { return [typed] }
            guard depth > 0 else { return [] }
            return Mirror(reflecting: representation).children.flatMap { parts(of: $0.value, depth: depth - 1) }
        }
        return parts(of: transferRepresentation, depth: 6)
    }

    public static func exportedContentTypes(
        visibility: TransferRepresentationVisibility = .all
    ) -> [UTType] {
        typed.filter(\.isExported).map(\.type)
    }

    public static func importedContentTypes() -> [UTType] { typed.filter(\.isImported).map(\.type) }

    public func exportedContentTypes(_ visibility: TransferRepresentationVisibility = .all) -> [UTType] {
        Self.exportedContentTypes(visibility: visibility)
    }
}
