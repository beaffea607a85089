import RenderModel

/// An image in the making. Contexts that are copies of each other draw into the same one.
final class GraphicsLayer {
    /// The canvas on the widget's canvas, on device pixels; points that are drawn count from its origin.
    let frame: CGRect
    let environment: EnvironmentValues
    let context: RenderContext
    let symbols: [LayoutNode]
    /// What was drawn, in points of the widget's canvas.
    private(set) var nodes: [RenderNode] = []
    private var blends = false

    init(frame: CGRect, environment: EnvironmentValues, context: RenderContext, symbols: [LayoutNode]) {
        self.frame = frame
        self.environment = environment
        self.context = context
        self.symbols = symbols
    }

    /// An empty layer above this one.
    func makeLayer() -> GraphicsLayer {
        GraphicsLayer(frame: frame, environment: environment, context: context, symbols: symbols)
    }

    func append(_ node: RenderNode, blends: Bool) {
        nodes.append(node)
        if blends { self.blends = true }
    }

    /// What was drawn, composited by itself where it makes a difference.
    var picture: [RenderNode] { blends ? [RenderNode(.effect(.isolate), frame: frame, children: nodes)] : nodes }

    func report(_ what: String, _ message: String, remedy: String? = nil) {
        context.report(
            Diagnostic(.warning, .notDrawn, subject: "GraphicsContext.\(what)", message: message, remedy: remedy))
    }
}
