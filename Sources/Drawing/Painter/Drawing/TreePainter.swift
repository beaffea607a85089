import CoreGraphics
import PixelKernels
import RenderModel
import WidgetVocabulary

/// Paints one tree.
///
/// Invariants:
/// 1. `transform` maps from a node's points to device pixels of the image.
/// 2. A node draws only within the canvas's clip.
/// 3. Whatever cannot be drawn is skipped and reported once per kind.
final class TreePainter {
    /// Deeper trees are cut off, well within the capacity of an eight-megabyte stack.
    private static let deepest = 2_100

    let painter: Painter
    let tree: RenderTree
    let scale: Double
    let appearance: ColorScheme
    private(set) var diagnostics: [Diagnostic] = []
    private var reported: Set<Diagnostic> = []
    private var depth = 0
    /// Reused for every run of glyphs.
    var glyphBatch: [pk_glyph] = []
    /// The cache's numbers for the tree's fonts at the tree's scale.
    var faces: [UInt32?]

    init(painter: Painter, tree: RenderTree, scale: Double, appearance: ColorScheme) {
        self.painter = painter
        self.tree = tree
        self.scale = scale
        self.appearance = appearance
        faces = Array(repeating: nil, count: tree.fonts.count)
    }

    func report(_ diagnostic: Diagnostic) {
        if reported.insert(diagnostic).inserted { diagnostics.append(diagnostic) }
    }

    func reportGeometry(_ subject: String) {
        report(
            Diagnostic(
                .error, .invalidGeometry, subject: subject,
                message: "Its geometry contains an infinite or NaN value; it is not drawn.",
                remedy: "Look for a division by zero in the sizes it is computed from."))
    }

    func reportMissing(_ subject: String, _ index: Int) {
        report(
            Diagnostic(
                .error, .invalidGeometry, subject: subject,
                message: "The tree refers to entry \(index), which is missing from its table; it is not drawn."))
    }

    /// - Parameter opacity: multiplies the paint of a single drawing; see `Effect.opacity`.
    func draw(_ node: RenderNode, transform: CGAffineTransform, on canvas: Canvas, opacity: Double = 1) {
        guard !canvas.clip.isEmpty else { return }
        depth += 1
        defer { depth -= 1 }
        guard depth <= Self.deepest else {
            report(
                Diagnostic(
                    .error, .depthLimit, subject: node.viewType,
                    message: "The tree is nested more than \(Self.deepest) levels deep; deeper nodes are not drawn."))
            return
        }
        switch node.content {
        case .group: break
        case .shape(let shape): draw(shape, transform: transform, on: canvas, opacity: opacity)
        case .text(let text): draw(text, transform: transform, on: canvas, opacity: opacity)
        case .image(let image): draw(image, transform: transform, on: canvas, opacity: opacity)
        case .symbol(let symbol): draw(symbol, transform: transform, on: canvas, opacity: opacity)
        case .effect(let effect):
            draw(node.children, through: effect, transform: transform, on: canvas, opacity: opacity)
            return
        }
        draw(node.children, transform: transform, on: canvas, opacity: opacity)
    }

    func draw(_ nodes: [RenderNode], transform: CGAffineTransform, on canvas: Canvas, opacity: Double) {
        for node in nodes { draw(node, transform: transform, on: canvas, opacity: opacity) }
    }

    /// Prepares the paint and passes it to `body`.
    ///
    /// - Parameter area: the maximum area of device pixels to paint.
    func withSource(
        _ paint: Paint, transform: CGAffineTransform, area: pk_rect, on canvas: Canvas, opacity: Double,
        body: (UnsafePointer<pk_source>) -> Void
    ) {
        let needed = area.intersection(canvas.clip)
        guard !needed.isEmpty, opacity > 0 else { return }
        let source = self.source(of: paint, transform: transform, area: needed, on: canvas, opacity: opacity)
        source?.withKernelSource(body)
    }

    private func source(
        of paint: Paint, transform: CGAffineTransform, area: pk_rect, on canvas: Canvas, opacity: Double
    ) -> PaintSource? {
        let ramps = painter.ramps
        switch paint {
        case .color(let color):
            return PaintSource(color: color, opacity: opacity)
        case .linear(let ramp, let from, let to):
            return .linear(
                ramp: ramps.ramp(for: ramp), from: from, to: to, inverse: transform.inverted(), opacity: opacity)
        case .radial(let ramp, let center, let from, let to):
            return .radial(
                ramp: ramps.ramp(for: ramp), center: center, unit: CGSize(width: 1, height: 1), from: from, to: to,
                inverse: transform.inverted(), opacity: opacity)
        case .elliptical(let ramp, let frame, let center, let from, let to):
            return .radial(
                ramp: ramps.ramp(for: ramp), center: center,
                unit: CGSize(width: frame.width / 2, height: frame.height / 2), from: from, to: to,
                inverse: transform.inverted(), opacity: opacity)
        case .angular(let ramp, let center, let from, let to):
            return .angular(
                ramp: ramps.ramp(for: ramp), center: center, from: from, to: to, inverse: transform.inverted(),
                opacity: opacity)
        case .mesh(let mesh):
            return meshSource(mesh, transform: transform, area: area, opacity: opacity)
        case .image(let index, let origin, let size):
            return imageSource(index, origin: origin, size: size, transform: transform, opacity: opacity)
        case .material(let material):
            return backdropSource(
                material.backdrop(in: appearance), transform: transform, area: area, on: canvas, opacity: opacity)
        case .backdrop(let backdrop):
            return backdropSource(backdrop, transform: transform, area: area, on: canvas, opacity: opacity)
        case .faded(let inner, let factor):
            return source(of: inner, transform: transform, area: area, on: canvas, opacity: opacity * factor)
        }
    }
}
