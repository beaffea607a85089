import CoreGraphics

/// The cells of a Home Screen: icons take one, widgets several. Points.
///
/// The grid follows from the published widget sizes, because widgets fit into it:
/// 1. The gap between two small widgets is what the medium widget is wider, and the large one higher, than two of them.
/// 2. Across the gap and down the gap give the distances between icons: half a small widget with its gap.
/// 3. On a phone, where a small widget takes 2 x 2 cells, an icon is as high as a small widget less one row: 60 points
///    on most screens and 64 on the largest, which is what those phones have. The icons of two columns are centred on
///    the
///    small widget above them.
/// 4. On a tablet a small widget takes one cell: then four columns are as wide as the extra large widget, which just
///    fits a tablet held upright.
struct HomeGrid: Hashable, Sendable {
    /// Cells across and down.
    var columns: Int
    var rows: Int
    /// Top left corner of the first widget.
    var origin: CGPoint
    /// From one cell to the next.
    var pitch: CGSize
    var icon: Double
    /// Top of an icon in its cell, and from the cell's leading edge to it.
    var iconInset: CGPoint
    /// Cells that a small widget takes each way.
    var cellsPerSmall: Int

    /// Where the icon of a cell is.
    func icon(column: Int, row: Int) -> CGRect {
        CGRect(
            x: origin.x + Double(column) * pitch.width + iconInset.x,
            y: origin.y + Double(row) * pitch.height + iconInset.y, width: icon, height: icon)
    }

    /// Where a widget is whose first cell this is.
    func widget(column: Int, row: Int, size: CGSize) -> CGRect {
        CGRect(
            x: origin.x + Double(column) * pitch.width, y: origin.y + Double(row) * pitch.height, width: size.width,
            height: size.height)
    }

    /// The line for a name under something: its box is as wide as the thing's cells.
    func label(under rect: CGRect) -> CGRect {
        CGRect(x: rect.minX - 12, y: rect.maxY + 5, width: rect.width + 24, height: 16)
    }
}

/// Cells as they are taken, in reading order.
struct CellPlan {
    private(set) var taken: Set<Int> = []
    let columns: Int
    let rows: Int

    init(columns: Int, rows: Int) {
        self.columns = columns
        self.rows = rows
    }

    /// The first place where the rectangle of cells is free, at multiples of `step`; takes it.
    mutating func take(width: Int, height: Int, step: Int) -> (column: Int, row: Int)? {
        guard width <= columns, height <= rows else { return nil }
        for row in stride(from: 0, through: rows - height, by: step) {
            for column in stride(from: 0, through: columns - width, by: step) {
                let cells = (row..<row + height).flatMap { row in
                    (column..<column + width).map { row * columns + $0 }
                }
                if taken.isDisjoint(with: cells) {
                    taken.formUnion(cells)
                    return (column, row)
                }
            }
        }
        return nil
    }

    /// Cells that nothing has taken, in reading order.
    var free: [(column: Int, row: Int)] {
        (0..<columns * rows).filter { !taken.contains($0) }.map { ($0 % columns, $0 / columns) }
    }
}
