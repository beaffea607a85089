import CoreGraphics
import PixelKernels
import RenderModel

extension TreePainter {
    /// - Parameter opacity: an outer opacity that applies to a single drawing; others have a layer and pass 1.
    func draw(
        _ nodes: [RenderNode], through effect: Effect, transform: CGAffineTransform, on canvas: Canvas, opacity: Double
    ) {
        switch effect {
        case .opacity(let factor):
            fade(nodes, to: factor.isFinite ? factor : 1, transform: transform, on: canvas, opacity: opacity)
        case .clip(let path, let evenOdd):
            clip(nodes, to: path, evenOdd: evenOdd, transform: transform, on: canvas, opacity: opacity)
        case .transform(let inner):
            let combined = inner.concatenating(transform)
            guard combined.isFinite else {
                reportGeometry("transform")
                return
            }
            draw(nodes, transform: combined, on: canvas, opacity: opacity)
        case .mask(let mask):
            drawMasked(nodes, by: mask, transform: transform, on: canvas, opacity: opacity)
        case .blend(let mode):
            withLayer(of: nodes, transform: transform, on: canvas) { layer in
                composite(layer, mode: mode.kernelMode, opacity: opacity, on: canvas)
            }
        case .blur(let radius, let opaque):
            blur(nodes, radius: radius, opaque: opaque, transform: transform, on: canvas, opacity: opacity)
        case .shadow(let color, let radius, let offset):
            drawShadow(
                of: nodes, color: color, radius: radius, offset: offset, transform: transform, on: canvas,
                opacity: opacity)
            draw(nodes, transform: transform, on: canvas, opacity: opacity)
        case .colorFilter(let filter):
            withLayer(of: nodes, transform: transform, on: canvas) { layer in
                guard spend(layer.bounds.pixelCount * 16) else { return }
                apply(filter, to: layer)
                composite(layer, opacity: opacity, on: canvas)
            }
        case .isolate:
            withLayer(of: nodes, transform: transform, on: canvas) { layer in
                composite(layer, opacity: opacity, on: canvas)
            }
        case .vibrancy(let vibrancy):
            drawVibrant(nodes, vibrancy, transform: transform, on: canvas, opacity: opacity)
        }
    }

    /// Draws the nodes on a clear layer that contains their visible part.
    ///
    /// - Parameter window: the relevant device pixels; `nil` for those within the canvas's clip.
    func withLayer(
        of nodes: [RenderNode], transform: CGAffineTransform, on canvas: Canvas, window: pk_rect? = nil,
        body: (Canvas) -> Void
    ) {
        let ink = nodes.reduce(CGRect.null) { $0.union(inkBounds(of: $1, transform: transform)) }
        guard !ink.isNull else { return }
        let area = pk_rect(around: ink).intersection(window ?? canvas.clip)
        guard !area.isEmpty, let layer = makeLayer(area, over: canvas) else { return }
        draw(nodes, transform: transform, on: layer, opacity: 1)
        body(layer)
    }

    /// A clear layer over these device pixels; `nil` with a report when there is too little memory or budget.
    ///
    /// - Parameter canvas: what the layer will be composited onto; `nil` for masks and temporary layers.
    func makeLayer(_ area: pk_rect, over canvas: Canvas? = nil) -> Canvas? {
        // A layer in many others sees all of them.
        guard spend((canvas?.below.count ?? 0) * PaintCost.bounds),
            let buffer = takeBuffer(width: Int(area.width), height: Int(area.height))
        else { return nil }
        var layer = Canvas(buffer: buffer, x: area.x0, y: area.y0, width: area.width, height: area.height)
        layer.fill(with: PremultipliedColor(.clear))
        if let canvas { layer.below = canvas.below + [canvas] }
        return layer
    }

    private func takeBuffer(width: Int, height: Int) -> PixelBuffer? {
        guard let buffer = painter.buffers.take(width: width, height: height, for: .layer) else {
            reportMemory()
            return nil
        }
        // Clearing and compositing.
        return spend(width * height * 4) ? buffer : nil
    }

    func composite(_ layer: Canvas, mode: pk_blend = PK_BLEND_NORMAL, opacity: Double = 1, on canvas: Canvas) {
        withUnsafePointer(to: canvas.surface) { target in
            withUnsafePointer(to: layer.surface) { source in
                pk_composite(painter.scratch, target, canvas.clip, source, opacity.byte, mode)
            }
        }
    }

