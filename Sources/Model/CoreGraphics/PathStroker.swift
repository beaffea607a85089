import Foundation

/// Converts a path to the outline of its stroke.
///
/// 1. Flatten each contour into vertices with the incoming and outgoing direction of the pen.
/// 2. Join neighboring pieces into strips while the pen turns so little that both edges run forward: a strip is one
///    polygon, the left edge forward and the right edge backward. A closed contour without breaks becomes two rings.
/// 3. Where the pen turns sharply, or the inner edge would run backward, end the strip and add the join as a separate
///    polygon.
/// 4. Add caps to open ends. A zero-length contour becomes a dot, except with butt caps.
///
/// Invariants:
/// 1. All polygons have the same orientation, so their union under the nonzero rule is the stroke, however the
///    pieces overlap. The two rings of a closed contour have opposite orientations and leave the space between them.
/// 2. An outline that is no longer needed ends after at most a block of vertices; see `PathWork`. It is then incomplete.
package struct PathStroker {
    package var width: Double
    package var cap: CGLineCap
    package var join: CGLineJoin
    package var miterLimit: Double
    /// Maximum deviation of the outline from the exact one, in points.
    package var tolerance: Double

    package init(width: Double, cap: CGLineCap, join: CGLineJoin, miterLimit: Double, tolerance: Double = 0.02) {
        self.width = width
        self.cap = cap
        self.join = join
        self.miterLimit = miterLimit
        self.tolerance = tolerance
    }

    /// - Parameter isInterrupted: whether the outline is no longer needed; polled for each contour, and for each block of
    ///   vertices in a long one.
    package func outline(of path: PathStorage, isInterrupted: () -> Bool = { false }) -> PathStorage {
        guard width > 0, width.isFinite else { return PathStorage() }
        var builder = StrokeBuilder(stroker: self)
        for contour in path.contours {
            guard !isInterrupted() else { break }
            builder.add(contour, isInterrupted)
        }
        return builder.result
    }

    /// The largest turn, in radians, at which an outer edge of straight segments stays within the tolerance.
    package var smoothTurn: Double {
        let ratio = min(tolerance / max(width / 2, tolerance), 1)
        return min(max(2 * acos(1 - ratio), 0.05), 0.8)
    }
}

private struct StrokeBuilder {
    /// A point of the flattened contour.
    struct Vertex {
        var point: CGPoint
        /// Unit directions.
        var arriving: CGPoint
        var leaving: CGPoint

        /// The turn of the pen here in radians, to either side.
        var turn: Double { abs(atan2(arriving.cross(leaving), arriving.dot(leaving))) }
    }

    let stroker: PathStroker
    let half: Double
    let smoothTurn: Double
    var result = PathStorage()

    init(stroker: PathStroker) {
        self.stroker = stroker
        half = stroker.width / 2
        smoothTurn = stroker.smoothTurn
    }

    mutating func add(_ contour: PathContour, _ isInterrupted: () -> Bool) {
        guard var vertices = flatten(contour, isInterrupted) else { return }
        guard vertices.count > 1 else {
            return addDot(at: contour.start, isDrawn: !contour.segments.isEmpty || contour.isClosed)
        }
        let count = vertices.count
        let twists = vertices.indices.mapped(unless: isInterrupted) { index in
            isTwisted(vertices, index, isClosed: contour.isClosed)
        }
        guard let twists else { return }
        let breaks = vertices.indices.mapped(unless: isInterrupted) { index in
            twists[index] || vertices[index].turn > smoothTurn
                || (!contour.isClosed && (index == 0 || index == count - 1))
        }
        guard let breaks else { return }
        if contour.isClosed, !breaks.contains(true) { return addRings(vertices, isInterrupted) }

        straighten(&vertices, at: twists, isClosed: contour.isClosed)
        let first = breaks.firstIndex(of: true) ?? 0
        var strip = [vertices[first]]
        let steps = contour.isClosed ? count : count - 1 - first
        var work = PathWork()
        for step in 1...max(steps, 1) {
            guard work.goes(on: isInterrupted) else { return }
            let index = (first + step) % count
            strip.append(vertices[index])
            guard breaks[index] else { continue }
            addStrip(strip, isInterrupted)
            if contour.isClosed || index != count - 1 { addJoin(at: vertices[index]) }
            strip = [vertices[index]]
        }
        if !contour.isClosed {
            addCap(at: vertices[0].point, outwards: vertices[0].leaving * -1)
            addCap(at: vertices[count - 1].point, outwards: vertices[count - 1].arriving)
        }
    }

