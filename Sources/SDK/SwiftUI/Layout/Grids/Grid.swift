/// Views in aligned rows and columns.
public struct Grid<Content: View> {
    let layout: GridLayout
    let content: Content

    /// Spacings in points; by default neighbors keep their preferred distance.
    nonisolated public init(
        alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) {
        layout = GridLayout(
            alignment: alignment, horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing)
        self.content = content()
    }
}

extension Grid: View {
    public typealias Body = Never

    nonisolated public static func _makeView(_ view: Self, inputs: _ViewInputs, outputs: inout _ViewOutputs) {
        outputs.nodes.append(view.layout.makeNode(view.content, inputs: inputs))
    }
}

/// A grid as a layout value.
public struct GridLayout: Sendable {
    public var alignment: Alignment
    public var horizontalSpacing: CGFloat?
    public var verticalSpacing: CGFloat?

    nonisolated public init(
        alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
    ) {
        self.alignment = alignment
        self.horizontalSpacing = horizontalSpacing
        self.verticalSpacing = verticalSpacing
    }
}

extension GridLayout: NodeLayout {
    var stackAxis: Axis? { nil }

    func makeNode(_ nodes: [LayoutNode], inputs: _ViewInputs) -> LayoutNode { GridNode(self, nodes, inputs) }
}

extension GridLayout: Layout {
    public struct Cache {
        let engine: GridEngine
    }

    public func makeCache(subviews: Subviews) -> Cache {
        Cache(engine: GridEngine(self, Array(subviews.nodes)))
    }

    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
        cache.engine.arrange(in: proposal).size
    }

    public func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
    ) {
        for cell in cache.engine.arrange(in: proposal).cells {
            let origin = CGPoint(x: bounds.minX + cell.origin.x, y: bounds.minY + cell.origin.y)
            cell.node.place(at: origin, proposal: cell.proposal)
        }
    }
}

private final class GridNode: LayoutNode {
    private let engine: GridEngine
    private let nodes: [LayoutNode]
    private var latest: (proposal: ProposedViewSize, arrangement: GridEngine.Arrangement)?

    init(_ layout: GridLayout, _ nodes: [LayoutNode], _ inputs: _ViewInputs) {
        engine = GridEngine(layout, nodes)
        self.nodes = nodes
        super.init(inputs)
        viewType = "Grid"
    }

    override var children: [LayoutNode] { nodes }

    private func arrangement(for proposal: ProposedViewSize) -> GridEngine.Arrangement {
        if let latest, latest.proposal == proposal { return latest.arrangement }
        let arrangement = engine.arrange(in: proposal)
        latest = (proposal, arrangement)
        return arrangement
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize { arrangement(for: proposal).size }

    override func placeChildren(size: CGSize, proposal: ProposedViewSize) {
        for cell in arrangement(for: proposal).cells { cell.node.place(at: cell.origin, proposal: cell.proposal) }
    }

    override func explicitGuide(_ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize) -> CGFloat? {
        let cells = arrangement(for: proposal).cells
        return key.combine(cells.map(\.node), proposals: cells.map(\.proposal), origins: cells.map(\.origin))
    }

    override func makeSpacing() -> ViewSpacing {
        ViewSpacing(children: nodes.map { (spacing: $0.spacing, edges: .all) })
    }
}
