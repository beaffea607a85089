import RenderModel

/// A PNG file around raw pixels. Nothing is compressed: this is for the few raw images of a widget.
enum StoredPNG {
    /// - Returns: `nil` when the resource lacks the pixels it announces.
    static func encode(_ image: ImageResource) -> [UInt8]? {
        let width = image.pixelWidth
        let height = image.pixelHeight
        guard width > 0, height > 0, width <= 1 << 15, height <= 1 << 15, image.bytes.count == width * height * 4 else {
            return nil
        }
        var file: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
        chunk("IHDR", bigEndian(UInt32(width)) + bigEndian(UInt32(height)) + [8, 6, 0, 0, 0], into: &file)
        chunk("IDAT", zlib(filteredRows(image)), into: &file)
        chunk("IEND", [], into: &file)
        return file
    }

    /// Rows without a filter; PNG requires colors that are not premultiplied.
    private static func filteredRows(_ image: ImageResource) -> [UInt8] {
        var rows: [UInt8] = []
        rows.reserveCapacity(image.bytes.count + image.pixelHeight)
        let stride = image.pixelWidth * 4
        for row in 0..<image.pixelHeight {
            rows.append(0)
            for pixel in Swift.stride(from: row * stride, to: (row + 1) * stride, by: 4) {
                let alpha = UInt32(image.bytes[pixel + 3])
                for channel in 0..<3 {
                    let value = UInt32(image.bytes[pixel + channel])
                    rows.append(alpha == 0 ? 0 : UInt8(min(255, (value * 255 + alpha / 2) / alpha)))
                }
                rows.append(UInt8(alpha))
            }
        }
        return rows
    }

    /// Stored blocks of at most 65,535 bytes, and the Adler-32 sum.
    private static func zlib(_ data: [UInt8]) -> [UInt8] {
        var stream: [UInt8] = [0x78, 0x01]
        var start = 0
        repeat {
            let end = min(start + 65_535, data.count)
            let length = UInt16(end - start)
            stream.append(end == data.count ? 1 : 0)
            for value in [length, ~length] { stream += [UInt8(value & 255), UInt8(value >> 8)] }
            stream += data[start..<end]
            start = end
        } while start < data.count
        var low: UInt32 = 1
        var high: UInt32 = 0
        for byte in data {
            low = (low + UInt32(byte)) % 65_521
            high = (high + low) % 65_521
        }
        return stream + bigEndian(high << 16 | low)
    }

    private static func chunk(_ type: String, _ body: [UInt8], into file: inout [UInt8]) {
        let content = Array(type.utf8) + body
        file += bigEndian(UInt32(body.count)) + content + bigEndian(crc32(content))
    }

    private static func crc32(_ bytes: [UInt8]) -> UInt32 {
        var crc: UInt32 = 0xFFFF_FFFF
        for byte in bytes { crc = crcTable[Int((crc ^ UInt32(byte)) & 255)] ^ crc >> 8 }
        return ~crc
    }

    private static let crcTable: [UInt32] = (0..<256).map { index in
        (0..<8).reduce(UInt32(index)) { value, _ in value & 1 == 1 ? 0xEDB8_8320 ^ value >> 1 : value >> 1 }
    }

    private static func bigEndian(_ value: UInt32) -> [UInt8] {
        [UInt8(value >> 24), UInt8(value >> 16 & 255), UInt8(value >> 8 & 255), UInt8(value & 255)]
    }
}
