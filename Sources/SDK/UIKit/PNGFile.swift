import Foundation

/// Writes pixels as a PNG file (www.w3.org/TR/png-3), uncompressed: widgets write images to read them again.
///
/// 1. Each row of the image has filter 0 and pixels with straight alpha.
/// 2. The rows are a zlib stream of stored blocks of at most 65,535 bytes, closed by their Adler-32.
/// 3. Header, rows and end are chunks with their CRC-32.
enum PNGFile {
    /// The signature of the file.
    static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

    private static let largestBlock = 65_535

    /// - Parameter pixels: premultiplied RGBA, rows from the top.
    /// - Returns: `nil` unless there are four bytes for every pixel.
    static func data(width: Int, height: Int, premultiplied pixels: [UInt8]) -> Data? {
        guard width > 0, height > 0, width <= 1 << 20, height <= 1 << 20, pixels.count == width * height * 4 else {
            return nil
        }
        var header = bytes(UInt32(width)) + bytes(UInt32(height))
        // Eight bits, colors with alpha, no interlacing.
        header += [8, 6, 0, 0, 0]
        let rows = stored(filtered(width: width, height: height, pixels))
        return Data(signature + chunk("IHDR", header) + chunk("IDAT", rows) + chunk("IEND", []))
    }

    /// A fully transparent image, with one bit per pixel.
    ///
    /// - Parameter chunk: name and content of a chunk after the header.
    static func transparent(width: Int, height: Int, chunk extra: (name: String, content: [UInt8])) -> Data {
        // One bit, with a palette of one transparent color.
        let header = bytes(UInt32(width)) + bytes(UInt32(height)) + [1, 3, 0, 0, 0]
        let rows = stored(Array(repeating: 0, count: height * ((width + 7) / 8 + 1)))
        return Data(
            signature + chunk("IHDR", header) + chunk(extra.name, extra.content) + chunk("PLTE", [0, 0, 0])
                + chunk("tRNS", [0]) + chunk("IDAT", rows) + chunk("IEND", []))
    }

    /// The content of the chunk after the header, when it has that name.
    static func secondChunk(of file: Data, named name: String) -> [UInt8]? {
        let start = Array(file.prefix(1024))
        // Signature, then the header's length, name, thirteen bytes and checksum.
        let at = 8 + 4 + 4 + 13 + 4
        guard start.starts(with: signature), start.count >= at + 8 else { return nil }
        let length = start[at..<at + 4].reduce(0) { $0 << 8 | Int($1) }
        guard Array(start[at + 4..<at + 8]) == Array(name.utf8), start.count >= at + 8 + length else { return nil }
        return Array(start[at + 8..<at + 8 + length])
    }

    private static func filtered(width: Int, height: Int, _ pixels: [UInt8]) -> [UInt8] {
        var rows: [UInt8] = []
        rows.reserveCapacity(height * (width * 4 + 1))
        for row in 0..<height {
            rows.append(0)
            for index in stride(from: row * width * 4, to: (row + 1) * width * 4, by: 4) {
                let alpha = Int(pixels[index + 3])
                for channel in index..<index + 3 {
                    let value = alpha == 0 ? 0 : (Int(pixels[channel]) * 255 + alpha / 2) / alpha
                    rows.append(UInt8(min(value, 255)))
                }
                rows.append(UInt8(alpha))
            }
        }
        return rows
    }

    private static func stored(_ content: [UInt8]) -> [UInt8] {
        var stream: [UInt8] = [0x78, 0x01]
        for start in stride(from: 0, to: content.count, by: largestBlock) {
            let end = min(start + largestBlock, content.count)
            let length = UInt16(end - start)
            stream.append(end == content.count ? 1 : 0)
            for value in [length, ~length] { stream += [UInt8(value & 0xFF), UInt8(value >> 8)] }
            stream += content[start..<end]
        }
        var (low, high): (UInt32, UInt32) = (1, 0)
        for byte in content {
            low = (low + UInt32(byte)) % 65_521
            high = (high + low) % 65_521
        }
        return stream + bytes(high << 16 | low)
    }

    private static func chunk(_ name: String, _ content: [UInt8]) -> [UInt8] {
        let named = Array(name.utf8) + content
        return bytes(UInt32(content.count)) + named + bytes(checksum(named))
    }

    private static func bytes(_ value: UInt32) -> [UInt8] {
        [UInt8(value >> 24), UInt8(value >> 16 & 0xFF), UInt8(value >> 8 & 0xFF), UInt8(value & 0xFF)]
    }

    private static let table: [UInt32] = (0..<256).map { number in
        (0..<8).reduce(UInt32(number)) { value, _ in value & 1 == 1 ? value >> 1 ^ 0xEDB8_8320 : value >> 1 }
    }

    private static func checksum(_ content: [UInt8]) -> UInt32 {
        ~content.reduce(0xFFFF_FFFF) { value, byte in table[Int((value ^ UInt32(byte)) & 0xFF)] ^ value >> 8 }
    }
}
