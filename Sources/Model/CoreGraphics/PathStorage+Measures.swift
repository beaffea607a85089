import Foundation

extension PathStorage {
    /// The smallest axis-aligned rectangle around the drawn path, without control points; null when empty.
    package var boundingRect: CGRect {
        guard let first = points.first else { return .null }
        var least = first
        var greatest = first
        func include(_ point: CGPoint) {
            least = CGPoint(x: min(least.x, point.x), y: min(least.y, point.y))
            greatest = CGPoint(x: max(greatest.x, point.x), y: max(greatest.y, point.y))
        }
        for contour in contours {
            include(contour.start)
            for segment in contour.segments {
                include(segment.end)
                for t in segment.extremes { include(segment.point(at: t)) }
            }
        }
        return CGRect(x: least.x, y: least.y, width: greatest.x - least.x, height: greatest.y - least.y)
    }

    /// Whether all coordinates are finite numbers.
    package var isFinite: Bool { points.allSatisfy(\.isFinite) }

    /// The smallest axis-aligned rectangle around all points, including control points; null when empty.
    package var controlRect: CGRect {
        guard let first = points.first else { return .null }
        var rect = (first.x, first.y, first.x, first.y)
        for point in points {
            rect = (min(rect.0, point.x), min(rect.1, point.y), max(rect.2, point.x), max(rect.3, point.y))
        }
        return CGRect(x: rect.0, y: rect.1, width: rect.2 - rect.0, height: rect.3 - rect.1)
    }

    /// Whether a point is inside, determined by the crossings of a ray to the right.
    package func contains(_ point: CGPoint, evenOdd: Bool) -> Bool {
        var winding = 0
        var crossings = 0
        for contour in contours {
            var previous = contour.start
            func cross(to next: CGPoint) {
                let isBelow = previous.y <= point.y
                if isBelow != (next.y <= point.y) {
                    let fraction = (point.y - previous.y) / (next.y - previous.y)
                    if previous.x + (next.x - previous.x) * fraction > point.x {
                        winding += isBelow ? 1 : -1
                        crossings += 1
                    }
                }
                previous = next
            }
            for segment in contour.segments {
                let count = segment.stepCount(tolerance: 0.001)
                for index in 1...count {
                    cross(to: index == count ? segment.end : segment.point(at: Double(index) / Double(count)))
                }
            }
            if previous != contour.start { cross(to: contour.start) }
        }
        return evenOdd ? crossings % 2 == 1 : winding != 0
    }

    /// Length of all segments, in points.
    package var length: Double {
        contours.reduce(0) { $0 + $1.segments.reduce(0) { $0 + $1.length } }
    }

    /// The length; `nil` when it is no longer needed.
    func length(unless isInterrupted: () -> Bool) -> Double? {
        var work = PathWork()
        var sum = 0.0
        for contour in contours {
            var part = 0.0
            for segment in contour.segments {
                guard work.goes(on: isInterrupted) else { return nil }
                part += segment.length
            }
            sum += part
        }
        return sum
    }

    /// The path flattened to straight segments that stay within `tolerance` points of its curves.
    package func straightened(tolerance: Double = 0.05) -> PathStorage {
        var result = PathStorage()
        for contour in contours {
            var flat = PathContour(start: contour.start, segments: [], isClosed: contour.isClosed)
            for segment in contour.segments {
                let count = segment.stepCount(tolerance: tolerance)
                var previous = segment.start
                for index in 1...count {
                    let next = index == count ? segment.end : segment.point(at: Double(index) / Double(count))
                    flat.segments.append(.line(previous, next))
                    previous = next
                }
            }
            result.append(flat)
        }
        return result
    }

    package func applying(_ transform: CGAffineTransform) -> PathStorage {
        transform.isIdentity ? self : mapPoints { $0.applying(transform) }
    }

