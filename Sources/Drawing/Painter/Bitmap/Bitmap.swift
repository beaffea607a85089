import Crypto
import RenderModel

/// A finished image: premultiplied RGBA, eight bits each, gamma-encoded sRGB, rows from the top without gaps.
package struct Bitmap: Sendable {
    package let width: Int
    package let height: Int
    private let buffer: PixelBuffer

    init(buffer: PixelBuffer, width: Int, height: Int) {
        self.buffer = buffer
        self.width = width
        self.height = height
    }

    /// The bytes R, G, B, A of every pixel.
    package func withUnsafeBytes<Result>(_ body: (UnsafeRawBufferPointer) throws -> Result) rethrows -> Result {
        try withExtendedLifetime(buffer) {
            try body(UnsafeRawBufferPointer(start: buffer.pixels, count: width * height * 4))
        }
    }

    func withPixels<Result>(_ body: (UnsafePointer<UInt32>) throws -> Result) rethrows -> Result {
        try withExtendedLifetime(buffer) { try body(UnsafePointer(buffer.pixels)) }
    }

    /// The premultiplied pixel; clear outside of the image.
    package subscript(x: Int, y: Int) -> Pixel {
        guard x >= 0, y >= 0, x < width, y < height else { return Pixel(red: 0, green: 0, blue: 0, alpha: 0) }
        return withPixels { Pixel(packed: $0[y * width + x]) }
    }

    /// SHA-256 of the raw pixels, the bytes R, G, B, A of every premultiplied pixel from the top row on, as hexadecimal
    /// digits.
    package var hash: String { withUnsafeBytes { SHA256.hash(data: $0) }.hexadecimal }
}

/// One pixel with premultiplied components, 0…255.
package struct Pixel: Hashable, Sendable, CustomStringConvertible {
    package var red: UInt8
    package var green: UInt8
    package var blue: UInt8
    package var alpha: UInt8

    package init(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8 = 255) {
        self.red = red
        self.green = green
        self.blue = blue
        self.alpha = alpha
    }

    init(packed: UInt32) {
        red = UInt8(truncatingIfNeeded: packed)
        green = UInt8(truncatingIfNeeded: packed >> 8)
        blue = UInt8(truncatingIfNeeded: packed >> 16)
        alpha = UInt8(truncatingIfNeeded: packed >> 24)
    }

    package var description: String { "(\(red), \(green), \(blue), \(alpha))" }
}

/// A color as the kernels' input.
struct PremultipliedColor {
    let packed: UInt32

    /// Components are clamped to 0…1: colors outside sRGB are clipped per component.
    init(_ color: RGBA, opacity: Double = 1) {
        func unit(_ value: Float) -> Float { value > 0 ? min(value, 1) : 0 }
        let alpha = unit(color.alpha) * unit(Float(opacity))
        func byte(_ value: Float) -> UInt32 { UInt32(value * 255 + 0.5) }
        packed =
            byte(unit(color.red) * alpha) | byte(unit(color.green) * alpha) << 8 | byte(unit(color.blue) * alpha) << 16
            | byte(alpha) << 24
    }
}
