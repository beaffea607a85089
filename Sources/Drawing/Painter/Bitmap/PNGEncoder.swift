import CDeflate
import PixelKernels

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
    private static let signature: [UInt8] = [137, 80, 78, 71, 13, 10, 26, 10]

    package static func encode(_ bitmap: Bitmap, tier: Tier = .fast) throws(PaintFailure) -> [UInt8] {
        let opaque = tier == .small && bitmap.withPixels { pk_is_opaque($0, bitmap.width * bitmap.height) }
        let data = tier == .fast ? fastStream(bitmap) : smallStream(bitmap, opaque: opaque)
        guard let data else { throw .outOfMemory }
        var file = signature
        file.reserveCapacity(data.count + 128)
        var header: [UInt8] = []
        append(UInt32(bitmap.width), to: &header)
        append(UInt32(bitmap.height), to: &header)
        // Eight bits, RGB or RGBA, the only compression and filter methods, not interlaced.
        header += [8, opaque ? 2 : 6, 0, 0, 0]
        appendChunk("IHDR", header, to: &file)
        // Rendering intent: perceptual.
        appendChunk("sRGB", [0], to: &file)
        appendChunk("IDAT", data, to: &file)
        appendChunk("IEND", [], to: &file)
        return file
    }

    private static func fastStream(_ bitmap: Bitmap) -> [UInt8]? {
        let bound = pk_png_fast_bound(Int32(bitmap.width), Int32(bitmap.height))
        // The bound is several times the space used; untouched pages of a fresh allocation cost nothing.
        let room = UnsafeMutablePointer<UInt8>.allocate(capacity: bound)
        defer { room.deallocate() }
        let count = bitmap.withPixels { pk_png_fast($0, Int32(bitmap.width), Int32(bitmap.height), room) }
        return count > 0 ? Array(UnsafeBufferPointer(start: room, count: count)) : nil
    }

    private static func smallStream(_ bitmap: Bitmap, opaque: Bool) -> [UInt8]? {
        let filteredCount = bitmap.height * (1 + bitmap.width * (opaque ? 3 : 4))
        let filtered = UnsafeMutablePointer<UInt8>.allocate(capacity: filteredCount)
        defer { filtered.deallocate() }
        let done = bitmap.withPixels {
            pk_png_filter($0, Int32(bitmap.width), Int32(bitmap.height), opaque, filtered)
        }
        guard done, let compressor = libdeflate_alloc_compressor(smallLevel) else { return nil }
        defer { libdeflate_free_compressor(compressor) }
        let bound = libdeflate_zlib_compress_bound(compressor, filteredCount)
        return [UInt8](unsafeUninitializedCapacity: bound) { buffer, count in
            count = libdeflate_zlib_compress(compressor, filtered, filteredCount, buffer.baseAddress, bound)
        }
    }

    private static func append(_ value: UInt32, to bytes: inout [UInt8]) {
        for shift in [24, 16, 8, 0] as [UInt32] { bytes.append(UInt8(truncatingIfNeeded: value >> shift)) }
    }

    /// Length, type, data, and the checksum of type and data.
    private static func appendChunk(_ name: String, _ data: [UInt8], to file: inout [UInt8]) {
        append(UInt32(data.count), to: &file)
        let start = file.count
        file.append(contentsOf: name.utf8)
        file.append(contentsOf: data)
        let sum = file.withUnsafeBytes { bytes in
            libdeflate_crc32(0, bytes.baseAddress.map { $0 + start }, bytes.count - start)
        }
        append(sum, to: &file)
    }
}
