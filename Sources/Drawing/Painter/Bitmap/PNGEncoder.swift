import CDeflate
import PictureFiles
import PixelKernels
import RenderModel

/// Writes PNG files: 8-bit RGBA or, in the small tier for opaque images, RGB, marked as sRGB.
package enum PNGEncoder {
    package enum Tier: String, Sendable, CaseIterable {
        /// For previews and servers: many times faster than libpng, about a third larger.
        case fast
        /// For stored files: not larger than libpng at its default level.
        case small
    }

    /// Level of libdeflate for the small tier.
    private static let smallLevel: Int32 = 6

    /// - Parameter interruption: A request ends the encoding between two strips or bands of rows, with
    ///   `PaintFailure.interrupted`. The compression of the small tier is one step, of the library.
    package static func encode(
        _ bitmap: Bitmap, tier: Tier = .fast, interruption: DrawingInterruption? = nil
    ) throws(PaintFailure) -> [UInt8] {
        let opaque = tier == .small && bitmap.withPixels { pk_is_opaque($0, bitmap.width * bitmap.height) }
        let data = withExtendedLifetime(interruption) {
            tier == .fast
                ? fastStream(bitmap, interruption) : smallStream(bitmap, opaque: opaque, interruption)
        }
        guard !isRequested(interruption) else { throw .interrupted }
        guard let data else { throw .outOfMemory }
        var file = PNGFile(
            width: bitmap.width, height: bitmap.height, color: opaque ? .rgb : .rgba, capacity: data.count)
        // Rendering intent: perceptual.
        file.append("sRGB", [0])
        file.append("IDAT", data)
        return file.finished()
    }

    private static func isRequested(_ interruption: DrawingInterruption?) -> Bool {
        interruption?.isRequested ?? false
    }

    private static func fastStream(_ bitmap: Bitmap, _ interruption: DrawingInterruption?) -> [UInt8]? {
        let bound = pk_png_fast_bound(Int32(bitmap.width), Int32(bitmap.height))
        // The bound is several times the space used; untouched pages of a fresh allocation cost nothing.
        let room = UnsafeMutablePointer<UInt8>.allocate(capacity: bound)
        defer { room.deallocate() }
        let question = interruption.map { _ in DrawingInterruption.question }
        let count = bitmap.withPixels {
            pk_png_fast($0, Int32(bitmap.width), Int32(bitmap.height), room, question, interruption?.context)
        }
        return count > 0 ? Array(UnsafeBufferPointer(start: room, count: count)) : nil
    }

    private static func smallStream(
        _ bitmap: Bitmap, opaque: Bool, _ interruption: DrawingInterruption?
    ) -> [UInt8]? {
        let filteredCount = bitmap.height * (1 + bitmap.width * (opaque ? 3 : 4))
        let filtered = UnsafeMutablePointer<UInt8>.allocate(capacity: filteredCount)
        defer { filtered.deallocate() }
        let question = interruption.map { _ in DrawingInterruption.question }
        let done = bitmap.withPixels {
            pk_png_filter(
                $0, Int32(bitmap.width), Int32(bitmap.height), opaque, filtered, question, interruption?.context)
        }
        guard done, !isRequested(interruption), let compressor = libdeflate_alloc_compressor(smallLevel) else {
            return nil
        }
        defer { libdeflate_free_compressor(compressor) }
        let bound = libdeflate_zlib_compress_bound(compressor, filteredCount)
        return [UInt8](unsafeUninitializedCapacity: bound) { buffer, count in
            count = libdeflate_zlib_compress(compressor, filtered, filteredCount, buffer.baseAddress, bound)
        }
    }
}
