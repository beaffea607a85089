import Foundation

/// The style of a corner.
package enum CornerStyle: UInt8, Hashable, Sendable {
    /// A quarter of a circle.
    case circular
    /// Apple's corner, with gradually changing curvature.
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

    /// Two corners that together are longer than their side are both scaled down in proportion until they fit.
    package mutating func addRoundedRect(_ rect: CGRect, radii: CornerRadii, style: CornerStyle) {
        guard !rect.isNull else { return }
        var corners = RoundedCorners(rect: rect, radii: radii)
        corners.fitRadii()
        guard !corners.isSquare else { return addRect(rect) }
        reserveIfEmpty(verbs: 18, points: 41)
        corners.append(to: &self, style: style)
    }
}

/// Builds a rounded rectangle from its four corners.
///
/// 1. Limit each radius so that the two corners on a side fit.
/// 2. Give every corner the length along each side over which it may extend: its radius plus its share of the side's
///    remaining length.
/// 3. For each corner, clockwise from the top left: draw the straight side to the corner's first point, then one cubic
///    for a circular corner or three for a continuous one. A continuous corner without space on either side is
///    circular: a capsule in a square is a circle (pictures I0253 and I0269).
///
/// Invariant: neighboring corners never overlap, so the outline does not cross itself.
private struct RoundedCorners {
    /// A corner with the directions of its sides.
    struct Corner {
        var vertex: CGPoint
        /// Unit vectors from the corner along the incoming and the outgoing side.
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
            let incoming = CornerProfile(
                room: corner.room.arriving / max(corner.radius.arriving, .leastNormalMagnitude))
            let outgoing = CornerProfile(room: corner.room.leaving / max(corner.radius.leaving, .leastNormalMagnitude))
            /// Distances along the incoming and the outgoing side, in radii.
            func at(_ along: Double, _ across: Double) -> CGPoint {
                corner.vertex + corner.arriving * (along * corner.radius.arriving)
                    + corner.leaving * (across * corner.radius.leaving)
            }
            let start = at(style == .continuous ? incoming.start : 1, 0)
            if isFirst {
                path.move(to: start)
            } else if let current = path.currentPoint, (current - start).length > 1e-9 {
                path.line(to: start)
            }
            isFirst = false
            guard corner.radius.arriving > 0, corner.radius.leaving > 0 else { continue }
            if style == .circular || incoming.isWithoutRoom && outgoing.isWithoutRoom {
                let k = 1 - PathStorage.quarterCircleControl
                path.cubic(to: at(0, 1), control1: at(k, 0), control2: at(0, k))
                continue
            }
            path.cubic(
                to: at(incoming.shoulder.x, incoming.shoulder.y), control1: at(incoming.first, 0),
                control2: at(incoming.second, 0))
            path.cubic(
                to: at(outgoing.shoulder.y, outgoing.shoulder.x), control1: at(incoming.middle.x, incoming.middle.y),
                control2: at(outgoing.middle.y, outgoing.middle.x))
            path.cubic(
                to: at(0, outgoing.start), control1: at(0, outgoing.second), control2: at(0, outgoing.first))
        }
        path.close()
    }
}

/// Points of half a continuous corner in radii from the vertex: x along its side, y away from it.
///
/// The numbers are those of the corner that UIKit's `UIBezierPath(roundedRect:cornerRadius:)` has drawn since iOS 7, as
/// its public element list shows them. The start at 1.5287 radii agrees with images, where the curve begins 1.45 to
/// 1.53 radii from the corner (N1102 to N1127; picture I0021 within 4/255).
private struct CornerProfile {
    /// Where the curve leaves the side, and the first cubic's control points on the side.
    var start = 1.528665
    var first = 1.088493
    var second = 0.868407
    /// Where the first cubic meets the middle one, and the middle one's control point.
    let shoulder = CGPoint(x: 0.631494, y: 0.074911)
    let middle = CGPoint(x: 0.372824, y: 0.169060)

    /// Whether the radius takes the whole side.
    var isWithoutRoom: Bool { start <= 1 + 1e-9 }

    /// A side without space for the whole curve moves the points on it back to its end, and keeps the others (the ends
    /// of the capsules in picture I0014).
    ///
    /// - Parameter room: usable length along the side, in radii; at least 1.
    init(room: Double) {
        start = min(start, room)
        first = min(first, room)
        second = min(second, room)
    }
}
