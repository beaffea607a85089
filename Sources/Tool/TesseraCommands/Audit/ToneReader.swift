import CoreGraphics
import Painter
import RenderModel
import WidgetAudit

/// Reads the tones of a tree's images from a small drawing of each. An image that cannot be drawn has none.
struct ToneReader {
    private var painter: Painter?
    private var known: [Key: ImageTones?] = [:]

    /// Images with the same key are taken for the same, as in a picture's checksum.
    private struct Key: Hashable {
        var name: String
        var width: Int
        var height: Int
        var count: Int
        var ends: [UInt8]
    }

    private static let side = 96.0
    private static let sample = 256

    mutating func add(to picture: inout PictureEvidence, of tree: RenderTree) {
        for (index, image) in tree.images.enumerated() where picture.images.indices.contains(index) {
            picture.images[index].tones = tones(of: image)
        }
    }

    private mutating func tones(of image: ImageResource) -> ImageTones? {
        let key = Key(
            name: image.name, width: image.pixelWidth, height: image.pixelHeight, count: image.bytes.count,
            ends: Array(image.bytes.prefix(Self.sample) + image.bytes.suffix(Self.sample)))
        if let found = known[key] { return found }
        let read = drawnTones(of: image)
        known[key] = .some(read)
        return read
    }

    private mutating func drawnTones(of image: ImageResource) -> ImageTones? {
        let frame = CGRect(x: 0, y: 0, width: Self.side, height: Self.side)
        let content = ImageContent(image: 0, destination: frame, naturalSize: frame.size)
        let tree = RenderTree(
            size: frame.size, scale: 1, root: RenderNode(.image(content), frame: frame), images: [image])
        if painter == nil { painter = try? Painter() }
        guard let painting = try? painter?.paint(tree), painting.diagnostics.isEmpty else { return nil }
        return painting.bitmap.withUnsafeBytes { ImageTones(pixels: $0) }
    }
}