    /// `nil` after an interruption.
    private func flatten(_ contour: PathContour, _ isInterrupted: () -> Bool) -> [Vertex]? {
        var vertices: [Vertex] = []
        var work = PathWork()
        for segment in contour.segments {
            guard work.goes(on: isInterrupted) else { return nil }
            guard let startTangent = segment.tangent(at: 0), let endTangent = segment.tangent(at: 1) else { continue }
            if vertices.isEmpty {
                vertices.append(Vertex(point: segment.start, arriving: startTangent, leaving: startTangent))
            } else {
                vertices[vertices.count - 1].leaving = startTangent
            }
            let count = stepCount(segment)
            for index in stride(from: 1, to: count, by: 1) {
                guard work.goes(on: isInterrupted) else { return nil }
                let t = Double(index) / Double(count)
                guard let tangent = segment.tangent(at: t) else { continue }
                vertices.append(Vertex(point: segment.point(at: t), arriving: tangent, leaving: tangent))
            }
            vertices.append(Vertex(point: segment.end, arriving: endTangent, leaving: endTangent))
        }
        if contour.isClosed, vertices.count > 2, let last = vertices.last {
            vertices[0].arriving = last.arriving
            vertices.removeLast()
        }
        return vertices
    }

    /// Number of steps that satisfies both the chord's and the outer edge's tolerance.
    private func stepCount(_ segment: PathSegment) -> Int {
        if segment.isLine { return 1 }
        let chords = segment.stepCount(tolerance: stroker.tolerance)
        var turning = 0.0
        let samples = 8
        var previous = segment.tangent(at: 0)
        for index in 1...samples {
            let next = segment.tangent(at: Double(index) / Double(samples))
            if let previous, let next { turning += abs(atan2(previous.cross(next), previous.dot(next))) }
            previous = next
        }
        return max(chords, Int(stepsCovering: turning / smoothTurn))
    }

    /// Sets degenerate vertices to the directions of their chords, so that the adjacent pieces are rectangles.
    private func straighten(_ vertices: inout [Vertex], at twists: [Bool], isClosed: Bool) {
        let count = vertices.count
        for index in 0..<count where twists[index] {
            let point = vertices[index].point
            if isClosed || index > 0, let chord = (point - vertices[(index + count - 1) % count].point).unit {
                vertices[index].arriving = chord
            }
            if isClosed || index < count - 1, let chord = (vertices[(index + 1) % count].point - point).unit {
                vertices[index].leaving = chord
            }
        }
    }

    private func offset(_ vertex: Vertex, _ side: Double) -> CGPoint {
        let sum = vertex.arriving + vertex.leaving
        guard let normal = sum.quarterTurn.unit else { return vertex.point }
        // The edges of both pieces meet on the bisector, slightly farther out than half the width.
        let stretch = 1 / max(normal.dot(vertex.leaving.quarterTurn), 0.5)
        return vertex.point + normal * (half * side * stretch)
    }

    /// Whether an edge next to the vertex runs backward, as the inner edge of a bend narrower than half the width.
    private func isTwisted(_ vertices: [Vertex], _ index: Int, isClosed: Bool) -> Bool {
        let count = vertices.count
        if isClosed || index > 0, runsBackwards(vertices[(index + count - 1) % count], vertices[index]) { return true }
        return (isClosed || index < count - 1) && runsBackwards(vertices[index], vertices[(index + 1) % count])
    }

    /// Whether an edge of the piece between two vertices runs backward.
    private func runsBackwards(_ start: Vertex, _ end: Vertex) -> Bool {
        // Corners are not bends: strips that end there are cut square.
        var from = start
        var to = end
        if from.turn > smoothTurn { from.arriving = from.leaving }
        if to.turn > smoothTurn { to.leaving = to.arriving }
        let chord = to.point - from.point
        return (offset(to, 1) - offset(from, 1)).dot(chord) <= 0
            || (offset(to, -1) - offset(from, -1)).dot(chord) <= 0
    }

