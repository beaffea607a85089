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
    private(set) var body: XMLBuffer
    private(set) var definitions: Definitions
    private(set) var diagnostics: [Diagnostic] = []
    /// The path to the node being drawn: the index of the child at each level. `nil` within masks and texts, whose
    /// nodes have no path.
    private(set) var nodePath: [Int]? = []
    /// Bytes of the document.
    let limit: Int
    /// Paths of the nodes that are omitted, if others may refer to nodes.
    private var omitted: Set<[Int]> = []
    private var hasReportedLimit = false

    /// - Parameter allowance: what the document has left for definitions and drawing together.
    init(tree: RenderTree, options: VectorWriter.Options, outlines: GlyphOutlines, allowance: Allowance) {
        self.tree = tree
        self.text = options.text
        self.reader = options.reader
        appearance = options.appearance
        limit = options.limit
        body = XMLBuffer(allowance)
        backdrops = BackdropPlan(tree) { allowance.isInterrupted }
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
    /// - Parameter content: writes the element, whose first attribute is the `id` passed to it.
    /// - Returns: the name to refer to. It is empty when the definition does not fit; what refers to it is omitted.
    mutating func define(_ content: (_ id: String, inout XMLBuffer) -> Void) -> String {
        guard !body.isFull else { return "" }
        var allowance = body.allowance
        let name = definitions.name(within: &allowance, content)
        body.take(over: allowance)
        if name == nil { body.refuse() }
        return name ?? ""
    }

    /// Writes the definition of a picture, which can be found by the picture's index from then on.
    mutating func define(picture index: Int, _ content: (_ id: String, inout XMLBuffer) -> Void) -> String {
        let name = define(content)
        if !body.isFull { definitions.add(name, forPicture: index) }
        return name
    }

    /// Omits the node being drawn, because its content is known not to fit.
    mutating func refuse() { body.refuse() }

    /// Counts the work of a copy.
    mutating func spend(_ count: Int) { body.spend(count) }

    // MARK: Nodes

    /// Draws a node, or omits it when it does not fit.
    ///
    /// 1. What is written for the node itself is kept as a whole, or removed together with its descendants.
    /// 2. A descendant that does not fit is omitted on its own.
    /// 3. Later nodes are drawn as long as they fit.
    mutating func draw(_ node: RenderNode) {
        guard !body.isFull, !body.isInterrupted else { return }
        let start = mark
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
        omit(node, ifFullSince: start)
    }

    /// What is written before a node.
    private struct Mark {
        let body: XMLBuffer.Mark
        let definitions: Definitions.Mark
    }

    private var mark: Mark { Mark(body: body.mark, definitions: definitions.mark) }

    /// Removes what is written since the mark when not all of it fits, and reports the first such node.
    private mutating func omit(_ node: RenderNode, ifFullSince start: Mark) {
        guard body.isFull else { return }
        body.rollBack(to: start.body)
        definitions.rollBack(to: start.definitions)
        if let nodePath, !backdrops.used.isEmpty { omitted.insert(nodePath) }
        guard !hasReportedLimit, !body.isInterrupted else { return }
        hasReportedLimit = true
        diagnostics.append(.tooLong(limit: limit, subject: node.viewType.isEmpty ? "SVG" : node.viewType))
    }

    /// Whether the node with the path, or one that contains it, is omitted.
    func isOmitted(_ path: [Int]) -> Bool {
        !omitted.isEmpty && (0...path.count).contains(where: { omitted.contains(Array(path.prefix($0))) })
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
        let start = body.mark
        for (index, child) in node.children.enumerated() {
            nodePath = path.map { $0 + [index] }
            if child.isErasing { erase(child, since: start) } else { draw(child) }
        }
    }

    /// Puts everything since the mark behind a mask with the node; that is last, because it moves what is written.
    private mutating func erase(_ node: RenderNode, since start: XMLBuffer.Mark) {
        guard !body.isFull else { return }
        let before = mark
        let content = captured { $0.draw(node) }
        let name = eraser(content)
        body.wrap(since: start, "g", [("mask", "url(#\(name))")])
        omit(node, ifFullSince: before)
    }

    /// A mask that hides where the content is.
    private mutating func eraser(_ content: XMLBuffer) -> String {
        let black = define { id, buffer in
            buffer.open("filter", [("id", id)])
            buffer.empty("feColorMatrix", [("values", "0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 1 0")])
            buffer.close("filter")
        }
        let region = canvas.insetBy(dx: -canvas.width, dy: -canvas.height)
        return define { id, buffer in
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
        body = XMLBuffer(outer.allowance)
        if outer.isFull { body.refuse() }
        draw(&self)
        let inner = body
        body = outer
        body.resume(after: inner)
        return inner
    }
}

extension Diagnostic {
    /// The finding about a node that does not fit into a document.
    ///
    /// - Parameter limit: bytes of the document.
    static func tooLong(limit: Int, subject: String) -> Diagnostic {
        Diagnostic(
            .error, .notDrawn, subject: subject,
            message: """
                The SVG document would have more than \(limit >> 20) MB; this node, and any other that does not fit, \
                is not drawn.
                """,
            remedy: "Use PNG, or draw fewer paths, images and masks.")
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
