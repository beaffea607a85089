import RenderModel

extension GraphicsContext {
    /// Draws the inside of a path.
    public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {
        draw(
            path.storage, .fill(evenOdd: style.isEOFilled), shading, bounds: path.storage.boundingRect,
            antialiased: style.isAntialiased)
    }

    /// Draws the outline of a path.
    public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {
        let reach = max(style.lineWidth, 0) / 2
        draw(
            path.storage, .stroke(style.geometry), shading,
            bounds: path.storage.boundingRect.insetBy(dx: -reach, dy: -reach), antialiased: true)
    }

    /// - Parameter lineWidth: points, half on each side of the outline.
    public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {
        stroke(path, with: shading, style: StrokeStyle(lineWidth: lineWidth))
    }

    private func draw(
        _ path: PathStorage, _ style: ShapeContent.Style, _ shading: Shading, bounds: CGRect, antialiased: Bool
    ) {
        if path.isEmpty { return }
        guard path.isFinite else {
            layer.context.report(
                Diagnostic(
                    .error, .invalidGeometry, subject: "Canvas",
                    message: "A path has a point whose coordinates are not finite numbers; it is not drawn.",
                    remedy: "Look for a division by zero in the canvas' renderer, such as by a size of 0."))
            return
        }
        draw { offset in
            let moved = path.applying(CGAffineTransform(translationX: offset.dx, y: offset.dy))
            guard let painted = shading.fill(in: bounds, movedBy: offset, self) else { return [] }
            let content = ShapeContent(path: moved, style: style, fill: painted.fill, antialiased: antialiased)
            let node = RenderNode(.shape(content), frame: layer.frame, viewType: "Canvas")
            let silhouette: (PathStorage, evenOdd: Bool) =
                switch style {
                case .fill(let evenOdd): (moved, evenOdd)
                case .stroke(let geometry): (geometry.outline(of: moved, tolerance: 0.05), false)
                }
            return [painted.style.decorate(node, silhouette: silhouette)]
        }
    }
}

extension GraphicsContext {
    /// Which part of a clip is kept.
    public struct ClipOptions: OptionSet, Sendable {
        public let rawValue: UInt32

        public init(rawValue: UInt32) {
            self.rawValue = rawValue
        }

        /// The part outside.
        public static let inverse = ClipOptions(rawValue: 1 << 0)
    }

    /// The smallest rectangle around the intersection of all clips, in the drawing's points; the whole canvas without
    /// any clip.
    public var clipBoundingRect: CGRect {
        guard let inverse = baseTransform.inverse else { return .zero }
        return clipBounds.applying(inverse)
    }

    /// Restricts all later drawing to the inside of a path.
    public mutating func clip(
        to path: Path, style: FillStyle = FillStyle(), options: ClipOptions = ClipOptions()
    ) {
        let base = baseTransform
        // Nothing is inside an outline that cannot be drawn.
        let outline = path.storage.isFinite && base.isFinite ? path.storage.applying(base) : PathStorage()
        guard options.contains(.inverse) else {
            clipBounds = clipBounds.intersection(outline.boundingRect).orEmpty
            clips.append(.clip(outline, evenOdd: style.isEOFilled))
            return
        }
        guard !style.isEOFilled else {
            // The area outside an outline is that of the outline with one more rectangle.
            var around = PathStorage(rect: layer.frame.union(outline.boundingRect).insetBy(dx: -1, dy: -1))
            around.append(outline)
            return clips.append(.clip(around, evenOdd: true))
        }
        addMask([cover(outline, evenOdd: false)], opacity: 1, inverted: true)
    }

    /// Restricts all later drawing to where a layer has alpha.
    public mutating func clipToLayer(
        opacity: Double = 1, options: ClipOptions = ClipOptions(),
        content: (inout GraphicsContext) throws -> Void
    ) rethrows {
        var inner = GraphicsContext(layer: layer.makeLayer())
        inner.transform = transform
        try content(&inner)
        addMask(inner.layer.picture, opacity: opacity, inverted: options.contains(.inverse))
    }

    /// An inverse mask is the whole canvas less the mask.
    private mutating func addMask(_ nodes: [RenderNode], opacity: Double, inverted: Bool) {
        var nodes = nodes
        if opacity < 1 {
            nodes = [RenderNode(.effect(.opacity(max(opacity, 0))), frame: layer.frame, children: nodes)]
        }
        if inverted {
            let all = cover(PathStorage(rect: layer.frame.insetBy(dx: -1, dy: -1)), evenOdd: false)
            let hole = RenderNode(.effect(.blend(.destinationOut)), frame: layer.frame, children: nodes)
            nodes = [RenderNode(.effect(.isolate), frame: layer.frame, children: [all, hole])]
        }
        clips.append(.mask(RenderNode(.group, frame: layer.frame, children: nodes)))
    }

    private func cover(_ path: PathStorage, evenOdd: Bool) -> RenderNode {
        let content = ShapeContent(path: path, style: .fill(evenOdd: evenOdd), fill: Fill(.color(.black)))
        return RenderNode(.shape(content), frame: layer.frame)
    }
}

extension CGRect {
    /// The empty rectangle for a null intersection, instead of one at infinity.
    fileprivate var orEmpty: CGRect { isNull ? .zero : self }
}

extension GraphicsContext {
    /// Draws a separate image and composites it over the existing content, in the state of this context. Inside,
    /// opacity, blend mode, clips and filters begin again; the transform is inherited.
    public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {
        var inner = GraphicsContext(layer: layer.makeLayer())
        inner.transform = transform
        try content(&inner)
        let nodes = inner.layer.picture
        if nodes.isEmpty { return }
        commit([RenderNode(.group, frame: layer.frame, children: nodes)])
    }

    /// Draws with Core Graphics, in points and with the origin top left, in the state of this context.
    public func withCGContext(content: (CGContext) throws -> Void) rethrows {
        let graphics = CGContext(size: layer.frame.size)
        graphics.concatenate(transform)
        try content(graphics)
        if graphics.steps.isEmpty { return }
        let drawing = DrawnPicture(
            size: layer.frame.size, scale: Double(environment.displayScale), steps: graphics.steps)
        commit([drawing.node(in: layer.frame, environment: environment, context: layer.context)])
    }
}
