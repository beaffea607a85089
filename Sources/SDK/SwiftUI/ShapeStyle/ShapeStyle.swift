import RenderModel
import WidgetVocabulary

/// A color or pattern for filling a shape, a text or a symbol.
public protocol ShapeStyle: Sendable {
    associatedtype Resolved: ShapeStyle = Never

    /// The style that this one resolves to in an environment.
    func resolve(in environment: EnvironmentValues) -> Resolved

    /// The resolved drawing. Custom styles use `resolve(in:)`; the primitive styles of this module have their own
    /// implementation.
    func _resolve(_ request: _ShapeStyleRequest) -> _ResolvedShapeStyle
}

extension ShapeStyle {
    public func _resolve(_ request: _ShapeStyleRequest) -> _ResolvedShapeStyle {
        resolve(in: request.environment)._resolve(request)
    }
}

extension ShapeStyle where Resolved == Never {
    /// Never called: a primitive style implements `_resolve`.
    public func resolve(in environment: EnvironmentValues) -> Never {
        preconditionFailure("\(Self.self) is a primitive style; it is never resolved")
    }
}

extension Never: ShapeStyle {}

/// The environment of a style, and the requested level of its hierarchy.
public struct _ShapeStyleRequest {
    package var environment: EnvironmentValues
    /// 0 primary, 1 secondary, …
    package var level: Int

    package init(environment: EnvironmentValues, level: Int = 0) {
        self.environment = environment
        self.level = level
    }
}

/// A style with resolved colors, whose geometry is still relative to the unit square.
public struct _ResolvedShapeStyle: Sendable {
    package var paint: StylePaint
    package var level: Fill.Level
    package var shadows: [Shadow]
    package var blendMode: RenderModel.BlendMode

    /// A shadow in points.
    package struct Shadow: Hashable, Sendable {
        package var color: RGBA
        package var radius: Double
        package var offset: CGPoint
        package var isInner: Bool
    }

    package init(
        _ paint: StylePaint, level: Fill.Level = .custom, shadows: [Shadow] = [],
        blendMode: RenderModel.BlendMode = .normal
    ) {
        self.paint = paint
        self.level = level
        self.shadows = shadows
        self.blendMode = blendMode
    }

    /// The fill for a frame in canvas points; unit points are relative to it, mirrored in right-to-left layouts.
    package func fill(in frame: CGRect, layoutDirection: LayoutDirection = .leftToRight) -> Fill {
        Fill(paint.paint(in: frame, layoutDirection: layoutDirection), level: level)
    }

    /// The color, when the style is a plain one.
    package var color: Color.Resolved? {
        switch paint {
        case .color(let color): color
        case .faded(.color(let color), let factor): color.opacity(Float(factor))
        default: nil
        }
    }

    /// The levels below the first have their own opacity; opacity added by the widget is stored separately, so that a
    /// place that draws the levels differently can still apply it.
    func faded(_ factor: Double) -> _ResolvedShapeStyle {
        guard factor != 1 else { return self }
        var copy = self
        switch (level, paint) {
        case (.secondary, .color), (.tertiary, .color), (.quaternary, .color), (.quinary, .color):
            copy.paint = .faded(paint, factor)
        default:
            copy.paint = paint.faded(factor)
        }
        return copy
    }
}

extension ShapeStyle {
    /// The style in an environment, at its primary level.
    package func resolved(in environment: EnvironmentValues) -> _ResolvedShapeStyle {
        _resolve(_ShapeStyleRequest(environment: environment))
    }
}

/// Opacities of the levels of a style without its own hierarchy (N0652 to N0655). The fifth level is unknown and drawn
/// as the fourth.
enum StyleLevels {
    private static let opacities = [1, 0.5, 0.25, 0.18]

    static func opacity(_ level: Int) -> Double { opacities[min(max(level, 0), opacities.count - 1)] }

    static func foreground(_ level: Int) -> SystemColor {
        let labels: [SystemColor] = [.label, .secondaryLabel, .tertiaryLabel, .quaternaryLabel, .quinaryLabel]
        return labels[min(max(level, 0), labels.count - 1)]
    }
}
