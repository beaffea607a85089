import CoreGraphics
import PixelKernels
import RenderModel
import Typesetter

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
    /// The most pixels of the image of a glyph.
    static let glyphPixels = 1 << 20
    /// Bytes of scaled images within one drawing.
    private static let scaledLimit = 256 << 20
    private let decoding: ImageDecoding
    private var decoded: [ResourceKey: [(resource: ImageResource, result: Result<Picture, PictureFailure>)]] = [:]
    private var glyphs: [GlyphKey: Picture?] = [:]
    private var scaled: [ScaledKey: Picture] = [:]
    private var used = 0
    private var scaledBytes = 0

    init(decoding: ImageDecoding) {
        self.decoding = decoding
    }

    /// Clears the cache when it is full. Only between drawings.
    func trim() {
        guard used > Self.limit else { return }
        decoded.removeAll()
        glyphs.removeAll()
        scaled.removeAll()
        scaledBytes = 0
        used = 0
    }

    /// The image at an index of the tree's table, decoded once as long as the bytes stay the same. Nothing of an
    /// interrupted decoding is kept.
    func picture(
        for resource: ImageResource, interruption: DrawingInterruption? = nil
    ) throws(PictureFailure) -> Picture {
        let sample = stride(from: 0, to: resource.bytes.count, by: max(resource.bytes.count / 16, 1))
            .map { resource.bytes[$0] }
        let key = ResourceKey(
            width: resource.pixelWidth, height: resource.pixelHeight, byteCount: resource.bytes.count, sample: sample)
        if let known = decoded[key]?.first(where: { $0.resource == resource }) { return try known.result.get() }
        do throws(PictureFailure) {
            let picture =
                switch resource.format {
                case .encoded: try decode(resource, interruption)
                case .rawRGBA: try Self.raw(resource)
                }
            decoded[key, default: []].append((resource, .success(picture)))
            used += picture.byteCount + resource.bytes.count
            return picture
        } catch {
            // Another attempt could take as long as the one that failed.
            if case .decoderFailed = error {
                decoded[key, default: []].append((resource, .failure(error)))
                used += resource.bytes.count
            }
            throw error
        }
    }

    /// The image of an emoji; `png` is evaluated once, unless the decoding is interrupted. Those of the project's own
    /// fonts need no confinement.
    func glyphPicture(
        file: String, face: Int, glyph: UInt32, interruption: DrawingInterruption? = nil, png: () -> [UInt8]?
    ) -> Picture? {
        let key = GlyphKey(file: file, face: face, glyph: glyph)
        if let known = glyphs[key] { return known }
        let isForeign = BundleFontName(file) != nil || OwnFontName(file) != nil
        let place = isForeign ? decoding : .inProcess
        let picture = png().flatMap {
            try? place.picture(from: $0, mostPixels: Self.glyphPixels, interruption: interruption)
        }
        if let interruption, interruption.isRequested { return nil }
        glyphs[key] = .some(picture)
        used += picture?.byteCount ?? 0
        return picture
    }

    /// Part of an image (in its pixels; reversed for a mirrored one) at another size.
    ///
    /// - Parameter scratch: ends the work at an interruption; the result is then `nil`.
    func scaled(
        _ picture: Picture, source: CGRect, width: Int, height: Int, nearest: Bool, scratch: OpaquePointer
    ) -> Picture? {
        guard width > 0, height > 0, width * height <= Painter.mostPixels else { return nil }
        let key = ScaledKey(
            picture: ObjectIdentifier(picture), source: source, width: width, height: height, nearest: nearest)
        if let known = scaled[key] { return known }
        let result = Picture(width: width, height: height)
        let done = pk_resample(
            scratch, picture.pixels, Int32(picture.width), Int32(picture.height), source.origin.x, source.origin.y,
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
    private func decode(
        _ resource: ImageResource, _ interruption: DrawingInterruption?
    ) throws(PictureFailure) -> Picture {
        let stated = max(resource.pixelWidth, 1).multipliedReportingOverflow(by: max(resource.pixelHeight, 1))
        do {
            return try decoding.picture(
                from: resource.bytes, mostPixels: stated.overflow ? Painter.mostPixels : stated.partialValue,
                interruption: interruption)
        } catch .tooLarge(let width, let height) where width <= Painter.mostPixels / max(height, 1) {
            throw .damaged(
                "it has \(width) × \(height) pixels instead of \(resource.pixelWidth) × \(resource.pixelHeight).")
        }
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
