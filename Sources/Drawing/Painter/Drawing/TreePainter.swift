import CoreGraphics
import Foundation
import PixelKernels
import RenderModel
import WidgetVocabulary

/// Paints one tree.
///
/// Invariants:
/// 1. `transform` maps from a node's points to device pixels of the image.
/// 2. A node draws only within the canvas's clip.
/// 3. Whatever cannot be drawn is skipped and reported once per kind.
/// 4. Every step takes its cost from the budget first; a step that it does not allow is skipped.
/// 5. After an interruption no step is allowed, and nothing is reported; what is drawn by then is discarded.
final class TreePainter {
    /// A glyph that is an image.
    private struct ColorGlyph: Hashable {
        var file: String
        var face: Int
        var glyph: UInt32
    }

    /// Deeper trees are cut off, well within the capacity of an eight-megabyte stack.
    private static let deepest = 2_100
    /// Levels whose siblings share the budget; deeper ones would have too little.
    private static let sharingDepth = 12

    let painter: Painter
    let tree: RenderTree
    let scale: Double
    let appearance: ColorScheme
    private(set) var diagnostics: [Diagnostic] = []
    private var reported: Set<Diagnostic> = []
    private var depth = 0
    private var budget: PaintBudget
    let interruption: DrawingInterruption?
    /// For messages: the node being drawn.
    private var subject = ""
    /// Images of the table that this picture has paid for.
    private var paidImages: Set<Int> = []
    /// Images of glyphs that this picture has paid for, each with a font of its file and face.
    private var paidGlyphs: Set<ColorGlyph> = []
    private var decodedPixels = 0
    /// Reused for every run of glyphs.
    var glyphBatch: [pk_glyph] = []
    /// The cache's numbers for the tree's fonts at the tree's scale.
    var faces: [UInt32?]

    init(
        painter: Painter, tree: RenderTree, scale: Double, appearance: ColorScheme, budget: PaintBudget,
        interruption: DrawingInterruption? = nil
    ) {
        self.painter = painter
        self.tree = tree
        self.scale = scale
        self.appearance = appearance
        self.budget = budget
        self.interruption = interruption
        faces = Array(repeating: nil, count: tree.fonts.count)
    }

    var isInterrupted: Bool { interruption?.isRequested ?? false }

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

    /// Takes the cost of a step from the picture's budget. False when too little is left: the step must not be done, and
    /// the node is reported. Also false after an interruption.
    func spend(_ cost: Int) -> Bool {
        guard !isInterrupted else { return false }
        if budget.spend(cost) { return true }
        report(
            Diagnostic(
                .error, .notDrawn, subject: subject,
                message: """
                    The picture takes more than the allowed \(budget.total / 1_000_000) million pixel operations; \
                    this part is not drawn.
                    """,
                remedy: "Use fewer, smaller or less nested blurs, shadows and layers."))
        return false
    }

    /// Reports that the node is not drawn, because its layer, or what its clip saves, takes more memory than there is
    /// for those of a picture. Nothing after an interruption, which ends a clip as well.
    func reportMemory() {
        guard !isInterrupted else { return }
        report(
            Diagnostic(
                .error, .notDrawn, subject: subject,
                message: """
                    The picture needs more than the allowed \(painter.buffers.mostHeld >> 20) MB for layers and clips \
                    at a time; this part is not drawn.
                    """,
                remedy: "Nest fewer effects and clip shapes, or lower the scale."))
    }

    /// Takes the cost of a step that is already done.
    func charge(_ cost: Int) { budget.charge(cost) }

    /// Takes the cost of an outline's chords, which are computed already, whether it is drawn or not.
    func charge(chordsOf outline: OutlineBuilder) { budget.charge(outline.visits * PaintCost.chord) }

