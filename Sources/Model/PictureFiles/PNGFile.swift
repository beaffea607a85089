import CDeflate

/// A PNG file under construction (www.w3.org/TR/png-3): the only place that writes the container and its checksums.
///
/// 1. The file starts with the signature and the header chunk IHDR.
/// 2. Each chunk is its length, its name, its content, and the CRC-32 of name and content.
/// 3. Image data is a zlib stream of filtered rows, which the caller compresses, or which `stored(_:)` only wraps.
/// 4. `finished()` appends IEND.
package struct PNGFile {
    package enum ColorType: UInt8 {
        case rgb = 2
        case palette = 3
        case rgba = 6
    }

    /// The bytes that every file begins with.
    package static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

    private var bytes = Self.signature

    /// - Parameter capacity: number of bytes that the chunks are expected to take.
    package init(width: Int, height: Int, bitDepth: UInt8 = 8, color: ColorType, capacity: Int = 0) {
        bytes.reserveCapacity(capacity + 128)
        // The only compression and filter methods, not interlaced.
        append(
            "IHDR",
            Self.bigEndian(UInt32(width)) + Self.bigEndian(UInt32(height)) + [bitDepth, color.rawValue, 0, 0, 0])
    }

    package mutating func append(_ name: String, _ content: [UInt8]) {
        bytes += Self.bigEndian(UInt32(content.count))
        let start = bytes.count
        bytes += name.utf8
        bytes += content
        let checksum = bytes.withUnsafeBytes { bytes in
            libdeflate_crc32(0, bytes.baseAddress.map { $0 + start }, bytes.count - start)
        }
        bytes += Self.bigEndian(checksum)
    }

    package consuming func finished() -> [UInt8] {
        append("IEND", [])
        return bytes
    }

    /// A zlib stream of stored blocks of at most 65,535 bytes, closed by its Adler-32 checksum.
    package static func stored(_ rows: [UInt8]) -> [UInt8] {
        let largestBlock = 65_535
        var stream: [UInt8] = [0x78, 0x01]
        var start = 0
        repeat {
            let end = min(start + largestBlock, rows.count)
            let length = UInt16(end - start)
            stream.append(end == rows.count ? 1 : 0)
            for value in [length, ~length] { stream += [UInt8(value & 0xFF), UInt8(value >> 8)] }
            stream += rows[start..<end]
            start = end
        } while start < rows.count
        return stream + bigEndian(rows.withUnsafeBytes { libdeflate_adler32(1, $0.baseAddress, $0.count) })
    }

    private static func bigEndian(_ value: UInt32) -> [UInt8] {
        [UInt8(value >> 24), UInt8(value >> 16 & 0xFF), UInt8(value >> 8 & 0xFF), UInt8(value & 0xFF)]
    }
}
