import CoreGraphics

/// A sector of a ring.
///
/// 1. Both straight edges are moved inward by the inset and stay straight: at each radius the angle shrinks by the arc
///    whose sine is inset / radius.
/// 2. A sector without a hole has its tip where the moved edges meet.
/// 3. Corners are rounded by curves from one edge to the next.
struct SectorPath {
    let center: CGPoint
    let inner: CGFloat
    let outer: CGFloat
    /// Radians, clockwise from twelve o'clock.
    let start: Double
    let end: Double
    /// Gap along both straight edges, in points.
    let inset: CGFloat
    let cornerRadius: CGFloat

    private func point(_ radius: CGFloat, _ angle: Double) -> CGPoint {
        CGPoint(x: center.x + radius * CGFloat(sin(angle)), y: center.y - radius * CGFloat(cos(angle)))
    }

    private func shrink(_ radius: CGFloat) -> Double {
        radius > inset ? asin(Double(inset / radius)) : .pi
    }

    private var isFull: Bool { end - start > 2 * .pi - 1e-9 }

    /// The innermost radius at which the moved edges do not intersect.
    private var tip: CGFloat {
        let half = sin((end - start) / 2)
        return inset > 0 && half > 0 ? inset / CGFloat(half) : 0
    }

    /// A rectangle around the sector's center, for annotations.
    var middle: CGRect {
        let point = point(isFull && inner == 0 ? 0 : (inner + outer) / 2, (start + end) / 2)
        return CGRect(origin: point, size: .zero)
    }

    var path: PathStorage {
        var path = PathStorage()
        guard outer > inner, outer > 0 else { return path }
        if isFull {
            path.addEllipse(in: CGRect(origin: center, size: .zero).insetBy(dx: -outer, dy: -outer))
            guard inner > 0 else { return path }
            let hole = Arc(center: center, radius: inner, from: 2 * .pi, to: 0)
            path.move(to: hole.start)
            hole.append(to: &path)
            path.close()
            return path
        }
        let low = max(inner, tip)
        let outerShrink = shrink(outer)
        guard low < outer, start + outerShrink < end - outerShrink else { return path }
        let innerShrink = low > inner || low == 0 ? (end - start) / 2 : shrink(low)
        let outerArc = (from: start + outerShrink, to: end - outerShrink)
        let innerArc = (from: start + innerShrink, to: end - innerShrink)
        let outerTurn = turn(outer, outerArc, depth: outer - low)
        let innerTurn = innerArc.to > innerArc.from ? turn(low, innerArc, depth: outer - low) : 0
        func along(_ from: CGPoint, _ to: CGPoint, _ distance: CGFloat) -> CGPoint {
            let length = hypot(to.x - from.x, to.y - from.y)
            guard length > 0 else { return from }
            return CGPoint(
                x: from.x + (to.x - from.x) * distance / length, y: from.y + (to.y - from.y) * distance / length)
        }
        let (a, b) = (point(outer, outerArc.from), point(outer, outerArc.to))
        let (c, d) = (point(low, innerArc.to), point(low, innerArc.from))
        let outerAngle = outer > 0 ? Double(outerTurn / outer) : 0
        let innerAngle = low > 0 ? Double(innerTurn / low) : 0
        let outside = Arc(
            center: center, radius: outer, from: outerArc.from + outerAngle, to: outerArc.to - outerAngle)
        path.move(to: along(a, d, outerTurn))
        if outerTurn > 0 { path.quad(to: outside.start, control: a) } else { path.line(to: a) }
        outside.append(to: &path)
        if outerTurn > 0 { path.quad(to: along(b, c, outerTurn), control: b) }
        path.line(to: along(c, b, innerTurn))
        if innerArc.to > innerArc.from, low > 0 {
            let inside = Arc(
                center: center, radius: low, from: innerArc.to - innerAngle, to: innerArc.from + innerAngle)
            if innerTurn > 0 { path.quad(to: inside.start, control: c) }
            inside.append(to: &path)
            if innerTurn > 0 { path.quad(to: along(d, a, innerTurn), control: d) }
        }
        path.close()
        return path
    }

    /// Points along both edges of a corner that its rounding takes: at most half of either edge.
    private func turn(_ radius: CGFloat, _ arc: (from: Double, to: Double), depth: CGFloat) -> CGFloat {
        min(cornerRadius, radius * CGFloat(arc.to - arc.from) / 2, depth / 2)
    }
}

/// An arc as cubic curves of at most a quarter turn each.
private struct Arc {
    let center: CGPoint
    let radius: CGFloat
    /// Radians, clockwise from twelve o'clock; an arc may run backward.
    let from: Double
    let to: Double

    private func point(_ angle: Double) -> CGPoint {
        CGPoint(x: center.x + radius * CGFloat(sin(angle)), y: center.y - radius * CGFloat(cos(angle)))
    }

    var start: CGPoint { point(from) }

    func append(to path: inout PathStorage) {
        let parts = max(Int((abs(to - from) / (.pi / 2)).rounded(.up)), 1)
        let step = (to - from) / Double(parts)
        let reach = radius * CGFloat(4.0 / 3 * tan(step / 4))
        for index in 0..<parts {
            let (first, last) = (from + step * Double(index), from + step * Double(index + 1))
            let (p, q) = (point(first), point(last))
            path.cubic(
                to: q,
                control1: CGPoint(x: p.x + reach * CGFloat(cos(first)), y: p.y + reach * CGFloat(sin(first))),
                control2: CGPoint(x: q.x - reach * CGFloat(cos(last)), y: q.y - reach * CGFloat(sin(last))))
        }
    }
}
