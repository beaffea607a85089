import CoreGraphics
import RenderModel
import Typesetter
import WidgetVocabulary

/// The state of one walk over a tree: the output so far and the definitions it refers to.
struct Drawing {
    let tree: RenderTree
    let text: VectorWriter.TextStyle
    let reader: VectorWriter.Reader
    let appearance: ColorScheme
    let backdrops: BackdropPlan
    let outlines: GlyphOutlines
    private(set) var body = XMLBuffer()
    private(set) var definitions: Definitions
    private(set) var diagnostics: [Diagnostic] = []
    /// The path to the node being drawn: the index of the child at each level. `nil` within masks and texts, whose
    /// nodes have no path.
    private(set) var nodePath: [Int]? = []
    /// Bytes copied from finished parts into others.
    private var copied = 0
    private let limit: Int
    private var isFull = false

    init(tree: RenderTree, options: VectorWriter.Options, outlines: GlyphOutlines) {
        self.tree = tree
        self.text = options.text
        self.reader = options.reader
        appearance = options.appearance
        limit = options.limit
        backdrops = BackdropPlan(tree)
        self.outlines = outlines
        switch options.reader {
        case .document: definitions = Definitions()
        case .page(let prefix): definitions = Definitions(prefix: prefix)
        }
        if backdrops.isCut {
            note(
                "material", "The document would repeat the content below it too often; it is drawn without a backdrop.")
        }
    }

    var canvas: CGRect { CGRect(origin: .zero, size: tree.size) }

    /// Reports once what SVG draws differently.
    mutating func note(_ subject: String, _ message: String) {
        let diagnostic = Diagnostic(
            .warning, .notDrawn, subject: subject, message: message,
            remedy: "Use PNG where this matters.")
        note(diagnostic)
    }

    /// Reports it once.
    mutating func note(_ diagnostic: Diagnostic) {
        if !diagnostics.contains(diagnostic) { diagnostics.append(diagnostic) }
    }

    // MARK: Writing

    mutating func open(_ name: StaticString, _ attributes: XMLBuffer.Attributes = []) { body.open(name, attributes) }

    mutating func close(_ name: StaticString) { body.close(name) }

    mutating func empty(_ name: StaticString, _ attributes: XMLBuffer.Attributes = []) { body.empty(name, attributes) }

    mutating func element(_ name: StaticString, _ attributes: XMLBuffer.Attributes = [], text: String) {
        body.element(name, attributes, text: text)
    }

    mutating func append(_ content: XMLBuffer) { body.append(content) }

    /// Writes a definition unless an equal one exists.
    ///
    /// - Parameter content: writes the element, with the `id` passed to it.
    /// - Returns: the name to refer to.
    mutating func define(_ content: (_ id: String, inout XMLBuffer) -> Void) -> String { definitions.name(content) }

    // MARK: Nodes

    mutating func draw(_ node: RenderNode) {
        guard hasRoom(for: node) else { return }
        let isUsed = openUsedNode()
        let opened = openSemantics(of: node)
        if case .effect(let effect) = node.content {
            draw(effect, on: node)
        } else {
            if !drawLookingThrough(node) { drawContent(of: node) }
            drawChildren(of: node)
        }
        for element in opened.reversed() { body.close(element) }
        if isUsed { body.close("g") }
    }

    /// False when the document has become too large; the node is reported.
    ///
    /// What is copied and what is written twice counts as well, because it takes the same time. Only whole nodes are
    /// skipped, so that the document stays well-formed.
    private mutating func hasRoom(for node: RenderNode) -> Bool {
        guard body.bytes.count + definitions.written + copied > limit else { return true }
        if !isFull {
            isFull = true
            diagnostics.append(
                Diagnostic(
                    .error, .notDrawn, subject: node.viewType.isEmpty ? "SVG" : node.viewType,
                    message: """
                        The SVG document would have more than \(limit >> 20) MB; this node and those after it are not \
                        drawn.
                        """,
                    remedy: "Use PNG, or draw fewer paths, images and masks."))
        }
        return false
    }

    /// Without children.
    mutating func drawContent(of node: RenderNode) {
        switch node.content {
        case .group, .effect: break
        case .shape(let shape): draw(shape)
        case .text(let text): draw(text, semantics: node.semantics)
        case .image(let image): draw(image)
        case .symbol(let symbol): draw(symbol)
        }
    }

    /// Children are drawn in order; one that erases puts the earlier ones behind a mask.
    mutating func drawChildren(of node: RenderNode) {
        // A group that only erases is drawn normally: its parent makes a mask of it.
        let path = nodePath
        defer { nodePath = path }
        guard !node.isErasing, node.children.contains(where: \.isErasing) else {
            for (index, child) in node.children.enumerated() {
                nodePath = path.map { $0 + [index] }
                draw(child)
            }
            return
        }
        var drawn = XMLBuffer()
        for (index, child) in node.children.enumerated() {
            nodePath = path.map { $0 + [index] }
            let own = captured { $0.draw(child) }
            guard child.isErasing else {
                drawn.append(own)
                continue
            }
            let name = eraser(own)
            var rest = XMLBuffer()
            rest.open("g", [("mask", "url(#\(name))")])
            rest.append(drawn)
            copied += drawn.bytes.count
            rest.close("g")
            drawn = rest
        }
        body.append(drawn)
    }

    /// A mask that hides where the content is.
    private mutating func eraser(_ content: XMLBuffer) -> String {
        let black = definitions.name { id, buffer in
            buffer.open("filter", [("id", id)])
            buffer.empty("feColorMatrix", [("values", "0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 1 0")])
            buffer.close("filter")
        }
        let region = canvas.insetBy(dx: -canvas.width, dy: -canvas.height)
        return definitions.name { id, buffer in
            buffer.open("mask", [("id", id), ("maskUnits", "userSpaceOnUse")] + region.attributes)
            buffer.empty("rect", region.attributes + [("fill", "#fff")])
            buffer.open("g", [("filter", "url(#\(black))")])
            buffer.append(content)
            buffer.close("g")
            buffer.close("mask")
        }
    }

    /// Draws nodes without a path.
    mutating func unnamed(_ draw: (inout Drawing) -> Void) {
        let path = nodePath
        nodePath = nil
        draw(&self)
        nodePath = path
    }

    /// Draws into a separate buffer, for masks and patterns.
    mutating func captured(_ draw: (inout Drawing) -> Void) -> XMLBuffer {
        let outer = body
        body = XMLBuffer()
        copied += outer.bytes.count
        draw(&self)
        let inner = body
        body = outer
        copied += inner.bytes.count - outer.bytes.count
        return inner
    }
}

extension RenderNode {
    /// Erases the earlier drawing instead of adding to it.
    var isErasing: Bool {
        switch content {
        case .effect(.blend(.destinationOut)): true
        case .group, .effect(.transform): children.count == 1 && children[0].isErasing
        default: false
        }
    }
}
