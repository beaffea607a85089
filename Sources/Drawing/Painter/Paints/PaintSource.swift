import CoreGraphics
import PixelKernels
import RenderModel

/// A paint prepared for the kernels, together with the owner of its memory.
struct PaintSource {
    var source: pk_source
    private var owner: AnyObject?

    /// A single color.
    init(color: RGBA, opacity: Double) {
        source = pk_source()
        source.kind = PK_SOURCE_COLOR
        source.alpha = 255
        source.color = PremultipliedColor(color, opacity: opacity).packed
    }

    /// The pixels of a layer at their positions.
    init(layer: Canvas, opacity: Double) {
        source = pk_source()
        source.kind = PK_SOURCE_SURFACE
        source.alpha = opacity.byte
        source.surface = layer.surface
        owner = layer.buffer
    }

    /// An image whose top left pixel is at this device pixel.
    init(picture: Picture, atX x: Int32, y: Int32, opacity: Double) {
        source = pk_source()
        source.kind = PK_SOURCE_SURFACE
        source.alpha = opacity.byte
        source.surface = picture.surface
        source.surface.x = x
        source.surface.y = y
        owner = picture
    }

    private init(ramp: Ramp, kind: pk_source_kind, opacity: Double) {
        source = pk_source()
        source.kind = kind
        source.alpha = opacity.byte
        source.opaque = ramp.isOpaque
        source.ramp = UnsafePointer(ramp.colors)
        source.scale = 1
        owner = ramp
    }

    /// t = (p − from)·(to − from) / |to − from|². Without a direction everything is beyond the end.
    static func linear(
        ramp: Ramp, from: CGPoint, to: CGPoint, inverse: CGAffineTransform, opacity: Double
    ) -> PaintSource {
        var result = PaintSource(ramp: ramp, kind: PK_SOURCE_LINEAR, opacity: opacity)
        let dx = to.x - from.x
        let dy = to.y - from.y
        let square = dx * dx + dy * dy
        guard square > 0, square.isFinite else {
            result.source.u0 = 1
            return result
        }
        // Coordinates along the line as the first row of an affine map.
        let along = CGAffineTransform(
            a: dx / square, b: 0, c: dy / square, d: 1, tx: -(from.x * dx + from.y * dy) / square, ty: 0)
        result.setMap(inverse.concatenating(along))
        return result
    }

    /// t = (|p − center| / unit − from) / (to − from), with separate units along x and y.
    static func radial(
        ramp: Ramp, center: CGPoint, unit: CGSize, from: Double, to: Double, inverse: CGAffineTransform,
        opacity: Double
    ) -> PaintSource {
        var result = PaintSource(ramp: ramp, kind: PK_SOURCE_RADIAL, opacity: opacity)
        guard from != to, unit.width > 0, unit.height > 0 else {
            result.source.scale = 0
            result.source.offset = 1
            return result
        }
        let centered = CGAffineTransform(
            a: 1 / unit.width, b: 0, c: 0, d: 1 / unit.height, tx: -center.x / unit.width, ty: -center.y / unit.height)
        result.setMap(inverse.concatenating(centered))
        result.source.scale = Float(1 / (to - from))
        result.source.offset = Float(-from / (to - from))
        return result
    }

    /// t = (angle − from) / (to − from). A ramp that spans less than a turn leaves a gap: its half next to each end
    /// takes that end's color.
    static func angular(
        ramp: Ramp, center: CGPoint, from: Double, to: Double, inverse: CGAffineTransform, opacity: Double
    ) -> PaintSource {
        var result = PaintSource(ramp: ramp, kind: PK_SOURCE_ANGULAR, opacity: opacity)
        let turn = 2 * Double.pi
        guard from != to else {
            result.source.scale = 0
            result.source.offset = 1
            return result
        }
        result.setMap(inverse.concatenating(CGAffineTransform(translationX: -center.x, y: -center.y)))
        let span = abs(to - from) / turn
        let halfGap = max(1 - span, 0) / 2
        // Turns are measured from half a gap before the first angle, so that they never wrap within the ramp.
        let start = min(from, to) / turn - halfGap
        result.source.turn = Float((-start) - (-start).rounded(.down))
        let forward = to > from
        result.source.scale = Float(forward ? 1 / span : -1 / span)
        result.source.offset = Float(forward ? -halfGap / span : 1 + halfGap / span)
        return result
    }

    /// An image; `inverse` maps from device pixels to the image's pixels.
    static func image(
        _ picture: Picture, inverse: CGAffineTransform, tiled: Bool, nearest: Bool, opacity: Double
    ) -> PaintSource {
        var result = PaintSource(color: .clear, opacity: 1)
        result.source.kind = PK_SOURCE_IMAGE
        result.source.alpha = opacity.byte
        result.source.surface = picture.surface
        result.source.tiled = tiled
        result.source.nearest = nearest
        result.setMap(inverse)
        result.owner = picture
        return result
    }

    private mutating func setMap(_ map: CGAffineTransform) {
        source.ux = Float(map.a)
        source.uy = Float(map.c)
        source.u0 = Float(map.tx)
        source.vx = Float(map.b)
        source.vy = Float(map.d)
        source.v0 = Float(map.ty)
    }

    func withKernelSource(_ body: (UnsafePointer<pk_source>) -> Void) {
        withExtendedLifetime(owner) { withUnsafePointer(to: source, body) }
    }
}

extension Double {
    /// 0…1 as 0…255; NaN becomes 0.
    var byte: UInt32 { self > 0 ? UInt32(Swift.min(self, 1) * 255 + 0.5) : 0 }
}
