import RenderModel

/// The drawing interface of a canvas: a destination and a drawing state.
///
/// A copy draws into the same image with its own state.
///
/// Each drawing becomes one node, from the inside out:
/// 1. The drawing in its own points, moved to the canvas; wrapped in a transform if there is more than a translation.
/// 2. The filters, the last one added first: the published metaball examples add a threshold and then a blur, and the
///    blur is applied first.
/// 3. Opacity, the clips, then the blend mode. Apple's documentation of `addFilter(_:options:)` has that order.
///
/// Clips and filters keep the transform of the time they were added.
public struct GraphicsContext {
    /// 0…1, of each drawing.
    public var opacity = 1.0
    public var blendMode = BlendMode.normal
    /// The canvas' environment. Texts, images and styles are resolved in it.
    public let environment: EnvironmentValues
    /// From the drawing's points to the canvas'.
    public var transform = CGAffineTransform.identity

    let layer: GraphicsLayer
    /// In points of the widget's canvas.
    var clips: [Effect] = []
    /// The maximum area that the clips leave; in points of the widget's canvas.
    var clipBounds: CGRect
    var filters: [FilterEffect] = []

    init(layer: GraphicsLayer) {
        self.layer = layer
        environment = layer.environment
        clipBounds = layer.frame
    }

    public mutating func scaleBy(x: CGFloat, y: CGFloat) { concatenate(CGAffineTransform(scaleX: x, y: y)) }

    public mutating func translateBy(x: CGFloat, y: CGFloat) {
        concatenate(CGAffineTransform(translationX: x, y: y))
    }

    /// Positive angles rotate clockwise.
    public mutating func rotate(by angle: Angle) {
        concatenate(CGAffineTransform(rotationAngle: CGFloat(angle.radians)))
    }

    /// The new transform applies before the existing ones.
    public mutating func concatenate(_ matrix: CGAffineTransform) { transform = matrix.concatenating(transform) }
}

extension GraphicsContext {
    /// From the drawing's points to those of the widget's canvas.
    var baseTransform: CGAffineTransform {
        transform.concatenating(CGAffineTransform(translationX: layer.frame.minX, y: layer.frame.minY))
    }

    /// Appends the result of `make`, given the translation of its geometry, in the current state.
    func draw(_ make: (CGVector) -> [RenderNode]) {
        let base = baseTransform
        guard base.isFinite else {
            layer.context.report(
                Diagnostic(
                    .error, .invalidGeometry, subject: "GraphicsContext.transform",
                    message: "A transform has an infinite or NaN coefficient; nothing is drawn with it.",
                    remedy: "Look for a division by zero in scaleBy(x:y:) or translateBy(x:y:)."))
            return
        }
        if base.isTranslation { return commit(make(CGVector(dx: base.tx, dy: base.ty))) }
        let nodes = make(CGVector(dx: 0, dy: 0))
        if nodes.isEmpty { return }
        commit([RenderNode(.effect(.transform(base)), frame: layer.frame, children: nodes)])
    }

    /// Appends nodes in points of the widget's canvas with the filters, opacity, clips and blend mode of the state.
    func commit(_ nodes: [RenderNode]) {
        if nodes.isEmpty { return }
        var effects = filters.reversed().compactMap(\.effect)
        if opacity < 1 { effects.append(.opacity(max(opacity, 0))) }
        effects += clips.reversed()
        if blendMode != .normal {
            if let mode = blendMode.renderMode {
                effects.append(.blend(mode))
            } else {
                layer.report("BlendMode", "The blend mode \(blendMode) is not supported; normal is used instead.")
            }
        }
        guard let innermost = effects.first else {
            for node in nodes { layer.append(node, blends: false) }
            return
        }
        let node = effects.dropFirst().reduce(
            RenderNode(.effect(innermost), frame: layer.frame, children: nodes)
        ) { RenderNode(.effect($1), frame: layer.frame, children: [$0]) }
        layer.append(node, blends: blendMode.renderMode != nil)
    }
}

extension CGAffineTransform {
    var isTranslation: Bool { a == 1 && b == 0 && c == 0 && d == 1 }

    var isFinite: Bool { [a, b, c, d, tx, ty].allSatisfy(\.isFinite) }

    /// The side length that a one-point square has after the transform, if it remains square; otherwise that of the
    /// square with the same area.
    var meanScale: CGFloat { abs(a * d - b * c).squareRoot() }

    /// `nil` where the transform flattens the plane.
    var inverse: CGAffineTransform? { abs(a * d - b * c) > 1e-12 ? inverted() : nil }
}
