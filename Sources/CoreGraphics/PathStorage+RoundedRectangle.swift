import Foundation

/// How a corner passes from one side to the next.
package enum CornerStyle: UInt8, Hashable, Sendable {
    /// A quarter of a circle.
    case circular
    /// Apple's corner, whose curvature grows and falls gradually.
    case continuous
}

/// Radii of the four corners, in points.
package struct CornerRadii: Hashable, Sendable {
    package var topLeft: CGSize
    package var topRight: CGSize
    package var bottomRight: CGSize
    package var bottomLeft: CGSize

    package init(topLeft: CGSize, topRight: CGSize, bottomRight: CGSize, bottomLeft: CGSize) {
        self.topLeft = topLeft
        self.topRight = topRight
        self.bottomRight = bottomRight
        self.bottomLeft = bottomLeft
    }

    package init(_ all: CGSize) {
        self.init(topLeft: all, topRight: all, bottomRight: all, bottomLeft: all)
    }

    package init(topLeft: Double, topRight: Double, bottomRight: Double, bottomLeft: Double) {
        self.init(
            topLeft: CGSize(width: topLeft, height: topLeft), topRight: CGSize(width: topRight, height: topRight),
            bottomRight: CGSize(width: bottomRight, height: bottomRight),
            bottomLeft: CGSize(width: bottomLeft, height: bottomLeft))
    }
}

extension PathStorage {
    package init(roundedRect rect: CGRect, cornerSize: CGSize, style: CornerStyle) {
        self.init()
        addRoundedRect(rect, cornerSize: cornerSize, style: style)
    }

    /// Both radii are limited to half of the shorter side (N1232, N1233).
    package mutating func addRoundedRect(_ rect: CGRect, cornerSize: CGSize, style: CornerStyle) {
        let limit = min(rect.width, rect.height) / 2
        let size = CGSize(width: min(cornerSize.width, limit), height: min(cornerSize.height, limit))
        addRoundedRect(rect, radii: CornerRadii(size), style: style)
    }

    /// Two corners that together are longer than their side are both shrunk in proportion until they meet.
    package mutating func addRoundedRect(_ rect: CGRect, radii: CornerRadii, style: CornerStyle) {
        guard !rect.isNull else { return }
        var corners = RoundedCorners(rect: rect, radii: radii)
        corners.fitRadii()
        guard !corners.isSquare else { return addRect(rect) }
        corners.append(to: &self, style: style)
    }
}

/// Builds a rounded rectangle from its four corners.
///
/// 1. Limit each radius so that the two corners on a side fit into it.
/// 2. Give every corner the length along each side over which it may spread: its radius plus its share of what the
///    side has left.
/// 3. For each corner, clockwise from the top left: draw the straight side to the corner's first point, then three
///    cubics. Their points lie between those of a circle (no room beyond the radius) and those of the continuous
///    corner (room of 1.5287 radii or more), separately along the two sides.
///
/// Invariant: neighbouring corners never overlap, so the outline does not cross itself.
private struct RoundedCorners {
    /// A corner with the directions in which its sides leave it.
    struct Corner {
        var vertex: CGPoint
        /// Unit vectors from the corner along the side that arrives and the side that leaves.
        var arriving: CGPoint
        var leaving: CGPoint
        /// Radii and usable lengths along those sides.
        var radius: (arriving: Double, leaving: Double)
        var room: (arriving: Double, leaving: Double)
    }

    let rect: CGRect
    var corners: [Corner]

    init(rect: CGRect, radii: CornerRadii) {
        self.rect = rect
        let left = CGPoint(x: -1, y: 0)
        let right = CGPoint(x: 1, y: 0)
        let up = CGPoint(x: 0, y: -1)
        let down = CGPoint(x: 0, y: 1)
        func corner(_ x: Double, _ y: Double, _ arriving: CGPoint, _ leaving: CGPoint, _ size: CGSize) -> Corner {
            let width = max(size.width, 0)
            let height = max(size.height, 0)
            let radius = arriving.x == 0 ? (height, width) : (width, height)
            return Corner(
                vertex: CGPoint(x: x, y: y), arriving: arriving, leaving: leaving,
                radius: (arriving: radius.0, leaving: radius.1), room: (arriving: radius.0, leaving: radius.1))
        }
        corners = [
            corner(rect.minX, rect.minY, down, right, radii.topLeft),
            corner(rect.maxX, rect.minY, left, down, radii.topRight),
            corner(rect.maxX, rect.maxY, up, left, radii.bottomRight),
            corner(rect.minX, rect.maxY, right, up, radii.bottomLeft),
        ]
    }

    var isSquare: Bool {
        corners.allSatisfy { $0.radius.arriving <= 0 || $0.radius.leaving <= 0 }
    }

