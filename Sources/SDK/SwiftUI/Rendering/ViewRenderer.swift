import RenderModel

/// Turns a view into a render tree.
///
/// 1. Resolve: evaluate the view to nodes. Several nodes at the root behave as a `VStack` (E-STACK-2)
///    below all modifiers, so that those of a group at the root are applied once: Apple's picture of a circle and a
///    rectangle in a group with a fixed frame has both within one frame, and within a group of groups one frame each.
/// 2. Measure and place: the content is proposed the canvas less its margins, or the safe area of a device's screen, and
///    centered in it; the container background is proposed the whole canvas.
/// 3. Where a container background is required and no view set one, even during placement: measure and place the notice
///    instead.
/// 4. Run the actions of views that appeared, and start over if there were any (`ViewMemory`).
/// 5. Emit: the background first, below one marked node, then the content.
///
/// Runs on the main thread, as on a phone: `body` and everything that views call is main-actor code. Deep view trees
/// need a large stack, which a process gets by raising the limit before it starts.
@MainActor
package struct ViewRenderer {
    /// Size of the canvas in points.
    package var size: CGSize
    /// Margins between the content and the canvas' edges.
    package var margins: EdgeInsets
    /// The insets of a device's screen, in points, where the view is shown on one instead of in a widget.
    package var safeArea: EdgeInsets?
    package var environment: EnvironmentValues
    package var date: Date
    package var resources: any BundleResources
    /// For a view that sets no container background; `nil` where none is required.
    package var backgroundNotice: BackgroundNotice?

    /// The treatment of a widget without a container background.
    package struct BackgroundNotice {
        package enum Substitute {
            /// The notice is drawn instead of the widget.
            case content(AnyView)
            /// The widget is drawn over the whole canvas, without margins, on top of the view.
            case background(AnyView)
        }

        package var substitute: Substitute
        package var diagnostic: Diagnostic

        nonisolated package init(substitute: Substitute, diagnostic: Diagnostic) {
            self.substitute = substitute
            self.diagnostic = diagnostic
        }
    }

    package init(
        size: CGSize, margins: EdgeInsets = EdgeInsets(), safeArea: EdgeInsets? = nil,
        environment: EnvironmentValues = EnvironmentValues(),
        date: Date = Date(timeIntervalSinceReferenceDate: 0), resources: any BundleResources = NoResources(),
        backgroundNotice: BackgroundNotice? = nil
    ) {
        self.size = size
        self.margins = margins
        self.safeArea = safeArea
        self.environment = environment
        self.date = date
        self.resources = resources
        self.backgroundNotice = backgroundNotice
    }

    package func render<Content: View>(_ view: Content) -> RenderTree {
        var memory = ViewMemory()
        while true {
            let canvas = layOut(view, memory)
            guard memory.performAppearances() else { return emit(canvas) }
            canvas.context.forgetBackgrounds()
            memory = ViewMemory(after: memory)
        }
    }

    private func layOut<Content: View>(_ view: Content, _ memory: ViewMemory) -> CanvasNode {
        let context = RenderContext(date: date, resources: resources, memory: memory)
        context.canvasPixels = Double(size.width * size.height * environment.displayScale * environment.displayScale)
        let inputs = _ViewInputs(environment: environment, context: context)
        let insets = safeArea ?? margins
        let inner = CGRect(
            x: insets.leading, y: insets.top, width: max(size.width - insets.horizontal, 0),
            height: max(size.height - insets.vertical, 0))
        context.contentSize = inner.size
        if safeArea != nil {
            var area = inner
            if environment.layoutDirection == .rightToLeft { area.origin.x = size.width - inner.maxX }
            context.placement.safeArea = ScreenSafeArea(screen: CGRect(origin: .zero, size: size), area: area)
        }
        var canvas = CanvasNode(content: Self.makeRoot(view, inputs: inputs), inner: inner, inputs)
        canvas.place(at: .zero, proposal: ProposedViewSize(size))
        if let backgroundNotice, !context.hasContainerBackground {
            context.report(backgroundNotice.diagnostic)
            switch backgroundNotice.substitute {
            case .content(let notice):
                canvas = CanvasNode(content: Self.makeRoot(notice, inputs: inputs), inner: inner, inputs)
            case .background(let background):
                context.contentSize = size
                let full = CGRect(origin: .zero, size: size)
                canvas = CanvasNode(content: Self.makeRoot(view, inputs: inputs), inner: full, inputs)
                var outputs = _ViewOutputs()
                AnyView._makeView(background, inputs: inputs, outputs: &outputs)
                context.containerBackground = outputs.nodes
            }
            canvas.place(at: .zero, proposal: ProposedViewSize(size))
        }
        return canvas
    }

    private func emit(_ canvas: CanvasNode) -> RenderTree {
        let context = canvas.context
        var emitter = RenderEmitter()
        canvas.emit(into: &emitter, frame: CGRect(origin: .zero, size: size))
        context.forgetBackgrounds()
        return RenderTree(
            size: size, scale: Double(environment.displayScale),
            root: RenderNode(.group, frame: CGRect(origin: .zero, size: size), children: emitter.nodes),
            fonts: context.fontTable, symbols: context.symbolTable, images: context.imageTable,
            widgetURL: context.widgetURL, diagnostics: context.diagnostics)
    }

    /// The size that the view takes for a proposal, as a hosting view would return it.
    package func sizeThatFits<Content: View>(_ view: Content, _ proposal: ProposedViewSize) -> CGSize {
        let context = RenderContext(date: date, resources: resources)
        return Self.makeRoot(view, inputs: _ViewInputs(environment: environment, context: context))
            .size(for: proposal)
    }

    /// One node for a view; several are stacked vertically with default spacing.
    nonisolated package static func makeRoot<Content: View>(_ view: Content, inputs: _ViewInputs) -> LayoutNode {
        var outputs = _ViewOutputs.ofOneNode
        var inputs = inputs
        inputs.stackAxis = nil
        Content._makeView(view, inputs: inputs, outputs: &outputs)
        if outputs.nodes.count == 1 { return outputs.nodes[0] }
        return RootStack.make(outputs.nodes, inputs: inputs)
    }
}

