import Foundation

/// Reads an image's size from the header of its file, without decoding it.
package enum ImageHeader {
    /// Pixels; `nil` when the bytes are not a PNG, JPEG, WebP or GIF file.
    package static func pixelSize(of data: Data) -> (width: Int, height: Int)? {
        let bytes = Array(data.prefix(1 << 20))
        guard let size = png(bytes) ?? jpeg(bytes) ?? webP(bytes) ?? gif(bytes), size.width > 0, size.height > 0 else {
            return nil
        }
        return size
    }

    /// The signature, then the IHDR chunk with both lengths (PNG specification, 11.2.2).
    private static func png(_ bytes: [UInt8]) -> (width: Int, height: Int)? {
        guard bytes.count >= 24, bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) else {
            return nil
        }
        func integer(_ at: Int) -> Int { bytes[at..<at + 4].reduce(0) { $0 << 8 | Int($1) } }
        return (integer(16), integer(20))
    }

    /// Walks the segments to the frame header (ITU T.81, B.2.2).
    private static func jpeg(_ bytes: [UInt8]) -> (width: Int, height: Int)? {
        guard bytes.count >= 4, bytes[0] == 0xFF, bytes[1] == 0xD8 else { return nil }
        var position = 2
        while position + 9 < bytes.count, bytes[position] == 0xFF {
            let marker = bytes[position + 1]
            if marker == 0xFF {
                position += 1
                continue
            }
            if (0xC0...0xCF).contains(marker), ![0xC4, 0xC8, 0xCC].contains(marker) {
                let height = Int(bytes[position + 5]) << 8 | Int(bytes[position + 6])
                let width = Int(bytes[position + 7]) << 8 | Int(bytes[position + 8])
                return (width, height)
            }
            position += 2 + (Int(bytes[position + 2]) << 8 | Int(bytes[position + 3]))
        }
        return nil
    }

    /// The logical screen after the signature (GIF89a specification, 18).
    private static func gif(_ bytes: [UInt8]) -> (width: Int, height: Int)? {
        guard bytes.count >= 10, bytes.starts(with: Array("GIF8".utf8)) else { return nil }
        return (Int(bytes[6]) | Int(bytes[7]) << 8, Int(bytes[8]) | Int(bytes[9]) << 8)
    }

    /// The three forms of the container's first chunk (WebP container specification; RFC 6386 for `VP8 `).
    private static func webP(_ bytes: [UInt8]) -> (width: Int, height: Int)? {
        guard bytes.count >= 30, bytes.starts(with: Array("RIFF".utf8)),
            bytes[8...].starts(with: Array("WEBP".utf8))
        else { return nil }
        func little(_ at: Int, _ count: Int) -> Int {
            bytes[at..<at + count].reversed().reduce(0) { $0 << 8 | Int($1) }
        }
        switch String(decoding: bytes[12..<16], as: UTF8.self) {
        case "VP8X": return (little(24, 3) + 1, little(27, 3) + 1)
        case "VP8L":
            let packed = little(21, 4)
            return ((packed & 0x3FFF) + 1, (packed >> 14 & 0x3FFF) + 1)
        case "VP8 ": return (little(26, 2) & 0x3FFF, little(28, 2) & 0x3FFF)
        default: return nil
        }
    }
}
