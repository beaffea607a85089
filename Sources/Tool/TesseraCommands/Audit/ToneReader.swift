import CoreGraphics
import Painter
import RenderModel
import WidgetAudit

/// Reads the tones of a tree's images from a small drawing of each. An image that cannot be drawn has none, nor has one
/// that exceeds the pixels of an audit or is read when the audit ends.
struct ToneReader {
    private let interruption: DrawingInterruption
    private var painter: Painter?
    private var pixelsLeft = 256_000_000
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
    /// What an image costs at least, in pixels.
    private static let leastPixels = 1 << 16

    init(_ interruption: DrawingInterruption) { self.interruption = interruption }

    /// - Returns: `false` if an image exceeds the pixels of an audit.
    mutating func add(to picture: inout PictureEvidence, of tree: RenderTree) -> Bool {
        var isComplete = true
        for (index, image) in tree.images.enumerated() where picture.images.indices.contains(index) {
            picture.images[index].tones = tones(of: image, &isComplete)
        }
        return isComplete
    }

    private mutating func tones(of image: ImageResource, _ isComplete: inout Bool) -> ImageTones? {
        let key = Key(
            name: image.name, width: image.pixelWidth, height: image.pixelHeight, count: image.bytes.count,
            ends: Array(image.bytes.prefix(Self.sample) + image.bytes.suffix(Self.sample)))
        if let found = known[key] { return found }
        let pixels = max(image.pixelWidth * image.pixelHeight, Self.leastPixels)
        guard pixels <= pixelsLeft else {
            isComplete = false
            return nil
        }
        guard !interruption.isRequested else { return nil }
        pixelsLeft -= pixels
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
        guard let painting = try? painter?.paint(tree, interruption: interruption), painting.diagnostics.isEmpty
        else { return nil }
        return painting.bitmap.withUnsafeBytes { ImageTones(pixels: $0, width: painting.bitmap.width) }
    }
}
