import CoreGraphics

extension PathStorage {
    /// Twice the area inside of the polygon through all points, control points included; its sign tells which way the
    /// outer edges of an outline turn, for holes are smaller than what they are in.
    var turning: Double {
        var sum = 0.0
        var start = CGPoint.zero
        var current = CGPoint.zero
        var index = 0
        func edge(to next: CGPoint) {
            sum += current.x * next.y - next.x * current.y
            current = next
        }
        for verb in verbs {
            if verb == .move || verb == .close { edge(to: start) }
            for point in points[index..<(index + verb.pointCount)] {
                if verb == .move {
                    start = point
                    current = point
                } else {
                    edge(to: point)
                }
            }
            index += verb.pointCount
        }
        edge(to: start)
        return sum
    }

    /// The same outline, every contour run through from its end to its start.
    var reversed: PathStorage {
        var result = PathStorage()
        var index = 0
        /// Verbs after the first point of the open contour, with that point and theirs.
        var segments: [Verb] = []
        var contour: [CGPoint] = []
        func finish(closed: Bool) {
            guard let last = contour.last else { return }
            result.move(to: last)
            var end = contour.count - 1
            for verb in segments.reversed() {
                switch verb {
                case .line: result.line(to: contour[end - 1])
                case .quad: result.quad(to: contour[end - 2], control: contour[end - 1])
                case .cubic:
                    result.cubic(to: contour[end - 3], control1: contour[end - 1], control2: contour[end - 2])
                case .move, .close: break
                }
                end -= verb.pointCount
            }
            if closed { result.close() }
            segments = []
        }
        for verb in verbs {
            switch verb {
            case .move:
                finish(closed: false)
                contour = [points[index]]
            case .close:
                finish(closed: true)
                // A segment after this one begins where the contour began.
                contour = contour.first.map { [$0] } ?? []
            case .line, .quad, .cubic:
                segments.append(verb)
                contour.append(contentsOf: points[index..<(index + verb.pointCount)])
            }
            index += verb.pointCount
        }
        if !segments.isEmpty { finish(closed: false) }
        return result
    }
}
