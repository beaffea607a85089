import ExtensionProtocol
import WidgetVocabulary

/// The positions of widgets, stacks and icons on the iPhone: the pages of the Home Screen, Today View and the Lock
/// Screen.
///
/// Invariants: there is at least one page and at most `pageLimit`; content is in at most one place.
struct HomeLayout: Sendable {
    static let pageLimit = 30

    private(set) var pages: [HomePage]
    private(set) var todayView: [HomePage.Content]
    private(set) var lockScreen: LockScreen

    init(pages: [HomePage] = [HomePage()], todayView: [HomePage.Content] = [], lockScreen: LockScreen = LockScreen()) {
        self.pages = pages
        self.todayView = todayView
        self.lockScreen = lockScreen
    }

    /// The page of an item; `nil` if it isn't on a page.
    func page(of content: HomePage.Content) -> Int? { pages.firstIndex { $0.item(of: content) != nil } }

    /// - Throws: `HostError` if the item does not fit at that cell, even after leaving its current position.
    func checkRoom(for content: HomePage.Content, _ size: GridSize, page: Int, cell: GridCell) throws(HostError) {
        guard try existingOrNext(page).fits(size, at: cell, ignoring: content) else { throw .cellTaken(cell) }
    }

    /// Adds an item to a page: at a cell, or at the first free position, on a new page if necessary.
    mutating func put(
        _ content: HomePage.Content, _ size: GridSize, page: Int?, cell: GridCell?
    ) throws(HostError) {
        if let cell {
            let page = page ?? 0
            var target = try existingOrNext(page)
            guard target.add(content, size: size, at: cell) else { throw .cellTaken(cell) }
            set(target, at: page)
            return
        }
        if let page { set(try existingOrNext(page), at: page) }
        let candidates = page.map { $0..<$0 + 1 } ?? pages.indices
        for candidate in candidates {
            guard let cell = pages[candidate].freeCell(for: size) else { continue }
            _ = pages[candidate].add(content, size: size, at: cell)
            return
        }
        guard page == nil, pages.count < Self.pageLimit else { throw .noRoom(size) }
        var fresh = HomePage()
        guard let cell = fresh.freeCell(for: size), fresh.add(content, size: size, at: cell) else {
            throw .noRoom(size)
        }
        pages.append(fresh)
    }

    mutating func addToTodayView(_ content: HomePage.Content) { todayView.append(content) }

    /// - Parameter families: The families of the existing widgets.
    mutating func addToLockScreen(
        _ id: InstanceID, _ family: Family, families: (InstanceID) -> Family?
    ) throws(HostError) {
        if family == .accessoryInline {
            guard lockScreen.inline == nil else { throw .noRoom(GridSize(columns: 1, rows: 1)) }
            lockScreen.inline = id
            return
        }
        let size = GridSize(family: family)
        let used = lockScreen.row.reduce(0) { $0 + (families($1).map { GridSize(family: $0).columns } ?? 0) }
        guard used + size.columns <= LockScreen.cells else { throw .noRoom(size) }
        lockScreen.row.append(id)
    }

    mutating func addIcon(_ name: String, page: Int, cell: GridCell?) throws(HostError) {
        guard (1...100).contains(name.count) else { throw .invalid("an icon's name has 1 to 100 characters") }
        let content = HomePage.Content.icon(name: name)
        guard self.page(of: content) == nil else { throw .invalid("the icon '\(name)' already exists") }
        try put(content, GridSize(columns: 1, rows: 1), page: page, cell: cell)
    }

    mutating func addPage() throws(HostError) {
        guard pages.count < Self.pageLimit else { throw .invalid("there are already \(Self.pageLimit) pages") }
        pages.append(HomePage())
    }

    mutating func removePage(_ page: Int) throws(HostError) {
        guard pages.indices.contains(page) else { throw .noSuchPage(page) }
        guard pages[page].items.isEmpty else { throw .pageNotEmpty(page) }
        guard pages.count > 1 else { throw .invalid("the last page cannot be removed") }
        pages.remove(at: page)
    }

    mutating func replace(_ content: HomePage.Content, with other: HomePage.Content) {
        for index in pages.indices { pages[index].replace(content, with: other) }
        for index in todayView.indices where todayView[index] == content { todayView[index] = other }
    }

    mutating func remove(_ content: HomePage.Content) {
        for index in pages.indices { pages[index].remove(content) }
        todayView.removeAll { $0 == content }
        if case .widget(let id) = content {
            if lockScreen.inline == id { lockScreen.inline = nil }
            lockScreen.row.removeAll { $0 == id }
        }
    }

    /// A page, or an empty one for the number after the last.
    private func existingOrNext(_ page: Int) throws(HostError) -> HomePage {
        let isNext = page == pages.count && page < Self.pageLimit
        guard pages.indices.contains(page) || isNext else { throw .noSuchPage(page) }
        return pages.indices.contains(page) ? pages[page] : HomePage()
    }

    private mutating func set(_ content: HomePage, at page: Int) {
        if pages.indices.contains(page) { pages[page] = content } else { pages.append(content) }
    }
}
