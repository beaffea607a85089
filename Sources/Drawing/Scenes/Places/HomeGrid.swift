import CoreGraphics

/// The cells of a Home Screen: icons take one, widgets several. Points.
///
/// The grid is derived from the published widget sizes, because widgets fit into it:
/// 1. The gap between two small widgets is the excess width of the medium widget, and the excess height of the large
///    one, over two of them.
/// 2. The horizontal and vertical gaps determine the distances between icons: half a small widget with its gap.
/// 3. On an iPhone, where a small widget takes 2 x 2 cells, the height of an icon is that of a small widget less one
///    row: 60 points on most screens and 64 on the largest, as on these iPhones. The icons of two columns are centered
///    on the small widget above them.
/// 4. On an iPad a small widget takes one cell: four columns are then as wide as the extra large widget, which just
///    fits an iPad in portrait.
struct HomeGrid: Hashable, Sendable {
    /// The number of columns and rows.
    var columns: Int
    var rows: Int
    /// The top left corner of the first widget.
    var origin: CGPoint
    /// The distance from one cell to the next.
    var pitch: CGSize
    var icon: Double
    /// The offset of an icon from the leading edge and the top of its cell.
    var iconInset: CGPoint
    /// The number of cells of a small widget in each direction.
    var cellsPerSmall: Int

    /// The frame of a cell's icon.
    func icon(column: Int, row: Int) -> CGRect {
        CGRect(
            x: origin.x + Double(column) * pitch.width + iconInset.x,
            y: origin.y + Double(row) * pitch.height + iconInset.y, width: icon, height: icon)
    }

    /// The frame of a widget with this first cell.
    func widget(column: Int, row: Int, size: CGSize) -> CGRect {
        CGRect(
            x: origin.x + Double(column) * pitch.width, y: origin.y + Double(row) * pitch.height, width: size.width,
            height: size.height)
    }

    /// The line for a name under an item, as wide as the item's cells.
    func label(under rect: CGRect) -> CGRect {
        CGRect(x: rect.minX - 12, y: rect.maxY + 5, width: rect.width + 24, height: 16)
    }
}

/// The allocation of cells, in reading order.
struct CellPlan {
    private(set) var taken: Set<Int> = []
    let columns: Int
    let rows: Int

    init(columns: Int, rows: Int) {
        self.columns = columns
        self.rows = rows
    }

    /// Allocates the first free rectangle of cells, at multiples of `step`.
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

    /// The unallocated cells, in reading order.
    var free: [(column: Int, row: Int)] {
        (0..<columns * rows).filter { !taken.contains($0) }.map { ($0 % columns, $0 / columns) }
    }
}
