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
}
