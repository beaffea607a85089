import CoreGraphics

extension PathStorage {
    /// Twice the signed area of the polygon through all points, control points included; its sign gives the orientation
    /// of an outline's outer edges, because holes are smaller than their outlines.
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
}
