/// Views in columns, filled row by row.
public struct LazyVGrid<Content: View> {
    let layout: LazyGridLayout
    let content: Content

    nonisolated public init(
        columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
    ) {
        layout = LazyGridLayout(axis: .vertical, items: columns, alignment: alignment.key, spacing: spacing)
        self.content = content()
    }
}

extension LazyVGrid: View {
    public typealias Body = Never

    nonisolated public static func _makeView(_ view: Self, inputs: _ViewInputs, outputs: inout _ViewOutputs) {
        outputs.nodes.append(view.layout.makeNode(view.content, inputs: inputs))
    }
}

/// Views in rows, filled column by column.
public struct LazyHGrid<Content: View> {
    let layout: LazyGridLayout
    let content: Content

    nonisolated public init(
        rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
    ) {
        layout = LazyGridLayout(axis: .horizontal, items: rows, alignment: alignment.key, spacing: spacing)
        self.content = content()
    }
}

extension LazyHGrid: View {
    public typealias Body = Never

    nonisolated public static func _makeView(_ view: Self, inputs: _ViewInputs, outputs: inout _ViewOutputs) {
        outputs.nodes.append(view.layout.makeNode(view.content, inputs: inputs))
    }
}

struct LazyGridLayout: NodeLayout {
    /// The axis along which lines follow each other.
    let axis: Axis
    let items: [GridItem]
    /// The alignment of tracks that do not fill the grid.
    let alignment: AlignmentKey
    let spacing: CGFloat?

    var stackAxis: Axis? { nil }

    func makeNode(_ nodes: [LayoutNode], inputs: _ViewInputs) -> LayoutNode { LazyGridNode(self, nodes, inputs) }
}

/// 1. Tracks share the length across the axis (`GridTracks`).
/// 2. Cells fill the tracks of a line in order; each is proposed its track's length and `nil` along the axis.
/// 3. A line is as long as its longest cell; lines are `spacing` apart, 8 by default.
/// 4. Across, the grid takes the proposal and aligns the tracks in it; along, it takes the length of its lines.
private final class LazyGridNode: LayoutNode {
    private let layout: LazyGridLayout
    private let nodes: [LayoutNode]

    init(_ layout: LazyGridLayout, _ nodes: [LayoutNode], _ inputs: _ViewInputs) {
        self.layout = layout
        self.nodes = nodes
        super.init(inputs)
        viewType = layout.axis == .vertical ? "LazyVGrid" : "LazyHGrid"
    }

    override var children: [LayoutNode] { nodes }

    private var across: Axis { layout.axis.other }

    private func cellProposal(_ track: CGFloat) -> ProposedViewSize {
        var proposal = ProposedViewSize.unspecified
        proposal[across] = track
        return proposal
    }

    private func lines(_ tracks: GridTracks) -> [(start: CGFloat, length: CGFloat, cells: Range<Int>)] {
        guard !tracks.lengths.isEmpty else { return [] }
        var lines: [(start: CGFloat, length: CGFloat, cells: Range<Int>)] = []
        var position: CGFloat = 0
        for first in stride(from: 0, to: nodes.count, by: tracks.lengths.count) {
            let cells = first..<min(first + tracks.lengths.count, nodes.count)
            let length = cells.reduce(CGFloat(0)) { length, index in
                max(length, nodes[index].size(for: cellProposal(tracks.lengths[index - first]))[layout.axis])
            }
            lines.append((position, length, cells))
            position += length + (layout.spacing ?? ViewSpacing.standardDistance)
        }
        return lines
    }

    private func tracks(_ proposal: ProposedViewSize) -> GridTracks {
        GridTracks(layout.items, length: proposal[across], limit: nodes.count)
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        let tracks = tracks(proposal)
        var size = CGSize.zero
        size[across] = proposal[across] ?? tracks.total
        if let last = lines(tracks).last { size[layout.axis] = last.start + last.length }
        return size
    }

    override func placeChildren(size: CGSize, proposal: ProposedViewSize) {
        let tracks = tracks(proposal)
        var block = size
        block[across] = tracks.total
        let own = ViewDimensions(size: size, proposal: proposal, node: nil)[layout.alignment]
        let shift = own - ViewDimensions(size: block, proposal: proposal, node: nil)[layout.alignment]
        for line in lines(tracks) {
            for index in line.cells {
                let track = index - line.cells.lowerBound
                var box = CGRect.zero
                box.origin[layout.axis] = line.start
                box.origin[across] = shift + tracks.starts[track]
                box.size[layout.axis] = line.length
                box.size[across] = tracks.lengths[track]
                place(nodes[index], in: box, tracks.alignments[track] ?? .center)
            }
        }
    }

    private func place(_ node: LayoutNode, in box: CGRect, _ alignment: Alignment) {
        let proposal = cellProposal(box.size[across])
        let own = ViewDimensions(size: box.size, proposal: proposal, node: nil)
        let cell = node.dimensions(for: proposal)
        node.place(
            at: CGPoint(
                x: box.minX + own[alignment.horizontal.key] - cell[alignment.horizontal.key],
                y: box.minY + own[alignment.vertical.key] - cell[alignment.vertical.key]),
            proposal: proposal)
    }

    override func makeGuides() -> GuideSet { [] }
}
