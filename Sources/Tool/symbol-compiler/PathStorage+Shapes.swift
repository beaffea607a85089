import CoreGraphics
import Foundation

extension PathStorage {
    static func circle(_ center: CGPoint = .zero, radius: Double) -> PathStorage {
        ellipse(center, radiusX: radius, radiusY: radius)
    }

    static func ellipse(_ center: CGPoint, radiusX: Double, radiusY: Double) -> PathStorage {
        var path = PathStorage()
        path.move(to: CGPoint(x: center.x + radiusX, y: center.y))
        path.appendArc(center, radiusX: radiusX, radiusY: radiusY, from: 0, to: 2 * .pi)
        path.close()
        return path
    }

    /// Part of a circle as a center line; angles in degrees, clockwise from three o'clock.
    static func arc(_ center: CGPoint = .zero, radius: Double, from start: Double, to end: Double) -> PathStorage {
        let begin = start * .pi / 180
        var path = PathStorage()
        path.move(to: CGPoint(x: center.x + radius * cos(begin), y: center.y + radius * sin(begin)))
        path.appendArc(center, radiusX: radius, radiusY: radius, from: begin, to: end * .pi / 180)
        return path
    }

    static func rectangle(_ rect: CGRect, radius: Double = 0) -> PathStorage {
        roundedPolygon(
            [
                CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
                CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.maxY),
            ], radius: radius)
    }

    /// A rectangle of the given size about the origin.
    static func box(_ width: Double, _ height: Double, radius: Double = 0) -> PathStorage {
        rectangle(CGRect(x: -width / 2, y: -height / 2, width: width, height: height), radius: radius)
    }

    static func lines(_ points: [CGPoint]...) -> PathStorage {
        var path = PathStorage()
        for polyline in points {
            for (index, point) in polyline.enumerated() {
                if index == 0 { path.move(to: point) } else { path.line(to: point) }
            }
        }
        return path
    }

    static func line(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) -> PathStorage {
        lines([CGPoint(x: x1, y: y1), CGPoint(x: x2, y: y2)])
    }

    /// A closed polygon whose corners are arcs of at most `radius`, less where an edge is short.
    static func roundedPolygon(_ corners: [CGPoint], radius: Double) -> PathStorage {
        var path = PathStorage()
        for (index, corner) in corners.enumerated() {
            let before = corners[(index + corners.count - 1) % corners.count]
            let after = corners[(index + 1) % corners.count]
            let toBefore = CGVector(from: corner, to: before)
            let toAfter = CGVector(from: corner, to: after)
            let cosine = max(-1, min(1, toBefore.dx * toAfter.dx + toBefore.dy * toAfter.dy))
            let halfAngle = acos(cosine) / 2
            let room = min(corner.distance(to: before), corner.distance(to: after)) / 2
            let cut = min(room, radius / tan(halfAngle))
            let arcRadius = cut * tan(halfAngle)
            let reach = 4.0 / 3 * tan((.pi - 2 * halfAngle) / 4) * arcRadius
            let entry = corner.moved(toBefore, by: cut)
            let exit = corner.moved(toAfter, by: cut)
            if index == 0 { path.move(to: entry) } else { path.line(to: entry) }
            if cut > 0 {
                path.cubic(
                    to: exit, control1: corner.moved(toBefore, by: cut - reach),
                    control2: corner.moved(toAfter, by: cut - reach))
            }
        }
        path.close()
        return path
    }

    /// A regular polygon; the first corner points up.
    static func regularPolygon(sides: Int, radius: Double, rotation: Double = 0, rounding: Double = 0) -> PathStorage {
        roundedPolygon(
            (0..<sides).map { index in
                let angle = 2 * .pi * Double(index) / Double(sides) - .pi / 2 + rotation * .pi / 180
                return CGPoint(x: radius * cos(angle), y: radius * sin(angle))
            }, radius: rounding)
    }

    /// Adds an elliptical arc from the current point, at most a quarter turn per cubic. Angles in radians.
    mutating func appendArc(_ center: CGPoint, radiusX: Double, radiusY: Double, from start: Double, to end: Double) {
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
    mutating func arc(from: CGPoint, to: CGPoint, radii: CGSize, rotation: Double, large: Bool, sweep: Bool) {
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

    func scaled(_ factor: Double, about center: CGPoint = .zero) -> PathStorage {
        mapPoints { CGPoint(x: center.x + ($0.x - center.x) * factor, y: center.y + ($0.y - center.y) * factor) }
    }

    func moved(_ x: Double, _ y: Double) -> PathStorage {
        mapPoints { CGPoint(x: $0.x + x, y: $0.y + y) }
    }

    /// Turned about the origin, clockwise on the screen.
    func rotated(degrees: Double) -> PathStorage {
        let (sine, cosine) = (sin(degrees * .pi / 180), cos(degrees * .pi / 180))
        return mapPoints { CGPoint(x: cosine * $0.x - sine * $0.y, y: sine * $0.x + cosine * $0.y) }
    }
}

private struct CGVector {
    var dx: Double
    var dy: Double

    /// The unit vector from one point to another.
    init(from: CGPoint, to: CGPoint) {
        let length = max(from.distance(to: to), 1e-12)
        dx = (to.x - from.x) / length
        dy = (to.y - from.y) / length
    }
}

extension CGPoint {
    func distance(to other: CGPoint) -> Double {
        ((x - other.x) * (x - other.x) + (y - other.y) * (y - other.y)).squareRoot()
    }

    fileprivate func moved(_ direction: CGVector, by length: Double) -> CGPoint {
        CGPoint(x: x + direction.dx * length, y: y + direction.dy * length)
    }
}
