import Foundation

/// What the first bytes of a picture's file say about it, read without decoding the picture.
///
/// Files come from widgets and catalogs and may be cut off or hostile: every access is checked against the length.
package struct ImageHeader: Hashable, Sendable {
    /// A format, called as in its media type.
    package enum Format: String, Sendable {
        case png, jpeg, webp, gif

        /// The format that begins with these bytes.
        package init?(startOf bytes: UnsafeRawBufferPointer) {
            if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) {
                self = .png
            } else if bytes.starts(with: [0xFF, 0xD8, 0xFF]) {
                self = .jpeg
            } else if bytes.starts(with: "RIFF".utf8), bytes.dropFirst(8).starts(with: "WEBP".utf8) {
                self = .webp
            } else if bytes.starts(with: "GIF8".utf8) {
                self = .gif
            } else {
                return nil
            }
        }

        /// Whether pictures of this format can be drawn.
        package var isDrawable: Bool { self != .gif }
    }

    package let format: Format
    /// Pixels, at least one.
    package let width: Int
    /// Pixels, at least one.
    package let height: Int

    /// `nil` when the bytes are not the start of a PNG, JPEG, WebP or GIF file with a size.
    package init?(_ data: Data) {
        guard let header = data.withUnsafeBytes({ Self(reading: Reader(bytes: $0)) }) else { return nil }
        self = header
    }

    private init?(reading reader: Reader) {
        guard let format = Format(startOf: reader.bytes), let size = reader.size(in: format), size.width > 0,
            size.height > 0
        else { return nil }
        self.format = format
        (width, height) = size
    }
}

private struct Reader {
    let bytes: UnsafeRawBufferPointer

    func size(in format: ImageHeader.Format) -> (width: Int, height: Int)? {
        switch format {
        case .png: png
        case .jpeg: jpeg
        case .webp: webP
        case .gif: pair(little(6, 2), little(8, 2))
        }
    }

    /// The signature, then the IHDR chunk with both lengths (PNG specification, 11.2.2).
    private var png: (width: Int, height: Int)? { pair(big(16, 4), big(20, 4)) }

    /// Walks the segments to the frame header (ITU-T T.81, B.2.2).
    private var jpeg: (width: Int, height: Int)? {
        var offset = 2
        while let marker = big(offset, 2), marker >= 0xFF00 {
            let kind = marker & 0xFF
            if kind == 0xFF {
                offset += 1
                continue
            }
            if (0xC0...0xCF).contains(kind), ![0xC4, 0xC8, 0xCC].contains(kind) {
                return pair(big(offset + 7, 2), big(offset + 5, 2))
            }
            guard let length = big(offset + 2, 2), length >= 2 else { return nil }
            offset += 2 + length
        }
        return nil
    }

    /// A RIFF container whose first chunk is `VP8 `, `VP8L` or `VP8X` (RFC 9649; RFC 6386 for `VP8 `).
    private var webP: (width: Int, height: Int)? {
        guard bytes.count >= 30 else { return nil }
        switch String(decoding: bytes[12..<16], as: UTF8.self) {
        case "VP8X": return pair(little(24, 3).map { $0 + 1 }, little(27, 3).map { $0 + 1 })
        case "VP8L":
            guard let packed = little(21, 4) else { return nil }
            return ((packed & 0x3FFF) + 1, (packed >> 14 & 0x3FFF) + 1)
        case "VP8 ": return pair(little(26, 2).map { $0 & 0x3FFF }, little(28, 2).map { $0 & 0x3FFF })
        default: return nil
        }
    }

    private func pair(_ width: Int?, _ height: Int?) -> (width: Int, height: Int)? {
        guard let width, let height else { return nil }
        return (width, height)
    }

    private func big(_ offset: Int, _ count: Int) -> Int? {
        guard offset + count <= bytes.count else { return nil }
        return bytes[offset..<offset + count].reduce(0) { $0 << 8 | Int($1) }
    }

    private func little(_ offset: Int, _ count: Int) -> Int? {
        guard offset + count <= bytes.count else { return nil }
        return bytes[offset..<offset + count].reversed().reduce(0) { $0 << 8 | Int($1) }
    }
}
