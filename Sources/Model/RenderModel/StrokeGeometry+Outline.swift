import CoreGraphics

extension StrokeGeometry {
    /// The outline of a path with this stroke, to be filled by the nonzero rule; `tolerance` in points.
    package func outline(of path: PathStorage, tolerance: Double) -> PathStorage {
        path.stroked(
            width: width, cap: cap.lineCap, join: join.lineJoin, miterLimit: miterLimit, dash: dash,
            dashPhase: dashPhase, tolerance: tolerance)
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
