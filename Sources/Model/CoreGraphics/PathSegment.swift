import Foundation

/// One segment of a contour, including its start point.
package enum PathSegment: Hashable, Sendable {
    case line(CGPoint, CGPoint)
    /// Start, control point, end.
    case quad(CGPoint, CGPoint, CGPoint)
    /// Start, two control points, end.
    case cubic(CGPoint, CGPoint, CGPoint, CGPoint)

    package var start: CGPoint {
        switch self {
        case .line(let start, _), .quad(let start, _, _), .cubic(let start, _, _, _): start
        }
    }

    package var end: CGPoint {
        switch self {
        case .line(_, let end), .quad(_, _, let end), .cubic(_, _, _, let end): end
        }
    }

    package var isLine: Bool {
        if case .line = self { return true }
        return false
    }

    package func point(at t: Double) -> CGPoint {
        let u = 1 - t
        switch self {
        case .line(let a, let b):
            return .mix(a, b, t)
        case .quad(let a, let b, let c):
            return a * (u * u) + b * (2 * u * t) + c * (t * t)
        case .cubic(let a, let b, let c, let d):
            return a * (u * u * u) + b * (3 * u * u * t) + c * (3 * u * t * t) + d * (t * t * t)
        }
    }

    /// The first derivative with respect to the curve's parameter.
    func derivative(at t: Double) -> CGPoint {
        let u = 1 - t
        switch self {
        case .line(let a, let b):
            return b - a
        case .quad(let a, let b, let c):
            return (b - a) * (2 * u) + (c - b) * (2 * t)
        case .cubic(let a, let b, let c, let d):
            return (b - a) * (3 * u * u) + (c - b) * (6 * u * t) + (d - c) * (3 * t * t)
        }
    }

    /// The tangent direction, also where the derivative vanishes because control points coincide.
    func tangent(at t: Double) -> CGPoint? {
        if let unit = derivative(at: t).unit { return unit }
        let nudge = t < 0.5 ? 1e-3 : -1e-3
        if let unit = derivative(at: t + nudge).unit { return unit }
        return (end - start).unit
    }

    /// The part between two parameters, as a curve of the same degree.
    func part(from t0: Double, to t1: Double) -> PathSegment {
        switch self {
        case .line(let a, let b):
            return .line(.mix(a, b, t0), .mix(a, b, t1))
        case .quad:
            let span = (t1 - t0) / 2
            let start = point(at: t0)
            return .quad(start, start + derivative(at: t0) * span, point(at: t1))
        case .cubic:
            let span = (t1 - t0) / 3
            let start = point(at: t0)
            let end = point(at: t1)
            return .cubic(start, start + derivative(at: t0) * span, end - derivative(at: t1) * span, end)
        }
    }

    /// The number of equal parameter steps for which chords stay within `tolerance` points of the curve.
    ///
    /// A curve deviates from its chord by at most (second derivative)/8 · step². The bound on the second derivative is
    /// the largest second difference of the control points times degree·(degree − 1).
    func stepCount(tolerance: Double) -> Int {
        let bend: Double
        switch self {
        case .line: return 1
        case .quad(let a, let b, let c): bend = 2 * (a - b * 2 + c).length
        case .cubic(let a, let b, let c, let d): bend = 6 * max((a - b * 2 + c).length, (b - c * 2 + d).length)
        }
        guard bend.isFinite else { return 1 }
        return Int(stepsCovering: (bend / (8 * max(tolerance, 1e-6))).squareRoot())
    }
}

extension Int {
    /// The amount rounded up, from 1 to 1,000. The points of a path may be so far apart that it exceeds all integers, or
    /// is not a number, which counts as 1.
    init(stepsCovering amount: Double) {
        self = amount > 1 ? Int(Swift.min(amount.rounded(.up), 1_000)) : 1
    }
}

/// A connected run of segments.
package struct PathContour: Hashable, Sendable {
    package var start: CGPoint
    /// Includes the straight segment that closes the contour, unless its length is zero.
    package var segments: [PathSegment]
    package var isClosed: Bool
}

extension PathStorage {
    package var contours: [PathContour] {
        var result: [PathContour] = []
        var index = 0
        var current = CGPoint.zero
        for verb in verbs {
            switch verb {
            case .move:
                current = points[index]
                result.append(PathContour(start: current, segments: [], isClosed: false))
            case .line:
                result[result.count - 1].segments.append(.line(current, points[index]))
                current = points[index]
            case .quad:
                result[result.count - 1].segments.append(.quad(current, points[index], points[index + 1]))
                current = points[index + 1]
            case .cubic:
                result[result.count - 1].segments.append(
                    .cubic(current, points[index], points[index + 1], points[index + 2]))
                current = points[index + 2]
            case .close:
                let start = result[result.count - 1].start
                if current != start { result[result.count - 1].segments.append(.line(current, start)) }
                result[result.count - 1].isClosed = true
                current = start
            }
            index += verb.pointCount
        }
        return result
    }

    /// Appends contours unchanged, closing those that are closed.
    mutating func append(_ contour: PathContour) {
        move(to: contour.start)
        var segments = contour.segments[...]
        if contour.isClosed, let last = segments.last, last.isLine, last.end == contour.start {
            segments = segments.dropLast()
        }
        for segment in segments { append(segment) }
        if contour.isClosed { close() }
    }

    /// Appends a segment; its start must be the current point.
    mutating func append(_ segment: PathSegment) {
        switch segment {
        case .line(_, let end): line(to: end)
        case .quad(_, let control, let end): quad(to: end, control: control)
        case .cubic(_, let control1, let control2, let end): cubic(to: end, control1: control1, control2: control2)
        }
    }
}
