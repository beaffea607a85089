import Foundation

/// Transfers a value as its coder encodes it.
public struct CodableRepresentation<Item: Transferable & Codable, Encoder, Decoder>: TransferRepresentation,
    @unchecked Sendable
{
    // Sendable: constants; nothing is encoded or decoded here.

    public typealias Body = Never

    let type: UTType
    let encoder: Encoder
    let decoder: Decoder

    public init(for itemType: Item.Type = Item.self, contentType: UTType)
    where Encoder == JSONEncoder, Decoder == JSONDecoder {
        self.init(for: itemType, contentType: contentType, encoder: JSONEncoder(), decoder: JSONDecoder())
    }

    public init(for itemType: Item.Type = Item.self, contentType: UTType, encoder: Encoder, decoder: Decoder) {
        type = contentType
        self.encoder = encoder
        self.decoder = decoder
    }
}
