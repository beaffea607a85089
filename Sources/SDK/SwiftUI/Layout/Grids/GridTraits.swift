/// Marks the cells of one row of a grid.
final class GridRowIdentity {
    let alignment: VerticalAlignment?

    init(alignment: VerticalAlignment?) {
        self.alignment = alignment
    }
}

/// What a cell tells its grid.
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
    /// Lets a cell take several columns.
    nonisolated public func gridCellColumns(_ count: Int) -> some View {
        modifier(GridCellModifier { $0.columns = max(count, 1) })
    }

    /// Puts the anchor of the cell's view at the same anchor of the cell.
    nonisolated public func gridCellAnchor(_ anchor: UnitPoint) -> some View {
        modifier(GridCellModifier { $0.anchor = anchor })
    }

    /// Keeps the view from making its column wider or its row taller.
    nonisolated public func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View {
        modifier(GridCellModifier { $0.unsizedAxes.formUnion(axes) })
    }

    /// Aligns all cells of the column that this one is in.
    nonisolated public func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
        modifier(GridCellModifier { $0.columnAlignment = guide })
    }
}

/// One row of a grid; outside of a grid its views are treated one by one.
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
