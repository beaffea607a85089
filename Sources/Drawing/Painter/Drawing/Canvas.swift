import CoreGraphics
import PixelKernels

/// The pixels being drawn to: the image itself, or a layer for a group. Coordinates are device pixels of the image.
struct Canvas {
    let buffer: PixelBuffer
    var surface: pk_surface
    /// Nothing is drawn outside of this rectangle.
    var clip: pk_rect
    /// What a layer will be composited onto, from the image up, so that materials in it see their backdrop.
    var below: [Canvas] = []

    init(buffer: PixelBuffer, x: Int32, y: Int32, width: Int32, height: Int32) {
        self.buffer = buffer
        surface = pk_surface(pixels: buffer.pixels, width: width, height: height, stride: width, x: x, y: y)
        clip = pk_rect(x0: x, y0: y, x1: x + width, y1: y + height)
    }

    /// All of its pixels.
    var bounds: pk_rect {
        pk_rect(x0: surface.x, y0: surface.y, x1: surface.x + surface.width, y1: surface.y + surface.height)
    }

    func fill(with color: PremultipliedColor) {
        withUnsafePointer(to: surface) { pk_surface_fill($0, color.packed) }
    }

    func clipped(to rect: pk_rect) -> Canvas {
        var copy = self
        copy.clip = clip.intersection(rect)
        return copy
    }
}

extension pk_rect {
    var isEmpty: Bool { x0 >= x1 || y0 >= y1 }
    var width: Int32 { x1 - x0 }
    var height: Int32 { y1 - y0 }

    func intersection(_ other: pk_rect) -> pk_rect {
        pk_rect(x0: max(x0, other.x0), y0: max(y0, other.y0), x1: min(x1, other.x1), y1: min(y1, other.y1))
    }

    func insetBy(_ inset: Int32) -> pk_rect {
        pk_rect(x0: x0 + inset, y0: y0 + inset, x1: x1 - inset, y1: y1 - inset)
    }

    func offsetBy(x: Int32, y: Int32) -> pk_rect {
        pk_rect(x0: x0 + x, y0: y0 + y, x1: x1 + x, y1: y1 + y)
    }

    /// The whole pixels around a rectangle, clamped to what a canvas can have; empty when a number is not finite.
    init(around rect: CGRect) {
        let limit = Double(Painter.longestSide) * 4
        func whole(_ value: Double) -> Int32 { Int32(max(-limit, min(limit, value))) }
        guard rect.minX.isFinite, rect.minY.isFinite, rect.maxX.isFinite, rect.maxY.isFinite else {
            self.init(x0: 0, y0: 0, x1: 0, y1: 0)
            return
        }
        self.init(
            x0: whole(rect.minX.rounded(.down)), y0: whole(rect.minY.rounded(.down)),
            x1: whole(rect.maxX.rounded(.up)), y1: whole(rect.maxY.rounded(.up)))
    }
}

extension CGAffineTransform {
    var kernelTransform: pk_transform { pk_transform(a: a, b: b, c: c, d: d, tx: tx, ty: ty) }

    var isFinite: Bool {
        a.isFinite && b.isFinite && c.isFinite && d.isFinite && tx.isFinite && ty.isFinite
    }

    /// Neither rotated nor mirrored; the scale may differ by direction.
    var isUpright: Bool { b == 0 && c == 0 && a > 0 && d > 0 }

    /// Pixels per point along the direction with the higher resolution.
    var largestScale: Double { max((a * a + b * b).squareRoot(), (c * c + d * d).squareRoot()) }
}
