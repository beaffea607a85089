import CoreGraphics
import PixelKernels
import RenderModel

extension TreePainter {
    func draw(_ content: SymbolContent, transform: CGAffineTransform, on canvas: Canvas, opacity: Double) {
        guard tree.symbols.indices.contains(content.symbol) else {
            reportMissing("symbol", content.symbol)
            return
        }
        let drawing = tree.symbols[content.symbol]
        let place = content.destination
        guard drawing.box.width > 0, drawing.box.height > 0, place.width > 0, place.height > 0 else { return }
        var inner = CGAffineTransform(
            a: place.width / drawing.box.width, b: 0, c: 0, d: place.height / drawing.box.height, tx: place.minX,
            ty: place.minY)
        if content.mirrored {
            inner.a = -inner.a
            inner.tx = place.maxX
        }
        guard let (placement, x, y) = SymbolMaskCache.Placement.split(inner.concatenating(transform)) else {
            reportGeometry("symbol \(drawing.name)")
            return
        }
        guard spend(cost(of: drawing, placement: placement)) else { return }
        guard let masks = painter.symbols.masks(for: drawing, at: placement, painter: painter) else {
            report(
                Diagnostic(
                    .error, .notDrawn, subject: "symbol \(drawing.name)",
                    message: "It is larger than 4000 pixels; it is not drawn.",
                    remedy: "Draw it smaller, or as a shape."))
            return
        }
        for (mask, fill) in zip(masks, content.layerFills) {
            var placed = mask.placed(x: x, y: y)
            let area = pk_rect(x0: placed.x, y0: placed.y, x1: placed.x + placed.width, y1: placed.y + placed.height)
            withSource(fill.paint, transform: transform, area: area, on: canvas, opacity: opacity) { source in
                withUnsafePointer(to: canvas.surface) { surface in
                    pk_fill_mask(painter.scratch, surface, canvas.clip, &placed, source)
                }
            }
        }
    }

    /// As if the masks were drawn again for every use.
    private func cost(of drawing: SymbolDrawing, placement: SymbolMaskCache.Placement) -> Int {
        let margin = max(drawing.box.width, drawing.box.height) * 0.25
        let box = CGRect(origin: .zero, size: drawing.box).insetBy(dx: -margin, dy: -margin)
        let area = pk_rect(around: box.applying(placement.transform))
        var steps = 0
        var points = 0
        var strokes = 0
        for layer in drawing.layers {
            // Each cut also erases all layers below.
            steps +=
                2 + layer.steps.count + layer.cutsBelow.count
                + (layer.cutsBelow.isEmpty ? 0 : drawing.layers.count)
            for step in layer.steps + layer.cutsBelow {
                points += step.path.points.count
                strokes += step.strokeCost(under: placement.transform)
            }
        }
        let most = Painter.mostPixels
        return min(area.pixelCount, most) * min(steps, 10_000)
            + min(points, most) * (PaintCost.point * 8 + min(Int(area.height), 10_000)) + strokes
    }
}

extension SymbolDrawing.Step {
    fileprivate var path: PathStorage {
        switch self {
        case .fill(let path), .erase(let path), .stroke(let path, _), .eraseStroke(let path, _): path
        }
    }

    /// The work of computing the outline of a stroke; 0 for other steps.
    fileprivate func strokeCost(under transform: CGAffineTransform) -> Int {
        switch self {
        case .fill, .erase: return 0
        case .stroke(let path, let width), .eraseStroke(let path, let width):
            guard width.isFinite, width > 0 else { return 0 }
            let tolerance = strokeTolerance / max(transform.largestScale, 1e-6)
            let corner = 8 + StrokeGeometry.ofSymbol(width: width).arcPoints(tolerance: tolerance)
            return path.points.count * corner * PaintCost.strokePoint
        }
    }
}
