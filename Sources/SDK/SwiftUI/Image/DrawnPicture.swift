import RenderModel

/// An image drawn by the widget's code, kept as drawing commands. Lengths in points.
package struct DrawnPicture: Equatable, Sendable {
    package var size: CGSize
    /// Pixels per point of the image; affects only the size limit.
    package var scale: Double
    package var steps: [GraphicsStep]

    package init(size: CGSize, scale: Double, steps: [GraphicsStep]) {
        self.size = size
        self.scale = scale
        self.steps = steps
    }

    /// Part of an image, oriented for display.
    ///
    /// - Parameters:
    ///   - place: the position of the image, in pixels.
    ///   - width: pixels before rotation.
    init(
        _ picture: GraphicsPicture, in place: CGRect, width: Int, height: Int, scale: Double,
        orientation: Image.Orientation
    ) {
        let toPoints = CGAffineTransform(scaleX: 1 / scale, y: 1 / scale)
        let turn = orientation.transform(width: Double(width), height: Double(height))
        let turned = CGRect(x: 0, y: 0, width: width, height: height).applying(turn)
        size = turned.applying(toPoints).size
        self.scale = scale
        steps = [.picture(picture, place, turn.concatenating(toPoints))]
    }

    /// The image scaled to a rectangle of the canvas.
    func node(in rect: CGRect, environment: EnvironmentValues, context: RenderContext) -> RenderNode {
        guard size.width > 0, size.height > 0 else { return RenderNode(.group, frame: rect) }
        let own = CGRect(origin: .zero, size: size)
        let transform = CGAffineTransform(scaleX: rect.width / size.width, y: rect.height / size.height)
            .concatenating(CGAffineTransform(translationX: rect.minX, y: rect.minY))
        let drawing = GraphicsDrawing(frame: own, environment: environment, context: context)
        let clip = RenderNode(
            .effect(.clip(PathStorage(rect: own), evenOdd: false)), frame: own, children: drawing.nodes(of: steps))
        return RenderNode(.effect(.transform(transform)), frame: rect, children: [clip])
    }
}

/// Creates nodes from the drawing commands of a context.
private struct GraphicsDrawing {
    let frame: CGRect
    let environment: EnvironmentValues
    let context: RenderContext

    func nodes(of steps: [GraphicsStep]) -> [RenderNode] {
        steps.reduce(into: []) { nodes, step in
            let node = node(of: step)
            if case .group(let inner, let clip, _, let blend) = step, let mode = GraphicsCompositing(blend) {
                nodes = mode.nodes(node, over: nodes, area: clip ?? inner.first?.area, frame: frame)
            } else {
                nodes.append(node)
            }
        }
    }

    private func node(of step: GraphicsStep) -> RenderNode {
        switch step {
        case .fill(let path, let evenOdd, let color):
            return RenderNode(
                .shape(ShapeContent(path: path, style: .fill(evenOdd: evenOdd), fill: fill(color))), frame: frame)
        case .stroke(let path, let line, let color):
            return RenderNode(
                .shape(ShapeContent(path: path, style: .stroke(line.geometry), fill: fill(color))), frame: frame)
        case .picture(let picture, let rect, let transform):
            return self.node(of: picture, in: rect, transform)
        case .gradient(let gradient):
            let node = RenderNode(
                .shape(
                    ShapeContent(path: gradient.area, style: .fill(evenOdd: false), fill: Fill(paint(gradient)))),
                frame: frame)
            return wrapped(node, .transform(gradient.transform))
        case .shadowed(let steps, let shadow):
            // Core Graphics' blur is twice the deviation that effects are measured in.
            return wrapped(
                RenderNode(.group, frame: frame, children: nodes(of: steps)),
                .shadow(
                    color: Color(cgColor: shadow.color).resolve(in: environment).rgba, radius: shadow.blur / 2,
                    offset: CGPoint(x: shadow.offset.width, y: shadow.offset.height)))
        case .masked(let steps, let mask, let rect, let transform):
            return wrapped(
                RenderNode(.group, frame: frame, children: nodes(of: steps)),
                .mask(node(of: mask, in: rect, transform)))
        case .group(let steps, let clip, let alpha, let blend):
            var group = RenderNode(.group, frame: frame, children: nodes(of: steps))
            if steps.contains(where: \.blends) { group = wrapped(group, .isolate) }
            if let clip { group = wrapped(group, .clip(clip, evenOdd: false)) }
            if alpha < 1 { group = wrapped(group, .opacity(alpha)) }
            if let mode = blend.renderMode { group = wrapped(group, .blend(mode)) }
            return group
        }
    }

