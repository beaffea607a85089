extension ViewSpacing {
    /// Used where neither view states a distance, in points (N1168, N1222).
    static let standardDistance: CGFloat = 8

    /// The distance in points between this view and the one that follows it along an axis.
    ///
    /// 1. For every category present on both facing edges, combine the two values.
    /// 2. The largest result is the distance.
    /// 3. Without a common category it is the larger of the two plain values (N1217–N1219).
    /// 4. Without any plain value it is 8 points (N1222).
    public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
        if isStandard && next.isStandard { return Self.standardDistance }
        let (near, far): (Edge, Edge) = axis == .horizontal ? (.trailing, .leading) : (.bottom, .top)
        var largest: CGFloat?
        for (key, value) in values where key.edge == near && key.category != .plain {
            guard let facing = next.values[Key(far, key.category)] else { continue }
            let distance = value.distance(to: facing)
            largest = max(largest ?? distance, distance)
        }
        if let largest { return largest }
        let first = values[Key(near, .plain)]?.points
        let second = next.values[Key(far, .plain)]?.points
        guard let first, let second else { return first ?? second ?? Self.standardDistance }
        return max(first, second)
    }

    /// Merges `other` on the given edges, keeping the stronger preference (N1223).
    public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
        if isStandard && other.isStandard { return }
        for (key, value) in other.values where edges.contains(Edge.Set(key.edge)) {
            if let own = values[key], own.isAtLeast(value) { continue }
            values[key] = value
        }
    }

    public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
        var result = self
        result.formUnion(other, edges: edges)
        return result
    }

    /// The preferences of a container: those of its children on the edges where they touch the container's edges.
    package init(children: [(spacing: ViewSpacing, edges: Edge.Set)]) {
        guard children.contains(where: { !$0.spacing.isStandard }) else {
            self.init()
            return
        }
        self.init(values: [:])
        for child in children { formUnion(child.spacing, edges: child.edges) }
    }

    /// The preferences after a fixed length was inserted between the view and the given edges: those of a view without
    /// preferences (N1444).
    package func resetting(_ edges: Edge.Set) -> ViewSpacing {
        if edges.isEmpty || isStandard { return self }
        var result = self
        result.values.removeAll { edges.contains(Edge.Set($0.edge)) }
        result.formUnion(ViewSpacing(), edges: edges)
        return result
    }
}

extension ViewSpacing.TextMetrics {
    /// Height of a line with its leading (N1214).
    package var lineSpacing: CGFloat { ascent + descent + leading }

    /// The gap between two texts: the lower one's leading, rounded up to the upper one's pixels (N1211–N1213).
    package static func distance(above: Self, below: Self) -> CGFloat {
        guard above.pixelLength > 0 else { return below.leading }
        return (below.leading / above.pixelLength).rounded(.up) * above.pixelLength
    }
}

extension ViewSpacing.Value {
    fileprivate var points: CGFloat? {
        guard case .distance(let points) = self else { return nil }
        return points
    }

    /// Two distances add up (N1215), text metrics keep a distance (N1216), two texts follow their own rule.
    package func distance(to next: Self) -> CGFloat {
        switch (self, next) {
        case (.distance(let first), .distance(let second)): first + second
        case (.distance(let points), _), (_, .distance(let points)): points
        case (.topText(let above), .topText(let below)), (.topText(let above), .bottomText(let below)),
            (.bottomText(let above), .topText(let below)), (.bottomText(let above), .bottomText(let below)):
            ViewSpacing.TextMetrics.distance(above: above, below: below)
        }
    }

    /// True when this value requires at least as much as `other`.
    fileprivate func isAtLeast(_ other: Self) -> Bool {
        switch (self, other) {
        case (.distance(let own), .distance(let other)): own >= other
        case (.distance, _): false
        case (_, .distance): true
        case (.topText(let own), .topText(let other)), (.topText(let own), .bottomText(let other)),
            (.bottomText(let own), .topText(let other)), (.bottomText(let own), .bottomText(let other)):
            own.lineSpacing >= other.lineSpacing
        }
    }
}
