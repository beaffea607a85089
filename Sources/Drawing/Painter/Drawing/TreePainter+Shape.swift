import CoreGraphics
import PixelKernels
import RenderModel

extension TreePainter {
    func draw(_ shape: ShapeContent, transform: CGAffineTransform, on canvas: Canvas, opacity: Double) {
        if case .fill = shape.style, shape.antialiased, let rect = shape.path.uprightRect(under: transform) {
            fill(rect, with: shape.fill.paint, transform: transform, on: canvas, opacity: opacity)
            return
        }
        let outline = painter.outline
        outline.reset()
        guard let rule = add(shape, to: outline, transform: transform) else {
            reportGeometry("shape")
            return
        }
        let area = outline.bounds
        guard spend(outline: outline, on: canvas) else { return }
        withSource(shape.fill.paint, transform: transform, area: area, on: canvas, opacity: opacity) { source in
            withUnsafePointer(to: canvas.surface) { surface in
                // Creating a source may have reused the outline.
                if shape.fill.paint.isDrawnBeforehand {
                    outline.reset()
                    _ = add(shape, to: outline, transform: transform)
                }
                pk_fill(
                    painter.scratch, surface, canvas.clip.intersection(area), outline.pointer, rule, shape.antialiased,
                    source)
            }
        }
    }

    /// Adds the filled or stroked outline; `nil` when a number is not finite.
    func add(_ shape: ShapeContent, to outline: OutlineBuilder, transform: CGAffineTransform) -> pk_rule? {
        guard spend(shape.path.points.count * PaintCost.point) else { return PK_NONZERO }
        switch shape.style {
        case .fill(let evenOdd):
            return outline.add(shape.path, transform: transform) ? (evenOdd ? PK_EVEN_ODD : PK_NONZERO) : nil
        case .stroke(let stroke):
            guard stroke.width.isFinite, shape.path.isFinite else { return nil }
            guard stroke.width > 0 else { return PK_NONZERO }
            let tolerance = strokeTolerance / max(transform.largestScale, 0.01)
            guard spend(cost(of: stroke, along: shape.path, tolerance: tolerance)) else { return PK_NONZERO }
            let edges = stroke.outline(of: shape.path, tolerance: tolerance) { isInterrupted }
            charge(edges.points.count * PaintCost.strokePoint)
            return outline.add(edges, transform: transform) ? PK_NONZERO : nil
        }
    }

    /// Each point and each dash becomes several points of the outline, a round one as many as its arc needs.
    private func cost(of stroke: StrokeGeometry, along path: PathStorage, tolerance: Double) -> Int {
        let dashes = stroke.dash.isEmpty ? 0 : path.dashCount(stroke.dash) { isInterrupted }
        let isCurved = path.verbs.contains { $0.pointCount > 1 }
        let pieces = path.points.count + dashes
        let corners = pieces * (8 + stroke.arcPoints(tolerance: tolerance)) * PaintCost.strokePoint
        guard !stroke.dash.isEmpty else { return corners }
        return corners + path.points.count * PaintCost.curveLength + (isCurved ? dashes * PaintCost.curvedDash : 0)
    }

    /// A rectangle in device pixels.
    func fill(
        _ rect: CGRect, with paint: Paint, transform: CGAffineTransform, on canvas: Canvas, opacity: Double
    ) {
        let area = pk_rect(around: rect)
        withSource(paint, transform: transform, area: area, on: canvas, opacity: opacity) { source in
            withUnsafePointer(to: canvas.surface) { surface in
                pk_fill_rect(
                    painter.scratch, surface, canvas.clip, rect.minX, rect.minY, rect.maxX, rect.maxY, source)
            }
        }
    }
}

extension Paint {
    /// The number of its gradient's stops.
    var stopCount: Int {
        switch self {
        case .linear(let ramp, _, _), .radial(let ramp, _, _, _), .elliptical(let ramp, _, _, _, _),
            .angular(let ramp, _, _, _):
            ramp.stops.count
        case .faded(let inner, _): inner.stopCount
        case .color, .image, .mesh, .material, .backdrop: 0
        }
    }

    /// True when the paint is itself an image that must be drawn first.
    var isDrawnBeforehand: Bool {
        switch self {
        case .mesh, .material, .backdrop, .image: true
        case .faded(let inner, _): inner.isDrawnBeforehand
        case .color, .linear, .radial, .elliptical, .angular: false
        }
    }
}

extension PathStorage {
    var isFinite: Bool { points.allSatisfy { $0.x.isFinite && $0.y.isFinite } }

    /// The rectangle in device pixels when the path is an axis-aligned one, whatever corner it starts from.
    func uprightRect(under transform: CGAffineTransform) -> CGRect? {
        guard transform.b == 0, transform.c == 0, points.count == 4 || points.count == 5,
            verbs.count == points.count || (verbs.count == points.count + 1 && verbs.last == .close),
            verbs.dropFirst().prefix(points.count - 1).allSatisfy({ $0 == .line }),
            points.count == 4 || points[4] == points[0], isFinite
        else { return nil }
        let first = points[0]
        let opposite = points[2]
        let corners = [CGPoint(x: opposite.x, y: first.y), CGPoint(x: first.x, y: opposite.y)]
        guard [points[1], points[3]] == corners || [points[3], points[1]] == corners else { return nil }
        let a = first.applying(transform)
        let b = opposite.applying(transform)
        guard a.x.isFinite, a.y.isFinite, b.x.isFinite, b.y.isFinite else { return nil }
        return CGRect(x: min(a.x, b.x), y: min(a.y, b.y), width: abs(a.x - b.x), height: abs(a.y - b.y))
    }
}
