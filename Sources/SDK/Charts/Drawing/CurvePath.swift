import CoreGraphics
import SwiftUI

/// A curve through points.
///
/// Each method turns neighboring points into straight or cubic segments:
/// - monotone: slopes after Fritsch and Carlson along the axis on which the points advance;
/// - Catmull–Rom: tangents from the neighbors, weighted by distances to the power alpha;
/// - cardinal: tangents a sixth of the way between the neighbors, less the tension.
struct CurvePath {
    let points: [CGPoint]
    let method: InterpolationMethod
    /// The axis on which the points advance.
    let axis: Axis

    /// Visits all points; starts over, or continues from the current point with a line.
    func append(to path: inout PathStorage, continuing: Bool) {
        guard let first = points.first else { return }
        if continuing { path.line(to: first) } else { path.move(to: first) }
        guard points.count > 1 else { return }
        switch method.kind {
        case .linear: for point in points.dropFirst() { path.line(to: point) }
        case .stepStart, .stepCenter, .stepEnd: steps(&path)
        case .monotone: monotone(&path)
        case .cardinal(let tension): cardinal(&path, (1 - tension) / 6)
        case .catmullRom(let alpha): catmullRom(&path, alpha)
        }
    }

    private func steps(_ path: inout PathStorage) {
        for (from, to) in zip(points, points.dropFirst()) {
            let turn: CGFloat =
                switch method.kind {
                case .stepStart: 0
                case .stepCenter: 0.5
                default: 1
                }
            switch axis {
            case .horizontal:
                let x = from.x + (to.x - from.x) * turn
                path.line(to: CGPoint(x: x, y: from.y))
                path.line(to: CGPoint(x: x, y: to.y))
            case .vertical:
                let y = from.y + (to.y - from.y) * turn
                path.line(to: CGPoint(x: from.x, y: y))
                path.line(to: CGPoint(x: to.x, y: y))
            }
            path.line(to: to)
        }
    }

    /// A point with its coordinate along the advance first.
    private func turned(_ point: CGPoint) -> CGPoint {
        switch axis {
        case .horizontal: point
        case .vertical: CGPoint(x: point.y, y: point.x)
        }
    }

    private func monotone(_ path: inout PathStorage) {
        let points = points.map(turned)
        let count = points.count
        let steps = (0..<count - 1).map { points[$0 + 1].x - points[$0].x }
        let slopes = (0..<count - 1).map { steps[$0] == 0 ? 0 : (points[$0 + 1].y - points[$0].y) / steps[$0] }
        var tangents = [CGFloat](repeating: 0, count: count)
        for index in 1..<max(count - 1, 1) {
            let (before, after) = (slopes[index - 1], slopes[index])
            guard before * after > 0 else { continue }
            let (near, far) = (abs(steps[index - 1]), abs(steps[index]))
            let mean = (before * far + after * near) / (near + far)
            let limit = 2 * min(abs(before), abs(after))
            tangents[index] = (before < 0 ? -1 : 1) * min(abs(mean), limit)
        }
        tangents[0] = count == 2 ? slopes[0] : (3 * slopes[0] - tangents[1]) / 2
        tangents[count - 1] =
            count == 2 ? slopes[0] : (3 * slopes[count - 2] - tangents[count - 2]) / 2
        for index in 0..<count - 1 {
            let third = steps[index] / 3
            let control1 = CGPoint(x: points[index].x + third, y: points[index].y + tangents[index] * third)
            let control2 = CGPoint(
                x: points[index + 1].x - third, y: points[index + 1].y - tangents[index + 1] * third)
            path.cubic(to: turned(points[index + 1]), control1: turned(control1), control2: turned(control2))
        }
    }

    /// The neighbors of a segment; at the ends, the end itself.
    private func neighbors(_ index: Int) -> (CGPoint, CGPoint, CGPoint, CGPoint) {
        (
            points[max(index - 1, 0)], points[index], points[index + 1], points[min(index + 2, points.count - 1)]
        )
    }

    private func cardinal(_ path: inout PathStorage, _ factor: CGFloat) {
        for index in 0..<points.count - 1 {
            let (before, from, to, after) = neighbors(index)
            path.cubic(
                to: to,
                control1: CGPoint(x: from.x + (to.x - before.x) * factor, y: from.y + (to.y - before.y) * factor),
                control2: CGPoint(x: to.x - (after.x - from.x) * factor, y: to.y - (after.y - from.y) * factor))
        }
    }

    private func catmullRom(_ path: inout PathStorage, _ alpha: CGFloat) {
        func weight(_ from: CGPoint, _ to: CGPoint) -> CGFloat {
            pow(hypot(to.x - from.x, to.y - from.y), alpha)
        }
        for index in 0..<points.count - 1 {
            let (before, from, to, after) = neighbors(index)
            let (d1, d2, d3) = (weight(before, from), weight(from, to), weight(to, after))
            var (control1, control2) = (from, to)
            if d1 > 0 {
                let scale = 3 * d1 * (d1 + d2)
                let own = 2 * d1 * d1 + 3 * d1 * d2 + d2 * d2
                control1 = CGPoint(
                    x: (from.x * own - before.x * d2 * d2 + to.x * d1 * d1) / scale,
                    y: (from.y * own - before.y * d2 * d2 + to.y * d1 * d1) / scale)
            }
            if d3 > 0 {
                let scale = 3 * d3 * (d3 + d2)
                let own = 2 * d3 * d3 + 3 * d3 * d2 + d2 * d2
                control2 = CGPoint(
                    x: (to.x * own + from.x * d3 * d3 - after.x * d2 * d2) / scale,
                    y: (to.y * own + from.y * d3 * d3 - after.y * d2 * d2) / scale)
            }
            path.cubic(to: to, control1: control1, control2: control2)
        }
    }
}
