/// A way to arrange views.
///
/// Coordinates within `bounds` are leading-based: x grows from the leading edge, and SwiftUI mirrors the result where
/// the direction is right to left.
@preconcurrency
public protocol Layout: Animatable, Sendable {
    /// Data kept between the calls for one container.
    associatedtype Cache = Void
    typealias Subviews = LayoutSubviews

    static var layoutProperties: LayoutProperties { get }

    func makeCache(subviews: Subviews) -> Cache
    func updateCache(_ cache: inout Cache, subviews: Subviews)

    /// The distances that the container prefers to its neighbors.
    func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing

    /// The container's size in points for a proposal.
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize

    /// Calls `place` on each subview. A subview that is not placed is centered.
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)

    /// Where a guide of the container is, in the coordinates of `bounds`; `nil` for its default position.
    func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat?

    func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat?
}

/// Properties shared by all containers of a kind.
public struct LayoutProperties: Sendable {
    /// The axis that spacers and dividers use as the container's.
    public var stackOrientation: Axis?

    nonisolated public init() {}
}

extension Layout {
    public static var layoutProperties: LayoutProperties { LayoutProperties() }

    public func updateCache(_ cache: inout Cache, subviews: Subviews) {
        cache = makeCache(subviews: subviews)
    }

    /// The strongest preferences of all subviews on all edges.
    public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
        ViewSpacing(children: subviews.nodes.map { (spacing: $0.spacing, edges: Edge.Set.all) })
    }

    /// Merges the guides of the subviews where they were placed.
    public func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat? {
        mergedGuide(guide.key, in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    }

    /// Merges the guides of the subviews where they were placed.
    public func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat? {
        mergedGuide(guide.key, in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    }

    private func mergedGuide(
        _ key: AlignmentKey, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
    ) -> CGFloat? {
        guard subviews.nodes.contains(where: { $0.guides.contains(key.set) }) else { return nil }
        for node in subviews.nodes { node.isPlaced = false }
        placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
        let placed = Array(subviews.nodes.filter(\.isPlaced))
        return key.combine(placed, proposals: placed.map(\.placedProposal), origins: placed.map(\.frame.origin))
    }
}

extension Layout where Cache == Void {
    public func makeCache(subviews: Subviews) {}
}

extension Layout {
    /// Arranges the views of a closure. A type that is a layout without content, and a view with content, is created
    /// with the closure as its content.
    @_disfavoredOverload
    nonisolated public func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View {
        LayoutView(layout: self, content: content())
    }
}

/// The views that a layout arranges.
struct LayoutView<L: Layout, Content: View> {
    let layout: L
    let content: Content
}

extension LayoutView: View {
    typealias Body = Never

    nonisolated static func _makeView(_ view: Self, inputs: _ViewInputs, outputs: inout _ViewOutputs) {
        outputs.nodes.append(view.layout.nodeLayout.makeNode(view.content, inputs: inputs))
    }
}

extension Layout {
    var nodeLayout: any NodeLayout {
        if let known = self as? any NodeLayout { return known }
        return CustomNodeLayout(layout: self)
    }
}
