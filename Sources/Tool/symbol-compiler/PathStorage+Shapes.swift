import CoreGraphics
import Foundation
import SymbolSet

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
