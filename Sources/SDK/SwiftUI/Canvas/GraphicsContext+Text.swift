import RenderModel

extension GraphicsContext {
    /// A text resolved in the canvas' environment. Lengths in points.
    public struct ResolvedText {
        /// The color of the parts of the text without their own color.
        public var shading = Shading.foreground

        let text: Text
        let node: TextNode

        public func measure(in size: CGSize) -> CGSize { node.size(for: ProposedViewSize(size)) }

        /// From the top of the text's box.
        public func firstBaseline(in size: CGSize) -> CGFloat {
            node.dimensions(for: ProposedViewSize(size))[VerticalAlignment.firstTextBaseline]
        }

        public func lastBaseline(in size: CGSize) -> CGFloat {
            node.dimensions(for: ProposedViewSize(size))[VerticalAlignment.lastTextBaseline]
        }
    }

    public func resolve(_ text: Text) -> ResolvedText {
        ResolvedText(text: text, node: TextNode(text, _ViewInputs(environment: environment, context: layer.context)))
    }

    /// Draws a text at its natural size.
    public func draw(_ text: ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) {
        let size = text.node.size(for: .unspecified)
        draw(text, in: CGRect(anchored: anchor, of: size, at: point), proposal: .unspecified)
    }

    /// Draws a text wrapped and truncated to fit a rectangle, from the rectangle's top left corner.
    public func draw(_ text: ResolvedText, in rect: CGRect) {
        let proposal = ProposedViewSize(rect.size)
        draw(text, in: CGRect(origin: rect.origin, size: text.node.size(for: proposal)), proposal: proposal)
    }

    public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {
        draw(resolve(text), at: point, anchor: anchor)
    }

    public func draw(_ text: Text, in rect: CGRect) { draw(resolve(text), in: rect) }

    private func draw(_ text: ResolvedText, in frame: CGRect, proposal: ProposedViewSize) {
        guard frame.isDrawable else { return }
        var node = text.node
        let styles = text.shading.foregroundStyles(in: frame, self)
        if !styles.isEmpty {
            var colored = environment
            colored.setForegroundStyles(styles)
            node = TextNode(text.text, _ViewInputs(environment: colored, context: layer.context))
        }
        node.place(at: .zero, proposal: proposal)
        draw { offset in
            RenderEmitter().collect { node.emit(into: &$0, frame: frame.offsetBy(dx: offset.dx, dy: offset.dy)) }
        }
    }
}

extension CGRect {
    /// The rectangle whose unit point `anchor` is at `point`.
    init(anchored anchor: UnitPoint, of size: CGSize, at point: CGPoint) {
        self.init(
            x: point.x - anchor.x * size.width, y: point.y - anchor.y * size.height, width: size.width,
            height: size.height)
    }

    /// Whether something can be drawn there.
    var isDrawable: Bool {
        minX.isFinite && minY.isFinite && width.isFinite && height.isFinite && width > 0 && height > 0
    }
}
