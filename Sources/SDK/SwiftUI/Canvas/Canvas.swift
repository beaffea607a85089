import RenderModel

/// A view that code draws into.
///
/// It takes the whole proposal, or 10 points without one, and clips drawing outside of its frame, as apps that leave
/// space around a canvas note. The result is an image: nothing in it is accessible or interactive, and time texts are
/// static.
public struct Canvas<Symbols: View> {
    /// Views that the renderer resolves by tag.
    public var symbols: Symbols
    /// Draws; called once with a context in the canvas' own points, origin top left, and the canvas' size.
    public var renderer: (inout GraphicsContext, CGSize) -> Void
    /// Whether the drawing is declared to cover the whole canvas. It makes no difference here.
    public var isOpaque: Bool
    public var colorMode: ColorRenderingMode
    /// A widget is drawn once, so its canvases are always rendered before it is shown.
    public var rendersAsynchronously: Bool

    nonisolated public init(
        opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
        renderer: @escaping (inout GraphicsContext, CGSize) -> Void, @ViewBuilder symbols: () -> Symbols
    ) {
        self.symbols = symbols()
        self.renderer = renderer
        isOpaque = opaque
        self.colorMode = colorMode
        self.rendersAsynchronously = rendersAsynchronously
    }
}

extension Canvas where Symbols == EmptyView {
    nonisolated public init(
        opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
        renderer: @escaping (inout GraphicsContext, CGSize) -> Void
    ) {
        self.init(
            opaque: opaque, colorMode: colorMode, rendersAsynchronously: rendersAsynchronously, renderer: renderer,
            symbols: { EmptyView() })
    }
}

extension Canvas: View {
    public typealias Body = Never

    nonisolated public static func _makeView(_ view: Self, inputs: _ViewInputs, outputs: inout _ViewOutputs) {
        var inner = inputs
        inner.stackAxis = nil
        var symbols = _ViewOutputs()
        Symbols._makeView(view.symbols, inputs: inner, outputs: &symbols)
        outputs.nodes.append(CanvasViewNode(symbols.nodes, draw: view.renderer, inputs))
    }
}

/// Emission:
/// 1. Let the renderer draw into a layer aligned to device pixels, in the frame's points.
/// 2. Clip the drawing to that frame and composite it as one image, so that its blend modes see only the canvas.
private final class CanvasViewNode: LayoutNode {
    private let symbols: [LayoutNode]
    private let draw: (inout GraphicsContext, CGSize) -> Void

    init(
        _ symbols: [LayoutNode], draw: @escaping (inout GraphicsContext, CGSize) -> Void, _ inputs: _ViewInputs
    ) {
        self.symbols = symbols
        self.draw = draw
        super.init(inputs)
        viewType = "Canvas"
    }

    override func makeGuides() -> GuideSet { [] }

    override func emit(into emitter: inout RenderEmitter, frame: CGRect) {
        guard frame.width > 0, frame.height > 0 else { return }
        let drawn = frame.snapped(scale: environment.displayScale)
        let layer = GraphicsLayer(frame: drawn, environment: environment, context: context, symbols: symbols)
        var graphics = GraphicsContext(layer: layer)
        EnvironmentValues.withCurrent(environment) { draw(&graphics, frame.size) }
        if layer.nodes.isEmpty { return }
        let clip = Effect.clip(PathStorage(rect: drawn), evenOdd: false)
        let picture = RenderNode(.effect(clip), frame: frame, children: layer.picture.map(\.still))
        emitter.append(RenderNode(.group, frame: frame, children: [picture], viewType: viewType))
    }
}

extension RenderNode {
    /// The node as part of an image: without labels, taps and running time, but with the marks that decide how a
    /// widget's place colors it.
    fileprivate var still: RenderNode {
        var copy = self
        if let marks = semantics?.marks { copy.semantics = marks.isEmpty ? nil : Semantics(marks: marks) }
        if case .text(var text) = content {
            text.dynamicDate = nil
            text.setting = []
            copy.content = .text(text)
        }
        copy.children = children.map(\.still)
        return copy
    }
}
