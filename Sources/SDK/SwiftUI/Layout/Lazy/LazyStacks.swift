/// Pinned headers and footers.
public struct PinnedScrollableViews: OptionSet, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    public static let sectionHeaders = PinnedScrollableViews(rawValue: 1 << 0)
    public static let sectionFooters = PinnedScrollableViews(rawValue: 1 << 1)
}

/// A column that fills the proposed width and is as tall as its content.
public struct LazyVStack<Content: View> {
    let layout: LazyLayout
    let content: Content

    nonisolated public init(
        alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = .init(),
        @ViewBuilder content: () -> Content
    ) {
        layout = LazyLayout(engine: StackEngine(axis: .vertical, alignment: alignment.key, spacing: spacing))
        self.content = content()
    }
}

extension LazyVStack: View {
    public typealias Body = Never

    nonisolated public static func _makeView(_ view: Self, inputs: _ViewInputs, outputs: inout _ViewOutputs) {
        outputs.nodes.append(view.layout.makeNode(view.content, inputs: inputs))
    }
}

/// A row that fills the proposed height and is as wide as its content.
public struct LazyHStack<Content: View> {
    let layout: LazyLayout
    let content: Content

    nonisolated public init(
        alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = .init(),
        @ViewBuilder content: () -> Content
    ) {
        layout = LazyLayout(engine: StackEngine(axis: .horizontal, alignment: alignment.key, spacing: spacing))
        self.content = content()
    }
}

extension LazyHStack: View {
    public typealias Body = Never

    nonisolated public static func _makeView(_ view: Self, inputs: _ViewInputs, outputs: inout _ViewOutputs) {
        outputs.nodes.append(view.layout.makeNode(view.content, inputs: inputs))
    }
}

struct LazyLayout: NodeLayout {
    let engine: StackEngine

    var stackAxis: Axis? { engine.axis }

    func makeNode(_ nodes: [LayoutNode], inputs: _ViewInputs) -> LayoutNode { LazyStackNode(engine, nodes, inputs) }
}

/// 1. Children get no proposal along the axis, so each has its ideal length.
/// 2. Across, the stack takes the proposal and aligns its children in it; without a proposal it is as long as the union
///    of its children.
private final class LazyStackNode: LayoutNode {
    private let engine: StackEngine
    private let nodes: [LayoutNode]
    private lazy var plan = engine.plan(for: nodes)

    init(_ engine: StackEngine, _ nodes: [LayoutNode], _ inputs: _ViewInputs) {
        self.engine = engine
        self.nodes = nodes
        super.init(inputs)
        viewType = engine.axis == .vertical ? "LazyVStack" : "LazyHStack"
    }

    override var children: [LayoutNode] { nodes }

    private func arrangement(_ proposal: ProposedViewSize) -> StackEngine.Arrangement {
        var open = proposal
        open[engine.axis] = nil
        return engine.arrange(nodes, plan, in: open)
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        var size = arrangement(proposal).size
        if let across = proposal[engine.axis.other] { size[engine.axis.other] = across }
        return size
    }

    override func placeChildren(size: CGSize, proposal: ProposedViewSize) {
        for (node, place) in zip(nodes, places(size: size, proposal: proposal)) {
            node.place(at: place.origin, proposal: place.proposal)
        }
    }

    /// The children aligned with the stack's own guide, and not only with each other.
    private func places(
        size: CGSize, proposal: ProposedViewSize
    ) -> [(origin: CGPoint, proposal: ProposedViewSize)] {
        let across = engine.axis.other
        let arrangement = arrangement(engine.placementProposal(proposal, size: size))
        let own = ViewDimensions(size: size, proposal: proposal, node: nil)[engine.alignment]
        return nodes.indices.map { index in
            let proposal = arrangement.children[index].proposal
            var origin = arrangement.children[index].origin
            origin[across] = own - nodes[index].dimensions(for: proposal)[engine.alignment]
            return (origin, proposal)
        }
    }

    override func explicitGuide(_ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize) -> CGFloat? {
        let places = places(size: size, proposal: proposal)
        return key.combine(nodes, proposals: places.map(\.proposal), origins: places.map(\.origin))
    }

    override func makeSpacing() -> ViewSpacing { engine.containerSpacing(nodes) }
}
