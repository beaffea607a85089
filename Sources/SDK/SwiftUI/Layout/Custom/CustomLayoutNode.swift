struct CustomNodeLayout<L: Layout>: NodeLayout {
    let layout: L

    var stackAxis: Axis? { L.layoutProperties.stackOrientation }

    func makeNode(_ nodes: [LayoutNode], inputs: _ViewInputs) -> LayoutNode {
        CustomLayoutNode(layout, nodes, inputs)
    }
}

/// Views arranged by a layout from outside this module.
private final class CustomLayoutNode<L: Layout>: LayoutNode {
    private let layout: L
    private let nodes: [LayoutNode]
    private var cache: L.Cache?

    init(_ layout: L, _ nodes: [LayoutNode], _ inputs: _ViewInputs) {
        self.layout = layout
        self.nodes = nodes
        super.init(inputs)
        viewType = typeName(of: L.self)
    }

    override var children: [LayoutNode] { nodes }

    private func withCache<Result>(_ operation: (LayoutSubviews, inout L.Cache) -> Result) -> Result {
        let subviews = LayoutSubviews(nodes: nodes, layoutDirection: layoutDirection)
        var current = cache ?? layout.makeCache(subviews: subviews)
        // A layout that measures itself through its subviews must still find the cache.
        defer { cache = current }
        return EnvironmentValues.withCurrent(environment) { operation(subviews, &current) }
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        withCache { layout.sizeThatFits(proposal: proposal, subviews: $0, cache: &$1) }
    }

    override func placeChildren(size: CGSize, proposal: ProposedViewSize) {
        let bounds = CGRect(origin: .zero, size: size)
        for node in nodes { node.isPlaced = false }
        withCache { layout.placeSubviews(in: bounds, proposal: proposal, subviews: $0, cache: &$1) }
        for node in nodes where !node.isPlaced {
            node.place(at: CGPoint(x: bounds.midX, y: bounds.midY), anchor: .center, proposal: proposal)
        }
    }

    override func explicitGuide(_ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize) -> CGFloat? {
        let bounds = CGRect(origin: .zero, size: size)
        return withCache { subviews, cache in
            switch key.axis {
            case .horizontal:
                layout.explicitAlignment(
                    of: HorizontalAlignment(key: key), in: bounds, proposal: proposal, subviews: subviews,
                    cache: &cache)
            case .vertical:
                layout.explicitAlignment(
                    of: VerticalAlignment(key: key), in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
            }
        }
    }

    /// Its results may be for any guide.
    override func makeGuides() -> GuideSet { .all }

    override func makeSpacing() -> ViewSpacing {
        withCache { layout.spacing(subviews: $0, cache: &$1) }
    }
}
