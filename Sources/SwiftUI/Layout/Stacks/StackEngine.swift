/// Arranges nodes in a row or a column.
///
/// "Along" is the stack's own axis, "across" the other one.
///
/// 1. Gaps: the explicit spacing, else the distance between the two neighbours' preferences. None at the ends.
/// 2. Without a finite proposal along the axis each child is proposed what the stack was.
/// 3. Else children share the proposal less all gaps, highest layout priority first. The minimum lengths of all
///    lower priorities are set aside until their turn.
/// 4. Within a priority the least flexible child comes first (`LengthSharing`); each is proposed an equal part of what
///    is left and takes what it answers. Nothing is compressed afterwards: a stack may overflow.
/// 5. Across, children keep the stack's proposal and are aligned by their guides; the stack is as long as their union.
///
/// Questions per child and call: one, or three in a group of several for a finite proposal. Since minimum and maximum
/// proposals ask one question each further down, a tree of nested stacks costs at most the square of its depth.
///
/// Evidence: layout-notes §5.1; N1156–N1164, N1224–N1227.
package struct StackEngine {
    package let axis: Axis
    package let alignment: AlignmentKey
    package let spacing: CGFloat?

    /// The children's places for one proposal. Origins are leading-based.
    package struct Arrangement {
        package var size = CGSize.zero
        package var proposals: [ProposedViewSize] = []
        package var origins: [CGPoint] = []
    }

    package init(axis: Axis, alignment: AlignmentKey, spacing: CGFloat?) {
        self.axis = axis
        self.alignment = alignment
        self.spacing = spacing
    }

    /// The gap before each child; 0 before the first.
    package func gaps(between nodes: [LayoutNode]) -> [CGFloat] {
        nodes.indices.map { index in
            if index == 0 { return 0 }
            return spacing ?? nodes[index - 1].spacing.distance(to: nodes[index].spacing, along: axis)
        }
    }

    package func arrange(_ nodes: [LayoutNode], gaps: [CGFloat], in proposal: ProposedViewSize) -> Arrangement {
        if nodes.isEmpty { return Arrangement() }
        var arrangement = Arrangement()
        arrangement.proposals = Array(repeating: proposal, count: nodes.count)
        if let length = proposal[axis], length.isFinite {
            share(length - gaps.reduce(0, +), among: nodes, proposals: &arrangement.proposals)
        }
        position(nodes, gaps: gaps, in: &arrangement)
        return arrangement
    }

    /// The proposal with which children are placed: a missing one across is replaced by the stack's own length, so that
    /// a divider or a shape in a stack of fixed size fills it.
    package func placementProposal(_ proposal: ProposedViewSize, size: CGSize) -> ProposedViewSize {
        var result = proposal
        if result[axis.other] == nil { result[axis.other] = size[axis.other] }
        return result
    }

    /// What the stack prefers towards its neighbours: the preferences of the children at its outer edges.
    package func containerSpacing(_ nodes: [LayoutNode]) -> ViewSpacing {
        let (near, far, sides): (Edge.Set, Edge.Set, Edge.Set) =
            axis == .horizontal ? (.leading, .trailing, .vertical) : (.top, .bottom, .horizontal)
        let children = nodes.enumerated().map { index, node in
            var edges = sides
            if index == 0 { edges.formUnion(near) }
            if index == nodes.count - 1 { edges.formUnion(far) }
            return (spacing: node.spacing, edges: edges)
        }
        return ViewSpacing(children: children)
    }

    // MARK: Sharing the length

    private func share(_ length: CGFloat, among nodes: [LayoutNode], proposals: inout [ProposedViewSize]) {
        let priorities = Set(nodes.map(\.traits.layoutPriority)).sorted(by: >)
        let groups = priorities.map { priority in
            nodes.indices.filter { nodes[$0].traits.layoutPriority == priority }
        }
        let minima = groups.enumerated().map { rank, group in
            // The first group's minimum is never set aside.
            rank == 0 ? 0 : group.reduce(0) { $0 + self.length(of: nodes[$1], proposed: 0, in: proposals[$1]) }
        }
        var reserved = minima.reduce(0, +)
        var remaining = length
        for (rank, group) in groups.enumerated() {
            reserved -= minima[rank]
            remaining -= LengthSharing.share(remaining - reserved, among: group) { index in
                Flexibility(
                    minimum: self.length(of: nodes[index], proposed: 0, in: proposals[index]),
                    maximum: self.length(of: nodes[index], proposed: .infinity, in: proposals[index]))
            } take: { index, offered in
                proposals[index][axis] = offered
                return nodes[index].size(for: proposals[index])[axis]
            }
        }
    }

    private func length(of node: LayoutNode, proposed: CGFloat, in proposal: ProposedViewSize) -> CGFloat {
        var proposal = proposal
        proposal[axis] = proposed
        return node.size(for: proposal)[axis]
    }

    // MARK: Positions

    private func position(_ nodes: [LayoutNode], gaps: [CGFloat], in arrangement: inout Arrangement) {
        let across = axis.other
        var along: CGFloat = 0
        var low = CGFloat.infinity
        var high = -CGFloat.infinity
        arrangement.origins.reserveCapacity(nodes.count)
        for (index, node) in nodes.enumerated() {
            let dimensions = node.dimensions(for: arrangement.proposals[index])
            let guide = dimensions[alignment]
            along += gaps[index]
            var origin = CGPoint.zero
            origin[axis] = along
            if guide.isFinite {
                origin[across] = -guide
                low = min(low, -guide)
                high = max(high, dimensions.size[across] - guide)
            } else {
                low = min(low, 0)
                high = .infinity
            }
            arrangement.origins.append(origin)
            along += dimensions.size[axis]
        }
        for index in arrangement.origins.indices { arrangement.origins[index][across] -= low }
        arrangement.size[axis] = max(along, 0)
        arrangement.size[across] = max(high - low, 0)
    }
}
