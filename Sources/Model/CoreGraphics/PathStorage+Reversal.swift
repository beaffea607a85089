import Foundation

extension PathStorage {
    /// The same outline drawn in the other direction.
    ///
    /// 1. Contours come in the opposite order.
    /// 2. An open contour begins where it ended, and its segments follow backward.
    /// 3. A closed contour keeps its start: its closing line is drawn first, and the segment that was first becomes the
    ///    way back to the start, which the contour's end closes.
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
                // What follows a closed contour without a move begins at that contour's start.
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
