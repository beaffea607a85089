/// Sizes a view to its ideal size.
public struct _FixedSizeLayout: Sendable {
    let horizontal: Bool
    let vertical: Bool
}

extension _FixedSizeLayout: NodeModifier {
    public typealias Body = Never

    nonisolated package func wrap(_ node: LayoutNode, inputs: _ViewInputs) -> LayoutNode {
        FixedSizeNode(node, self, inputs)
    }
}

/// Removes the proposal on the fixed axes.
private final class FixedSizeNode: UnaryNode {
    private let layout: _FixedSizeLayout

    init(_ child: LayoutNode, _ layout: _FixedSizeLayout, _ inputs: _ViewInputs) {
        self.layout = layout
        super.init(child, inputs)
    }

    private func childProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(
            width: layout.horizontal ? nil : proposal.width, height: layout.vertical ? nil : proposal.height)
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize { child.size(for: childProposal(proposal)) }

    override func isProposalInvariant(_ size: CGSize) -> Bool {
        (layout.horizontal && layout.vertical) || child.constantSize != nil
    }

    override func placeChildren(size: CGSize, proposal: ProposedViewSize) {
        child.place(at: .zero, proposal: childProposal(proposal))
    }

    override func explicitGuide(_ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize) -> CGFloat? {
        child.dimensions(for: childProposal(proposal))[explicit: key]
    }
}

extension View {
    nonisolated public func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
        modifier(_FixedSizeLayout(horizontal: horizontal, vertical: vertical))
    }

    nonisolated public func fixedSize() -> some View {
        fixedSize(horizontal: true, vertical: true)
    }
}
