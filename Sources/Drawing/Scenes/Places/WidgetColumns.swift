import CoreGraphics

/// Places widgets in columns of one width without holes between them. Lengths are in points, before mirroring.
///
/// 1. The widgets form rows in their order. Two that fit side by side share a row: one that is alone is joined by the
///    next such widget, whatever is between them.
/// 2. A row is placed in the column that ends first, of several the leading one.
/// 3. A row wider than a column takes all columns, so it waits until they end together.
/// 4. Rows that still wait after the others are placed at the last height at which all columns ended together, and what
///    is below moves down.
/// 5. A widget without a partner is the last row, so that nothing is below the space next to it.
///
/// Invariants: at most one row has room for another widget; in each column a row begins one gap below the last one.
struct WidgetColumns {
    /// The leading edges of the columns.
    var edges: [Double]
    var top: Double
    var width: Double
    /// The distance between two widgets in either direction.
    var gap: Double
    /// The space below each widget for a name.
    var nameHeight = 0.0

    /// The frames of widgets of these sizes, in their order.
    func frames(of sizes: [CGSize]) -> [CGRect] {
        var packing = Packing(self)
        let rows = rows(of: sizes)
        for row in rows.full { packing.add(row) }
        packing.placeRest()
        if let row = rows.single { packing.add(row) }
        var frames = [CGRect](repeating: .zero, count: sizes.count)
        for place in packing.places {
            var x = edges[place.column]
            for index in place.row.widgets {
                frames[index] = CGRect(origin: CGPoint(x: x, y: place.top), size: sizes[index])
                x += Double(sizes[index].width) + gap
            }
        }
        return frames
    }

    /// Widgets side by side.
    private struct Row {
        /// Indices of the widgets.
        var widgets: [Int]
        var width: Double
        /// From the top of the widgets to the top of the next row.
        var advance: Double
    }

    private func rows(of sizes: [CGSize]) -> (full: [Row], single: Row?) {
        var rows: [Row] = []
        var open: Int?
        for (index, size) in sizes.enumerated() {
            let isHalf = 2 * Double(size.width) + gap <= width + Self.tolerance
            if isHalf, let row = open {
                rows[row].widgets.append(index)
                open = nil
            } else {
                if isHalf { open = rows.count }
                let advance = Double(size.height) + nameHeight + gap
                rows.append(Row(widgets: [index], width: Double(size.width), advance: advance))
            }
        }
        let single = open.map { rows.remove(at: $0) }
        return (rows, single)
    }

    /// Differences below this are rounding.
    private static let tolerance = 0.5

    private struct Packing {
        private let width: Double
        private(set) var places: [(row: Row, column: Int, top: Double)] = []
        /// Where the next row of each column begins.
        private var tops: [Double]
        private var waiting: [Row] = []
        /// The last height at which all columns ended together, and the number of rows above it.
        private var level: (top: Double, rows: Int)

        init(_ columns: WidgetColumns) {
            width = columns.width
            tops = columns.edges.map { _ in columns.top }
            level = (columns.top, 0)
        }

        mutating func add(_ row: Row) {
            if row.width > width + WidgetColumns.tolerance {
                waiting.append(row)
            } else if let column = lowestColumn {
                places.append((row, column, tops[column]))
                tops[column] += row.advance
            }
            guard let lowest = tops.min(), let highest = tops.max(), highest - lowest < WidgetColumns.tolerance
            else { return }
            level = (highest, places.count)
            placeRest()
        }

        /// The leading one of those that end first.
        private var lowestColumn: Int? {
            tops.min().flatMap { lowest in tops.firstIndex { $0 < lowest + WidgetColumns.tolerance } }
        }

        /// Places the rows that wait at the level, and moves what is below.
        mutating func placeRest() {
            let height = waiting.reduce(0) { $0 + $1.advance }
            for index in places.indices.dropFirst(level.rows) { places[index].top += height }
            for column in tops.indices { tops[column] += height }
            for row in waiting {
                places.insert((row, 0, level.top), at: level.rows)
                level = (level.top + row.advance, level.rows + 1)
            }
            waiting = []
        }
    }
}
