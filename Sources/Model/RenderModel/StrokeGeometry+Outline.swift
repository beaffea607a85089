import CoreGraphics

extension StrokeGeometry {
    /// The outline of a path with this stroke, to be filled by the nonzero rule; `tolerance` in points.
    ///
    /// - Parameter isInterrupted: whether the outline is no longer needed; it then ends early.
    package func outline(
        of path: PathStorage, tolerance: Double, isInterrupted: () -> Bool = { false }
    ) -> PathStorage {
        path.stroked(
            width: width, cap: cap.lineCap, join: join.lineJoin, miterLimit: miterLimit, dash: dash,
            dashPhase: dashPhase, tolerance: tolerance, isInterrupted: isInterrupted)
    }

    /// An upper bound of the points of one round join or cap; 0 without any.
    package func arcPoints(tolerance: Double) -> Int {
        guard cap == .round || join == .round else { return 0 }
        let stroker = PathStroker(
            width: width, cap: cap.lineCap, join: join.lineJoin, miterLimit: miterLimit, tolerance: tolerance)
        return Int((.pi / stroker.smoothTurn).rounded(.up)) + 1
    }
}

extension LineCap {
    package var lineCap: CGLineCap {
        switch self {
        case .butt: .butt
        case .round: .round
        case .square: .square
        }
    }
}

extension LineJoin {
    package var lineJoin: CGLineJoin {
        switch self {
        case .miter: .miter
        case .round: .round
        case .bevel: .bevel
        }
    }
}