    mutating func fitRadii() {
        let factors = corners.indices.map { index in
            let next = (index + 1) % corners.count
            let sum = corners[index].radius.leaving + corners[next].radius.arriving
            return sum > side(after: index) ? side(after: index) / sum : 1
        }
        for index in corners.indices {
            let previous = (index + corners.count - 1) % corners.count
            let factor = min(factors[index], factors[previous])
            corners[index].radius.arriving *= factor
            corners[index].radius.leaving *= factor
        }
        for index in corners.indices {
            let next = (index + 1) % corners.count
            let first = corners[index].radius.leaving
            let second = corners[next].radius.arriving
            let spare = max(side(after: index) - first - second, 0)
            let share = first + second > 0 ? first / (first + second) : 0
            corners[index].room.leaving = first + spare * share
            corners[next].room.arriving = second + spare * (1 - share)
        }
    }

    private func side(after index: Int) -> Double {
        corners[index].leaving.x == 0 ? rect.height : rect.width
    }

    func append(to path: inout PathStorage, style: CornerStyle) {
        var isFirst = true
        for corner in corners {
            let spread = (
                arriving: CornerProfile.spread(room: corner.room.arriving, radius: corner.radius.arriving, style),
                leaving: CornerProfile.spread(room: corner.room.leaving, radius: corner.radius.leaving, style)
            )
            let outgoing = CornerProfile.mixed(spread.leaving)
            let incoming = CornerProfile.mixed(spread.arriving)
            /// Distances along the arriving and the leaving side, in radii.
            func at(_ along: Double, _ across: Double) -> CGPoint {
                corner.vertex + corner.arriving * (along * corner.radius.arriving)
                    + corner.leaving * (across * corner.radius.leaving)
            }
            let start = at(incoming.start, 0)
            if isFirst {
                path.move(to: start)
            } else if let current = path.currentPoint, (current - start).length > 1e-9 {
                path.line(to: start)
            }
            isFirst = false
            guard corner.radius.arriving > 0, corner.radius.leaving > 0 else { continue }
            if style == .circular {
                let k = 1 - PathStorage.quarterCircleControl
                path.cubic(to: at(0, 1), control1: at(k, 0), control2: at(0, k))
                continue
            }
            path.cubic(
                to: at(incoming.shoulder.x, incoming.shoulder.y), control1: at(incoming.first, 0),
                control2: at(incoming.second.x, incoming.second.y))
            path.cubic(
                to: at(outgoing.shoulder.y, outgoing.shoulder.x), control1: at(incoming.middle.x, incoming.middle.y),
                control2: at(outgoing.middle.y, outgoing.middle.x))
            path.cubic(
                to: at(0, outgoing.start), control1: at(outgoing.second.y, outgoing.second.x),
                control2: at(0, outgoing.first))
        }
        path.close()
    }
}

/// Points of half a corner in radii from the vertex: x along its side, y away from it.
private struct CornerProfile {
    /// Where the curve leaves the side.
    var start: Double
    /// The first cubic's control points; the first lies on the side.
    var first: Double
    var second: CGPoint
    /// Where the first cubic meets the middle one, and the middle one's control point.
    var shoulder: CGPoint
    var middle: CGPoint

    /// The corner that UIKit's `UIBezierPath(roundedRect:cornerRadius:)` has drawn since iOS 7, as its public element
    /// list shows it. Its start at 1.5287 radii agrees with pictures, where the curve begins 1.45 to 1.53 radii from
    /// the corner (N1102 to N1127).
    static let continuous = CornerProfile(
        start: 1.528665, first: 1.088493, second: CGPoint(x: 0.868407, y: 0),
        shoulder: CGPoint(x: 0.631494, y: 0.074911), middle: CGPoint(x: 0.372824, y: 0.169060))

    /// A quarter circle cut at the angles of the continuous corner's shoulders, in the same three cubics.
    static let circular: CornerProfile = {
        let shoulder = atan2(1 - continuous.shoulder.x, 1 - continuous.shoulder.y)
        let outer = 4.0 / 3.0 * tan(shoulder / 4)
        let inner = 4.0 / 3.0 * tan((Double.pi / 2 - 2 * shoulder) / 4)
        let at = CGPoint(x: 1 - sin(shoulder), y: 1 - cos(shoulder))
        let direction = CGPoint(x: -cos(shoulder), y: sin(shoulder))
        return CornerProfile(
            start: 1, first: 1 - outer, second: at - direction * outer, shoulder: at, middle: at + direction * inner)
    }()

    /// 0 for a circle, 1 for the whole continuous curve.
    static func spread(room: Double, radius: Double, _ style: CornerStyle) -> Double {
        guard style == .continuous, radius > 0 else { return 0 }
        return min(max((room / radius - 1) / (continuous.start - 1), 0), 1)
    }

    static func mixed(_ amount: Double) -> CornerProfile {
        func mix(_ from: Double, _ to: Double) -> Double { from + (to - from) * amount }
        return CornerProfile(
            start: mix(circular.start, continuous.start), first: mix(circular.first, continuous.first),
            second: .mix(circular.second, continuous.second, amount),
            shoulder: .mix(circular.shoulder, continuous.shoulder, amount),
            middle: .mix(circular.middle, continuous.middle, amount))
    }
}
