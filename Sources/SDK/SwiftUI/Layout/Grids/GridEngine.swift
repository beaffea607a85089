/// Arranges the cells of a grid.
///
/// 1. Views of a `GridRow` are cells of a row; another view is a row of its own that spans all columns.
/// 2. Gaps: the explicit spacing, else the largest distance that neighboring cells prefer (8 without any).
/// 3. Columns share the proposed width as the children of a row do. A column is as wide as its widest cell for what
///    the column was offered. Cells that span columns, in order, then widen them evenly where they need more.
/// 4. Rows share the proposed height in the same way, each cell with the width of its columns. A row is as tall as the
///    union of its cells, aligned by the row's guide.
/// 5. Each cell is proposed its own box and aligned in it: the anchor if it has one, else the column's and the row's
///    alignment, else the grid's.
/// 6. A cell that is unsized on an axis takes no part in 3 or 4 there.
///
/// Evidence: only descriptions (E-GRID-2). Sendable: immutable, and its nodes stay on the rendering thread.
package struct GridEngine: @unchecked Sendable {
    private struct Cell {
        let node: LayoutNode
        let traits: GridCellTraits
        let column: Int
        let span: Int

        var columns: Range<Int> { column..<(column + span) }
    }

    private struct Row {
        var cells: [Cell]
        let alignment: VerticalAlignment
    }

    package struct PlacedCell {
        package let node: LayoutNode
        package let proposal: ProposedViewSize
        package let origin: CGPoint
    }

    package struct Arrangement {
        package let size: CGSize
        package let cells: [PlacedCell]
    }

    private let alignment: Alignment
    private let rows: [Row]
    private let columnAlignments: [HorizontalAlignment]
    private let columnGaps: [CGFloat]
    private let rowGaps: [CGFloat]

    init(_ layout: GridLayout, _ nodes: [LayoutNode]) {
        alignment = layout.alignment
        let rows = Self.rows(nodes, alignment: layout.alignment.vertical)
        self.rows = rows
        let count = rows.flatMap(\.cells).map(\.columns.upperBound).max() ?? 0
        columnAlignments = (0..<count).map { column in
            rows.lazy.flatMap(\.cells).first { $0.column == column && $0.traits.columnAlignment != nil }?
                .traits.columnAlignment ?? layout.alignment.horizontal
        }
        columnGaps = (0..<max(count - 1, 0)).map { column in
            layout.horizontalSpacing ?? Self.columnGap(after: column, in: rows)
        }
        rowGaps = (0..<max(rows.count - 1, 0)).map { row in
            layout.verticalSpacing ?? Self.rowGap(between: rows[row], and: rows[row + 1])
        }
    }

    private static func rows(_ nodes: [LayoutNode], alignment: VerticalAlignment) -> [Row] {
        var groups: [(identity: GridRowIdentity?, nodes: [LayoutNode])] = []
        for node in nodes {
            let identity = node.traits.gridCell.row
            if let identity, groups.last?.identity === identity {
                groups[groups.count - 1].nodes.append(node)
            } else {
                groups.append((identity, [node]))
            }
        }
        let count =
            groups.map { group in
                group.identity == nil ? 1 : group.nodes.reduce(0) { $0 + $1.traits.gridCell.columns }
            }.max() ?? 0
        return groups.map { group in
            var column = 0
            let cells = group.nodes.map { node in
                let traits = node.traits.gridCell
                let cell = Cell(
                    node: node, traits: traits, column: column, span: group.identity == nil ? count : traits.columns)
                column += cell.span
                return cell
            }
            return Row(cells: cells, alignment: group.identity?.alignment ?? alignment)
        }
    }

    private static func columnGap(after column: Int, in rows: [Row]) -> CGFloat {
        rows.compactMap { row -> CGFloat? in
            guard let before = row.cells.first(where: { $0.columns.upperBound == column + 1 }),
                let after = row.cells.first(where: { $0.column == column + 1 })
            else { return nil }
            return before.node.spacing.distance(to: after.node.spacing, along: .horizontal)
        }.max() ?? ViewSpacing.standardDistance
    }

    private static func rowGap(between upper: Row, and lower: Row) -> CGFloat {
        upper.cells.flatMap { cell in
            lower.cells.filter { $0.columns.overlaps(cell.columns) }
                .map { cell.node.spacing.distance(to: $0.node.spacing, along: .vertical) }
        }.max() ?? ViewSpacing.standardDistance
    }

    package func arrange(in proposal: ProposedViewSize) -> Arrangement {
        let widths = columnWidths(proposal.width)
        let heights = rowHeights(proposal.height, widths: widths)
        let lefts = Self.starts(widths, gaps: columnGaps)
        let tops = Self.starts(heights, gaps: rowGaps)
        let size = CGSize(
            width: Self.total(widths, gaps: columnGaps), height: Self.total(heights, gaps: rowGaps))
        guard size.width.isFinite && size.height.isFinite else { return Arrangement(size: size, cells: []) }
        var cells: [PlacedCell] = []
        for (index, row) in rows.enumerated() {
            let guide = rowGuide(row, height: heights[index], widths: widths)
            for cell in row.cells {
                let box = CGRect(
                    x: lefts[cell.column], y: tops[index], width: width(of: cell, widths), height: heights[index])
                cells.append(place(cell, in: box, row: row, rowGuide: guide))
            }
        }
        return Arrangement(size: size, cells: cells)
    }

    private func place(_ cell: Cell, in box: CGRect, row: Row, rowGuide: CGFloat) -> PlacedCell {
        let proposal = ProposedViewSize(box.size)
        let dimensions = cell.node.dimensions(for: proposal)
        if let anchor = cell.traits.anchor {
            let origin = CGPoint(
                x: box.minX + anchor.x * (box.width - dimensions.width),
                y: box.minY + anchor.y * (box.height - dimensions.height))
            return PlacedCell(node: cell.node, proposal: proposal, origin: origin)
        }
        let horizontal = cell.span == 1 ? columnAlignments[cell.column].key : alignment.horizontal.key
        let own = ViewDimensions(size: box.size, proposal: proposal, node: nil)
        let origin = CGPoint(
            x: box.minX + own[horizontal] - dimensions[horizontal],
            y: box.minY + rowGuide - dimensions[row.alignment.key])
        return PlacedCell(node: cell.node, proposal: proposal, origin: origin)
    }

    private func columnWidths(_ proposal: CGFloat?) -> [CGFloat] {
        var widths = Array(repeating: CGFloat(0), count: columnAlignments.count)
        let single = rows.flatMap(\.cells).filter { $0.span == 1 && !$0.traits.unsizedAxes.contains(.horizontal) }
        var byColumn: [[LayoutNode]] = Array(repeating: [], count: widths.count)
        for cell in single { byColumn[cell.column].append(cell.node) }
        func widest(_ column: Int, _ width: CGFloat?) -> CGFloat {
            byColumn[column].reduce(0) { max($0, $1.size(for: ProposedViewSize(width: width, height: nil)).width) }
        }
        if let proposal, proposal.isFinite {
            _ = LengthSharing.share(
                proposal - columnGaps.reduce(0, +), among: Array(widths.indices),
                flexibility: { Flexibility(minimum: widest($0, 0), maximum: widest($0, .infinity)) },
                take: { column, offered in
                    widths[column] = widest(column, offered)
                    return widths[column]
                })
        } else {
            for column in widths.indices { widths[column] = widest(column, proposal) }
        }
        for cell in rows.flatMap(\.cells) where cell.span > 1 && !cell.traits.unsizedAxes.contains(.horizontal) {
            widen(&widths, for: cell, proposal: proposal)
        }
        return widths
    }

    private func widen(_ widths: inout [CGFloat], for cell: Cell, proposal: CGFloat?) {
        let own = width(of: cell, widths)
        let others = Self.total(widths, gaps: columnGaps) - own
        let offered = proposal.map { $0.isFinite ? max($0 - others, own) : $0 }
        let missing = cell.node.size(for: ProposedViewSize(width: offered, height: nil)).width - own
        guard missing > 0 else { return }
        for column in cell.columns { widths[column] += missing / CGFloat(cell.span) }
    }

    private func width(of cell: Cell, _ widths: [CGFloat]) -> CGFloat {
        Self.total(Array(widths[cell.columns]), gaps: Array(columnGaps[cell.column..<(cell.column + cell.span - 1)]))
    }

    private func rowHeights(_ proposal: CGFloat?, widths: [CGFloat]) -> [CGFloat] {
        guard let proposal, proposal.isFinite else {
            return rows.map { union(of: $0, height: proposal, widths: widths).height }
        }
        var heights = Array(repeating: CGFloat(0), count: rows.count)
        _ = LengthSharing.share(
            proposal - rowGaps.reduce(0, +), among: Array(rows.indices),
            flexibility: { row in
                Flexibility(
                    minimum: union(of: rows[row], height: 0, widths: widths).height,
                    maximum: union(of: rows[row], height: .infinity, widths: widths).height)
            },
            take: { row, offered in
                heights[row] = union(of: rows[row], height: offered, widths: widths).height
                return heights[row]
            })
        return heights
    }

    /// The height of the row's cells when their guides are aligned, and the distance of the guide from the top.
    private func union(of row: Row, height: CGFloat?, widths: [CGFloat]) -> (height: CGFloat, guide: CGFloat) {
        var above: CGFloat = 0
        var below: CGFloat = 0
        for cell in row.cells where !cell.traits.unsizedAxes.contains(.vertical) && cell.traits.anchor == nil {
            let proposal = ProposedViewSize(width: width(of: cell, widths), height: height)
            let dimensions = cell.node.dimensions(for: proposal)
            let guide = dimensions[row.alignment.key]
            guard guide.isFinite else { return (.infinity, 0) }
            above = max(above, guide)
            below = max(below, dimensions.height - guide)
        }
        var total = above + below
        for cell in row.cells where !cell.traits.unsizedAxes.contains(.vertical) && cell.traits.anchor != nil {
            let proposal = ProposedViewSize(width: width(of: cell, widths), height: height)
            total = max(total, cell.node.size(for: proposal).height)
        }
        return (total, above)
    }

    /// The row's guide in a row of the final height. Cells fill the row, so it is queried with that height.
    private func rowGuide(_ row: Row, height: CGFloat, widths: [CGFloat]) -> CGFloat {
        let sized = row.cells.contains { !$0.traits.unsizedAxes.contains(.vertical) && $0.traits.anchor == nil }
        if sized { return union(of: row, height: height, widths: widths).guide }
        return ViewDimensions(size: CGSize(width: 0, height: height), proposal: .unspecified, node: nil)[
            row.alignment.key]
    }

    private static func total(_ lengths: [CGFloat], gaps: [CGFloat]) -> CGFloat {
        lengths.reduce(0, +) + gaps.reduce(0, +)
    }

    private static func starts(_ lengths: [CGFloat], gaps: [CGFloat]) -> [CGFloat] {
        var position: CGFloat = 0
        return lengths.indices.map { index in
            if index > 0 { position += lengths[index - 1] + gaps[index - 1] }
            return position
        }
    }
}
