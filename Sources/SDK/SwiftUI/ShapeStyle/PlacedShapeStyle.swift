extension ShapeStyle {
    /// The style with its unit square mapped to a rectangle of the shape's own coordinates.
    public func `in`(_ rect: CGRect) -> some ShapeStyle { PlacedShapeStyle(style: self, rect: rect) }
}

private struct PlacedShapeStyle<Style: ShapeStyle>: ShapeStyle {
    typealias Resolved = Never

    let style: Style
    let rect: CGRect

    func _resolve(_ request: _ShapeStyleRequest) -> _ResolvedShapeStyle {
        var resolved = style._resolve(request)
        resolved.paint = .placed(resolved.paint, rect)
        return resolved
    }
}
