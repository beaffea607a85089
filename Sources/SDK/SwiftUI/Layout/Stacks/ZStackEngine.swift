/// Arranges nodes on top of each other.
///
/// 1. Only children of the highest layout priority determine the size: each gets the stack's proposal, and the stack
///    takes the maximum width and height (N1438).
/// 2. Every child is then proposed the stack's size and placed so that its guides match the maximum guides among those
///    children (N1439).
package struct ZStackEngine {
    package let alignment: Alignment

    package init(alignment: Alignment) {
        self.alignment = alignment
    }

    package func size(_ nodes: [LayoutNode], in proposal: ProposedViewSize) -> CGSize {
        decisive(nodes).reduce(.zero) { size, node in
            let child = node.size(for: proposal)
            return CGSize(width: max(size.width, child.width), height: max(size.height, child.height))
        }
    }

    /// Leading-based origins of the children of a stack of the given size.
    package func origins(_ nodes: [LayoutNode], size: CGSize) -> [CGPoint] {
        let proposal = ProposedViewSize(size)
        let horizontal = alignment.horizontal.key
        let vertical = alignment.vertical.key
        var reference: CGPoint?
        for node in decisive(nodes) {
            let dimensions = node.dimensions(for: proposal)
            let point = CGPoint(x: dimensions[horizontal], y: dimensions[vertical])
            reference = CGPoint(x: max(reference?.x ?? point.x, point.x), y: max(reference?.y ?? point.y, point.y))
        }
        let meeting = reference ?? .zero
        return nodes.map { node in
            let dimensions = node.dimensions(for: proposal)
            return CGPoint(x: meeting.x - dimensions[horizontal], y: meeting.y - dimensions[vertical])
        }
    }

    private func decisive(_ nodes: [LayoutNode]) -> [LayoutNode] {
        guard let highest = nodes.map(\.traits.layoutPriority).max() else { return [] }
        return nodes.filter { $0.traits.layoutPriority == highest }
    }
}

package final class ZStackNode: LayoutNode {
    private let engine: ZStackEngine
    private let nodes: [LayoutNode]

    package init(_ engine: ZStackEngine, _ nodes: [LayoutNode], _ inputs: _ViewInputs) {
        self.engine = engine
        self.nodes = nodes
        super.init(inputs)
        viewType = "ZStack"
    }

    package override var children: [LayoutNode] { nodes }

    package override func measure(_ proposal: ProposedViewSize) -> CGSize { engine.size(nodes, in: proposal) }

    package override func isProposalInvariant(_ size: CGSize) -> Bool { nodes.allSatisfy { $0.constantSize != nil } }

    package override func placeChildren(size: CGSize, proposal: ProposedViewSize) {
        for (node, origin) in zip(nodes, engine.origins(nodes, size: size)) {
            node.place(at: origin, proposal: ProposedViewSize(size))
        }
    }

    package override func explicitGuide(
        _ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize
    ) -> CGFloat? {
        let proposals = Array(repeating: ProposedViewSize(size), count: nodes.count)
        return key.combine(nodes, proposals: proposals, origins: engine.origins(nodes, size: size))
    }

    package override func makeSpacing() -> ViewSpacing {
        ViewSpacing(children: nodes.map { (spacing: $0.spacing, edges: .all) })
    }
}
