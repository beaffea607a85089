/// Marks the cells of one row of a grid.
final class GridRowIdentity {
    let alignment: VerticalAlignment?

    init(alignment: VerticalAlignment?) {
        self.alignment = alignment
    }
}

/// A cell's settings for its grid.
struct GridCellTraits {
    var row: GridRowIdentity?
    var columns = 1
    var anchor: UnitPoint?
    var unsizedAxes: Axis.Set = []
    var columnAlignment: HorizontalAlignment?
}

extension LayoutTraits {
    var gridCell: GridCellTraits {
        get { values[ObjectIdentifier(GridCellTraits.self)] as? GridCellTraits ?? GridCellTraits() }
        set { values[ObjectIdentifier(GridCellTraits.self)] = newValue }
    }
}

struct GridCellModifier {
    let change: @Sendable (inout GridCellTraits) -> Void
}

extension GridCellModifier: TraitModifier {
    typealias Body = Never

    nonisolated func write(to traits: inout LayoutTraits) { change(&traits.gridCell) }
}

extension View {
    /// Lets a cell span several columns.
    nonisolated public func gridCellColumns(_ count: Int) -> some View {
        modifier(GridCellModifier { $0.columns = max(count, 1) })
    }

    /// Aligns the anchor of the cell's view with the same anchor of the cell.
    nonisolated public func gridCellAnchor(_ anchor: UnitPoint) -> some View {
        modifier(GridCellModifier { $0.anchor = anchor })
    }

    /// Keeps the view from widening its column or raising its row.
    nonisolated public func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View {
        modifier(GridCellModifier { $0.unsizedAxes.formUnion(axes) })
    }

    /// Aligns all cells of the column that contains this one.
    nonisolated public func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
        modifier(GridCellModifier { $0.columnAlignment = guide })
    }
}

/// One row of a grid; outside a grid its views are separate.
public struct GridRow<Content: View> {
    let alignment: VerticalAlignment?
    let content: Content

    nonisolated public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
        self.alignment = alignment
        self.content = content()
    }
}

extension GridRow: View {
    public typealias Body = Never

    nonisolated public static func _makeView(_ view: Self, inputs: _ViewInputs, outputs: inout _ViewOutputs) {
        let first = outputs.nodes.count
        Content._makeView(view.content, inputs: inputs, outputs: &outputs)
        let row = GridRowIdentity(alignment: view.alignment)
        for node in outputs.nodes[first...] where node.traits.gridCell.row == nil {
            node.traits.gridCell.row = row
        }
    }
}
