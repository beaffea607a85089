import RenderModel

/// Space around a view.
public struct _PaddingLayout: Sendable {
    /// Edges that get the default padding where `insets` is `nil`.
    let edges: Edge.Set
    let insets: EdgeInsets?

    /// 16 points on every edge (N1067, N1169).
    static let standardLength: CGFloat = 16
}

extension _PaddingLayout: NodeModifier {
    public typealias Body = Never

    nonisolated package func wrap(_ node: LayoutNode, inputs: _ViewInputs) -> LayoutNode {
        PaddingNode(node, finite(insets ?? EdgeInsets(Self.standardLength, edges: edges), inputs), inputs)
    }

    private func finite(_ insets: EdgeInsets, _ inputs: _ViewInputs) -> EdgeInsets {
        let lengths = [insets.top, insets.leading, insets.bottom, insets.trailing]
        if lengths.allSatisfy(\.isFinite) { return insets }
        inputs.context.report(
            Diagnostic(
                .warning, .invalidGeometry, subject: "padding",
                message: "The padding is NaN; 0 is used instead.",
                remedy: "Look for a division by zero in the padding."))
        let valid = lengths.map { $0.isFinite ? $0 : 0 }
        return EdgeInsets(top: valid[0], leading: valid[1], bottom: valid[2], trailing: valid[3])
    }
}

/// 1. The child is proposed the remaining space, never less than 0.
/// 2. The size is the child's plus the insets; negative insets make it smaller than the child.
private final class PaddingNode: UnaryNode {
    private let insets: EdgeInsets

    init(_ child: LayoutNode, _ insets: EdgeInsets, _ inputs: _ViewInputs) {
        self.insets = insets
        super.init(child, inputs)
    }

    private func childProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(
            width: proposal.width.map { max($0 - insets.horizontal, 0) },
            height: proposal.height.map { max($0 - insets.vertical, 0) })
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        let size = child.size(for: childProposal(proposal))
        return CGSize(
            width: max(size.width + insets.horizontal, 0), height: max(size.height + insets.vertical, 0))
    }

    override func isProposalInvariant(_ size: CGSize) -> Bool { child.constantSize != nil }

    override func placeChildren(size: CGSize, proposal: ProposedViewSize) {
        child.place(at: CGPoint(x: insets.leading, y: insets.top), proposal: childProposal(proposal))
    }

    override func explicitGuide(_ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize) -> CGFloat? {
        guard let value = child.dimensions(for: childProposal(proposal))[explicit: key] else { return nil }
        return value + (key.axis == .horizontal ? insets.leading : insets.top)
    }

    /// Evidence: N1444.
    override func makeSpacing() -> ViewSpacing {
        var edges: Edge.Set = []
        if insets.top != 0 { edges.formUnion(.top) }
        if insets.leading != 0 { edges.formUnion(.leading) }
        if insets.bottom != 0 { edges.formUnion(.bottom) }
        if insets.trailing != 0 { edges.formUnion(.trailing) }
        return child.spacing.resetting(edges)
    }
}

extension View {
    /// Adds padding at the given edges; 16 points by default.
    nonisolated public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
        modifier(_PaddingLayout(edges: edges, insets: length.map { EdgeInsets($0, edges: edges) }))
    }

    /// Adds `length` points at every edge.
    nonisolated public func padding(_ length: CGFloat) -> some View {
        modifier(_PaddingLayout(edges: .all, insets: EdgeInsets(length)))
    }

    nonisolated public func padding(_ insets: EdgeInsets) -> some View {
        modifier(_PaddingLayout(edges: .all, insets: insets))
    }
}
