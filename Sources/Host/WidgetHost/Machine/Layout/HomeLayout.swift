import ExtensionProtocol
import WidgetVocabulary

/// The positions of widgets, stacks and icons on the iPhone: the pages of the Home Screen, Today View and the Lock
/// Screen.
///
/// Invariants: there is at least one page and at most `pageLimit`; content is in at most one place.
struct HomeLayout: Equatable, Sendable {
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

    /// Puts an item at a cell; others move aside. Without an effect if it throws an error.
    mutating func insert(_ content: HomePage.Content, _ size: GridSize, page: Int, cell: GridCell) throws(HostError) {
        var layout = self
        layout.remove(content)
        var reflow = PageReflow(pages: layout.pages, limit: Self.pageLimit)
        try reflow.put(HomePage.Item(cell: cell, size: size, content: content), page: page)
        layout.pages = reflow.pages
        self = layout
    }

    /// Adds an item to a page: at a cell, or at the first free position, on a new page if necessary. Icons move aside
    /// for widgets and stacks.
    mutating func put(
        _ content: HomePage.Content, _ size: GridSize, page: Int?, cell: GridCell?
    ) throws(HostError) {
        let obstacles: HomePage.Obstacles = content.isIcon ? .all : .widgets
        if let cell {
            let page = page ?? 0
            guard try existingOrNext(page).fits(size, at: cell, among: obstacles) else { throw .cellTaken(cell) }
            return try insert(content, size, page: page, cell: cell)
        }
        if let page, try existingOrNext(page).items.isEmpty {
            return try insert(content, size, page: page, cell: GridCell(column: 0, row: 0))
        }
        let candidates = page.map { $0..<$0 + 1 } ?? pages.indices
        for ways in [.all, obstacles] {
            for candidate in candidates {
                guard let cell = pages[candidate].freeCell(for: size, among: ways) else { continue }
                return try insert(content, size, page: candidate, cell: cell)
            }
        }
        guard page == nil, pages.count < Self.pageLimit else { throw .noRoom(size) }
        guard let cell = HomePage().freeCell(for: size) else { throw .noRoom(size) }
        try insert(content, size, page: pages.count, cell: cell)
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
}
