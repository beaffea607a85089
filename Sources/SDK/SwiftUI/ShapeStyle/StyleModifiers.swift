import RenderModel

/// A style drawn with reduced opacity.
public struct _OpacityShapeStyle<Base: ShapeStyle>: ShapeStyle {
    let base: Base
    let opacity: Double

    public func _resolve(_ request: _ShapeStyleRequest) -> _ResolvedShapeStyle {
        base._resolve(request).faded(request.environment.finite(opacity, or: 1, in: "ShapeStyle.opacity(_:)"))
    }
}

/// A style drawn with a shadow.
public struct _ShadowShapeStyle<Base: ShapeStyle>: ShapeStyle {
    let base: Base
    let shadow: ShadowStyle

    public func _resolve(_ request: _ShapeStyleRequest) -> _ResolvedShapeStyle {
        var style = base._resolve(request)
        guard shadow.radius.isFinite, shadow.x.isFinite, shadow.y.isFinite else {
            request.environment.renderContext?.reportInvalidNumber(in: "ShapeStyle.shadow(_:)")
            return style
        }
        style.shadows.append(
            _ResolvedShapeStyle.Shadow(
                color: shadow.color.resolve(in: request.environment).rgba, radius: Double(shadow.radius),
                offset: CGPoint(x: shadow.x, y: shadow.y), isInner: shadow.kind == .inner))
        return style
    }
}

/// A style with a blend mode.
public struct _BlendModeShapeStyle<Base: ShapeStyle>: ShapeStyle {
    let base: Base
    let mode: BlendMode

    public func _resolve(_ request: _ShapeStyleRequest) -> _ResolvedShapeStyle {
        var style = base._resolve(request)
        style.blendMode = mode.renderMode
        return style
    }
}

extension ShapeStyle {
    public func opacity(_ opacity: Double) -> some ShapeStyle {
        _OpacityShapeStyle(base: self, opacity: opacity)
    }

    public func shadow(_ style: ShadowStyle) -> some ShapeStyle {
        _ShadowShapeStyle(base: self, shadow: style)
    }

    public func blendMode(_ mode: BlendMode) -> some ShapeStyle {
        _BlendModeShapeStyle(base: self, mode: mode)
    }
}

extension ShapeStyle where Self == AnyShapeStyle {
    public static func opacity(_ opacity: Double) -> some ShapeStyle {
        ForegroundStyle().opacity(opacity)
    }

    public static func shadow(_ style: ShadowStyle) -> some ShapeStyle {
        ForegroundStyle().shadow(style)
    }

    public static func blendMode(_ mode: BlendMode) -> some ShapeStyle {
        ForegroundStyle().blendMode(mode)
    }
}

/// A shadow that is part of a style. Lengths in points.
public struct ShadowStyle: Hashable, Sendable {
    enum Kind: Hashable, Sendable {
        case drop
        case inner
    }

    let kind: Kind
    let color: Color
    let radius: CGFloat
    let x: CGFloat
    let y: CGFloat

    /// A drop shadow.
    public static func drop(
        color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> ShadowStyle {
        ShadowStyle(kind: .drop, color: color, radius: radius, x: x, y: y)
    }

    /// A shadow that the edges cast inward.
    public static func inner(
        color: Color = Color(.sRGBLinear, white: 0, opacity: 0.55), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> ShadowStyle {
        ShadowStyle(kind: .inner, color: color, radius: radius, x: x, y: y)
    }
}
