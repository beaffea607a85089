import CoreGraphics
import PixelKernels
import RenderModel

/// What lies under a place, blurred, with fewer pixels than it covers.
struct BlurredBackdrop {
    /// Device pixels.
    let area: pk_rect
    /// The picture; its top left pixel is (0, 0).
    let layer: Canvas

    /// The colours at the device pixels of the area, interpolated.
    func source(opacity: Double) -> PaintSource {
        let toLayer = CGAffineTransform(translationX: -Double(area.x0), y: -Double(area.y0))
            .concatenating(
                CGAffineTransform(
                    scaleX: Double(layer.surface.width) / Double(area.width),
                    y: Double(layer.surface.height) / Double(area.height)))
        return .image(layer: layer, inverse: toLayer, opacity: opacity)
    }

    /// Mean luminance, 0…1, of what lies under the rectangle of device pixels.
    func luminance(under rect: pk_rect) -> Double {
        func column(_ x: Int32) -> Int32 { (x - area.x0) * layer.surface.width / max(area.width, 1) }
        func row(_ y: Int32) -> Int32 { (y - area.y0) * layer.surface.height / max(area.height, 1) }
        let part = pk_rect(x0: column(rect.x0), y0: row(rect.y0), x1: column(rect.x1) + 1, y1: row(rect.y1) + 1)
        return withUnsafePointer(to: layer.surface) { Double(pk_surface_luminance($0, part)) / 255 }
    }
}

extension TreePainter {
    /// A blur hides what is smaller than a part of its radius: the backdrop shrinks until the blur has this standard
    /// deviation, which three box passes still approximate well.
    private static let smallestSigma = 4.0
    private static let greatestShrinking = 8.0

    /// Takes what has been drawn under the area so far, on this canvas and on those that it will be put on.
    ///
    /// 1. The area grows by the reach of the blur, within the canvas.
    /// 2. A layer is put on all that lies below it; a picture is taken as it is.
    /// 3. The result shrinks by averaging and is blurred; at the canvas's edge its pixels go on.
    func blurredBackdrop(
        under area: pk_rect, radius: Double, transform: CGAffineTransform, on canvas: Canvas
    ) -> BlurredBackdrop? {
        let sigma = BlurRadius.sigma(radius, transform: transform)
        let around = area.insetBy(-pk_blur_reach(sigma)).intersection(canvas.bounds)
        guard !around.isEmpty else { return nil }
        var picture = canvas
        if !canvas.below.isEmpty {
            guard let flat = makeLayer(around) else { return nil }
            for part in canvas.below + [canvas] {
                withUnsafePointer(to: flat.surface) { target in
                    withUnsafePointer(to: part.surface) { source in
                        pk_composite(painter.scratch, target, around, source, 255, PK_BLEND_NORMAL)
                    }
                }
            }
            picture = flat
        }
        let shrinking = min(max((sigma / Self.smallestSigma).rounded(.down), 1), Self.greatestShrinking)
        let width = Int32((Double(around.width) / shrinking).rounded(.up))
        let height = Int32((Double(around.height) / shrinking).rounded(.up))
        guard let small = makeLayer(pk_rect(x0: 0, y0: 0, x1: width, y1: height)) else { return nil }
        let from = picture.surface
        let done = pk_resample(
            from.pixels, from.width, from.height, Double(around.x0 - from.x), Double(around.y0 - from.y),
            Double(around.x1 - from.x), Double(around.y1 - from.y), small.surface.pixels, width, height, false)
        guard done, withUnsafePointer(to: small.surface, { pk_blur_surface($0, sigma / shrinking, true) }) else {
            return nil
        }
        return BlurredBackdrop(area: around, layer: small)
    }

    /// The paint `.backdrop`: the blurred picture gets its saturation and its cover while it is small.
    func backdropSource(
        _ backdrop: Backdrop, transform: CGAffineTransform, area: pk_rect, on canvas: Canvas, opacity: Double
    ) -> PaintSource? {
        guard let blurred = blurredBackdrop(under: area, radius: backdrop.radius, transform: transform, on: canvas)
        else { return nil }
        let layer = blurred.layer
        if backdrop.saturation != 1 { ColorMatrix.saturation(backdrop.saturation).apply(to: layer) }
        PaintSource(color: backdrop.cover, opacity: 1).withKernelSource { source in
            withUnsafePointer(to: layer.surface) { target in
                pk_fill_rect(
                    painter.scratch, target, layer.bounds, 0, 0, Double(target.pointee.width),
                    Double(target.pointee.height), source)
            }
        }
        return blurred.source(opacity: opacity)
    }

    /// See `Vibrancy`.
    func drawVibrant(
        _ nodes: [RenderNode], _ vibrancy: Vibrancy, transform: CGAffineTransform, on canvas: Canvas, opacity: Double
    ) {
        withLayer(of: nodes, transform: transform, on: canvas) { layer in
            guard
                let blurred = blurredBackdrop(
                    under: layer.bounds, radius: vibrancy.radius, transform: transform, on: canvas),
                let backdrop = makeLayer(layer.bounds)
            else { return }
            blurred.source(opacity: 1).withKernelSource { source in
                withUnsafePointer(to: backdrop.surface) { target in
                    let place = backdrop.bounds
                    pk_fill_rect(
                        painter.scratch, target, place, Double(place.x0), Double(place.y0), Double(place.x1),
                        Double(place.y1), source)
                }
            }
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
                        pk_surface_vibrancy(target, canvas.clip, group, $0, recipe)
                    }
                }
            }
        }
    }
}
