import RenderModel

/// How lines are drawn. Lengths in points.
public struct StrokeStyle: Hashable, Sendable {
    public var lineWidth: CGFloat
    public var lineCap: CGLineCap
    public var lineJoin: CGLineJoin
    public var miterLimit: CGFloat
    public var dash: [CGFloat]
    public var dashPhase: CGFloat

    nonisolated public init(
        lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, lineJoin: CGLineJoin = .miter, miterLimit: CGFloat = 10,
        dash: [CGFloat] = [], dashPhase: CGFloat = 0
    ) {
        self.lineWidth = lineWidth
        self.lineCap = lineCap
        self.lineJoin = lineJoin
        self.miterLimit = miterLimit
        self.dash = dash
        self.dashPhase = dashPhase
    }

    /// The stroke without non-finite numbers.
    package var geometry: StrokeGeometry {
        let valid = finite
        let cap: LineCap =
            switch lineCap {
            case .butt: .butt
            case .round: .round
            case .square: .square
            }
        let join: LineJoin =
            switch lineJoin {
            case .miter: .miter
            case .round: .round
            case .bevel: .bevel
            }
        return StrokeGeometry(
            width: Double(valid.lineWidth), cap: cap, join: join, miterLimit: Double(valid.miterLimit),
            dash: valid.dash.map { Double($0) }, dashPhase: Double(valid.dashPhase))
    }
}

/// How insides are drawn.
public struct FillStyle: Hashable, Sendable {
    public var isEOFilled: Bool
    public var isAntialiased: Bool

    nonisolated public init(eoFill: Bool = false, antialiased: Bool = true) {
        isEOFilled = eoFill
        isAntialiased = antialiased
    }
}

/// The corner style of a rounded rectangle.
public enum RoundedCornerStyle: Hashable, Sendable {
    case circular
    case continuous

    var cornerStyle: CornerStyle {
        switch self {
        case .circular: .circular
        case .continuous: .continuous
        }
    }
}

/// The role of a shape.
public enum ShapeRole: Hashable, Sendable {
    case fill
    case stroke
    case separator
}

/// The treatment of a shape in right-to-left layouts.
public enum LayoutDirectionBehavior: Hashable, Sendable {
    case fixed
    case mirrors(in: LayoutDirection)

    public static var mirrors: LayoutDirectionBehavior { .mirrors(in: .rightToLeft) }

    func isMirrored(_ direction: LayoutDirection) -> Bool {
        switch self {
        case .fixed: false
        case .mirrors(let mirrored): direction == mirrored
        }
    }
}
