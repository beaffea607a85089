/// A frame whose lengths are relative to the container: the widget's content area.
struct ContainerRelativeFrame {
    let axes: Axis.Set
    let alignment: Alignment
    let length: (CGFloat, Axis) -> CGFloat
}

extension ContainerRelativeFrame: NodeModifier {
    typealias Body = Never

    nonisolated func wrap(_ node: LayoutNode, inputs: _ViewInputs) -> LayoutNode {
        ContainerRelativeFrameNode(node, self, inputs)
    }
}

private final class ContainerRelativeFrameNode: AlignedFrameNode {
    private let layout: ContainerRelativeFrame

    init(_ child: LayoutNode, _ layout: ContainerRelativeFrame, _ inputs: _ViewInputs) {
        self.layout = layout
        super.init(child, alignment: layout.alignment, inputs)
    }

    private func length(_ axis: Axis) -> CGFloat? {
        guard layout.axes.contains(axis == .horizontal ? .horizontal : .vertical) else { return nil }
        let length = layout.length(context.contentSize[axis], axis)
        return length.isFinite ? max(length, 0) : 0
    }

    override func childProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(
            width: length(.horizontal) ?? proposal.width, height: length(.vertical) ?? proposal.height)
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        let size = child.size(for: childProposal(proposal))
        return CGSize(width: length(.horizontal) ?? size.width, height: length(.vertical) ?? size.height)
    }
}

extension View {
    nonisolated public func containerRelativeFrame(
        _ axes: Axis.Set, alignment: Alignment = .center
    ) -> some View {
        modifier(ContainerRelativeFrame(axes: axes, alignment: alignment) { length, _ in length })
    }

    nonisolated public func containerRelativeFrame(
        _ axes: Axis.Set, alignment: Alignment = .center, _ length: @escaping (CGFloat, Axis) -> CGFloat
    ) -> some View {
        modifier(ContainerRelativeFrame(axes: axes, alignment: alignment, length: length))
    }

    /// The container divided into `count` parts with spacing between them; the view takes `span` of them.
    nonisolated public func containerRelativeFrame(
        _ axes: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat, alignment: Alignment = .center
    ) -> some View {
        modifier(
            ContainerRelativeFrame(axes: axes, alignment: alignment) { length, _ in
                let parts = CGFloat(max(count, 1))
                let part = (length - spacing * (parts - 1)) / parts
                return part * CGFloat(span) + spacing * CGFloat(span - 1)
            })
    }
}
