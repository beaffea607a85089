import RenderModel

/// A blurred and tinted backdrop.
public struct Material: Sendable {
    let kind: RenderModel.Material

    public static let ultraThin = Material(kind: .ultraThin)
    public static let thin = Material(kind: .thin)
    public static let regular = Material(kind: .regular)
    public static let thick = Material(kind: .thick)
    public static let ultraThick = Material(kind: .ultraThick)
    public static let bar = Material(kind: .bar)
}

extension Material: ShapeStyle {
    public func _resolve(_ request: _ShapeStyleRequest) -> _ResolvedShapeStyle {
        switch request.environment.transparency {
        case .standard: _ResolvedShapeStyle(.material(kind)).faded(StyleLevels.opacity(request.level))
        // Apple says only that such backgrounds are opaque then; the color of grouped content is the closest one.
        case .reduced: SystemColorStyle(colors: [.secondaryBackground])._resolve(request)
        }
    }
}

extension ShapeStyle where Self == Material {
    public static var ultraThinMaterial: Material { .ultraThin }
    public static var thinMaterial: Material { .thin }
    public static var regularMaterial: Material { .regular }
    public static var thickMaterial: Material { .thick }
    public static var ultraThickMaterial: Material { .ultraThick }
    public static var bar: Material { .bar }
}
