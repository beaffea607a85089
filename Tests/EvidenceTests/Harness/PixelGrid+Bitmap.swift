import EvidenceSupport
import Foundation
import RenderModel

@testable import Painter

extension PixelGrid {
    init(_ bitmap: Bitmap) {
        self.init(width: bitmap.width, height: bitmap.height, bytes: bitmap.withUnsafeBytes { Array($0) })
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
