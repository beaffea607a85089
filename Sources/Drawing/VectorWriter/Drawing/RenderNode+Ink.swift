import CoreGraphics
import RenderModel

extension RenderNode {
    /// A rectangle that contains everything the node and its descendants paint, before enclosing effects; null when
    /// that is nothing.
    ///
    /// Texts get some extra space, because viewers may have other fonts.
    var inkBounds: CGRect {
        let inner = children.reduce(CGRect.null) { $0.union($1.inkBounds) }
        switch content {
        case .group: return inner
        case .shape(let shape):
            guard let box = shape.path.controlBox else { return inner }
            var reach = 0.0
            if case .stroke(let stroke) = shape.style { reach = stroke.width * max(1, stroke.miterLimit / 2) }
            return inner.union(box.insetBy(dx: -reach, dy: -reach))
        case .image(let image): return inner.union(image.destination)
        case .symbol(let symbol):
            let destination = symbol.destination
            return inner.union(destination.insetBy(dx: -destination.width / 4, dy: -destination.height / 4))
        case .text(let text):
            return text.lines.reduce(inner) { bounds, line in
                // Italics and accents may exceed the line's box by some of its height.
                let height = line.ascent + line.descent
                let box = CGRect(
                    x: line.origin.x - height / 2, y: line.origin.y - line.ascent - height / 4,
                    width: line.width + height, height: height * 1.5)
                return line.attachments.reduce(bounds.union(box)) { $0.union($1.inkBounds) }
            }
        case .effect(let effect): return inner.isNull ? inner : effect.ink(of: inner)
        }
    }
}

extension Effect {
    /// A rectangle that contains the result for content within a rectangle.
    func ink(of inner: CGRect) -> CGRect {
        switch self {
        case .transform(let transform): return inner.applying(transform)
        case .clip(let path, _): return path.controlBox.map { inner.intersection($0) } ?? .null
        case .blur(_, opaque: true): return inner
        case .blur(let radius, opaque: false):
            let reach = radius * Drawing.blurReach
            return inner.insetBy(dx: -reach, dy: -reach)
        case .shadow(_, let radius, let offset):
            let reach = radius * Drawing.blurReach
            return inner.union(inner.offsetBy(dx: offset.x, dy: offset.y).insetBy(dx: -reach, dy: -reach))
        case .opacity, .mask, .blend, .colorFilter, .isolate, .vibrancy: return inner
        }
    }
}

extension PathStorage {
    /// The rectangle around all points, control points included.
    var controlBox: CGRect? {
        guard let first = points.first else { return nil }
        var low = first
        var high = first
        for point in points {
            low = CGPoint(x: min(low.x, point.x), y: min(low.y, point.y))
            high = CGPoint(x: max(high.x, point.x), y: max(high.y, point.y))
        }
        return CGRect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
    }
}