    /// A group fades as one image. A single drawing needs no layer for that, because its paint fades.
    private func fade(
        _ nodes: [RenderNode], to factor: Double, transform: CGAffineTransform, on canvas: Canvas, opacity: Double
    ) {
        let share = opacity * min(max(factor, 0), 1)
        guard share > 0 else { return }
        if share == 1 || nodes.areSingleDrawing {
            draw(nodes, transform: transform, on: canvas, opacity: share)
        } else {
            withLayer(of: nodes, transform: transform, on: canvas) { composite($0, opacity: share, on: canvas) }
        }
    }

    private func clip(
        _ nodes: [RenderNode], to path: PathStorage, evenOdd: Bool, transform: CGAffineTransform, on canvas: Canvas,
        opacity: Double
    ) {
        guard path.isFinite else {
            reportGeometry("clip shape")
            return
        }
        if let rect = path.uprightRect(under: transform), rect.hasWholePixels {
            draw(nodes, transform: transform, on: canvas.clipped(to: pk_rect(around: rect)), opacity: opacity)
            return
        }
        guard spend(path.points.count * PaintCost.point) else { return }
        let outline = painter.outline
        outline.reset()
        outline.add(path, transform: transform)
        let inside = canvas.clipped(to: outline.bounds)
        guard spend(outline: outline, on: canvas), !inside.clip.isEmpty else { return }
        // The kernel mixes the drawn group with the earlier content, which is correct only if the group was drawn over
        // it.
        if hasBlend(nodes) {
            guard let layer = makeLayer(inside.clip, over: canvas) else { return }
            clip(nodes, to: path, evenOdd: evenOdd, transform: transform, onto: layer, opacity: 1)
            composite(layer, opacity: opacity, on: canvas)
        } else {
            clip(nodes, to: path, evenOdd: evenOdd, transform: transform, onto: inside, opacity: opacity)
        }
    }

    private func clip(
        _ nodes: [RenderNode], to path: PathStorage, evenOdd: Bool, transform: CGAffineTransform, onto canvas: Canvas,
        opacity: Double
    ) {
        let outline = painter.outline
        outline.reset()
        outline.add(path, transform: transform)
        charge(chordsOf: outline)
        let buffers = painter.buffers
        let saved = withUnsafePointer(to: canvas.surface) { surface in
            pk_clip_begin(
                painter.scratch, surface, canvas.clip, outline.pointer, evenOdd ? PK_EVEN_ODD : PK_NONZERO,
                buffers.free)
        }
        guard let saved else {
            reportMemory()
            return
        }
        let bytes = pk_clip_bytes(saved)
        buffers.hold(bytes)
        defer { buffers.release(bytes) }
        draw(nodes, transform: transform, on: canvas, opacity: opacity)
        withUnsafePointer(to: canvas.surface) { pk_clip_end(painter.scratch, $0, saved) }
    }

    /// True when a node or a descendant reads its backdrop.
    private func hasBlend(_ nodes: [RenderNode]) -> Bool {
        for node in nodes {
            guard spend(PaintCost.bounds) else { return false }
            if node.readsBackdrop ?? hasBlend(node.children) { return true }
        }
        return false
    }

    private func drawMasked(
        _ nodes: [RenderNode], by mask: RenderNode, transform: CGAffineTransform, on canvas: Canvas, opacity: Double
    ) {
        withLayer(of: nodes, transform: transform, on: canvas) { layer in
            guard let stencil = makeLayer(layer.clip) else { return }
            draw(mask, transform: transform, on: stencil)
            // Without memory or budget for the mask nothing is drawn.
            withAlpha(of: stencil) { alpha in
                withUnsafePointer(to: layer.surface) { pk_surface_mask(painter.scratch, $0, alpha) }
                composite(layer, opacity: opacity, on: canvas)
            }
        }
    }

    /// The layer's alpha as a mask at the same position.
    func withAlpha(of layer: Canvas, body: (UnsafePointer<pk_mask>) -> Void) {
        let surface = layer.surface
        let bytes = Int(surface.width) * Int(surface.height)
        guard let buffer = takeBuffer(width: bytes / 4 + 2, height: 1) else { return }
        buffer.pixels.withMemoryRebound(to: UInt8.self, capacity: bytes) { alpha in
            var mask = pk_mask(
                alpha: alpha, width: surface.width, height: surface.height, stride: surface.width, x: surface.x,
                y: surface.y)
            withUnsafePointer(to: surface) { pk_surface_alpha(painter.scratch, $0, &mask) }
            body(&mask)
        }
    }

