import CoreGraphics
import Foundation

/// A recipe for an image. The y axis points upward; colors are premultiplied.
enum PixelRecipe: Sendable {
    /// A color for every point.
    case function(@Sendable (Double, Double) -> SIMD4<Float>)
    /// An image that the host decodes, with its position.
    case picture(CGImage, CGRect)

    static func pixels(of image: CGImage) -> PixelRecipe {
        let bytes = image.bytes
        let (width, height) = (image.width, image.height)
        guard !bytes.isEmpty else {
            return .picture(image, CGRect(x: 0, y: 0, width: width, height: height))
        }
        return .function { x, y in
            let column = Int(x.rounded(.down))
            let row = height - 1 - Int(y.rounded(.down))
            guard (0..<width).contains(column), (0..<height).contains(row) else { return .zero }
            let at = (row * width + column) * 4
            return SIMD4(
                Float(bytes[at]), Float(bytes[at + 1]), Float(bytes[at + 2]), Float(bytes[at + 3])) / 255
        }
    }

    /// Images keep their colors, because they are not decoded here.
    func mapped(_ change: @escaping @Sendable (SIMD4<Float>) -> SIMD4<Float>) -> PixelRecipe {
        guard case .function(let color) = self else { return self }
        return .function { x, y in change(color(x, y)) }
    }

    func transformed(_ transform: CGAffineTransform) -> PixelRecipe {
        switch self {
        case .function(let color):
            let back = transform.inverted()
            return .function { x, y in
                let point = CGPoint(x: x, y: y).applying(back)
                return color(Double(point.x), Double(point.y))
            }
        case .picture(let image, let place): return .picture(image, place.applying(transform))
        }
    }

    /// Over another image; an opaque image covers everything below it.
    func over(_ other: PixelRecipe) -> PixelRecipe {
        guard case .function(let top) = self, case .function(let below) = other else { return self }
        return .function { x, y in
            let color = top(x, y)
            return color.w >= 1 ? color : color + below(x, y) * (1 - color.w)
        }
    }

    func clipped(to rect: CGRect) -> PixelRecipe {
        guard case .function(let color) = self else { return self }
        return .function { x, y in rect.contains(CGPoint(x: x, y: y)) ? color(x, y) : .zero }
    }
}
