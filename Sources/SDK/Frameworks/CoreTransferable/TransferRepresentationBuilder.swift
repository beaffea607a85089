import Foundation

@resultBuilder
public struct TransferRepresentationBuilder<Item: Transferable> {
    public static func buildExpression<Content: TransferRepresentation>(
        _ content: Content
    ) -> Content where Content.Item == Item { content }

    public static func buildExpression<Encoder, Decoder>(
        _ content: CodableRepresentation<Item, Encoder, Decoder>
    ) -> CodableRepresentation<Item, Encoder, Decoder> where Item: Codable { content }

    public static func buildBlock<Content: TransferRepresentation>(
        _ content: Content
    ) -> Content where Content.Item == Item { content }

    public static func buildBlock<First: TransferRepresentation, each Rest: TransferRepresentation>(
        _ first: First, _ rest: repeat each Rest
    ) -> TupleTransferRepresentation<Item, (First, repeat each Rest)> {
        TupleTransferRepresentation((first, repeat each rest))
    }
}

/// Several representations, the richest first.
public struct TupleTransferRepresentation<Item: Transferable, Value>: TransferRepresentation, @unchecked Sendable {
    // Sendable: a constant tuple of representations, each of which is Sendable.

    public typealias Body = Never

    let value: Value

    init(_ value: Value) {
        self.value = value
    }
}

extension TransferRepresentation where Body == Never {
    public var body: Never {
        preconditionFailure("This representation has no body")
    }
}

extension TransferRepresentation {
    public func visibility(_ visibility: TransferRepresentationVisibility) -> some TransferRepresentation<Item> {
        _ModifiedTransferRepresentation(content: self)
    }

    public func exportingCondition(
        _ condition: @escaping @Sendable (Item) -> Bool
    ) -> some TransferRepresentation<Item> {
        _ModifiedTransferRepresentation(content: self)
    }

    public func suggestedFileName(_ fileName: String) -> some TransferRepresentation<Item> {
        _ModifiedTransferRepresentation(content: self)
    }

    public func suggestedFileName(
        _ fileName: @escaping @Sendable (Item) -> String?
    ) -> some TransferRepresentation<Item> {
        _ModifiedTransferRepresentation(content: self)
    }
}

public struct _ModifiedTransferRepresentation<Content: TransferRepresentation>: TransferRepresentation {
    public typealias Item = Content.Item
    public typealias Body = Never

    let content: Content
}
