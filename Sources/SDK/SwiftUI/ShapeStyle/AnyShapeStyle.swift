/// A type-erased style.
public struct AnyShapeStyle: ShapeStyle {
    private let style: any ShapeStyle

    nonisolated public init<S: ShapeStyle>(_ style: S) {
        self.style = (style as? AnyShapeStyle)?.style ?? style
    }

    public func _resolve(_ request: _ShapeStyleRequest) -> _ResolvedShapeStyle {
        style._resolve(request)
    }
}
