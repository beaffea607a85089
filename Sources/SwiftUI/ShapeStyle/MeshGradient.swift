import RenderModel

/// Colours at the points of a grid, smoothly joined.
public struct MeshGradient: Sendable {
    let width: Int
    let height: Int
    let points: [SIMD2<Float>]
    let colors: [Color]
    let background: Color
    let colorSpace: Gradient.ColorSpace

    /// - Parameters:
    ///   - width: points in a row.
    ///   - height: rows.
    ///   - points: row by row, in the unit square of what is filled.
    nonisolated public init(
        width: Int, height: Int, points: [SIMD2<Float>], colors: [Color], background: Color = .clear,
        smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
    ) {
        self.width = width
        self.height = height
        self.points = points
        self.colors = colors
        self.background = background
        self.colorSpace = colorSpace
    }
}

extension MeshGradient: ShapeStyle {
    /// A grid whose points or colours are not as many as it needs is drawn as its background, with a diagnostic.
    public func _resolve(_ request: _ShapeStyleRequest) -> _ResolvedShapeStyle {
        let (count, overflow) = width.multipliedReportingOverflow(by: height)
        guard !overflow, width >= 2, height >= 2, points.count == count, colors.count == count else {
            request.environment.renderContext?.report(
                Diagnostic(
                    .error, .invalidGeometry, subject: "MeshGradient",
                    message: "A mesh of \(width) x \(height) has \(points.count) points and \(colors.count) colours.",
                    remedy: "Give width * height points and colours, at least 2 x 2."))
            return background._resolve(request)
        }
        let mesh = StylePaint.mesh(
            columns: width, rows: height, points: points.map { UnitPoint(x: CGFloat($0.x), y: CGFloat($0.y)) },
            colors: colors.map { $0.resolve(in: request.environment).rgba }, colorSpace.interpolation)
        return _ResolvedShapeStyle(mesh).faded(StyleLevels.opacity(request.level))
    }
}
