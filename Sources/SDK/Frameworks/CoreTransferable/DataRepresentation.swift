import Foundation

/// Transfers a value as bytes.
public struct DataRepresentation<Item: Transferable>: TransferRepresentation {
    public typealias Body = Never

    let type: UTType
    let exporting: (@Sendable (Item) async throws -> Data)?
    let importing: (@Sendable (Data) async throws -> Item)?

    public init(
        contentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data,
        importing: @escaping @Sendable (Data) async throws -> Item
    ) {
        self.init(type: contentType, exporting: exporting, importing: importing)
    }

    public init(
        exportedContentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data
    ) {
        self.init(type: exportedContentType, exporting: exporting, importing: nil)
    }

    public init(
        importedContentType: UTType, importing: @escaping @Sendable (Data) async throws -> Item
    ) {
        self.init(type: importedContentType, exporting: nil, importing: importing)
    }

    private init(
        type: UTType, exporting: (@Sendable (Item) async throws -> Data)?,
        importing: (@Sendable (Data) async throws -> Item)?
    ) {
        self.type = type
        self.exporting = exporting
        self.importing = importing
    }
}

/// Transfers a value through another type.
public struct ProxyRepresentation<Item: Transferable, ProxyRepresentation: Transferable>: TransferRepresentation {
    public typealias Body = Never

    let exporting: (@Sendable (Item) async throws -> ProxyRepresentation)?
    let importing: (@Sendable (ProxyRepresentation) async throws -> Item)?

    public init(exporting: @escaping @Sendable (Item) throws -> ProxyRepresentation) {
        self.exporting = exporting
        importing = nil
    }

    @_disfavoredOverload
    public init(exporting: @escaping @Sendable (Item) async throws -> ProxyRepresentation) {
        self.exporting = exporting
        importing = nil
    }

    public init(importing: @escaping @Sendable (ProxyRepresentation) throws -> Item) {
        exporting = nil
        self.importing = importing
    }

    @_disfavoredOverload
    public init(importing: @escaping @Sendable (ProxyRepresentation) async throws -> Item) {
        exporting = nil
        self.importing = importing
    }

    public init(
        exporting: @escaping @Sendable (Item) throws -> ProxyRepresentation,
        importing: @escaping @Sendable (ProxyRepresentation) throws -> Item
    ) {
        self.exporting = exporting
        self.importing = importing
    }

    @_disfavoredOverload
    public init(
        exporting: @escaping @Sendable (Item) async throws -> ProxyRepresentation,
        importing: @escaping @Sendable (ProxyRepresentation) async throws -> Item
    ) {
        self.exporting = exporting
        self.importing = importing
    }
}