extension RenderContext {
    /// The context and its background nodes retain each other.
    fileprivate func forgetBackgrounds() {
        containerBackground = []
        containerBase = nil
    }
}

/// The whole canvas: background over all of it, content centered within the margins.
private final class CanvasNode: LayoutNode {
    let content: LayoutNode
    let inner: CGRect

    init(content: LayoutNode, inner: CGRect, _ inputs: _ViewInputs) {
        self.content = content
        self.inner = inner
        super.init(inputs)
    }

    private var background: [LayoutNode] { context.containerBackground }

    private var base: LayoutNode? { background.isEmpty ? nil : context.containerBase }

    override var children: [LayoutNode] { background + [content] + [base].compactMap(\.self) }

    /// The content comes first: views inside a geometry reader set their background only then.
    override func placeChildren(size: CGSize, proposal: ProposedViewSize) {
        content.place(
            at: CGPoint(x: inner.midX, y: inner.midY), anchor: .center, proposal: ProposedViewSize(inner.size))
        for node in background + [base].compactMap(\.self) {
            node.place(at: CGPoint(x: size.width / 2, y: size.height / 2), anchor: .center, proposal: proposal)
        }
    }

    override func emit(into emitter: inout RenderEmitter, frame: CGRect) {
        if !background.isEmpty {
            var nodes = emitter.collect { emitter in
                for node in background { emitter.emit(node, in: self, frame: frame) }
            }
            if let base, !nodes.contains(where: { $0.hides(frame) }) {
                nodes = emitter.collect { emitter in emitter.emit(base, in: self, frame: frame) } + nodes
            }
            emitter.append(
                RenderNode(.group, frame: frame, children: nodes, semantics: Semantics(marks: .containerBackground)))
        }
        emitter.emit(content, in: self, frame: frame)
    }
}
