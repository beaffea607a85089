import CoreGraphics
import Foundation

/// A flattened contour, for measuring only.
struct Polygon {
    var points: [CGPoint]

    /// Positive when the contour turns clockwise on the screen (y down).
    var signedArea: Double {
        var sum = 0.0
        for (index, point) in points.enumerated() {
            let next = points[(index + 1) % points.count]
            sum += point.x * next.y - next.x * point.y
        }
        return sum / 2
    }

    var perimeter: Double {
        points.indices.reduce(0) { $0 + points[$1].distance(to: points[($1 + 1) % points.count]) }
    }

    var bounds: CGRect { CGRect(enclosing: points) }

    /// How often the contour runs around the point, clockwise counted positive.
    func winding(around point: CGPoint) -> Int {
        guard var previous = points.last else { return 0 }
        var winding = 0
        for corner in points {
            if (corner.y > point.y) != (previous.y > point.y) {
                let x = (previous.x - corner.x) * (point.y - corner.y) / (previous.y - corner.y) + corner.x
                if point.x < x { winding += corner.y > previous.y ? 1 : -1 }
            }
            previous = corner
        }
        return winding
    }

    /// Whether nearly all corners of `other` lie inside; contours of icons nest or stay apart.
    func encloses(_ other: Polygon) -> Bool {
        guard bounds.insetBy(dx: -0.01, dy: -0.01).contains(other.bounds) else { return false }
        let inside = other.points.lazy.filter { self.winding(around: $0) != 0 }.count
        return Double(inside) >= 0.95 * Double(other.points.count)
    }

    func distance(to other: Polygon) -> Double {
        var best = Double.infinity
        for point in points {
            for otherPoint in other.points { best = min(best, point.distance(to: otherPoint)) }
        }
        return best
    }
}

extension CGRect {
    init(enclosing points: [CGPoint]) {
        guard let first = points.first else {
            self = .null
            return
        }
        var (minX, maxX, minY, maxY) = (first.x, first.x, first.y, first.y)
        for point in points {
            minX = min(minX, point.x)
            maxX = max(maxX, point.x)
            minY = min(minY, point.y)
            maxY = max(maxY, point.y)
        }
        self.init(x: minX, y: minY, width: maxX - minX, height: maxY - minY)
    }

    var center: CGPoint { CGPoint(x: midX, y: midY) }
}

extension PathStorage {
    /// The path's contours, each as a path of its own.
    var contours: [PathStorage] {
        var result: [PathStorage] = []
        var index = 0
        for verb in verbs {
            let next = Array(points[index..<(index + verb.pointCount)])
            index += verb.pointCount
            switch verb {
            case .move:
                var contour = PathStorage()
                contour.move(to: next[0])
                result.append(contour)
            case .line: result[result.count - 1].line(to: next[0])
            case .quad: result[result.count - 1].quad(to: next[1], control: next[0])
            case .cubic: result[result.count - 1].cubic(to: next[2], control1: next[0], control2: next[1])
            case .close: result[result.count - 1].close()
            }
        }
        return result.filter { $0.verbs.count > 1 }
    }

    /// All contours flattened to lines of at most about a quarter of a unit.
    func polygons(steps: Int = 8) -> [Polygon] {
        contours.map { contour in
            var polygon: [CGPoint] = []
            var index = 0
            for verb in contour.verbs {
                let controls = Array(contour.points[index..<(index + verb.pointCount)])
                index += verb.pointCount
                guard let from = polygon.last else {
                    polygon.append(contentsOf: controls)
                    continue
                }
                switch verb {
                case .move, .line:
                    let to = controls[0]
                    let pieces = max(1, min(64, Int(from.distance(to: to) / 0.5)))
                    for piece in 1...pieces { polygon.append(from.mixed(with: to, Double(piece) / Double(pieces))) }
                case .quad:
                    for step in 1...steps {
                        let t = Double(step) / Double(steps)
                        polygon.append(
                            from.mixed(with: controls[0], t).mixed(with: controls[0].mixed(with: controls[1], t), t))
                    }
                case .cubic:
                    for step in 1...steps {
                        let t = Double(step) / Double(steps)
                        let middle = controls[0].mixed(with: controls[1], t)
                        let left = from.mixed(with: controls[0], t).mixed(with: middle, t)
                        let right = middle.mixed(with: controls[1].mixed(with: controls[2], t), t)
                        polygon.append(left.mixed(with: right, t))
                    }
                case .close:
                    break
                }
            }
            return Polygon(points: polygon)
        }
    }

    /// The box of the flattened outline, without any stroke.
    var inkBounds: CGRect { CGRect(enclosing: polygons().flatMap(\.points)) }

    /// The same contour run through the other way.
    var reversedContours: PathStorage {
        var result = PathStorage()
        for contour in contours {
            var ends = contour.points.count
            let isClosed = contour.verbs.last == .close
            result.move(to: contour.points[ends - 1])
            for verb in contour.verbs.reversed() where verb.pointCount > 0 && verb != .move {
                ends -= verb.pointCount
                let target = contour.points[ends - 1]
                switch verb {
                case .line: result.line(to: target)
                case .quad: result.quad(to: target, control: contour.points[ends])
                case .cubic:
                    result.cubic(to: target, control1: contour.points[ends + 1], control2: contour.points[ends])
                case .move, .close: break
                }
            }
            if isClosed { result.close() }
        }
        return result
    }
}

extension CGPoint {
    func mixed(with other: CGPoint, _ fraction: Double) -> CGPoint {
        CGPoint(x: x + (other.x - x) * fraction, y: y + (other.y - y) * fraction)
    }
}
