import Foundation

/// The single representation of a vector path in the project: verbs and their points.
///
/// `CGPath`, `SwiftUI.Path` and the render tree all contain a `PathStorage`, so geometry (bounds, trimming, stroking)
/// is written once. Coordinates are points, y grows downward.
///
/// Invariant: `points.count` is the sum of `verb.pointCount` over `verbs`; a path that is not empty begins with
/// `.move`.
package struct PathStorage: Hashable, Sendable {
    package enum Verb: UInt8, Hashable, Sendable {
        /// Starts a contour at one point.
        case move
        /// A straight segment to one point.
        case line
        /// A quadratic curve: control point, end point.
        case quad
        /// A cubic curve: two control points, end point.
        case cubic
        /// Closes the contour with a straight segment to its start. No points.
        case close

        package var pointCount: Int {
            switch self {
            case .move, .line: 1
            case .quad: 2
            case .cubic: 3
            case .close: 0
            }
        }
    }

    package private(set) var verbs: [Verb] = []
    package private(set) var points: [CGPoint] = []

    package init() {}

    /// Rebuilds a path from its parts; `nil` when the invariant does not hold.
    package init?(verbs: [Verb], points: [CGPoint]) {
        guard verbs.reduce(0, { $0 + $1.pointCount }) == points.count else { return nil }
        if let first = verbs.first, first != .move { return nil }
        self.verbs = verbs
        self.points = points
    }

    package var isEmpty: Bool { verbs.isEmpty }

    package var currentPoint: CGPoint? {
        guard let last = verbs.last else { return nil }
        if last != .close { return points.last }
        return contourStart
    }

    private var contourStart: CGPoint? {
        var end = points.count
        for verb in verbs.reversed() {
            end -= verb.pointCount
            if verb == .move { return points[end] }
        }
        return nil
    }

    /// Capacity for a whole figure. Only for the first one: a path of many figures grows by itself.
    mutating func reserveIfEmpty(verbs verbCount: Int, points pointCount: Int) {
        guard verbs.isEmpty else { return }
        verbs.reserveCapacity(verbCount)
        points.reserveCapacity(pointCount)
    }

    package mutating func move(to point: CGPoint) {
        verbs.append(.move)
        points.append(point)
    }

    package mutating func line(to point: CGPoint) {
        beginContourIfNeeded(at: point)
        verbs.append(.line)
        points.append(point)
    }

    package mutating func quad(to end: CGPoint, control: CGPoint) {
        beginContourIfNeeded(at: control)
        verbs.append(.quad)
        points.append(control)
        points.append(end)
    }

    package mutating func cubic(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
        beginContourIfNeeded(at: control1)
        verbs.append(.cubic)
        points.append(control1)
        points.append(control2)
        points.append(end)
    }

    package mutating func close() {
        guard let last = verbs.last, last != .close else { return }
        verbs.append(.close)
    }

    package mutating func append(_ other: PathStorage) {
        verbs.append(contentsOf: other.verbs)
        points.append(contentsOf: other.points)
    }

    /// A segment after `close` continues from the start of the closed contour; the first segment of an empty path
    /// starts at `fallback`.
    private mutating func beginContourIfNeeded(at fallback: CGPoint) {
        if verbs.isEmpty {
            move(to: fallback)
        } else if verbs.last == .close, let start = contourStart {
            move(to: start)
        }
    }

    package func mapPoints(_ transform: (CGPoint) -> CGPoint) -> PathStorage {
        var copy = self
        for index in copy.points.indices { copy.points[index] = transform(copy.points[index]) }
        return copy
    }
}
