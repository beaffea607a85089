import Foundation
import ImageCodecs

/// Premultiplied RGBA bytes, rows from the top without gaps.
package struct PixelGrid: Sendable {
    package let width: Int
    package let height: Int
    package let bytes: [UInt8]

    package enum Failure: Error {
        /// The file cannot be read or is not a picture.
        case unreadable(String)
    }

    package init(width: Int, height: Int, bytes: [UInt8]) {
        self.width = width
        self.height = height
        self.bytes = bytes
    }

    /// Reads a PNG file of any kind.
    package init(file: URL) throws {
        let data = [UInt8](try Data(contentsOf: file))
        var image = ic_image()
        guard ic_decode(data, data.count, 64 << 20, &image) == IC_OK, let pixels = image.pixels else {
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

    package subscript(x: Int, y: Int) -> Pixel {
        let start = (y * width + x) * 4
        return Pixel(
            components: SIMD4(
                Int16(bytes[start]), Int16(bytes[start + 1]), Int16(bytes[start + 2]), Int16(bytes[start + 3])))
    }
}

/// Red, green, blue and opacity, 0…255, the colors multiplied by the opacity. As text: `28,28,30,255`.
package struct Pixel: Hashable, Sendable, CustomStringConvertible {
    package var components: SIMD4<Int16>

    package init(components: SIMD4<Int16>) {
        self.components = components
    }

    package init?(_ text: Substring) {
        let numbers = text.split(separator: ",").compactMap { Int16($0) }
        guard numbers.count == 4 else { return nil }
        components = SIMD4(numbers[0], numbers[1], numbers[2], numbers[3])
    }

    package var description: String { (0..<4).map { String(components[$0]) }.joined(separator: ",") }

    /// The largest difference of a component.
    package func distance(to other: Pixel) -> Int {
        let difference = components &- other.components
        return Int(max(difference.max(), (SIMD4<Int16>() &- difference).max()))
    }
}
