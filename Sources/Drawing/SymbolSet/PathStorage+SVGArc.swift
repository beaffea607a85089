import CoreGraphics
import Foundation

extension PathStorage {
    /// Adds an elliptical arc from the current point, at most a quarter turn per cubic. Angles in radians.
    package mutating func appendArc(
        _ center: CGPoint, radiusX: Double, radiusY: Double, from start: Double, to end: Double
    ) {
        let count = max(1, Int(((abs(end - start)) / (.pi / 2) - 1e-9).rounded(.up)))
        let step = (end - start) / Double(count)
        let reach = 4.0 / 3 * tan(step / 4)
        for index in 0..<count {
            let from = start + step * Double(index)
            let to = from + step
            func on(_ angle: Double, tangent: Double) -> CGPoint {
                CGPoint(
                    x: center.x + radiusX * (cos(angle) - tangent * sin(angle)),
                    y: center.y + radiusY * (sin(angle) + tangent * cos(angle)))
            }
            cubic(to: on(to, tangent: 0), control1: on(from, tangent: reach), control2: on(to, tangent: -reach))
        }
    }

    /// SVG's arc, converted from end points and radii to a center (SVG 1.1, appendix F.6).
    package mutating func arc(from: CGPoint, to: CGPoint, radii: CGSize, rotation: Double, large: Bool, sweep: Bool) {
        guard radii.width > 0, radii.height > 0, from != to else {
            line(to: to)
            return
        }
        let (sine, cosine) = (sin(rotation), cos(rotation))
        let halfX = (from.x - to.x) / 2
        let halfY = (from.y - to.y) / 2
        let x = cosine * halfX + sine * halfY
        let y = -sine * halfX + cosine * halfY
        let excess = (x * x) / (radii.width * radii.width) + (y * y) / (radii.height * radii.height)
        let growth = excess > 1 ? excess.squareRoot() : 1
        let radiusX = radii.width * growth
        let radiusY = radii.height * growth
        let product = radiusX * radiusX * y * y + radiusY * radiusY * x * x
        let factor =
            max(0, (radiusX * radiusX * radiusY * radiusY - product) / product).squareRoot() * (large == sweep ? -1 : 1)
        let offsetX = factor * radiusX * y / radiusY
        let offsetY = -factor * radiusY * x / radiusX
        let start = atan2((y - offsetY) / radiusY, (x - offsetX) / radiusX)
        var turn = atan2((-y - offsetY) / radiusY, (-x - offsetX) / radiusX) - start
        if sweep, turn < 0 { turn += 2 * .pi }
        if !sweep, turn > 0 { turn -= 2 * .pi }
        let center = CGPoint(
            x: cosine * offsetX - sine * offsetY + (from.x + to.x) / 2,
            y: sine * offsetX + cosine * offsetY + (from.y + to.y) / 2)
        // Radii and distances whose squares vanish have no angles.
        guard [start, turn, radiusX, radiusY, Double(center.x), Double(center.y)].allSatisfy(\.isFinite) else {
            line(to: to)
            return
        }
        var arc = PathStorage()
        arc.move(to: CGPoint(x: radiusX * cos(start), y: radiusY * sin(start)))
        arc.appendArc(.zero, radiusX: radiusX, radiusY: radiusY, from: start, to: start + turn)
        let placed = arc.mapPoints {
            CGPoint(x: center.x + cosine * $0.x - sine * $0.y, y: center.y + sine * $0.x + cosine * $0.y)
        }
        for index in stride(from: 1, to: placed.points.count - 2, by: 3) {
            cubic(
                to: placed.points[index + 2], control1: placed.points[index], control2: placed.points[index + 1])
        }
    }
}
