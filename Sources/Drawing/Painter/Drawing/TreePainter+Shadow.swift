import CoreGraphics
import PixelKernels
import RenderModel

extension TreePainter {
    /// Draws the blurred, colored, offset alpha of the nodes.
    ///
    /// 1. A single filled shape in one color needs no layer: its coverage is the alpha. If its center can be stretched,
    ///    as a rounded rectangle's can, a small one is blurred instead, cached, and drawn in nine slices.
    /// 2. Anything else is drawn on a layer whose alpha is blurred.
    func drawShadow(
        of nodes: [RenderNode], color: RGBA, radius: Double, offset: CGPoint, transform: CGAffineTransform,
        on canvas: Canvas, opacity: Double
    ) {
        guard color.alpha > 0, offset.x.isFinite, offset.y.isFinite, radius.isFinite else {
            if color.alpha > 0 { reportGeometry("shadow") }
            return
        }
        let sigma = BlurRadius.sigma(radius, transform: transform)
        let shift = transform.vector(offset)
        // A shadow with this offset is not visible on any canvas.
        guard max(abs(shift.x), abs(shift.y)) < Double(Painter.longestSide) * 4 else { return }
        if let (shape, inner) = nodes.singleShape(transform: transform), case .color(let fill) = shape.fill.paint {
            let paint = PaintSource(color: color, opacity: opacity * Double(min(max(fill.alpha, 0), 1)))
            let moved = inner.concatenating(CGAffineTransform(translationX: shift.x, y: shift.y))
            drawShadow(of: shape, transform: moved, sigma: sigma, paint: paint, on: canvas)
            return
        }
        let reach = pk_blur_reach(sigma)
        let dx = Int32(shift.x.rounded())
        let dy = Int32(shift.y.rounded())
        // The visible part of the shadow comes from content shifted back by its offset, extended by the blur's reach.
        let window = canvas.clip.offsetBy(x: -dx, y: -dy).insetBy(-reach)
        withLayer(of: nodes, transform: transform, on: canvas, window: window) { layer in
            guard let wide = makeLayer(layer.clip.insetBy(-reach)) else { return }
            composite(layer, on: wide)
            withAlpha(of: wide) { alpha in
                let seen = canvas.clip.offsetBy(x: -dx, y: -dy)
                let cost = PaintCost.blur(wide.bounds, filled: layer.bounds, seen: seen, components: 1)
                guard sigma == 0 || spend(cost) && pk_blur_mask_within(painter.scratch, alpha, sigma, seen) else {
                    return
                }
                var moved = alpha.pointee
                moved.x += dx
                moved.y += dy
                PaintSource(color: color, opacity: opacity).withKernelSource { source in
                    withUnsafePointer(to: canvas.surface) { surface in
                        pk_fill_mask(painter.scratch, surface, canvas.clip, &moved, source)
                    }
                }
            }
        }
    }

    private func drawShadow(
        of shape: ShapeContent, transform: CGAffineTransform, sigma: Double, paint: PaintSource, on canvas: Canvas
    ) {
        let outline = painter.outline
        outline.reset()
        guard let rule = add(shape, to: outline, transform: transform) else {
            reportGeometry("shadow")
            return
        }
        let bounds = outline.bounds
        let reach = pk_blur_reach(sigma)
        guard spend(outline: outline, on: canvas), !bounds.isEmpty,
            !bounds.insetBy(-reach).intersection(canvas.clip).isEmpty
        else { return }
        let area = bounds.insetBy(-reach).intersection(canvas.clip.insetBy(-reach))
        let cost = PaintCost.blur(area, filled: bounds, seen: canvas.clip, components: 1)
        let tile = min(bounds.insetBy(-reach).pixelCount, ShadowTileCache.mostPixels) * 8
        guard spend(cost + tile + area.pixelCount * 2) else { return }
        if case .fill = shape.style,
            let tile = painter.shadows.tile(
                for: shape.path, rule: rule, transform: transform, bounds: bounds, sigma: sigma, painter: painter)
        {
            paint.withKernelSource { source in
                withUnsafePointer(to: canvas.surface) { surface in
                    withUnsafePointer(to: tile.mask.mask) { mask in
                        pk_fill_nine_part(
                            painter.scratch, surface, canvas.clip, mask, tile.corner, bounds.insetBy(-reach), source)
                    }
                }
            }
            return
        }
        // Beyond the clip only the reach of a blur is relevant.
        guard !area.isEmpty else { return }
        guard Int(area.width) * Int(area.height) <= Painter.mostPixels else {
            report(
                Diagnostic(
                    .error, .notDrawn, subject: "shadow",
                    message: "Its mask of \(area.width) × \(area.height) pixels is too large; it is not drawn."))
            return
        }
        let mask = MaskBuffer(area)
        mask.draw(outline, rule: rule, operation: PK_MASK_SET, scratch: painter.scratch)
        guard sigma == 0 || mask.blur(sigma: sigma, seen: canvas.clip, scratch: painter.scratch) else { return }
        paint.withKernelSource { source in
            withUnsafePointer(to: canvas.surface) { surface in
                withUnsafePointer(to: mask.mask) { pk_fill_mask(painter.scratch, surface, canvas.clip, $0, source) }
            }
        }
    }
}

extension [RenderNode] {
    /// The only painted thing, if it is a shape, together with its transform.
    fileprivate func singleShape(transform: CGAffineTransform) -> (ShapeContent, CGAffineTransform)? {
        guard count == 1, let node = first else { return nil }
        switch node.content {
        case .shape(let shape): return node.children.isEmpty ? (shape, transform) : nil
        case .group: return node.children.singleShape(transform: transform)
        case .effect(.transform(let inner)): return node.children.singleShape(transform: inner.concatenating(transform))
        default: return nil
        }
    }
}
