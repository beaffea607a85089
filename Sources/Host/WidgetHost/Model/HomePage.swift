/// One page of the Home Screen: widgets, stacks and icons on a grid.
///
/// Invariant: no two items share a cell, and none extends beyond the grid's edge.
package struct HomePage: Hashable, Sendable, Codable {
    package struct Item: Hashable, Sendable, Codable {
        /// The top leading cell.
        package var cell: GridCell
        package var size: GridSize
        package var content: Content

        package init(cell: GridCell, size: GridSize, content: Content) {
            self.cell = cell
            self.size = size
            self.content = content
        }
    }

    package enum Content: Hashable, Sendable, Codable {
        case widget(InstanceID)
        case stack(StackID)
        case icon(name: String)
    }

    package var grid: GridSize
    package private(set) var items: [Item]

    package init(grid: GridSize = .phone, items: [Item] = []) {
        self.grid = grid
        self.items = []
        for item in items where fits(item.size, at: item.cell) { self.items.append(item) }
    }

    /// Whether a block is within the grid on free cells; those of `ignoring` count as free.
    package func fits(_ size: GridSize, at cell: GridCell, ignoring: Content? = nil) -> Bool {
        guard cell.column >= 0, cell.row >= 0, size.columns > 0, size.rows > 0,
            size.columns <= grid.columns - cell.column, size.rows <= grid.rows - cell.row
        else { return false }
        return items.allSatisfy { item in
            item.content == ignoring
                || cell.column >= item.cell.column + item.size.columns
                || item.cell.column >= cell.column + size.columns
                || cell.row >= item.cell.row + item.size.rows
                || item.cell.row >= cell.row + size.rows
        }
    }

    /// The first cell in reading order at which a block fits.
    package func freeCell(for size: GridSize, ignoring: Content? = nil) -> GridCell? {
        for row in 0..<grid.rows {
            for column in 0..<grid.columns {
                let cell = GridCell(column: column, row: row)
                if fits(size, at: cell, ignoring: ignoring) { return cell }
            }
        }
        return nil
    }

    package func item(of content: Content) -> Item? {
        items.first { $0.content == content }
    }

    /// Adds an item; returns `false` without a change if it does not fit.
    package mutating func add(_ content: Content, size: GridSize, at cell: GridCell) -> Bool {
        guard fits(size, at: cell) else { return false }
        items.append(Item(cell: cell, size: size, content: content))
        return true
    }

    package mutating func remove(_ content: Content) {
        items.removeAll { $0.content == content }
    }

    /// Replaces an item by another, as when a widget becomes a stack.
    package mutating func replace(_ content: Content, with other: Content) {
        guard let index = items.firstIndex(where: { $0.content == content }) else { return }
        items[index].content = other
    }

    /// Moves an item within the page; returns `false` without a change if it does not fit there.
    package mutating func move(_ content: Content, to cell: GridCell) -> Bool {
        guard let index = items.firstIndex(where: { $0.content == content }),
            fits(items[index].size, at: cell, ignoring: content)
        else { return false }
        items[index].cell = cell
        return true
    }
}
