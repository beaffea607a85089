extension PNGFile {
    private static let longestSide = 1 << 20

    /// An uncompressed file, for the few raw pictures of a widget, which are usually read again at once.
    ///
    /// Each row has filter 0 and its pixels with straight alpha, as PNG requires.
    ///
    /// - Parameter pixels: premultiplied RGBA, rows from the top.
    /// - Returns: `nil` unless there are four bytes for every pixel.
    package static func uncompressed(width: Int, height: Int, premultiplied pixels: [UInt8]) -> [UInt8]? {
        guard (1...longestSide).contains(width), (1...longestSide).contains(height), pixels.count == width * height * 4
        else { return nil }
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
        var file = PNGFile(width: width, height: height, color: .rgba)
        file.append("IDAT", stored(rows))
        return file.finished()
    }

    /// A fully transparent picture of one bit per pixel.
    ///
    /// - Parameter chunk: name and content of a chunk directly after the header.
    package static func transparent(width: Int, height: Int, chunk: (name: String, content: [UInt8])) -> [UInt8] {
        var file = PNGFile(width: width, height: height, bitDepth: 1, color: .palette)
        file.append(chunk.name, chunk.content)
        file.append("PLTE", [0, 0, 0])
        file.append("tRNS", [0])
        file.append("IDAT", stored(Array(repeating: 0, count: height * ((width + 7) / 8 + 1))))
        return file.finished()
    }

    /// The content of the chunk directly after the header, if it has that name and lies within the given bytes.
    ///
    /// - Parameter start: the first bytes of a file.
    package static func secondChunk(of start: [UInt8], named name: String) -> [UInt8]? {
        // Signature, then the header's length, name, thirteen bytes and checksum.
        let at = 8 + 4 + 4 + 13 + 4
        guard start.starts(with: signature), start.count >= at + 8 else { return nil }
        let length = start[at..<at + 4].reduce(0) { $0 << 8 | Int($1) }
        guard start[at + 4..<at + 8].elementsEqual(name.utf8), start.count >= at + 8 + length else { return nil }
        return Array(start[at + 8..<at + 8 + length])
    }
}