    /// The rectangle of the path, when it is exactly one axis-aligned rectangle.
    package var asRect: CGRect? {
        let contours = contours
        guard contours.count == 1, contours[0].isClosed, contours[0].segments.count == 4 else { return nil }
        let bounds = controlRect
        for segment in contours[0].segments {
            guard case .line(let a, let b) = segment, a.x == b.x || a.y == b.y else { return nil }
            for corner in [a, b] {
                guard corner.x == bounds.minX || corner.x == bounds.maxX,
                    corner.y == bounds.minY || corner.y == bounds.maxY
                else { return nil }
            }
        }
        return bounds
    }
}

extension PathSegment {
    /// Parameters within the segment where it has an extremum in x or y.
    var extremes: [Double] {
        switch self {
        case .line:
            return []
        case .quad(let a, let b, let c):
            return Self.turns(a.x, b.x, c.x) + Self.turns(a.y, b.y, c.y)
        case .cubic(let a, let b, let c, let d):
            return Self.turns(a.x, b.x, c.x, d.x) + Self.turns(a.y, b.y, c.y, d.y)
        }
    }

    private static func turns(_ a: Double, _ b: Double, _ c: Double) -> [Double] {
        let bend = a - 2 * b + c
        guard bend != 0 else { return [] }
        return [(a - b) / bend].filter { $0 > 0 && $0 < 1 }
    }

    private static func turns(_ a: Double, _ b: Double, _ c: Double, _ d: Double) -> [Double] {
        let square = d - a + 3 * (b - c)
        let linear = 2 * (a - 2 * b + c)
        return roots(square: square, linear: linear, constant: b - a).filter { $0 > 0 && $0 < 1 }
    }

    private static func roots(square: Double, linear: Double, constant: Double) -> [Double] {
        if abs(square) < 1e-12 { return linear == 0 ? [] : [-constant / linear] }
        let discriminant = linear * linear - 4 * square * constant
        guard discriminant >= 0 else { return [] }
        let root = discriminant.squareRoot()
        // Adding values of equal sign loses no digits; the other root follows from their product.
        let large = -(linear + (linear < 0 ? -root : root)) / 2
        return large == 0 ? [0] : [large / square, constant / large]
    }

    package var length: Double { length(from: 0, to: 1) }

    /// Arc length between two parameters, by five-point Gauss-Legendre quadrature on eight equal parts.
    func length(from t0: Double, to t1: Double) -> Double {
        if case .line(let a, let b) = self { return (b - a).length * (t1 - t0) }
        let parts = 8
        let step = (t1 - t0) / Double(parts)
        var sum = 0.0
        for part in 0..<parts {
            let middle = t0 + (Double(part) + 0.5) * step
            for (node, weight) in Self.quadrature { sum += weight * derivative(at: middle + node * step / 2).length }
        }
        return sum * step / 2
    }

    private static let quadrature: [(Double, Double)] = [
        (0, 128.0 / 225.0),
        (0.538469310105683, 0.478628670499366), (-0.538469310105683, 0.478628670499366),
        (0.906179845938664, 0.236926885056189), (-0.906179845938664, 0.236926885056189),
    ]

    /// The parameter at a distance in points along the segment.
    ///
    /// 1. The length from the start grows with the parameter, at the speed of the curve there. Newton's method therefore
    ///    needs a few steps, from the parameter that a constant speed would give.
    /// 2. A step that leaves the interval in which the result is known to be, as near a cusp, halves that interval
    ///    instead. There are at most forty steps.
    func parameter(atLength distance: Double, total: Double) -> Double {
        guard distance > 0, total > 0 else { return 0 }
        guard distance < total else { return 1 }
        if isLine { return distance / total }
        var low = 0.0
        var high = 1.0
        var parameter = distance / total
        for _ in 0..<40 {
            let excess = length(from: 0, to: parameter) - distance
            let change = excess / derivative(at: parameter).length
            if abs(change) < 1e-12 { return min(max(parameter - change, low), high) }
            if excess < 0 { low = parameter } else { high = parameter }
            let next = parameter - change
            parameter = next > low && next < high ? next : (low + high) / 2
        }
        return parameter
    }
}
