/// Arranges nodes in a row or a column.
///
/// "Along" is the stack's own axis, "across" the other one.
///
/// 1. Gaps: the explicit spacing, else the distance between the two neighbors' preferences. None at the ends.
/// 2. Without a finite proposal along the axis, each child gets the stack's proposal.
/// 3. Else children share the proposal less all gaps, highest layout priority first. The minimum lengths of all lower
///    priorities are reserved until their turn.
/// 4. Within a priority the least flexible child comes first (`LengthSharing`); each is proposed an equal share of the
///    rest and keeps the size it returns. Nothing is compressed afterward: a stack may overflow.
/// 5. Across, children keep the stack's proposal and are aligned by their guides; the stack is as long as their union.
///
/// Measurements per child and call: one, or three in a group of several for a finite proposal. Because minimum and
/// maximum proposals need one measurement each further down, a tree of nested stacks costs at most the square of its
/// depth.
///
/// Evidence: E-STACK-1; N1156–N1164, N1224–N1227.
package struct StackEngine {
    package let axis: Axis
    package let alignment: AlignmentKey
    package let spacing: CGFloat?

    /// Derived from the children alone, independent of the proposal.
    package struct Plan {
        /// The gap before each child; 0 before the first.
        let gaps: [CGFloat]
        let totalGap: CGFloat
        /// Children by layout priority, the highest first.
        let groups: [[Int]]
    }

    package struct PlacedChild {
        package var proposal: ProposedViewSize
        package var size = CGSize.zero
        /// Leading-based.
        package var origin = CGPoint.zero
    }

    /// The children's frames for one proposal.
    package struct Arrangement {
        package var size = CGSize.zero
        package var children: [PlacedChild] = []
    }

    package init(axis: Axis, alignment: AlignmentKey, spacing: CGFloat?) {
        self.axis = axis
        self.alignment = alignment
        self.spacing = spacing
    }

    package func plan(for nodes: [LayoutNode]) -> Plan {
        let gaps = nodes.indices.map { index in
            if index == 0 { return CGFloat(0) }
            return spacing ?? nodes[index - 1].spacing.distance(to: nodes[index].spacing, along: axis)
        }
        return Plan(gaps: gaps, totalGap: gaps.reduce(0, +), groups: Self.groups(nodes))
    }

    private static func groups(_ nodes: [LayoutNode]) -> [[Int]] {
        guard let first = nodes.first?.traits.layoutPriority else { return [] }
        if nodes.allSatisfy({ $0.traits.layoutPriority == first }) { return [Array(nodes.indices)] }
        // Nearly always two groups: the views, and the spacers between them.
        var groups: [(priority: Double, members: [Int])] = []
        for (index, node) in nodes.enumerated() {
            let priority = node.traits.layoutPriority
            if let place = groups.firstIndex(where: { $0.priority <= priority }) {
                if groups[place].priority == priority {
                    groups[place].members.append(index)
                } else {
                    groups.insert((priority, [index]), at: place)
                }
            } else {
                groups.append((priority, [index]))
            }
        }
        return groups.map(\.members)
    }

    package func arrange(_ nodes: [LayoutNode], _ plan: Plan, in proposal: ProposedViewSize) -> Arrangement {
        if nodes.isEmpty { return Arrangement() }
        var children = Array(repeating: PlacedChild(proposal: proposal), count: nodes.count)
        if let length = proposal[axis], length.isFinite {
            share(length - plan.totalGap, nodes, plan, &children)
        } else {
            for index in nodes.indices { children[index].size = nodes[index].size(for: proposal) }
        }
        let size = position(nodes, plan, &children)
        return Arrangement(size: size, children: children)
    }

    /// The proposal with which children are placed: a missing length across is replaced by the stack's own, so that a
    /// divider or a shape in a stack of fixed size fills it.
    package func placementProposal(_ proposal: ProposedViewSize, size: CGSize) -> ProposedViewSize {
        var result = proposal
        if result[axis.other] == nil { result[axis.other] = size[axis.other] }
        return result
    }

    /// The stack's spacing preferences: those of the children at its outer edges.
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

    private func share(_ length: CGFloat, _ nodes: [LayoutNode], _ plan: Plan, _ children: inout [PlacedChild]) {
        let across = children[0].proposal[axis.other]
        func question(_ along: CGFloat) -> ProposedViewSize {
            axis == .horizontal
                ? ProposedViewSize(width: along, height: across) : ProposedViewSize(width: across, height: along)
        }
        func minimum(_ group: [Int]) -> CGFloat {
            group.reduce(0) { $0 + nodes[$1].size(for: question(0))[axis] }
        }
        var reserved = plan.groups.dropFirst().reduce(0) { $0 + minimum($1) }
        var remaining = length
        for (rank, group) in plan.groups.enumerated() {
            if rank > 0 { reserved -= minimum(group) }
            remaining -= LengthSharing.share(remaining - reserved, among: group) { index in
                if let constant = nodes[index].constantSize { return Flexibility(fixed: constant[axis]) }
                return Flexibility(
                    minimum: nodes[index].size(for: question(0))[axis],
                    maximum: nodes[index].size(for: question(.infinity))[axis])
            } take: { index, offered in
                children[index].proposal = question(offered)
                children[index].size = nodes[index].size(for: children[index].proposal)
                return children[index].size[axis]
            }
        }
    }

    /// Places the sized children; returns the stack's size.
    private func position(_ nodes: [LayoutNode], _ plan: Plan, _ children: inout [PlacedChild]) -> CGSize {
        let across = axis.other
        var along: CGFloat = 0
        var low = CGFloat.infinity
        var high = -CGFloat.infinity
        for (index, node) in nodes.enumerated() {
            let child = children[index]
            let guide = ViewDimensions(size: child.size, proposal: child.proposal, node: node)[alignment]
            along += plan.gaps[index]
            children[index].origin[axis] = along
            along += child.size[axis]
            if guide.isFinite {
                children[index].origin[across] = -guide
                low = min(low, -guide)
                high = max(high, child.size[across] - guide)
            } else {
                low = min(low, 0)
                high = .infinity
            }
        }
        for index in children.indices { children[index].origin[across] -= low }
        var size = CGSize.zero
        size[axis] = max(along, 0)
        size[across] = max(high - low, 0)
        return size
    }
}
