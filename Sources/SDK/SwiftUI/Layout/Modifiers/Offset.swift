/// Moves the drawing without affecting layout.
public struct _OffsetEffect: Sendable {
    let offset: CGSize
}

extension _OffsetEffect: NodeModifier {
    public typealias Body = Never

    nonisolated package func wrap(_ node: LayoutNode, inputs: _ViewInputs) -> LayoutNode {
        OffsetNode(node, offset, inputs)
    }
}

/// The offset is leading-based, like all of layout: mirrored where the direction is right to left.
private final class OffsetNode: UnaryNode {
    private let offset: CGSize

    init(_ child: LayoutNode, _ offset: CGSize, _ inputs: _ViewInputs) {
        self.offset = offset
        super.init(child, inputs)
    }

    override func isProposalInvariant(_ size: CGSize) -> Bool { child.constantSize != nil }

    override func placeChildren(size: CGSize, proposal: ProposedViewSize) {
        child.place(at: CGPoint(x: offset.width, y: offset.height), proposal: proposal)
    }
}

/// Puts the view's center at a point of the proposed space.
public struct _PositionLayout: Sendable {
    let position: CGPoint
}

extension _PositionLayout: NodeModifier {
    public typealias Body = Never

    nonisolated package func wrap(_ node: LayoutNode, inputs: _ViewInputs) -> LayoutNode {
        PositionNode(node, position, inputs)
    }
}

/// Takes the proposed size, or the child's where none is proposed.
private final class PositionNode: UnaryNode {
    private let position: CGPoint

    init(_ child: LayoutNode, _ position: CGPoint, _ inputs: _ViewInputs) {
        self.position = position
        super.init(child, inputs)
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        if let width = proposal.width, let height = proposal.height { return CGSize(width: width, height: height) }
        return proposal.replacingUnspecifiedDimensions(by: child.size(for: proposal))
    }

    override func placeChildren(size: CGSize, proposal: ProposedViewSize) {
        child.place(at: position, anchor: .center, proposal: proposal)
    }

    override func explicitGuide(_ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize) -> CGFloat? { nil }

    override func makeGuides() -> GuideSet { [] }
}

extension View {
    nonisolated public func offset(_ offset: CGSize) -> some View {
        modifier(_OffsetEffect(offset: offset))
    }

    /// Moves the view by points toward trailing and down.
    nonisolated public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
        modifier(_OffsetEffect(offset: CGSize(width: x, height: y)))
    }

    nonisolated public func position(_ position: CGPoint) -> some View {
        modifier(_PositionLayout(position: position))
    }

    nonisolated public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View {
        modifier(_PositionLayout(position: CGPoint(x: x, y: y)))
    }
}
