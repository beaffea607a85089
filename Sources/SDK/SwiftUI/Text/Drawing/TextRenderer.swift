import RenderModel
import Typesetter

/// Draws the lines of texts in a custom way.
@preconcurrency
public protocol TextRenderer: Animatable {
    /// Draws a text into its box.
    func draw(layout: Text.Layout, in ctx: inout GraphicsContext)

    func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize

    /// Padding around the box for drawing.
    var displayPadding: EdgeInsets { get }
}

extension TextRenderer {
    public func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize { text.sizeThatFits(proposal) }

    public var displayPadding: EdgeInsets { EdgeInsets() }
}

/// A proxy for the text that a renderer measures.
public struct TextProxy {
    let measure: (ProposedViewSize) -> CGSize

    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { measure(proposal) }
}

private struct TextRendererKey: EnvironmentKey {
    static var defaultValue: (any TextRenderer)? { nil }
}

extension EnvironmentValues {
    var textRenderer: (any TextRenderer)? {
        get { self[TextRendererKey.self] }
        set { self[TextRendererKey.self] = newValue }
    }
}

extension View {
    nonisolated public func textRenderer<T: TextRenderer>(_ renderer: T) -> some View {
        transformEnvironment(\.textRenderer) { $0 = renderer }
    }
}

extension TextNode {
    /// Draws the text with a renderer: its lines are in the points of the box, which the context uses.
    func emitRendered(
        _ layout: TextLayout, by renderer: any TextRenderer, styles: [_ResolvedShapeStyle],
        into emitter: inout RenderEmitter,
        frame: CGRect, drawn: CGRect
    ) {
        let paint = LayoutPaint(style: styles.first ?? environment.foregroundStyle(), viewType: viewType)
        let content = layout.content(
            at: .zero, fontIndex: context.index(of:),
            fill: { styles[$0].fill(in: drawn, layoutDirection: layoutDirection) },
            decorationFill: { span, _ in styles[span].fill(in: drawn, layoutDirection: layoutDirection) },
            attachment: { _, _ in nil })
        let lines = zip(content.lines, layout.lines).map { line, source in
            let runs = zip(line.runs, source.runs).map { run, set in
                Text.Layout.Run(
                    line: line, run: run, attributes: resolved.styles[set.span].attributes, paint: paint)
            }
            return Text.Layout.Line(line: line, runs: runs, paint: paint)
        }
        let layer = GraphicsLayer(frame: drawn, environment: environment, context: context, symbols: [])
        var graphics = GraphicsContext(layer: layer)
        EnvironmentValues.withCurrent(environment) {
            renderer.draw(layout: Text.Layout(lines: lines, isTruncated: content.truncated), in: &graphics)
        }
        emitter.append(
            RenderNode(
                .group, frame: frame, children: layer.picture,
                semantics: Semantics(role: .text, label: resolved.spoken),
                viewType: viewType))
    }
}
