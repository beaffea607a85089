import RenderModel

extension GraphicsContext {
    /// An image resolved in the canvas' environment. Lengths in points.
    public struct ResolvedImage {
        public var size: CGSize { metrics.size }
        /// From the top.
        public var baseline: CGFloat { CGFloat(metrics.baseline) }
        /// The color of a symbol or a template; the foreground if there is none.
        public var shading: Shading?

        let image: Image
        let metrics: ImageMetrics
    }

    public func resolve(_ image: Image) -> ResolvedImage {
        ResolvedImage(image: image, metrics: image.metrics(in: environment, context: layer.context))
    }

    /// Draws an image scaled to a rectangle.
    public func draw(_ image: ResolvedImage, in rect: CGRect, style: FillStyle = FillStyle()) {
        guard rect.isDrawable else { return }
        var inner = environment
        let styles = image.shading?.foregroundStyles(in: rect, self) ?? []
        if !styles.isEmpty { inner.setForegroundStyles(styles) }
        let place = image.metrics.drawing(in: rect)
        draw { offset in
            [
                image.image.draw(
                    in: place.offsetBy(dx: offset.dx, dy: offset.dy), environment: inner, context: layer.context)
            ]
        }
    }

    /// Draws an image at its natural size.
    public func draw(_ image: ResolvedImage, at point: CGPoint, anchor: UnitPoint = .center) {
        draw(image, in: CGRect(anchored: anchor, of: image.size, at: point))
    }

    public func draw(_ image: Image, in rect: CGRect, style: FillStyle = FillStyle()) {
        draw(resolve(image), in: rect, style: style)
    }

    public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) {
        draw(resolve(image), at: point, anchor: anchor)
    }
}

extension GraphicsContext {
    /// A view of the canvas' symbols, laid out at its ideal size.
    public struct ResolvedSymbol {
        /// In points.
        public var size: CGSize { node.frame.size }

        let node: LayoutNode
    }

    /// The symbol with a tag, or `nil` if no view of the canvas' symbols has it.
    public func resolveSymbol<ID: Hashable>(id: ID) -> ResolvedSymbol? {
        let tag = AnyHashable(id)
        guard let node = layer.symbols.first(where: { $0.traits.tag == tag }) else { return nil }
        if !node.isPlaced { node.place(at: .zero, proposal: .unspecified) }
        return ResolvedSymbol(node: node)
    }

    /// Draws a symbol scaled to a rectangle.
    public func draw(_ symbol: ResolvedSymbol, in rect: CGRect) {
        guard rect.isDrawable, symbol.size.width > 0, symbol.size.height > 0 else { return }
        if rect.size == symbol.size { return draw(symbol, at: rect.origin, anchor: .topLeading) }
        var scaled = self
        scaled.translateBy(x: rect.minX, y: rect.minY)
        scaled.scaleBy(x: rect.width / symbol.size.width, y: rect.height / symbol.size.height)
        scaled.draw(symbol, at: .zero, anchor: .topLeading)
    }

    /// Draws a symbol at its natural size.
    public func draw(_ symbol: ResolvedSymbol, at point: CGPoint, anchor: UnitPoint = .center) {
        let frame = CGRect(anchored: anchor, of: symbol.size, at: point)
        guard frame.isDrawable else { return }
        draw { offset in
            RenderEmitter().collect {
                symbol.node.emit(into: &$0, frame: frame.offsetBy(dx: offset.dx, dy: offset.dy))
            }
        }
    }
}