    private func node(of picture: GraphicsPicture, in rect: CGRect, _ transform: CGAffineTransform) -> RenderNode {
        let drawing = (picture.base as? CoreGraphics.GraphicsDrawing).map {
            Image(source: .drawing(DrawnPicture(size: $0.size, scale: 1, steps: $0.steps)))
        }
        let encoded = (picture.base as? EncodedPicture).map {
            Image(
                source: .picture(
                    RenderModel.ImageResource(
                        name: "", pixelWidth: $0.width, pixelHeight: $0.height, bytes: Array($0.data),
                        format: .encoded), scale: 1))
        }
        let image =
            (picture.base as? CGImage).map { Image(decorative: $0, scale: 1) } ?? drawing ?? encoded
            ?? picture.base as? Image
        guard let image else { return RenderNode(.group, frame: frame) }
        // The size of the result is relevant, not that of its source.
        let node = context.withoutAreaCheck {
            image.draw(in: image.glyphPlace(in: rect), environment: environment, context: context)
        }
        return transform.isIdentity
            ? node : RenderNode(.effect(.transform(transform)), frame: frame, children: [node])
    }

    private func wrapped(_ node: RenderNode, _ effect: Effect) -> RenderNode {
        RenderNode(.effect(effect), frame: frame, children: [node])
    }

    private func paint(_ drawn: GraphicsGradient) -> Paint {
        let stops = zip(drawn.gradient.colors, drawn.gradient.locations).map { color, location in
            GradientStop(
                color: Color(cgColor: color).resolve(in: environment).rgba, location: min(max(location, 0), 1))
        }
        let ramp = ColorRamp(stops: stops.sorted { $0.location < $1.location }, interpolation: .device)
        return switch drawn.form {
        case .linear(let from, let to): .linear(ramp, from: from, to: to)
        case .radial(let center, let from, let to): .radial(ramp, center: center, from: from, to: to)
        case .conic(let center, let angle): .angular(ramp, center: center, from: angle, to: angle + 2 * .pi)
        }
    }

    private func fill(_ color: CGColor) -> Fill {
        Fill(.color(Color(cgColor: color).resolve(in: environment).rgba))
    }
}

extension GraphicsLine {
    fileprivate var geometry: StrokeGeometry {
        let cap: LineCap =
            switch cap {
            case .butt: .butt
            case .round: .round
            case .square: .square
            }
        let join: LineJoin =
            switch join {
            case .miter: .miter
            case .round: .round
            case .bevel: .bevel
            }
        return StrokeGeometry(
            width: width, cap: cap, join: join, miterLimit: miterLimit, dash: dash, dashPhase: dashPhase)
    }
}

extension CGBlendMode {
    /// `nil` for modes that need no special handling or that the painter lacks.
    var renderMode: RenderModel.BlendMode? { Self.renderModes[self] }

    private static let renderModes: [CGBlendMode: RenderModel.BlendMode] = [
        .multiply: .multiply, .screen: .screen, .overlay: .overlay, .darken: .darken, .lighten: .lighten,
        .colorDodge: .colorDodge, .colorBurn: .colorBurn, .softLight: .softLight, .hardLight: .hardLight,
        .difference: .difference, .exclusion: .exclusion,
        .hue: .hue, .saturation: .saturation, .color: .color, .luminosity: .luminosity,
        .sourceAtop: .sourceAtop, .destinationOver: .destinationOver,
        .destinationOut: .destinationOut, .clear: .destinationOut,
        .plusDarker: .plusDarker, .plusLighter: .plusLighter,
    ]
}
