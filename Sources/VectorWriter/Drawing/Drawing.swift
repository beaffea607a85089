import CoreGraphics
import RenderModel
import Typesetter

/// The state of one walk over a tree: what has been drawn and what that refers to.
struct Drawing {
    let tree: RenderTree
    let text: VectorWriter.TextStyle
    let outlines: GlyphOutlines
    var body = XMLBuffer()
    var definitions = Definitions()
    private(set) var diagnostics: [Diagnostic] = []

    init(tree: RenderTree, text: VectorWriter.TextStyle, outlines: GlyphOutlines) {
        self.tree = tree
        self.text = text
        self.outlines = outlines
    }

    var canvas: CGRect { CGRect(origin: .zero, size: tree.size) }

    /// Reports once what SVG shows differently.
    mutating func note(_ subject: String, _ message: String) {
        let diagnostic = Diagnostic(
            .warning, .notDrawn, subject: subject, message: message,
            remedy: "Use PNG where this matters.")
        if !diagnostics.contains(diagnostic) { diagnostics.append(diagnostic) }
    }

    mutating func draw(_ node: RenderNode) {
        let opened = openMeaning(of: node)
        switch node.content {
        case .group:
            drawChildren(of: node)
        case .shape(let shape):
            draw(shape)
            drawChildren(of: node)
        case .text(let text):
            draw(text, meaning: node.meaning)
            drawChildren(of: node)
        case .image(let image):
            draw(image)
            drawChildren(of: node)
        case .symbol(let symbol):
            draw(symbol)
            drawChildren(of: node)
        case .effect(let effect):
            draw(effect, on: node)
        }
        for element in opened.reversed() { body.close(element) }
    }

    mutating func drawChildren(of node: RenderNode) {
        for child in node.children { draw(child) }
    }

    /// Draws into a buffer of its own, for masks and patterns.
    mutating func captured(_ draw: (inout Drawing) -> Void) -> XMLBuffer {
        let outer = body
        body = XMLBuffer()
        draw(&self)
        let inner = body
        body = outer
        return inner
    }
}
