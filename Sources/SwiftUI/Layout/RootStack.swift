/// What several views at the root of a hierarchy become.
package enum RootStack {
    /// A vertical stack with default spacing (evidence: N1093–N1094).
    package static func make(_ nodes: [LayoutNode], inputs: _ViewInputs) -> LayoutNode {
        RootStackNode(nodes, inputs)
    }
}

private final class RootStackNode: LayoutNode {
    let nodes: [LayoutNode]

    init(_ nodes: [LayoutNode], _ inputs: _ViewInputs) {
        self.nodes = nodes
        super.init(inputs)
    }

    override var children: [LayoutNode] { nodes }

    override func placeChildren(size: CGSize, proposal: ProposedViewSize) {
        for node in nodes { node.place(at: .zero, proposal: proposal) }
    }
}
