import CoreGraphics
import PixelKernels
import RenderModel

extension TreePainter {
    /// A rectangle in device pixels that contains everything the node paints; null when it paints nothing.
    ///
    /// It may be too large, never too small: layers are allocated with this size.
    ///
    /// Null, too, when the picture's budget is spent: then the node is not drawn.
    func inkBounds(of node: RenderNode, transform: CGAffineTransform) -> CGRect {
        guard spend(PaintCost.bounds) else { return .null }
        switch node.content {
        case .group:
            return inkBounds(of: node.children, transform: transform)
        case .effect(let effect):
            return inkBounds(of: node.children, through: effect, transform: transform)
        case .shape(let shape):
            return inkBounds(of: shape, transform: transform)
                .union(inkBounds(of: node.children, transform: transform))
        case .text(let text):
            return text.lines.reduce(CGRect.null) { $0.union(inkBounds(of: $1, transform: transform)) }
                .union(inkBounds(of: node.children, transform: transform))
        case .image(let image):
            return pixels(image.destination, transform).union(inkBounds(of: node.children, transform: transform))
        case .symbol(let symbol):
            // Drawings may exceed their box slightly, as cutouts and strokes do.
            let margin = max(symbol.destination.width, symbol.destination.height) * 0.25
            return pixels(symbol.destination.insetBy(dx: -margin, dy: -margin), transform)
                .union(inkBounds(of: node.children, transform: transform))
        }
    }

    private func inkBounds(of nodes: [RenderNode], transform: CGAffineTransform) -> CGRect {
        nodes.reduce(CGRect.null) { $0.union(inkBounds(of: $1, transform: transform)) }
    }

    private func inkBounds(
        of nodes: [RenderNode], through effect: Effect, transform: CGAffineTransform
    ) -> CGRect {
        switch effect {
        case .transform(let inner):
            return inkBounds(of: nodes, transform: inner.concatenating(transform))
        case .clip(let path, _):
            return inkBounds(of: nodes, transform: transform).intersection(bounds(of: path.points, transform))
        case .blur(let radius, let opaque):
            let inner = inkBounds(of: nodes, transform: transform)
            let reach = Double(pk_blur_reach(BlurRadius.sigma(radius, transform: transform)))
            return inner.isNull || opaque ? inner : inner.insetBy(dx: -reach, dy: -reach)
        case .shadow(_, let radius, let offset):
            let inner = inkBounds(of: nodes, transform: transform)
            guard !inner.isNull else { return inner }
            let reach = Double(pk_blur_reach(BlurRadius.sigma(radius, transform: transform)))
            let shift = transform.vector(offset)
            return inner.union(inner.insetBy(dx: -reach, dy: -reach).offsetBy(dx: shift.x, dy: shift.y))
        case .opacity, .mask, .blend, .colorFilter, .isolate, .vibrancy:
            return inkBounds(of: nodes, transform: transform)
        }
    }

    private func inkBounds(of shape: ShapeContent, transform: CGAffineTransform) -> CGRect {
        let inner = bounds(of: shape.path.points, transform)
        guard case .stroke(let stroke) = shape.style, !inner.isNull else { return inner }
        // Half the width, as far as a miter or a square cap's corner may extend.
        let spike = stroke.join == .miter ? max(stroke.miterLimit, 1.5) : 1.5
        let margin = stroke.width / 2 * spike * transform.largestScale
        return inner.insetBy(dx: -margin, dy: -margin)
    }

    private func inkBounds(of line: TextLine, transform: CGAffineTransform) -> CGRect {
        var result = inkBounds(of: line.attachments, transform: transform)
        for run in line.runs where tree.fonts.indices.contains(run.font) {
            // Glyphs extend at most about an em beyond their advance and one and a half above or below the baseline.
            let em = tree.fonts[run.font].size
            guard spend(run.glyphs.count * PaintCost.point) else { return .null }
            let xs = run.glyphs.map { Double($0.x) }
            let ys = run.glyphs.map { Double($0.y) }
            guard let left = xs.min(), let right = xs.max(), let top = ys.min(), let bottom = ys.max() else { continue }
            let box = CGRect(
                x: line.origin.x + left - em, y: line.origin.y + top - 1.6 * em, width: right - left + 4 * em,
                height: bottom - top + 2.8 * em)
            result = result.union(pixels(box, transform))
        }
        for decoration in line.decorations {
            let box = CGRect(
                x: line.origin.x + decoration.x, y: line.origin.y + decoration.y - decoration.thickness,
                width: decoration.width, height: decoration.thickness * 2)
            result = result.union(pixels(box, transform))
        }
        return result
    }

    private func pixels(_ rect: CGRect, _ transform: CGAffineTransform) -> CGRect {
        let result = rect.standardized.applying(transform)
        return result.minX.isFinite && result.minY.isFinite && result.maxX.isFinite && result.maxY.isFinite
            ? result : .null
    }

    private func bounds(of points: [CGPoint], _ transform: CGAffineTransform) -> CGRect {
        guard spend(points.count * PaintCost.point) else { return .null }
        var left = Double.infinity
        var top = Double.infinity
        var right = -Double.infinity
        var bottom = -Double.infinity
        for point in points {
            let place = point.applying(transform)
            guard place.x.isFinite, place.y.isFinite else { return .null }
            left = min(left, place.x)
            top = min(top, place.y)
            right = max(right, place.x)
            bottom = max(bottom, place.y)
        }
        guard left <= right else { return .null }
        return CGRect(x: left, y: top, width: right - left, height: bottom - top)
    }
}

extension CGAffineTransform {
    /// The transformed direction, without the translation.
    func vector(_ point: CGPoint) -> CGPoint {
        CGPoint(x: a * point.x + c * point.y, y: b * point.x + d * point.y)
    }
}
