/// Moves items of the Home Screen aside for one that takes their place, as iOS does.
///
/// 1. The item takes its cells, and what was on them is taken off the page.
/// 2. These items get new places one after the other: the largest first, equal ones in reading order.
/// 3. A new place is the nearest free one of the same page, the first in reading order among equally near ones, so that
///    two widgets of one size change places. If there is none, a widget or stack takes the nearest place that only icons
///    are on, and those get new places in the same way.
/// 4. An item without a place on its page goes to the first place of the next page that has one; after the last page a
///    new one is added.
///
/// Invariants: no item is lost or duplicated; only items on the way move. An item displaces others only where the caller
/// puts it, and otherwise only icons, which displace nothing, so the steps end.
struct PageReflow {
    private(set) var pages: [HomePage]
    /// The greatest number of pages.
    let limit: Int

    /// - Parameter page: May be the one after the last.
    /// - Throws: `HostError` if there is no such page, if the item does not fit at that cell of an empty page, or if the
    ///   others have no place on as many pages as there may be. The value is then unusable.
    mutating func put(_ item: HomePage.Item, page: Int) throws(HostError) {
        if page == pages.count, page < limit { pages.append(HomePage()) }
        guard pages.indices.contains(page) else { throw .noSuchPage(page) }
        guard HomePage(grid: pages[page].grid).fits(item.size, at: item.cell) else {
            throw .outsidePage(item.size, item.cell)
        }
        try settle(item, page: page)
    }

    private mutating func settle(_ item: HomePage.Item, page: Int) throws(HostError) {
        let displaced = pages[page].items.filter { $0.overlaps(item) }
        for other in displaced { pages[page].remove(other.content) }
        guard pages[page].add(item.content, size: item.size, at: item.cell) else { throw .cellTaken(item.cell) }
        for other in displaced.sorted(by: Self.isEarlier) { try move(other, from: page) }
    }

    private mutating func move(_ item: HomePage.Item, from first: Int) throws(HostError) {
        var item = item
        let origin = item.cell
        for page in first..<max(limit, pages.count) {
            if page == pages.count { pages.append(HomePage()) }
            guard let cell = place(of: item, near: page == first ? origin : nil, page: page) else { continue }
            item.cell = cell
            return try settle(item, page: page)
        }
        throw .noRoom(item.size)
    }

    private func place(of item: HomePage.Item, near cell: GridCell?, page: Int) -> GridCell? {
        if let free = pages[page].freeCell(for: item.size, near: cell) { return free }
        return item.content.isIcon ? nil : pages[page].freeCell(for: item.size, near: cell, among: .widgets)
    }

    private static func isEarlier(_ first: HomePage.Item, _ second: HomePage.Item) -> Bool {
        func order(_ item: HomePage.Item) -> (Int, Int, Int) {
            (-item.size.columns * item.size.rows, item.cell.row, item.cell.column)
        }
        return order(first) < order(second)
    }
}
