import RenderModel

/// An image being drawn. Copies of a context draw into the same one.
final class GraphicsLayer {
    /// The canvas' frame on the widget's canvas, aligned to device pixels; the drawing's points start at its origin.
    let frame: CGRect
    let environment: EnvironmentValues
    let context: RenderContext
    let symbols: [LayoutNode]
    /// The drawing so far, in points of the widget's canvas.
    private(set) var nodes: [RenderNode] = []
    private var blends = false

    init(frame: CGRect, environment: EnvironmentValues, context: RenderContext, symbols: [LayoutNode]) {
        self.frame = frame
        self.environment = environment
        self.context = context
        self.symbols = symbols
    }

    /// Creates an empty layer above this one.
    func makeLayer() -> GraphicsLayer {
        GraphicsLayer(frame: frame, environment: environment, context: context, symbols: symbols)
    }

    func append(_ node: RenderNode, blends: Bool) {
        nodes.append(node)
        if blends { self.blends = true }
    }

    /// The drawing so far, composited separately where that makes a difference.
    var picture: [RenderNode] { blends ? [RenderNode(.effect(.isolate), frame: frame, children: nodes)] : nodes }

    func report(_ what: String, _ message: String, remedy: String? = nil) {
        context.report(
            Diagnostic(.warning, .notDrawn, subject: "GraphicsContext.\(what)", message: message, remedy: remedy))
    }
}