    /// Takes the cost of an outline within the canvas's clip; also false when the outline has too many edges.
    func spend(outline: OutlineBuilder, on canvas: Canvas) -> Bool {
        charge(chordsOf: outline)
        guard outline.isWhole else {
            // An interrupted outline is not whole either.
            guard !isInterrupted else { return false }
            report(
                Diagnostic(
                    .error, .notDrawn, subject: subject,
                    message: "Its outline has more than 4,194,304 edges; it is not drawn.",
                    remedy: "Draw a path with fewer points or a smaller one."))
            return false
        }
        let area = outline.bounds.intersection(canvas.clip)
        let height = Double(max(area.height, 1))
        let rows = min(outline.rows, Double(outline.count) * height)
        return spend(
            outline.count * PaintCost.edge + Int(rows) * PaintCost.edgeRow + area.pixelCount * 2)
    }

    /// Takes the cost of decoding an image of the table, once for each picture; also false when the picture's images
    /// have too many pixels together.
    func spend(image index: Int, _ resource: ImageResource) -> Bool {
        if paidImages.contains(index) { return true }
        let most = Painter.mostPixels
        let pixels = Self.pixels(resource.pixelWidth, resource.pixelHeight, atMost: most)
        guard spend(decoding: pixels, of: resource.name) else { return false }
        paidImages.insert(index)
        return true
    }

    /// Takes the cost of decoding the image of a glyph, once for each picture, and of reading its bytes; also false
    /// when the picture's images have too many pixels together. An image whose size is not known costs the most that
    /// is decoded.
    func spend(glyph: UInt32, of font: FontInstance, file: [UInt8]) -> Bool {
        guard spend(file.count / PaintCost.bytesPerOperation) else { return false }
        let key = ColorGlyph(file: font.file, face: font.face, glyph: glyph)
        if paidGlyphs.contains(key) { return true }
        let most = PictureStore.glyphPixels
        let pixels = ImageHeader(Data(file)).map { Self.pixels($0.width, $0.height, atMost: most) } ?? most
        guard spend(decoding: pixels, of: "glyph \(glyph) of \(font.plainFile)") else { return false }
        paidGlyphs.insert(key)
        return true
    }

    private static func pixels(_ width: Int, _ height: Int, atMost most: Int) -> Int {
        let product = max(width, 0).multipliedReportingOverflow(by: max(height, 0))
        return product.overflow ? most : min(product.partialValue, most)
    }

    private func spend(decoding pixels: Int, of name: String) -> Bool {
        guard decodedPixels + pixels <= Painter.mostDecodedPixels else {
            report(
                Diagnostic(
                    .error, .imageTooLarge, subject: name,
                    message: """
                        The images of this picture have more than \(Painter.mostDecodedPixels >> 20) million pixels \
                        together; this one is not drawn.
                        """,
                    remedy: "Scale the images down to the sizes at which they are shown."))
            return false
        }
        guard spend(pixels * PaintCost.decodedPixel) else { return false }
        decodedPixels += pixels
        return true
    }

    /// - Parameter opacity: multiplies the paint of a single drawing; see `Effect.opacity`.
    func draw(_ node: RenderNode, transform: CGAffineTransform, on canvas: Canvas, opacity: Double = 1) {
        guard !canvas.clip.isEmpty else { return }
        let outer = subject
        subject = node.subject
        depth += 1
        defer {
            depth -= 1
            subject = outer
        }
        guard spend(PaintCost.node) else { return }
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

    /// Near the root, where the widgets of a place are, a node leaves a part of the budget to its later siblings.
    func draw(_ nodes: [RenderNode], transform: CGAffineTransform, on canvas: Canvas, opacity: Double) {
        for (index, node) in nodes.enumerated() {
            let part = depth <= Self.sharingDepth && index < nodes.count - 1 ? budget.withhold() : 0
            draw(node, transform: transform, on: canvas, opacity: opacity)
            budget.release(part)
        }
    }

    /// Prepares the paint and passes it to `body`.
    ///
    /// - Parameter area: the maximum area of device pixels to paint.
    func withSource(
        _ paint: Paint, transform: CGAffineTransform, area: pk_rect, on canvas: Canvas, opacity: Double,
        body: (UnsafePointer<pk_source>) -> Void
    ) {
        let needed = area.intersection(canvas.clip)
        let cost = needed.pixelCount * PaintCost.pixel(of: paint) + paint.stopCount * PaintCost.stop
        guard !needed.isEmpty, opacity > 0, spend(cost) else { return }
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
