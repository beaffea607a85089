/// A stack's cache for one container.
public struct _StackLayoutCache {
    let plan: StackEngine.Plan
}

/// A row or a column that other layouts can call.
protocol LinearLayout: Layout where Cache == _StackLayoutCache {
    var engine: StackEngine { get }
}

extension LinearLayout {
    public func makeCache(subviews: Subviews) -> _StackLayoutCache {
        _StackLayoutCache(plan: engine.plan(for: Array(subviews.nodes)))
    }

    public func spacing(subviews: Subviews, cache: inout _StackLayoutCache) -> ViewSpacing {
        engine.containerSpacing(Array(subviews.nodes))
    }

    public func sizeThatFits(
        proposal: ProposedViewSize, subviews: Subviews, cache: inout _StackLayoutCache
    ) -> CGSize {
        engine.arrange(Array(subviews.nodes), cache.plan, in: proposal).size
    }

    public func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout _StackLayoutCache
    ) {
        let nodes = Array(subviews.nodes)
        let proposal = engine.placementProposal(proposal, size: bounds.size)
        let arrangement = engine.arrange(nodes, cache.plan, in: proposal)
        for (node, child) in zip(nodes, arrangement.children) {
            node.place(
                at: CGPoint(x: bounds.minX + child.origin.x, y: bounds.minY + child.origin.y),
                proposal: child.proposal)
        }
    }
}

extension HStackLayout: LinearLayout {
    public static var layoutProperties: LayoutProperties {
        var properties = LayoutProperties()
        properties.stackOrientation = .horizontal
        return properties
    }
}

extension VStackLayout: LinearLayout {
    public static var layoutProperties: LayoutProperties {
        var properties = LayoutProperties()
        properties.stackOrientation = .vertical
        return properties
    }
}

extension ZStackLayout: Layout {
    public typealias Cache = Void

    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        engine.size(Array(subviews.nodes), in: proposal)
    }

    public func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) {
        let nodes = Array(subviews.nodes)
        for (node, origin) in zip(nodes, engine.origins(nodes, size: bounds.size)) {
            node.place(
                at: CGPoint(x: bounds.minX + origin.x, y: bounds.minY + origin.y),
                proposal: ProposedViewSize(bounds.size))
        }
    }
}
