import Foundation

extension PathStorage {
    /// The same outline in the reverse direction.
    ///
    /// 1. Contours are in reverse order.
    /// 2. An open contour starts at its former end, and its segments follow backward.
    /// 3. A closed contour keeps its start: its closing segment is drawn first, and its first segment becomes the last
    ///    one, closed by the end of the contour.
    package var reversed: PathStorage {
        var result = PathStorage()
        for contour in drawnContours.reversed() { contour.addReversed(to: &result) }
        return result
    }

    private var drawnContours: [DrawnContour] {
        var contours: [DrawnContour] = []
        var rest = points[...]
        for verb in verbs {
            let taken = Array(rest.prefix(verb.pointCount))
            rest = rest.dropFirst(verb.pointCount)
            switch verb {
            case .move: contours.append(DrawnContour(start: taken[0]))
            case .close:
                guard let last = contours.indices.last else { continue }
                contours[last].isClosed = true
            case .line, .quad, .cubic:
                // Segments after a closed contour without a move start at that contour's start.
                if let last = contours.last, last.isClosed { contours.append(DrawnContour(start: last.start)) }
                guard let last = contours.indices.last else { continue }
                contours[last].segments.append((verb, taken))
            }
        }
        return contours
    }

    private struct DrawnContour {
        let start: CGPoint
        var segments: [(verb: Verb, points: [CGPoint])] = []
        var isClosed = false

        init(start: CGPoint) {
            self.start = start
        }

        private var end: CGPoint { segments.last?.points.last ?? start }

        func addReversed(to path: inout PathStorage) {
            path.move(to: isClosed ? start : end)
            if isClosed, end != start { path.line(to: end) }
            for index in segments.indices.reversed() {
                let target = index == 0 ? start : segments[index - 1].points.last ?? start
                let points = segments[index].points
                switch segments[index].verb {
                case .quad: path.quad(to: target, control: points[0])
                case .cubic: path.cubic(to: target, control1: points[1], control2: points[0])
                case .line:
                    if isClosed, index == 0 { continue }
                    path.line(to: target)
                case .move, .close: continue
                }
            }
            if isClosed { path.close() }
        }
    }
}
