import CoreGraphics
import ImageCodecs
import PixelKernels
import RenderModel

/// A decoded image: premultiplied pixels.
final class Picture {
    let pixels: UnsafeMutablePointer<UInt32>
    let width: Int
    let height: Int

    /// Storage for an image with undefined contents.
    init(width: Int, height: Int) {
        self.width = width
        self.height = height
        pixels = .allocate(capacity: width * height)
    }

    deinit {
        pixels.deallocate()
    }

    var byteCount: Int { width * height * 4 }

    var surface: pk_surface {
        pk_surface(pixels: pixels, width: Int32(width), height: Int32(height), stride: Int32(width), x: 0, y: 0)
    }
}

/// Why an image cannot be drawn.
enum PictureFailure: Error, Hashable {
    case unknownFormat
    case damaged(String)
    case tooLarge(width: Int, height: Int)
    case wrongByteCount(expected: Int, found: Int)
    case outOfMemory

    var code: Diagnostic.Code {
        if case .tooLarge = self { .imageTooLarge } else { .missingImage }
    }

    var message: String {
        switch self {
        case .unknownFormat: "The file is not PNG, JPEG or WebP."
        case .damaged(let reason): "The file is damaged: \(reason)"
        case .tooLarge(let width, let height):
            "It has \(width) × \(height) pixels; the limit is \(Painter.mostPixels) pixels."
        case .wrongByteCount(let expected, let found): "Its pixels need \(expected) bytes, but it has only \(found)."
        case .outOfMemory: "There is not enough memory to decode it."
        }
    }

    var remedy: String {
        switch self {
        case .unknownFormat: "Convert the image to PNG."
        case .damaged, .wrongByteCount: "Export the image again."
        case .tooLarge, .outOfMemory: "Scale the image down to the size at which it is shown."
        }
    }
}

/// Decoded images, and images scaled to the size at which they are drawn.
final class PictureStore {
    private struct ResourceKey: Hashable {
        var width: Int
        var height: Int
        var byteCount: Int
        var sample: [UInt8]
    }

    private struct ScaledKey: Hashable {
        var picture: ObjectIdentifier
        var source: CGRect
        var width: Int
        var height: Int
        var nearest: Bool
    }

    private struct GlyphKey: Hashable {
        var file: String
        var face: Int
        var glyph: UInt32
    }

    private static let limit = 48 << 20
    /// Pixels of the image of a glyph.
    private static let glyphPixels = 1 << 20
    /// Bytes of scaled images within one drawing.
    private static let scaledLimit = 256 << 20
    private var decoded: [ResourceKey: [(resource: ImageResource, picture: Picture)]] = [:]
    private var glyphs: [GlyphKey: Picture?] = [:]
    private var scaled: [ScaledKey: Picture] = [:]
    private var used = 0
    private var scaledBytes = 0

    /// Clears the cache when it is full. Only between drawings.
    func trim() {
        guard used > Self.limit else { return }
        decoded.removeAll()
        glyphs.removeAll()
        scaled.removeAll()
        scaledBytes = 0
        used = 0
    }

    /// The image at an index of the tree's table, decoded once as long as the bytes stay the same.
    func picture(for resource: ImageResource) throws(PictureFailure) -> Picture {
        let sample = stride(from: 0, to: resource.bytes.count, by: max(resource.bytes.count / 16, 1))
            .map { resource.bytes[$0] }
        let key = ResourceKey(
            width: resource.pixelWidth, height: resource.pixelHeight, byteCount: resource.bytes.count, sample: sample)
        if let known = decoded[key]?.first(where: { $0.resource == resource }) { return known.picture }
        let picture =
            switch resource.format {
            case .encoded: try Self.decode(resource)
            case .rawRGBA: try Self.raw(resource)
            }
        decoded[key, default: []].append((resource, picture))
        used += picture.byteCount + resource.bytes.count
        return picture
    }