    private func blur(
        _ nodes: [RenderNode], radius: Double, opaque: Bool, transform: CGAffineTransform, on canvas: Canvas,
        opacity: Double
    ) {
        let sigma = BlurRadius.sigma(radius, transform: transform)
        guard sigma > 0 else {
            fade(nodes, to: 1, transform: transform, on: canvas, opacity: opacity)
            return
        }
        let reach = pk_blur_reach(sigma)
        let ink = nodes.reduce(CGRect.null) { $0.union(inkBounds(of: $1, transform: transform)) }
        guard !ink.isNull else { return }
        let content = pk_rect(around: ink)
        let grown = opaque ? content : content.insetBy(-reach)
        let area = grown.intersection(canvas.clip.insetBy(-reach))
        guard !area.isEmpty, let layer = makeLayer(area, over: canvas),
            spend(PaintCost.blur(area, filled: content, seen: canvas.clip, components: 4))
        else { return }
        draw(nodes, transform: transform, on: layer, opacity: 1)
        let isBlurred = withUnsafePointer(to: layer.surface) {
            pk_blur_surface_within(painter.scratch, $0, sigma, opaque, canvas.clip)
        }
        guard isBlurred else { return }
        composite(layer, opacity: opacity, on: canvas)
    }
}

/// How SwiftUI's blur and shadow radii relate to the Gaussian's standard deviation.
enum BlurRadius {
    /// Pixels. The radius *is* the standard deviation: blurs measured side by side show Apple's shadow radius to be
    /// half of CSS's, whose standard deviation is half the radius by definition (bjango.com, "Matching drop shadows
    /// across CSS, Android, iOS, Figma, and Sketch"; CSS Backgrounds and Borders 3, "shadow-blur").
    static func sigma(_ radius: Double, transform: CGAffineTransform) -> Double {
        guard radius.isFinite, radius > 0 else { return 0 }
        let area = abs(transform.a * transform.d - transform.b * transform.c)
        return min(radius * area.squareRoot(), 500)
    }
}

extension CGRect {
    /// True when every side is on a pixel boundary, up to rounding errors of a double.
    fileprivate var hasWholePixels: Bool {
        [minX, minY, maxX, maxY].allSatisfy { abs($0 - $0.rounded()) < 1e-6 }
    }
}

extension [RenderNode] {
    /// True when at most one thing is painted, once, so that fading its paint fades the group.
    var areSingleDrawing: Bool { count <= 1 && allSatisfy(\.isSingleDrawing) }
}

extension RenderNode {
    fileprivate var isSingleDrawing: Bool {
        switch content {
        case .group: children.areSingleDrawing
        case .shape, .image: children.isEmpty
        case .text(let text):
            children.isEmpty && text.lines.allSatisfy { $0.decorations.isEmpty && $0.attachments.isEmpty }
        case .symbol(let symbol): children.isEmpty && symbol.layerFills.count <= 1
        case .effect(.shadow): false
        case .effect(.opacity), .effect(.clip), .effect(.transform): children.areSingleDrawing
        // These have their own layer, which fades as a whole.
        case .effect(.mask), .effect(.blend), .effect(.blur), .effect(.colorFilter), .effect(.isolate),
            .effect(.vibrancy):
            true
        }
    }

    /// True for a node that reads its backdrop, false for one whose descendants cannot; otherwise they decide.
    fileprivate var readsBackdrop: Bool? {
        guard case .effect(let effect) = content else { return nil }
        return switch effect {
        case .blend: true
        case .isolate, .mask, .blur, .colorFilter, .vibrancy: false
        case .opacity, .clip, .transform, .shadow: nil
        }
    }
}

extension BlendMode {
    var kernelMode: pk_blend {
        switch self {
        case .normal: PK_BLEND_NORMAL
        case .multiply: PK_BLEND_MULTIPLY
        case .screen: PK_BLEND_SCREEN
        case .overlay: PK_BLEND_OVERLAY
        case .darken: PK_BLEND_DARKEN
        case .lighten: PK_BLEND_LIGHTEN
        case .colorDodge: PK_BLEND_COLOR_DODGE
        case .colorBurn: PK_BLEND_COLOR_BURN
        case .softLight: PK_BLEND_SOFT_LIGHT
        case .hardLight: PK_BLEND_HARD_LIGHT
        case .difference: PK_BLEND_DIFFERENCE
        case .exclusion: PK_BLEND_EXCLUSION
        case .hue: PK_BLEND_HUE
        case .saturation: PK_BLEND_SATURATION
        case .color: PK_BLEND_COLOR
        case .luminosity: PK_BLEND_LUMINOSITY
        case .sourceAtop: PK_BLEND_SOURCE_ATOP
        case .destinationOver: PK_BLEND_DESTINATION_OVER
        case .destinationOut: PK_BLEND_DESTINATION_OUT
        case .plusDarker: PK_BLEND_PLUS_DARKER
        case .plusLighter: PK_BLEND_PLUS_LIGHTER
        }
    }
}