    private mutating func addStrip(_ strip: [Vertex], _ isInterrupted: () -> Bool) {
        guard strip.count > 1 else { return }
        var left: [CGPoint] = []
        var right: [CGPoint] = []
        var work = PathWork()
        for (index, vertex) in strip.enumerated() {
            guard work.goes(on: isInterrupted) else { return }
            // The ends of a strip are cut square; the join that follows fills the wedge.
            var end = vertex
            if index == 0 { end.arriving = end.leaving }
            if index == strip.count - 1 { end.leaving = end.arriving }
            left.append(offset(end, 1))
            right.append(offset(end, -1))
        }
        addPolygon(left.reversed() + right)
    }

    private mutating func addRings(_ vertices: [Vertex], _ isInterrupted: () -> Bool) {
        let left = vertices.indices.mapped(unless: isInterrupted) { offset(vertices[$0], 1) }
        let right = vertices.indices.mapped(unless: isInterrupted) { offset(vertices[$0], -1) }
        guard let left, let right else { return }
        addRing(left.reversed())
        addRing(right)
    }

    private mutating func addRing(_ points: [CGPoint]) {
        guard let first = points.first else { return }
        result.move(to: first)
        for point in points.dropFirst() { result.line(to: point) }
        result.close()
    }

    /// Adds a polygon, oriented clockwise on a screen.
    private mutating func addPolygon(_ points: [CGPoint]) {
        var area = 0.0
        for index in points.indices { area += points[index].cross(points[(index + 1) % points.count]) }
        addRing(area < 0 ? points.reversed() : points)
    }

    private mutating func addJoin(at vertex: Vertex) {
        let turn = atan2(vertex.arriving.cross(vertex.leaving), vertex.arriving.dot(vertex.leaving))
        guard abs(turn) > 1e-6 else { return }
        // The gap opens on the outside of the turn.
        let side: Double = turn > 0 ? -half : half
        let from = vertex.arriving.quarterTurn * side
        let to = vertex.leaving.quarterTurn * side
        var points = [vertex.point, vertex.point + from]
        switch stroker.join {
        case .round:
            points += arc(vertex.point, from: from, turn: turn)
        case .miter:
            let sine = cos(turn / 2)
            if sine > 1e-6, 1 / sine <= stroker.miterLimit, let bisector = (from + to).unit {
                points.append(vertex.point + bisector * (half / sine))
            }
        case .bevel:
            break
        }
        points.append(vertex.point + to)
        addPolygon(points)
    }

    private mutating func addCap(at point: CGPoint, outwards: CGPoint) {
        let normal = outwards.quarterTurn * half
        switch stroker.cap {
        case .butt:
            break
        case .square:
            let reach = outwards * half
            addPolygon([point + normal, point + normal + reach, point - normal + reach, point - normal])
        case .round:
            addPolygon([point + normal] + arc(point, from: normal, turn: -.pi) + [point - normal])
        }
    }

    private mutating func addDot(at point: CGPoint, isDrawn: Bool) {
        guard isDrawn else { return }
        switch stroker.cap {
        case .butt: break
        case .square:
            result.addRect(CGRect(x: point.x - half, y: point.y - half, width: 2 * half, height: 2 * half))
        case .round:
            result.addEllipse(in: CGRect(x: point.x - half, y: point.y - half, width: 2 * half, height: 2 * half))
        }
    }

    /// Points between the ends of an arc around `center`, excluding the ends.
    private func arc(_ center: CGPoint, from: CGPoint, turn: Double) -> [CGPoint] {
        let count = Int(stepsCovering: abs(turn) / smoothTurn)
        return (1..<max(count, 1)).map { index in
            let angle = turn * Double(index) / Double(count)
            let sine = sin(angle)
            let cosine = cos(angle)
            return center + CGPoint(x: from.x * cosine - from.y * sine, y: from.x * sine + from.y * cosine)
        }
    }
}
