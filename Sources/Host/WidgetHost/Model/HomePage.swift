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

        package var isIcon: Bool {
            if case .icon = self { true } else { false }
        }
    }

    /// The items whose cells are not free for another one.
    package enum Obstacles: Hashable, Sendable {
        case all
        /// Widgets and stacks; icons move aside.
        case widgets
    }

    package var grid: GridSize
    package private(set) var items: [Item]

    package init(grid: GridSize = .phone, items: [Item] = []) {
        self.grid = grid
        self.items = []
        for item in items where fits(item.size, at: item.cell) { self.items.append(item) }
    }

    /// Whether a block is within the grid on free cells.
    package func fits(_ size: GridSize, at cell: GridCell, among obstacles: Obstacles = .all) -> Bool {
        guard cell.column >= 0, cell.row >= 0, size.columns > 0, size.rows > 0,
            size.columns <= grid.columns - cell.column, size.rows <= grid.rows - cell.row
        else { return false }
        return items.allSatisfy { item in
            item.content.isIcon && obstacles == .widgets || !item.overlaps(size, at: cell)
        }
    }

    /// The first cell in reading order at which a block fits, or the nearest to another cell.
    ///
    /// - Parameter other: Among cells that are equally near, the first in reading order is taken.
    package func freeCell(
        for size: GridSize, near other: GridCell? = nil, among obstacles: Obstacles = .all
    ) -> GridCell? {
        let free = cells.lazy.filter { fits(size, at: $0, among: obstacles) }
        guard let other else { return free.first }
        return free.min { $0.distance(to: other) < $1.distance(to: other) }
    }

    /// All cells in reading order.
    private var cells: [GridCell] {
        (0..<grid.rows).flatMap { row in (0..<grid.columns).map { GridCell(column: $0, row: row) } }
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
}

extension HomePage.Item {
    func overlaps(_ other: HomePage.Item) -> Bool { overlaps(other.size, at: other.cell) }

    /// Whether the item shares a cell with a block.
    func overlaps(_ block: GridSize, at other: GridCell) -> Bool {
        other.column < cell.column + size.columns && cell.column < other.column + block.columns
            && other.row < cell.row + size.rows && cell.row < other.row + block.rows
    }
}
