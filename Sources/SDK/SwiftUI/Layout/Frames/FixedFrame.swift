import RenderModel

/// A frame with a fixed width, height or both.
public struct _FrameLayout: Sendable {
    let width: CGFloat?
    let height: CGFloat?
    let alignment: Alignment
}

extension _FrameLayout: NodeModifier {
    public typealias Body = Never

    nonisolated package func wrap(_ node: LayoutNode, inputs: _ViewInputs) -> LayoutNode {
        let width = validLength(width, "width", inputs)
        let height = validLength(height, "height", inputs)
        return FixedFrameNode(node, width: width, height: height, alignment: alignment, inputs)
    }

    /// A negative or infinite length is ignored.
    private func validLength(_ length: CGFloat?, _ name: String, _ inputs: _ViewInputs) -> CGFloat? {
        guard let length else { return nil }
        if length >= 0 && length.isFinite { return length }
        inputs.context.report(
            Diagnostic(
                .warning, .invalidGeometry, subject: "frame(\(name):)",
                message: "The frame's \(name) is \(length); it is ignored.",
                remedy: length == .infinity
                    ? "Use frame(max\(name.capitalized): .infinity) to fill the space."
                    : "Pass a length of at least 0 points."))
        return nil
    }
}

/// 1. The child is proposed the fixed lengths, and the frame's proposal on a free axis.
/// 2. The frame has the fixed lengths, and the child's on a free axis.
/// 3. The child's guides are aligned with the frame's default guides of the same alignment.
private final class FixedFrameNode: AlignedFrameNode {
    private let width: CGFloat?
    private let height: CGFloat?

    init(_ child: LayoutNode, width: CGFloat?, height: CGFloat?, alignment: Alignment, _ inputs: _ViewInputs) {
        self.width = width
        self.height = height
        super.init(child, alignment: alignment, inputs)
    }

    override func childProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(width: width ?? proposal.width, height: height ?? proposal.height)
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        if let width, let height { return CGSize(width: width, height: height) }
        let size = child.size(for: childProposal(proposal))
        return CGSize(width: width ?? size.width, height: height ?? size.height)
    }

    override func isProposalInvariant(_ size: CGSize) -> Bool {
        (width != nil && height != nil) || child.constantSize != nil
    }

    /// A fixed length replaces the content's preferences on that axis.
    override func makeSpacing() -> ViewSpacing {
        var edges: Edge.Set = []
        if width != nil { edges.formUnion(.horizontal) }
        if height != nil { edges.formUnion(.vertical) }
        return child.spacing.resetting(edges)
    }
}

extension View {
    /// Puts the view in a frame of fixed size, in points. Without a length it keeps its own.
    nonisolated public func frame(
        width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
    ) -> some View {
        modifier(_FrameLayout(width: width, height: height, alignment: alignment))
    }

    @available(*, deprecated, message: "Please pass one or more parameters.")
    nonisolated public func frame() -> some View {
        modifier(_FrameLayout(width: nil, height: nil, alignment: .center))
    }
}
