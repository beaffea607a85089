import RenderModel

extension Color: ShapeStyle {
    /// A label color has the label colors as its levels, every other color fades.
    public func _resolve(_ request: _ShapeStyleRequest) -> _ResolvedShapeStyle {
        if case .system(.label) = provider {
            let color = StyleLevels.foreground(request.level)
            return _ResolvedShapeStyle(
                .color(color.resolve(in: request.environment)), level: color.foregroundLevel)
        }
        let color = provider.resolve(in: request.environment)
        return _ResolvedShapeStyle(
            .color(color.opacity(Float(StyleLevels.opacity(request.level)))),
            level: request.level == 0 ? provider.foregroundLevel : .custom)
    }
}

extension Color.Resolved: ShapeStyle {
    public func _resolve(_ request: _ShapeStyleRequest) -> _ResolvedShapeStyle {
        _ResolvedShapeStyle(.color(opacity(Float(StyleLevels.opacity(request.level)))))
    }
}
