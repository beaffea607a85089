extension Path {
    /// The parts of the lines inside another path.
    public func lineIntersection(_ other: Path, eoFill: Bool = false) -> Path {
        LineClipping(other: other, evenOdd: eoFill, keepsInside: true).clipped(self)
    }

    /// The parts of the lines outside another path.
    public func lineSubtraction(_ other: Path, eoFill: Bool = false) -> Path {
        LineClipping(other: other, evenOdd: eoFill, keepsInside: false).clipped(self)
    }
}

extension Shape {
    nonisolated public func lineIntersection<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
        _LineClippedShape(first: self, second: other, evenOdd: eoFill, keepsInside: true)
    }

    nonisolated public func lineSubtraction<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
        _LineClippedShape(first: self, second: other, evenOdd: eoFill, keepsInside: false)
    }
}

/// A shape's lines inside or outside another shape.
public struct _LineClippedShape<First: Shape, Second: Shape>: Shape {
    let first: First
    let second: Second
    let evenOdd: Bool
    let keepsInside: Bool

    nonisolated public func path(in rect: CGRect) -> Path {
        LineClipping(other: second.path(in: rect), evenOdd: evenOdd, keepsInside: keepsInside)
            .clipped(first.path(in: rect))
    }

    nonisolated public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { first.sizeThatFits(proposal) }
}

/// Keeps the parts of lines on one side of an outline.
///
/// 1. Each line or curve is sampled in equal steps of its parameter.
/// 2. Where the side changes between two steps, the crossing is found by bisection.
/// 3. The kept parts become polylines.
private struct LineClipping {
    let other: Path
    let evenOdd: Bool
    let keepsInside: Bool

    private static let steps = 48

    private func keeps(_ point: CGPoint) -> Bool { other.contains(point, eoFill: evenOdd) == keepsInside }

    func clipped(_ path: Path) -> Path {
        var result = Path()
        var (start, current) = (CGPoint.zero, CGPoint.zero)
        path.forEach { element in
            switch element {
            case .move(let to):
                (start, current) = (to, to)
            case .line(let to):
                let from = current
                walk(&result) { Self.mix(from, to, $0) }
                current = to
            case .quadCurve(let to, let control):
                let from = current
                walk(&result) { t in
                    Self.mix(Self.mix(from, control, t), Self.mix(control, to, t), t)
                }
                current = to
            case .curve(let to, let control1, let control2):
                let from = current
                walk(&result) { t in
                    let middle = Self.mix(control1, control2, t)
                    let first = Self.mix(Self.mix(from, control1, t), middle, t)
                    return Self.mix(first, Self.mix(middle, Self.mix(control2, to, t), t), t)
                }
                current = to
            case .closeSubpath:
                let from = current
                let to = start
                if from != to { walk(&result) { Self.mix(from, to, $0) } }
                current = start
            }
        }
        return result
    }

    private func walk(_ result: inout Path, _ point: (CGFloat) -> CGPoint) {
        var isKept = keeps(point(0))
        if isKept, result.currentPoint != point(0) { result.move(to: point(0)) }
        for step in 1...Self.steps {
            let (before, now) = (CGFloat(step - 1) / CGFloat(Self.steps), CGFloat(step) / CGFloat(Self.steps))
            let end = point(now)
            if keeps(end) != isKept {
                var (low, high) = (before, now)
                for _ in 0..<24 {
                    let middle = (low + high) / 2
                    if keeps(point(middle)) == isKept { low = middle } else { high = middle }
                }
                if isKept { result.addLine(to: point(low)) } else { result.move(to: point(high)) }
                isKept.toggle()
            }
            if isKept { result.addLine(to: end) }
        }
    }

    private static func mix(_ from: CGPoint, _ to: CGPoint, _ t: CGFloat) -> CGPoint {
        CGPoint(x: from.x + (to.x - from.x) * t, y: from.y + (to.y - from.y) * t)
    }
}
