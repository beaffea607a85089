import CoreGraphics
import PixelKernels
import RenderModel

/// A blurred backdrop, at a fraction of its size.
struct BlurredBackdrop {
    /// Device pixels.
    let area: pk_rect
    /// Device pixels per pixel of the image, in each direction.
    let factor: Int32
    /// The image; its top left pixel is (0, 0).
    let small: Canvas

    /// Writes the interpolated color to every pixel of the canvas within the area.
    func fill(_ canvas: Canvas, scratch: OpaquePointer) -> Bool {
        withUnsafePointer(to: canvas.surface) { target in
            withUnsafePointer(to: small.surface) { pk_surface_enlarge(scratch, $0, area, factor, target) }
        }
    }

    /// Mean luminance, 0…1, of the backdrop of a rectangle of device pixels.
    func luminance(under rect: pk_rect) -> Double {
        let part = pk_rect(
            x0: (rect.x0 - area.x0) / factor, y0: (rect.y0 - area.y0) / factor,
            x1: (rect.x1 - area.x0 + factor - 1) / factor, y1: (rect.y1 - area.y0 + factor - 1) / factor)
        return withUnsafePointer(to: small.surface) { Double(pk_surface_luminance($0, part)) / 255 }
    }
}

extension TreePainter {
    /// A blur hides details smaller than a part of its radius: the backdrop is reduced until the blur has this standard
    /// deviation, which three box passes still approximate well.
    private static let smallestSigma = 4.0
    private static let greatestFactor = 8.0

    /// Copies the drawing so far in the area, on this canvas and on those that it will be composited onto.
    ///
    /// 1. The area grows by the reach of the blur, within the canvas.
    /// 2. A layer is composited onto everything below it; an image is taken unchanged.
    /// 3. The result is reduced by averaging and blurred; beyond the canvas's edge its pixels are repeated.
    func blurredBackdrop(
        under area: pk_rect, radius: Double, transform: CGAffineTransform, on canvas: Canvas
    ) -> BlurredBackdrop? {
        let sigma = BlurRadius.sigma(radius, transform: transform)
        let around = area.insetBy(-pk_blur_reach(sigma)).intersection(canvas.bounds)
        guard !around.isEmpty else { return nil }
        var picture = canvas
        if !canvas.below.isEmpty {
            guard spend((canvas.below.count + 1) * around.pixelCount * 2), let flat = makeLayer(around) else {
                return nil
            }
            for part in canvas.below + [canvas] {
                withUnsafePointer(to: flat.surface) { target in
                    withUnsafePointer(to: part.surface) { source in
                        pk_composite(painter.scratch, target, around, source, 255, PK_BLEND_NORMAL)
                    }
                }
            }
            picture = flat
        }
        let factor = Int32(min(max((sigma / Self.smallestSigma).rounded(.down), 1), Self.greatestFactor))
        let squares = pk_rect(
            x0: 0, y0: 0, x1: (around.width + factor - 1) / factor, y1: (around.height + factor - 1) / factor)
        guard spend(around.pixelCount * 2),
            spend(PaintCost.blur(squares, filled: squares, seen: squares, components: 4)),
            let small = makeLayer(squares)
        else { return nil }
        let blurred = withUnsafePointer(to: small.surface) { target in
            withUnsafePointer(to: picture.surface) { pk_surface_shrink(painter.scratch, $0, around, factor, target) }
            return pk_blur_surface_within(painter.scratch, target, sigma / Double(factor), true, squares)
        }
        return blurred ? BlurredBackdrop(area: around, factor: factor, small: small) : nil
    }

    /// The paint `.backdrop`: the blurred image gets its saturation and its cover while it is small.
    func backdropSource(
        _ backdrop: Backdrop, transform: CGAffineTransform, area: pk_rect, on canvas: Canvas, opacity: Double
    ) -> PaintSource? {
        guard let blurred = blurredBackdrop(under: area, radius: backdrop.radius, transform: transform, on: canvas)
        else { return nil }
        let small = blurred.small
        if backdrop.saturation != 1 {
            ColorMatrix.saturation(backdrop.saturation).apply(to: small, painter.scratch)
        }
        PaintSource(color: backdrop.cover, opacity: 1).withKernelSource { source in
            withUnsafePointer(to: small.surface) { target in
                pk_fill_rect(
                    painter.scratch, target, small.bounds, 0, 0, Double(target.pointee.width),
                    Double(target.pointee.height), source)
            }
        }
        guard let layer = makeLayer(area.intersection(blurred.area)), blurred.fill(layer, scratch: painter.scratch)
        else { return nil }
        return PaintSource(layer: layer, opacity: opacity)
    }

    /// See `Vibrancy`.
    func drawVibrant(
        _ nodes: [RenderNode], _ vibrancy: Vibrancy, transform: CGAffineTransform, on canvas: Canvas, opacity: Double
    ) {
        withLayer(of: nodes, transform: transform, on: canvas) { layer in
            guard
                let blurred = blurredBackdrop(
                    under: layer.bounds, radius: vibrancy.radius, transform: transform, on: canvas),
                let backdrop = makeLayer(layer.bounds), blurred.fill(backdrop, scratch: painter.scratch)
            else { return }
            guard spend(layer.bounds.pixelCount * 16) else { return }
            let isBright = blurred.luminance(under: layer.bounds) >= Vibrancy.brightBackdrop
            let ink =
                switch vibrancy.ink {
                case .light: vibrancy.lightInk
                case .dark: vibrancy.darkInk
                case .byBackdrop: isBright ? vibrancy.darkInk : vibrancy.lightInk
                }
            let weakest = vibrancy.weakest.byte
            let recipe = pk_vibrancy(
                ink: PremultipliedColor(ink).packed, alpha: opacity.byte, weakest: weakest,
                strongest: max(vibrancy.strongest.byte, weakest))
            withUnsafePointer(to: canvas.surface) { target in
                withUnsafePointer(to: layer.surface) { group in
                    withUnsafePointer(to: backdrop.surface) {
                        pk_surface_vibrancy(painter.scratch, target, canvas.clip, group, $0, recipe)
                    }
                }
            }
        }
    }
}
