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

    /// The radii of corners that do not overlap in a rectangle of `size` (E-CORNER-6).
    ///
    /// 1. A radius below zero is zero.
    /// 2. Along each side a radius is limited to the larger of half of the side and what the radius of the side's other
    ///    corner, itself not limited, leaves of it. So it is finite even where both are infinite.
    /// 3. A circular corner remains circular: it takes the smaller limit of its two sides.
    ///
    /// Invariant: the two radii along a side together are no longer than the side.
    package func fitting(_ size: CGSize) -> CornerRadii {
        func fit(_ corner: CGSize, horizontal: CGSize, vertical: CGSize) -> CGSize {
            let width = Self.limited(corner.width, beside: horizontal.width, on: size.width)
            let height = Self.limited(corner.height, beside: vertical.height, on: size.height)
            guard corner.width == corner.height else { return CGSize(width: width, height: height) }
            return CGSize(width: min(width, height), height: min(width, height))
        }
        return CornerRadii(
            topLeft: fit(topLeft, horizontal: topRight, vertical: bottomLeft),
            topRight: fit(topRight, horizontal: topLeft, vertical: bottomRight),
            bottomRight: fit(bottomRight, horizontal: bottomLeft, vertical: topRight),
            bottomLeft: fit(bottomLeft, horizontal: bottomRight, vertical: topLeft))
    }

    /// NaN remains NaN, so that the code that draws the path can report it.
    private static func limited(_ radius: Double, beside other: Double, on side: Double) -> Double {
        guard !radius.isNaN else { return radius }
        return min(max(radius, 0), max(side / 2, side - max(other, 0)))
    }
}

/// Where the outline of a rounded rectangle begins. All run clockwise on a screen.
package enum RoundedRectangleStart: Sendable {
    /// The middle of the right side, or the corner's end nearest to it where a corner covers the middle.
    case rightSide
    /// The end of the top left corner on the top side.
    case topSide
}

extension PathStorage {
    package init(
        roundedRect rect: CGRect, cornerSize: CGSize, style: CornerStyle, start: RoundedRectangleStart = .rightSide
    ) {
        self.init()
        addRoundedRect(rect, cornerSize: cornerSize, style: style, start: start)
    }

    /// Both radii are limited to half of the shorter side (N1232, N1233).
    package mutating func addRoundedRect(
        _ rect: CGRect, cornerSize: CGSize, style: CornerStyle, start: RoundedRectangleStart = .rightSide
    ) {
        let limit = min(rect.width, rect.height) / 2
        let size = CGSize(width: min(cornerSize.width, limit), height: min(cornerSize.height, limit))
        addRoundedRect(rect, radii: CornerRadii(size), style: style, start: start)
    }

    /// Radii that do not fit are limited one by one (``CornerRadii/fitting(_:)``).
    package mutating func addRoundedRect(
        _ rect: CGRect, radii: CornerRadii, style: CornerStyle, start: RoundedRectangleStart = .rightSide
    ) {
        guard !rect.isNull else { return }
        let corners = RoundedCorners(rect: rect, radii: radii.fitting(CGSize(width: rect.width, height: rect.height)))
        guard !corners.isSquare else { return addRect(rect) }
        reserveIfEmpty(verbs: 18, points: 41)
        corners.append(to: &self, style: style, start: start)
    }
}

/// Builds a rounded rectangle from its four corners, whose radii fit.
///
/// 1. Give every corner the length along each side over which it may extend: its radius plus its share of the side's
///    remaining length.
/// 2. Begin on the start's side, between its two corners (E-CORNER-7).
/// 3. For each corner, clockwise from there: draw the straight side to the corner's first point, then one cubic for a
///    circular corner or three for a continuous one. A continuous corner without space on either side is circular: a
///    capsule in a square is a circle (pictures I0253 and I0269).
/// 4. Closing the outline draws the rest of the start's side.
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
    private(set) var corners: [Corner]

    init(rect: CGRect, radii: CornerRadii) {
        self.rect = rect
        let left = CGPoint(x: -1, y: 0)
        let right = CGPoint(x: 1, y: 0)
        let up = CGPoint(x: 0, y: -1)
        let down = CGPoint(x: 0, y: 1)
        func corner(_ x: Double, _ y: Double, _ arriving: CGPoint, _ leaving: CGPoint, _ size: CGSize) -> Corner {
            let radius = arriving.x == 0 ? (size.height, size.width) : (size.width, size.height)
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
        shareRoom()
    }

    var isSquare: Bool {
        corners.allSatisfy { $0.radius.arriving <= 0 || $0.radius.leaving <= 0 }
    }

    private mutating func shareRoom() {
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

    func append(to path: inout PathStorage, style: CornerStyle, start: RoundedRectangleStart) {
        let first: Int
        switch start {
        case .rightSide:
            let top = corners[1].end(style)
            let bottom = corners[2].start(style)
            path.move(to: CGPoint(x: rect.maxX, y: min(max(rect.midY, top.y), bottom.y)))
            first = 2
        case .topSide:
            path.move(to: corners[0].end(style))
            first = 1
        }
        for index in corners.indices {
            corners[(first + index) % corners.count].append(to: &path, style: style)
        }
        path.close()
    }
}

extension RoundedCorners.Corner {
    private var incoming: CornerProfile {
        CornerProfile(room: room.arriving / max(radius.arriving, .leastNormalMagnitude))
    }

    private var outgoing: CornerProfile {
        CornerProfile(room: room.leaving / max(radius.leaving, .leastNormalMagnitude))
    }

    /// Distances along the incoming and the outgoing side, in radii.
    private func at(_ along: Double, _ across: Double) -> CGPoint {
        vertex + arriving * (along * radius.arriving) + leaving * (across * radius.leaving)
    }

    /// Where the corner's curve begins, on the incoming side.
    fileprivate func start(_ style: CornerStyle) -> CGPoint { at(style == .continuous ? incoming.start : 1, 0) }

    /// Where the corner's curve ends, on the outgoing side.
    fileprivate func end(_ style: CornerStyle) -> CGPoint { at(0, style == .continuous ? outgoing.start : 1) }

    fileprivate func append(to path: inout PathStorage, style: CornerStyle) {
        let first = start(style)
        // The negated comparison keeps a point that is NaN, so that the path of such a radius is not finite.
        if let current = path.currentPoint, !((current - first).length <= 1e-9) { path.line(to: first) }
        guard radius.arriving > 0, radius.leaving > 0 else { return }
        let incoming = incoming
        let outgoing = outgoing
        if style == .circular || incoming.isWithoutRoom && outgoing.isWithoutRoom {
            let k = 1 - PathStorage.quarterCircleControl
            path.cubic(to: at(0, 1), control1: at(k, 0), control2: at(0, k))
            return
        }
        path.cubic(
            to: at(incoming.shoulder.x, incoming.shoulder.y), control1: at(incoming.first, 0),
            control2: at(incoming.second, 0))
        path.cubic(
            to: at(outgoing.shoulder.y, outgoing.shoulder.x), control1: at(incoming.middle.x, incoming.middle.y),
            control2: at(outgoing.middle.y, outgoing.middle.x))
        path.cubic(to: at(0, outgoing.start), control1: at(0, outgoing.second), control2: at(0, outgoing.first))
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
