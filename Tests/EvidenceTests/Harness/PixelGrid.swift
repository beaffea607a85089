import CoreGraphics
import Foundation
import ImageCodecs
import RenderModel

@testable import Painter

/// Premultiplied RGBA bytes, rows from the top without gaps.
struct PixelGrid {
    let width: Int
    let height: Int
    let bytes: [UInt8]

    enum Failure: Error {
        /// The file cannot be read or is not a picture.
        case unreadable(String)
    }

    init(width: Int, height: Int, bytes: [UInt8]) {
        self.width = width
        self.height = height
        self.bytes = bytes
    }

    init(_ bitmap: Bitmap) {
        width = bitmap.width
        height = bitmap.height
        bytes = bitmap.withUnsafeBytes { Array($0) }
    }

    /// Reads a PNG file of any kind.
    init(file: URL) throws {
        let data = [UInt8](try Data(contentsOf: file))
        var image = ic_image()
        guard ic_decode(data, data.count, Painter.mostPixels, &image) == IC_OK, let pixels = image.pixels else {
            throw Failure.unreadable(file.lastPathComponent)
        }
        defer { ic_image_free(&image) }
        width = Int(image.width)
        height = Int(image.height)
        let straight = UnsafeBufferPointer(start: pixels, count: width * height * 4)
        bytes = straight.indices.map { index in
            let alpha = Int(straight[index | 3])
            return index & 3 == 3 ? UInt8(alpha) : UInt8((Int(straight[index]) * alpha + 127) / 255)
        }
    }

    /// Grids side by side as a PNG file, with clear pixels between and below.
    static func write(_ grids: [PixelGrid], to file: URL) throws {
        let gap = 8
        let width = grids.reduce(0) { $0 + $1.width + gap }
        let height = grids.map(\.height).max() ?? 0
        guard let buffer = PixelBufferPool().take(width: width, height: height, for: .picture) else {
            throw Failure.unreadable(file.lastPathComponent)
        }
        buffer.pixels.update(repeating: 0, count: width * height)
        var left = 0
        for grid in grids {
            for y in 0..<grid.height {
                for x in 0..<grid.width {
                    let start = (y * grid.width + x) * 4
                    let pixel = grid.bytes[start..<start + 4].reversed().reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
                    buffer.pixels[y * width + left + x] = pixel
                }
            }
            left += grid.width + gap
        }
        let encoded = try PNGEncoder.encode(Bitmap(buffer: buffer, width: width, height: height))
        try Data(encoded).write(to: file)
    }
}
