import RenderModel

/// Colors at the points of a grid, smoothly interpolated.
public struct MeshGradient: Sendable {
    /// A point of the grid with its control points.
    public struct BezierPoint: Equatable, Sendable {
        public var position: SIMD2<Float>
        public var leadingControlPoint: SIMD2<Float>
        public var topControlPoint: SIMD2<Float>
        public var trailingControlPoint: SIMD2<Float>
        public var bottomControlPoint: SIMD2<Float>

        public init(
            position: SIMD2<Float>, leadingControlPoint: SIMD2<Float>, topControlPoint: SIMD2<Float>,
            trailingControlPoint: SIMD2<Float>, bottomControlPoint: SIMD2<Float>
        ) {
            self.position = position
            self.leadingControlPoint = leadingControlPoint
            self.topControlPoint = topControlPoint
            self.trailingControlPoint = trailingControlPoint
            self.bottomControlPoint = bottomControlPoint
        }
    }

    public enum Locations: Equatable, Sendable {
        case points([SIMD2<Float>])
        case bezierPoints([BezierPoint])
    }

    public enum Colors: Equatable, Sendable {
        case colors([Color])
        case resolvedColors([Color.Resolved])
    }

    public var width: Int
    public var height: Int
    public var locations: Locations
    public var colors: Colors
    public var background: Color
    public var smoothsColors: Bool
    public var colorSpace: Gradient.ColorSpace

    private var points: [SIMD2<Float>] {
        switch locations {
        case .points(let points): points
        case .bezierPoints(let points): points.map(\.position)
        }
    }

    private var listed: [Color] {
        switch colors {
        case .colors(let colors): colors
        case .resolvedColors(let colors): colors.map { Color($0) }
        }
    }

    /// - Parameters:
    ///   - width: points per row.
    ///   - height: rows.
    ///   - points: row by row, in the unit square of the filled area.
    nonisolated public init(
        width: Int, height: Int, points: [SIMD2<Float>], colors: [Color], background: Color = .clear,
        smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
    ) {
        self.init(
            width: width, height: height, locations: .points(points), colors: .colors(colors), background: background,
            smoothsColors: smoothsColors, colorSpace: colorSpace)
    }

    nonisolated public init(
        width: Int, height: Int, points: [SIMD2<Float>], resolvedColors: [Color.Resolved], background: Color = .clear,
        smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
    ) {
        self.init(
            width: width, height: height, locations: .points(points), colors: .resolvedColors(resolvedColors),
            background: background, smoothsColors: smoothsColors, colorSpace: colorSpace)
    }

    /// The edges between points are straight, whatever their control points.
    nonisolated public init(
        width: Int, height: Int, bezierPoints: [BezierPoint], colors: [Color], background: Color = .clear,
        smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
    ) {
        self.init(
            width: width, height: height, locations: .bezierPoints(bezierPoints), colors: .colors(colors),
            background: background, smoothsColors: smoothsColors, colorSpace: colorSpace)
    }

    nonisolated public init(
        width: Int, height: Int, bezierPoints: [BezierPoint], resolvedColors: [Color.Resolved],
        background: Color = .clear, smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
    ) {
        self.init(
            width: width, height: height, locations: .bezierPoints(bezierPoints),
            colors: .resolvedColors(resolvedColors), background: background, smoothsColors: smoothsColors,
            colorSpace: colorSpace)
    }

    nonisolated public init(
        width: Int, height: Int, locations: Locations, colors: Colors, background: Color = .clear,
        smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
    ) {
        self.width = width
        self.height = height
        self.locations = locations
        self.colors = colors
        self.background = background
        self.smoothsColors = smoothsColors
        self.colorSpace = colorSpace
    }
}

extension MeshGradient: ShapeStyle {
    /// A grid with a wrong number of points or colors is drawn as its background, with a diagnostic.
    public func _resolve(_ request: _ShapeStyleRequest) -> _ResolvedShapeStyle {
        let (points, colors) = (points, listed)
        let (count, overflow) = width.multipliedReportingOverflow(by: height)
        guard !overflow, width >= 2, height >= 2, points.count == count, colors.count == count else {
            request.environment.renderContext?.report(
                Diagnostic(
                    .error, .invalidGeometry, subject: "MeshGradient",
                    message: "A mesh of \(width) x \(height) has \(points.count) points and \(colors.count) colors.",
                    remedy: "Pass width * height points and colors, at least 2 x 2."))
            return background._resolve(request)
        }
        let mesh = StylePaint.mesh(
            columns: width, rows: height, points: points.map { UnitPoint(x: CGFloat($0.x), y: CGFloat($0.y)) },
            colors: colors.map { $0.resolve(in: request.environment).rgba }, colorSpace.interpolation)
        return _ResolvedShapeStyle(request.environment.finite(mesh, in: "MeshGradient"))
            .faded(StyleLevels.opacity(request.level))
    }
}