    /// The image of an emoji; `png` is evaluated once.
    func glyphPicture(file: String, face: Int, glyph: UInt32, png: () -> [UInt8]?) -> Picture? {
        let key = GlyphKey(file: file, face: face, glyph: glyph)
        if let known = glyphs[key] { return known }
        let picture = png().flatMap { try? Self.decode($0, mostPixels: Self.glyphPixels) }
        glyphs[key] = .some(picture)
        used += picture?.byteCount ?? 0
        return picture
    }

    /// Part of an image (in its pixels; reversed for a mirrored one) at another size.
    func scaled(_ picture: Picture, source: CGRect, width: Int, height: Int, nearest: Bool) -> Picture? {
        guard width > 0, height > 0, width * height <= Painter.mostPixels else { return nil }
        let key = ScaledKey(
            picture: ObjectIdentifier(picture), source: source, width: width, height: height, nearest: nearest)
        if let known = scaled[key] { return known }
        let result = Picture(width: width, height: height)
        let done = pk_resample(
            picture.pixels, Int32(picture.width), Int32(picture.height), source.origin.x, source.origin.y,
            source.origin.x + source.size.width, source.origin.y + source.size.height, result.pixels, Int32(width),
            Int32(height), nearest)
        guard done else { return nil }
        // One drawing may scale any number of images. Those in use are kept by their paints.
        if scaledBytes + result.byteCount > Self.scaledLimit {
            scaled.removeAll()
            used -= scaledBytes
            scaledBytes = 0
        }
        scaled[key] = result
        scaledBytes += result.byteCount
        used += result.byteCount
        return result
    }

    /// The tree's budget was charged for the size that the resource states, so the file may not have more pixels.
    private static func decode(_ resource: ImageResource) throws(PictureFailure) -> Picture {
        let stated = max(resource.pixelWidth, 1).multipliedReportingOverflow(by: max(resource.pixelHeight, 1))
        do {
            return try decode(
                resource.bytes, mostPixels: stated.overflow ? Painter.mostPixels : stated.partialValue)
        } catch .tooLarge(let width, let height) where width <= Painter.mostPixels / max(height, 1) {
            throw .damaged(
                "it has \(width) × \(height) pixels instead of \(resource.pixelWidth) × \(resource.pixelHeight).")
        }
    }

    private static func decode(_ bytes: [UInt8], mostPixels: Int) throws(PictureFailure) -> Picture {
        var image = ic_image()
        let status = ic_decode(bytes, bytes.count, min(mostPixels, Painter.mostPixels), &image)
        defer { ic_image_free(&image) }
        switch status {
        case IC_OK: break
        case IC_UNKNOWN_FORMAT: throw .unknownFormat
        case IC_TOO_LARGE: throw .tooLarge(width: Int(image.width), height: Int(image.height))
        case IC_OUT_OF_MEMORY: throw .outOfMemory
        default: throw .damaged(image.messageText)
        }
        guard let pixels = image.pixels else { throw .outOfMemory }
        let picture = Picture(width: Int(image.width), height: Int(image.height))
        UnsafeMutableRawPointer(picture.pixels).copyMemory(from: pixels, byteCount: picture.byteCount)
        pk_premultiply(picture.pixels, picture.width * picture.height)
        return picture
    }

    private static func raw(_ resource: ImageResource) throws(PictureFailure) -> Picture {
        let width = resource.pixelWidth
        let height = resource.pixelHeight
        guard width > 0, height > 0, width <= Painter.mostPixels / max(height, 1) else {
            throw .tooLarge(width: width, height: height)
        }
        guard resource.bytes.count == width * height * 4 else {
            throw .wrongByteCount(expected: width * height * 4, found: resource.bytes.count)
        }
        let picture = Picture(width: width, height: height)
        resource.bytes.withUnsafeBytes { bytes in
            if let start = bytes.baseAddress {
                UnsafeMutableRawPointer(picture.pixels).copyMemory(from: start, byteCount: bytes.count)
            }
        }
        pk_hold_premultiplied(picture.pixels, width * height)
        return picture
    }
}

extension ic_image {
    fileprivate var messageText: String {
        withUnsafeBytes(of: message) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
    }
}
