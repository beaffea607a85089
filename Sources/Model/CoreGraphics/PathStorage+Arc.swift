import Foundation

extension PathStorage {
    /// An arc of a circle, joined to the existing path by a straight segment.
    ///
    /// 1. Convert the difference of the angles to the sweep in the requested direction: decreasing angles when
    ///    `clockwise`, increasing ones otherwise, at most one turn. A difference of whole turns is a full circle,
    ///    whichever sign it has.
    /// 2. Split the sweep into equal parts of at most a quarter turn, one cubic each.
    ///
    /// Because y grows downward, increasing angles are clockwise on a screen; `clockwise` keeps its meaning from
    /// Apple's drawing API, which is relative to an upward y axis.
    ///
    /// - Parameters:
    ///   - startAngle: radians; 0 points right.
    ///   - endAngle: radians.
    package mutating func addArc(
        center: CGPoint, radius: Double, startAngle: Double, endAngle: Double, clockwise: Bool,
        transform: CGAffineTransform = .identity
    ) {
        guard startAngle.isFinite, endAngle.isFinite, radius.isFinite, center.isFinite else { return }
        let turn = 2 * Double.pi
        let increase = clockwise ? startAngle - endAngle : endAngle - startAngle
        var amount = min(increase, turn)
        if increase < 0 {
            let rest = increase.truncatingRemainder(dividingBy: turn)
            amount = rest > -1e-9 ? turn : rest + turn
        }
        let sweep = clockwise ? -amount : amount
        addRelativeArc(center: center, radius: radius, startAngle: startAngle, delta: sweep, transform: transform)
    }

    /// An arc that sweeps `delta` radians; positive is clockwise on a screen.
    package mutating func addRelativeArc(
        center: CGPoint, radius: Double, startAngle: Double, delta: Double, transform: CGAffineTransform = .identity
    ) {
        guard startAngle.isFinite, delta.isFinite, radius.isFinite, center.isFinite else { return }
        func at(_ angle: Double, _ tangent: Double) -> CGPoint {
            let direction = CGPoint(x: cos(angle), y: sin(angle))
            return (center + direction * radius + direction.quarterTurn * tangent).applying(transform)
        }
        let start = at(startAngle, 0)
        if isEmpty { move(to: start) } else { line(to: start) }
        let limited = min(max(delta, -1000 * Double.pi), 1000 * Double.pi)
        let count = Int((abs(limited) / (Double.pi / 2) - 1e-9).rounded(.up))
        guard count > 0 else { return }
        let step = limited / Double(count)
        let reach = 4.0 / 3.0 * tan(step / 4) * radius
        for index in 0..<count {
            let from = startAngle + Double(index) * step
            cubic(to: at(from + step, 0), control1: at(from, reach), control2: at(from + step, -reach))
        }
    }

    /// An arc that touches two lines: from the current point to `tangent1`, and from there to `tangent2`.
    ///
    /// When the three points lie on one line, or the radius is zero, a straight segment goes to `tangent1`.
    package mutating func addArc(
        tangent1: CGPoint, tangent2: CGPoint, radius: Double, transform: CGAffineTransform = .identity
    ) {
        let inverse = transform.inverted()
        guard let current = currentPoint?.applying(inverse) else { return move(to: tangent1.applying(transform)) }
        guard let back = (current - tangent1).unit, let forward = (tangent2 - tangent1).unit,
            abs(back.cross(forward)) > 1e-9, radius > 0
        else { return line(to: tangent1.applying(transform)) }
        let half = acos(min(max(back.dot(forward), -1), 1)) / 2
        let distance = radius / tan(half)
        let first = tangent1 + back * distance
        let bisector = (back + forward).unit ?? back
        let center = tangent1 + bisector * (radius / sin(half))
        let turn = Double.pi - 2 * half
        let start = atan2(first.y - center.y, first.x - center.x)
        addRelativeArc(
            center: center, radius: radius, startAngle: start, delta: back.cross(forward) < 0 ? turn : -turn,
            transform: transform)
    }
}
