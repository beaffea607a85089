/// A frame around one aligned child, which may be larger or smaller than the frame.
package class AlignedFrameNode: UnaryNode {
    package let alignment: Alignment

    package init(_ child: LayoutNode, alignment: Alignment, _ inputs: _ViewInputs) {
        self.alignment = alignment
        super.init(child, inputs)
    }

    /// The child's proposal when the frame is proposed `proposal`.
    package func childProposal(_ proposal: ProposedViewSize) -> ProposedViewSize { proposal }

    package override func placeChildren(size: CGSize, proposal: ProposedViewSize) {
        child.place(at: origin(size: size, proposal: proposal), proposal: childProposal(proposal))
    }

    package override func explicitGuide(_ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize) -> CGFloat? {
        guard let value = child.dimensions(for: childProposal(proposal))[explicit: key] else { return nil }
        return origin(size: size, proposal: proposal)[key.axis] + value
    }

    private func origin(size: CGSize, proposal: ProposedViewSize) -> CGPoint {
        let own = ViewDimensions(size: size, proposal: proposal, node: nil)
        let content = child.dimensions(for: childProposal(proposal))
        return CGPoint(
            x: own[alignment.horizontal.key] - content[alignment.horizontal.key],
            y: own[alignment.vertical.key] - content[alignment.vertical.key])
    }
}
