/// A row or a column of nodes.
package final class StackNode: LayoutNode {
    private let engine: StackEngine
    private let nodes: [LayoutNode]
    private lazy var plan = engine.plan(for: nodes)
    private var latest: (proposal: ProposedViewSize, arrangement: StackEngine.Arrangement)?

    package init(_ engine: StackEngine, _ nodes: [LayoutNode], _ inputs: _ViewInputs) {
        self.engine = engine
        self.nodes = nodes
        super.init(inputs)
        viewType = engine.axis == .horizontal ? "HStack" : "VStack"
    }

    package override var children: [LayoutNode] { nodes }

    package override func measure(_ proposal: ProposedViewSize) -> CGSize { arrangement(for: proposal).size }

    package override func isProposalInvariant(_ size: CGSize) -> Bool { nodes.allSatisfy { $0.constantSize != nil } }

    package override func placeChildren(size: CGSize, proposal: ProposedViewSize) {
        let arrangement = arrangement(for: engine.placementProposal(proposal, size: size))
        for (index, child) in arrangement.children.enumerated() {
            nodes[index].place(at: child.origin, proposal: child.proposal)
        }
    }

    package override func explicitGuide(
        _ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize
    ) -> CGFloat? {
        let children = arrangement(for: engine.placementProposal(proposal, size: size)).children
        return key.combine(nodes, proposals: children.map(\.proposal), origins: children.map(\.origin))
    }

    package override func makeSpacing() -> ViewSpacing { engine.containerSpacing(nodes) }

    private func arrangement(for proposal: ProposedViewSize) -> StackEngine.Arrangement {
        if let latest, latest.proposal == proposal { return latest.arrangement }
        let arrangement = engine.arrange(nodes, plan, in: proposal)
        latest = (proposal, arrangement)
        return arrangement
    }
}

extension AlignmentKey {
    /// The value that a container derives from its placed children, relative to its top leading corner.
    package func combine(
        _ nodes: [LayoutNode], proposals: [ProposedViewSize], origins: [CGPoint]
    ) -> CGFloat? {
        var values: [CGFloat] = []
        for (index, node) in nodes.enumerated() where node.guides.contains(set) {
            guard let value = node.dimensions(for: proposals[index])[explicit: self] else { continue }
            values.append(origins[index][axis] + value)
        }
        return combine(values)
    }
}
