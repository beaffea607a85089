import ExtensionProtocol
import WidgetVocabulary

/// A number of columns and rows.
package struct GridSize: Hashable, Sendable, Codable {
    package var columns: Int
    package var rows: Int

    package init(columns: Int, rows: Int) {
        self.columns = columns
        self.rows = rows
    }

    /// The Home Screen of an iPhone: four icons per row, six rows above the dock.
    package static let phone = GridSize(columns: 4, rows: 6)

    /// The number of cells of a widget. A small widget has the size of four icons, a medium one of eight and a large
    /// one of sixteen (Human Interface Guidelines, widgets); the others have the same proportions.
    package init(family: Family) {
        switch family {
        case .systemSmall: self.init(columns: 2, rows: 2)
        case .systemMedium: self.init(columns: 4, rows: 2)
        case .systemLarge: self.init(columns: 4, rows: 4)
        case .systemExtraLarge: self.init(columns: 8, rows: 4)
        case .systemExtraLargePortrait: self.init(columns: 4, rows: 6)
        case .accessoryRectangular: self.init(columns: 2, rows: 1)
        case .accessoryCircular, .accessoryInline, .accessoryCorner: self.init(columns: 1, rows: 1)
        }
    }
}

/// A cell in a grid, counted from 0 at the top leading corner.
package struct GridCell: Hashable, Sendable, Codable {
    package var column: Int
    package var row: Int

    package init(column: Int, row: Int) {
        self.column = column
        self.row = row
    }

    /// The number of columns and rows to another cell.
    package func distance(to other: GridCell) -> Int { abs(column - other.column) + abs(row - other.row) }
}
