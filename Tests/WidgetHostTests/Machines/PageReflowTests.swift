import ExtensionProtocol
import Testing
import WidgetVocabulary

@testable import WidgetHost

@Suite("Items that move aside")
struct PageReflowTests {
    private static func item(_ content: HomePage.Content, _ family: Family, _ column: Int, _ row: Int) -> HomePage.Item
    {
        HomePage.Item(cell: GridCell(column: column, row: row), size: GridSize(family: family), content: content)
    }

    private static func widget(_ number: Int, _ family: Family, _ column: Int, _ row: Int) -> HomePage.Item {
        item(.widget(InstanceID(number)), family, column, row)
    }

    private static func icon(_ name: String, _ column: Int, _ row: Int) -> HomePage.Item {
        HomePage.Item(
            cell: GridCell(column: column, row: row), size: GridSize(columns: 1, rows: 1), content: .icon(name: name))
    }

    /// The pages after an item was put on the first one.
    private static func pages(_ items: [[HomePage.Item]], _ item: HomePage.Item) throws -> [HomePage] {
        var reflow = PageReflow(pages: items.map { HomePage(items: $0) }, limit: HomeLayout.pageLimit)
        try reflow.put(item, page: 0)
        return reflow.pages
    }

    private static func cell(_ number: Int, _ page: HomePage) -> GridCell? {
        page.item(of: .widget(InstanceID(number)))?.cell
    }

    @Test("A displaced widget takes the nearest free place, and the others stay")
    func nearest() throws {
        let pages = try Self.pages(
            [[Self.widget(1, .systemSmall, 0, 2), Self.widget(2, .systemSmall, 2, 2)]],
            Self.widget(3, .systemSmall, 0, 2))
        #expect(pages.count == 1)
        #expect(Self.cell(3, pages[0]) == GridCell(column: 0, row: 2))
        #expect(Self.cell(2, pages[0]) == GridCell(column: 2, row: 2))
        #expect(Self.cell(1, pages[0]) == GridCell(column: 0, row: 0))
    }

    @Test("A displaced widget displaces icons, which stay on the page while it has cells")
    func icons() throws {
        let icons = (0..<4).map { Self.icon("\($0)", $0, 4) } + [Self.icon("last", 3, 5)]
        let pages = try Self.pages(
            [[Self.widget(1, .systemLarge, 0, 0)] + icons], Self.widget(2, .systemMedium, 0, 0))
        #expect(Self.cell(1, pages[0]) == GridCell(column: 0, row: 2))
        #expect(pages.count == 2)
        #expect(pages[1].items.map(\.content) == (0..<4).map { .icon(name: "\($0)") } + [.icon(name: "last")])
        #expect(pages[1].items.map(\.cell.column) == [0, 1, 2, 3, 0])
    }

    @Test("What has no place on a full page goes to the next page that has one")
    func overflow() throws {
        let full = [Self.widget(1, .systemLarge, 0, 0), Self.widget(2, .systemMedium, 0, 4)]
        let next = [Self.widget(3, .systemMedium, 0, 0)]
        let pages = try Self.pages([full, next], Self.widget(4, .systemLarge, 0, 0))
        #expect(pages[0].items.count == 2)
        #expect(Self.cell(4, pages[0]) == GridCell(column: 0, row: 0))
        #expect(Self.cell(1, pages[1]) == GridCell(column: 0, row: 2))
        #expect(Self.cell(3, pages[1]) == GridCell(column: 0, row: 0))
        let added = try Self.pages([full], Self.widget(4, .systemLarge, 0, 0))
        #expect(added.count == 2)
        #expect(Self.cell(1, added[1]) == GridCell(column: 0, row: 0))
    }

    @Test("A drop that needs more pages than there may be is rejected with the reason")
    func limit() throws {
        let full = HomePage(items: [Self.widget(1, .systemLarge, 0, 0), Self.widget(2, .systemMedium, 0, 4)])
        var reflow = PageReflow(pages: [full], limit: 1)
        #expect(throws: HostError.noRoom(GridSize(columns: 4, rows: 4))) {
            try reflow.put(Self.widget(3, .systemSmall, 0, 0), page: 0)
        }
        #expect(throws: HostError.noSuchPage(5)) { try reflow.put(Self.widget(3, .systemSmall, 0, 0), page: 5) }
    }

    @Test("No item is lost and none overlaps, wherever a widget is dropped")
    func everywhere() throws {
        let items = [
            Self.widget(1, .systemMedium, 0, 0), Self.widget(2, .systemSmall, 1, 2), Self.icon("a", 0, 2),
            Self.icon("b", 3, 3), Self.widget(3, .systemSmall, 2, 4), Self.icon("c", 0, 5),
        ]
        for family in [Family.systemSmall, .systemMedium, .systemLarge] {
            let size = GridSize(family: family)
            for row in 0...6 - size.rows {
                for column in 0...4 - size.columns {
                    let dropped = Self.widget(9, family, column, row)
                    let pages = try Self.pages([items], dropped)
                    #expect(pages.map(\.items.count).reduce(0, +) == 7)
                    #expect(pages[0].items.contains(dropped))
                    for page in pages { #expect(HomePage(items: page.items) == page) }
                    #expect(try Self.pages([items], dropped) == pages)
                }
            }
        }
    }
}
