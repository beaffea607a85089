/// A view that draws a shape, on which further fills and strokes can be chained.
@MainActor @preconcurrency
public protocol ShapeView<Content>: View {
    associatedtype Content: Shape

    nonisolated var shape: Content { get }
    /// The layers from back to front.
    nonisolated func _layers(in environment: EnvironmentValues) -> _ShapeLayers
}

/// What a shape view draws.
public struct _ShapeLayers {
    var layers: [ShapeLayer]
}

extension _ShapeLayers {
    /// The layers of a shape view; empty for other views.
    nonisolated init(below view: some View, in environment: EnvironmentValues) {
        self = (view as? any ShapeView)?._layers(in: environment) ?? _ShapeLayers(layers: [])
    }
}

extension ShapeView {
    nonisolated public static func _makeView(_ view: Self, inputs: _ViewInputs, outputs: inout _ViewOutputs) {
        let shape = view.shape
        let layers = view._layers(in: inputs.environment).layers
        outputs.nodes.append(ShapeNode(inputs, layers: layers) { shape.sizeThatFits($0) })
    }
}

/// A shape filled with a style.
public struct _ShapeView<Content: Shape, Style: ShapeStyle> {
    nonisolated public let shape: Content
    nonisolated public let style: Style
    nonisolated public let fillStyle: FillStyle

    nonisolated public init(shape: Content, style: Style, fillStyle: FillStyle = FillStyle()) {
        self.shape = shape
        self.style = style
        self.fillStyle = fillStyle
    }
}

extension _ShapeView: ShapeView {
    public typealias Body = Never

    nonisolated public func _layers(in environment: EnvironmentValues) -> _ShapeLayers {
        _ShapeLayers(layers: [ShapeLayer(shape, fill: style, fillStyle, in: environment)])
    }
}

/// A shape filled with a style over another shape view.
public struct FillShapeView<Content: Shape, Style: ShapeStyle, Background: View> {
    nonisolated public let shape: Content
    nonisolated public let style: Style
    nonisolated public let fillStyle: FillStyle
    nonisolated public let background: Background
    nonisolated let below: (EnvironmentValues) -> _ShapeLayers
}

extension FillShapeView {
    nonisolated public init(shape: Content, style: Style, fillStyle: FillStyle, background: Background) {
        self.init(
            shape: shape, style: style, fillStyle: fillStyle, background: background,
            below: { _ShapeLayers(below: background, in: $0) })
    }
}

extension FillShapeView: View, ShapeView {
    public typealias Body = Never

    nonisolated public func _layers(in environment: EnvironmentValues) -> _ShapeLayers {
        var layers = below(environment)
        layers.layers.append(ShapeLayer(shape, fill: style, fillStyle, in: environment))
        return layers
    }
}

/// A shape's outline drawn in a style, over another shape view.
public struct StrokeShapeView<Content: Shape, Style: ShapeStyle, Background: View> {
    nonisolated public let shape: Content
    nonisolated public let style: Style
    nonisolated public let strokeStyle: StrokeStyle
    nonisolated public let isAntialiased: Bool
    nonisolated public let background: Background
    nonisolated let below: (EnvironmentValues) -> _ShapeLayers
}

extension StrokeShapeView {
    nonisolated public init(
        shape: Content, style: Style, strokeStyle: StrokeStyle, isAntialiased: Bool, background: Background
    ) {
        self.init(
            shape: shape, style: style, strokeStyle: strokeStyle, isAntialiased: isAntialiased, background: background,
            below: { _ShapeLayers(below: background, in: $0) })
    }
}

extension StrokeShapeView: View, ShapeView {
    public typealias Body = Never

    nonisolated public func _layers(in environment: EnvironmentValues) -> _ShapeLayers {
        var layers = below(environment)
        layers.layers.append(
            ShapeLayer(shape, stroke: style, strokeStyle, antialiased: isAntialiased, in: environment))
        return layers
    }
}

/// A shape's outline drawn inside the shape, over another shape view.
public struct StrokeBorderShapeView<Content: InsettableShape, Style: ShapeStyle, Background: View> {
    nonisolated public let shape: Content
    nonisolated public let style: Style
    nonisolated public let strokeStyle: StrokeStyle
    nonisolated public let isAntialiased: Bool
    nonisolated public let background: Background
    nonisolated let below: (EnvironmentValues) -> _ShapeLayers
}

extension StrokeBorderShapeView {
    nonisolated public init(
        shape: Content, style: Style, strokeStyle: StrokeStyle, isAntialiased: Bool, background: Background
    ) {
        self.init(
            shape: shape, style: style, strokeStyle: strokeStyle, isAntialiased: isAntialiased, background: background,
            below: { _ShapeLayers(below: background, in: $0) })
    }
}

extension StrokeBorderShapeView: View, ShapeView {
    public typealias Body = Never

    nonisolated public func _layers(in environment: EnvironmentValues) -> _ShapeLayers {
        var layers = below(environment)
        let strokeStyle = environment.finite(strokeStyle)
        let inner = shape.inset(by: strokeStyle.lineWidth / 2)
        layers.layers.append(
            ShapeLayer(inner, stroke: style, strokeStyle, antialiased: isAntialiased, in: environment))
        return layers
    }
}
