import CoreGraphics
import RenderModel
import Typesetter

/// Collects the nodes of a part of a scene, back to front, and adds its fonts to one table.
///
/// Geometry is in points of the scene, before mirroring: a scene in a right-to-left language is drawn by the same
/// calls, and `place(_:)` moves each part to the other side. Text and glyphs themselves are never mirrored.
struct SceneDrawing {
    let frame: SceneFrame
    private(set) var nodes: [RenderNode] = []
    private(set) var fonts: [FontInstance] = []
    private var fontIndices: [FontInstance: Int] = [:]
    private let typesetter: Typesetter

    init(_ frame: SceneFrame, typesetter: Typesetter) {
        self.frame = frame
        self.typesetter = typesetter
    }

    /// The rectangle, mirrored for right-to-left languages.
    func place(_ rect: CGRect) -> CGRect { frame.place(rect) }

    // MARK: Shapes

    mutating func fill(_ path: PathStorage, _ paint: Paint, evenOdd: Bool = false) {
        let shape = ShapeContent(path: path, style: .fill(evenOdd: evenOdd), fill: Fill(paint))
        nodes.append(RenderNode(.shape(shape), frame: path.controlRect))
    }

    mutating func fill(_ rect: CGRect, _ paint: Paint) {
        fill(PathStorage(rect: rect), paint)
    }

    mutating func fill(_ path: PathStorage, _ color: RGBA) {
        fill(path, .color(color))
    }

    mutating func fill(_ rect: CGRect, _ color: RGBA) {
        fill(rect, .color(color))
    }

    /// Line ends and corners are round.
    mutating func stroke(_ path: PathStorage, _ paint: Paint, width: Double, cap: LineCap = .round) {
        let line = StrokeGeometry(width: width, cap: cap, join: .round)
        let shape = ShapeContent(path: path, style: .stroke(line), fill: Fill(paint))
        nodes.append(RenderNode(.shape(shape), frame: path.controlRect))
    }

    mutating func stroke(_ path: PathStorage, _ color: RGBA, width: Double, cap: LineCap = .round) {
        stroke(path, .color(color), width: width, cap: cap)
    }

    /// Adds nodes that were drawn elsewhere and do not use fonts.
    mutating func append(_ others: [RenderNode]) {
        nodes += others
    }

    // MARK: Groups

    /// Draws the content of `body` with an effect on the whole.
    mutating func group(_ effect: Effect, semantics: Semantics? = nil, body: (inout SceneDrawing) -> Void) {
        let outer = nodes
        nodes = []
        body(&self)
        let node = RenderNode(.effect(effect), frame: nodes.frame, children: nodes, semantics: semantics)
        nodes = outer + [node]
    }

    /// Applies an effect to everything drawn so far.
    mutating func wrap(_ effect: Effect) {
        nodes = [RenderNode(.effect(effect), frame: nodes.frame, children: nodes)]
    }

    /// Draws the content of `body` as one element with semantics.
    mutating func element(_ semantics: Semantics, body: (inout SceneDrawing) -> Void) {
        let outer = nodes
        nodes = []
        body(&self)
        let node = RenderNode(.group, frame: nodes.frame, children: nodes, semantics: semantics)
        nodes = outer + [node]
    }

    mutating func clipped(to path: PathStorage, body: (inout SceneDrawing) -> Void) {
        group(.clip(path, evenOdd: false), body: body)
    }

    // MARK: Text

    /// The width of a line of text, in points.
    func width(of text: String, font: FontRequest) -> Double {
        typesetter.prepare(input(text, font, .leading)).measure(width: nil, height: nil).size.width
    }

    /// Draws one line of text in the vertical center of the box; longer text shrinks to 70 % and is then truncated.
    ///
    /// - Parameter semantics: The semantics of the text; the text is its label.
    mutating func line(
        _ text: String, font: FontRequest, paint: Paint, in box: CGRect,
        alignment: ParagraphOptions.Alignment = .center, role: Semantics.Role? = .text
    ) {
        let place = place(box)
        let layout = typesetter.prepare(input(text, font, alignment)).layout(width: place.width, height: nil)
        let size = layout.measurement.size
        let start: Double =
            switch (alignment, frame.direction) {
            case (.center, _): (place.width - size.width) / 2
            case (.leading, .leftToRight), (.trailing, .rightToLeft): 0
            case (.trailing, .leftToRight), (.leading, .rightToLeft): place.width - size.width
            }
        let origin = frame.snapped(
            CGPoint(x: place.minX + start, y: place.minY + (place.height - size.height) / 2))
        let content = layout.content(
            at: origin, fontIndex: { index(of: $0) }, fill: { _ in Fill(paint) },
            decorationFill: { _, _ in Fill(paint) }, attachment: { _, _ in nil })
        nodes.append(
            RenderNode(
                .text(content), frame: CGRect(origin: origin, size: size),
                semantics: role.map { Semantics(role: $0, label: text) }, viewType: "Text"))
    }

    mutating func line(
        _ text: String, font: FontRequest, color: RGBA, in box: CGRect,
        alignment: ParagraphOptions.Alignment = .center, role: Semantics.Role? = .text
    ) {
        line(text, font: font, paint: .color(color), in: box, alignment: alignment, role: role)
    }

    private func input(
        _ text: String, _ font: FontRequest, _ alignment: ParagraphOptions.Alignment
    ) -> TextLayoutInput {
        let options = ParagraphOptions(
            maximumLines: 1, alignment: .leading, minimumScaleFactor: 0.7, direction: frame.direction.paragraph,
            locale: frame.locale, displayScale: frame.scale)
        return TextLayoutInput(spans: [TextSpan(text, font: font)], options: options)
    }

    private mutating func index(of font: FontInstance) -> Int {
        if let known = fontIndices[font] { return known }
        fonts.append(font)
        fontIndices[font] = fonts.count - 1
        return fonts.count - 1
    }

    /// Everything drawn so far.
    var tree: RenderTree {
        RenderTree(
            size: frame.size, scale: frame.scale,
            root: RenderNode(.group, frame: CGRect(origin: .zero, size: frame.size), children: nodes), fonts: fonts)
    }
}

extension [RenderNode] {
    /// The smallest rectangle around all frames; empty for no nodes.
    fileprivate var frame: CGRect {
        let union = reduce(CGRect.null) { $0.union($1.frame) }
        return union.isNull ? .zero : union
    }
}
