import Foundation

/// How the insides of two paths are combined.
package enum PathCombination: Hashable, Sendable {
    case union
    case intersection
    case subtraction
    case symmetricDifference

    func contains(_ first: Bool, _ second: Bool) -> Bool {
        switch self {
        case .union: first || second
        case .intersection: first && second
        case .subtraction: first && !second
        case .symmetricDifference: first != second
        }
    }
}

extension PathStorage {
    /// The outline of the combined area of both paths; curves are flattened to within 0.01 points.
    ///
    /// 1. Flatten both paths into closed polygons with points on a grid of 1/65536 points.
    /// 2. Cut every edge where another one crosses or touches it; of coinciding edges keep one.
    /// 3. Just left and right of each edge's midpoint, test whether the point is in the result. Where the results
    ///    differ, the edge is part of the outline; it is oriented so that the inside is on its right.
    /// 4. Link edges end to start into closed contours.
    ///
    /// Takes time proportional to the square of the number of edges.
    package func combined(with other: PathStorage, _ combination: PathCombination, evenOdd: Bool) -> PathStorage {
        let first = CombinationPolygon(self, evenOdd: evenOdd)
        let second = CombinationPolygon(other, evenOdd: evenOdd)
        var outline: [CombinationEdge] = []
        for edge in CombinationEdge.cut(first.edges + second.edges) {
            guard let normal = (edge.end - edge.start).unit?.quarterTurn else { continue }
            let middle = CGPoint.mix(edge.start, edge.end, 0.5)
            func isInside(_ distance: Double) -> Bool {
                let point = middle + normal * distance
                return combination.contains(first.contains(point), second.contains(point))
            }
            switch (isInside(1e-4), isInside(-1e-4)) {
            case (true, false): outline.append(edge)
            case (false, true): outline.append(CombinationEdge(start: edge.end, end: edge.start))
            default: break
            }
        }
        return CombinationEdge.linked(outline)
    }
}

private struct CombinationPolygon {
    let edges: [CombinationEdge]
    let evenOdd: Bool

    init(_ path: PathStorage, evenOdd: Bool) {
        self.evenOdd = evenOdd
        edges = path.contours.flatMap { contour -> [CombinationEdge] in
            var points = [CombinationEdge.onGrid(contour.start)]
            for segment in contour.segments {
                let count = segment.stepCount(tolerance: 0.01)
                for index in 1...count {
                    points.append(CombinationEdge.onGrid(segment.point(at: Double(index) / Double(count))))
                }
            }
            return zip(points, points.dropFirst() + points.prefix(1)).compactMap { start, end in
                start == end ? nil : CombinationEdge(start: start, end: end)
            }
        }
    }

    func contains(_ point: CGPoint) -> Bool {
        var winding = 0
        for edge in edges where (edge.start.y <= point.y) != (edge.end.y <= point.y) {
            let side = (edge.end - edge.start).cross(point - edge.start)
            if edge.start.y <= point.y, side > 0 { winding += 1 }
            if edge.start.y > point.y, side < 0 { winding += evenOdd ? 1 : -1 }
        }
        return evenOdd ? winding % 2 != 0 : winding != 0
    }
}

private struct CombinationEdge: Hashable {
    var start: CGPoint
    var end: CGPoint

    static func onGrid(_ point: CGPoint) -> CGPoint {
        CGPoint(x: (point.x * 65536).rounded() / 65536, y: (point.y * 65536).rounded() / 65536)
    }

    /// The edges split at each other's crossings and ends, without duplicates.
    static func cut(_ edges: [CombinationEdge]) -> [CombinationEdge] {
        var seen: Set<CombinationEdge> = []
        var pieces: [CombinationEdge] = []
        for (index, edge) in edges.enumerated() {
            let direction = edge.end - edge.start
            let square = direction.dot(direction)
            var places: [(t: Double, point: CGPoint)] = [(0, edge.start), (1, edge.end)]
            for (otherIndex, other) in edges.enumerated() where otherIndex != index && edge.mayTouch(other) {
                for point in edge.meetings(with: other) {
                    places.append(((point - edge.start).dot(direction) / square, point))
                }
            }
            places = places.filter { $0.t >= 0 && $0.t <= 1 }.sorted { $0.t < $1.t }
            for (from, to) in zip(places, places.dropFirst()) where from.point != to.point {
                let piece = CombinationEdge(start: from.point, end: to.point)
                let reverse = CombinationEdge(start: to.point, end: from.point)
                if !seen.contains(reverse), seen.insert(piece).inserted { pieces.append(piece) }
            }
        }
        return pieces
    }

    private func mayTouch(_ other: CombinationEdge) -> Bool {
        max(start.x, end.x) >= min(other.start.x, other.end.x) && max(other.start.x, other.end.x) >= min(start.x, end.x)
            && max(start.y, end.y) >= min(other.start.y, other.end.y)
            && max(other.start.y, other.end.y) >= min(start.y, end.y)
    }

    /// Where the other edge crosses this one, or its ends that are on it.
    private func meetings(with other: CombinationEdge) -> [CGPoint] {
        let own = end - start
        let cross = own.cross(other.end - other.start)
        if abs(cross) > 1e-12 {
            let offset = other.start - start
            let t = offset.cross(other.end - other.start) / cross
            let u = offset.cross(own) / cross
            guard t >= -1e-9, t <= 1 + 1e-9, u >= -1e-9, u <= 1 + 1e-9 else { return [] }
            return [Self.onGrid(start + own * t)]
        }
        return [other.start, other.end].filter { abs(own.cross($0 - start)) < 1e-9 * max(own.length, 1) }
    }

    /// Links edges to contours; at a point with several continuations, any of them gives the same area.
    static func linked(_ edges: [CombinationEdge]) -> PathStorage {
        var result = PathStorage()
        var waiting: [Point: [Int]] = [:]
        for (index, edge) in edges.enumerated().reversed() { waiting[Point(edge.start), default: []].append(index) }
        var isUsed = Array(repeating: false, count: edges.count)
        for first in edges.indices where !isUsed[first] {
            var points = [edges[first].start]
            var current = first
            while true {
                isUsed[current] = true
                let end = edges[current].end
                if end == points[0] { break }
                points.append(end)
                var next: Int?
                while let candidate = waiting[Point(end)]?.popLast() {
                    if !isUsed[candidate] {
                        next = candidate
                        break
                    }
                }
                guard let next else { break }
                current = next
            }
            guard points.count > 2 else { continue }
            result.move(to: points[0])
            for point in points.dropFirst() { result.line(to: point) }
            result.close()
        }
        return result
    }

    /// A point as a dictionary key.
    private struct Point: Hashable {
        let x: CGFloat
        let y: CGFloat

        init(_ point: CGPoint) {
            x = point.x
            y = point.y
        }
    }
}
