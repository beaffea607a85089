extension RenderTree {
    /// The tree without the nodes below a level, with a diagnostic if there were any.
    ///
    /// An endlessly nested view would make a tree that no reader accepts. Masks and attachments count as levels below
    /// their node.
    package func limited(toDepth limit: Int) -> RenderTree {
        guard root.isDeeper(than: limit) else { return self }
        var tree = self
        tree.root = RenderNode(root.content, frame: root.frame, semantics: root.semantics, viewType: root.viewType)
        tree.root.semantics?.otherState = nil
        tree.diagnostics.append(
            Diagnostic(
                .error, .depthLimit, subject: root.viewType,
                message: "the views are nested deeper than \(limit) levels",
                remedy: "look for a view whose body contains itself"))
        return tree
    }
}

extension RenderNode {
    fileprivate func isDeeper(than limit: Int) -> Bool {
        var open = [(node: self, depth: 1)]
        while let (node, depth) = open.popLast() {
            if depth > limit { return true }
            open += (node.nestedNodes + node.children).map { ($0, depth + 1) }
        }
        return false
    }
}

extension RenderNode {
    /// Nodes attached to this one that are not children: those of the content, and the other state of a toggle.
    var nestedNodes: [RenderNode] { content.nestedNodes + (semantics?.otherState.map { [$0.node] } ?? []) }
}

extension RenderNode.Content {
    /// Nodes attached to the content rather than among the children.
    var nestedNodes: [RenderNode] {
        switch self {
        case .effect(.mask(let node)): [node]
        case .text(let text): text.lines.flatMap(\.attachments)
        default: []
        }
    }
}
