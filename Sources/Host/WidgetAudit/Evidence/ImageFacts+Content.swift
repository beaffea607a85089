import CoreGraphics
import RenderModel

extension ImageFacts {
    init(_ content: ImageContent, _ resource: ImageResource) {
        self.init(
            name: resource.name, resource: content.image, pixelWidth: resource.pixelWidth,
            pixelHeight: resource.pixelHeight, opacity: Self.opacity(of: resource), destination: content.destination,
            naturalSize: content.naturalSize,
            isStretched: content.resizing == .stretch, isTemplate: content.template != nil,
            accentedRendering: content.accentedRendering)
    }

    /// Whether the format has an alpha channel, from the first bytes.
    ///
    /// 1. JPEG has none.
    /// 2. The header of a PNG file states its color type: 0 and 2 have none, but a transparent color may follow, which
    ///    is the chunk `tRNS` before the pixels.
    /// 3. For everything else it is unknown without decoding.
    private static func opacity(of resource: ImageResource) -> Opacity {
        guard resource.format == .encoded else { return .unknown }
        let bytes = resource.bytes
        if bytes.starts(with: [0xFF, 0xD8, 0xFF]) { return .opaque }
        let colorType = 25
        guard bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]), bytes.count > colorType, [0, 2].contains(bytes[colorType])
        else { return .unknown }
        return bytes.prefix(headLength).contains("tRNS".utf8) ? .unknown : .opaque
    }

    /// The chunks before the pixels are rarely longer.
    private static let headLength = 4_096
}
