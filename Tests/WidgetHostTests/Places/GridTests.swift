import Testing
import WidgetHost

@Suite("Home Screen grid")
struct GridTests {
    private let widget = HomePage.Content.widget(InstanceID(1))

    @Test("Items never overlap and never extend beyond the edge")
    func items() {
        var page = HomePage()
        let single = GridSize(columns: 1, rows: 1)
        let placed = page.add(widget, size: GridSize(columns: 2, rows: 2), at: GridCell(column: 0, row: 0))
        let overlapping = page.add(.icon(name: "a"), size: single, at: GridCell(column: 1, row: 1))
        let outside = page.add(.icon(name: "a"), size: single, at: GridCell(column: 4, row: 0))
        #expect(placed && !overlapping && !outside)
        #expect(page.items.count == 1)
        #expect(page.freeCell(for: GridSize(columns: 4, rows: 4)) == GridCell(column: 0, row: 2))
    }

    @Test("A widget fits where only icons are, and nearest to a cell")
    func nearest() {
        var page = HomePage()
        _ = page.add(widget, size: GridSize(columns: 2, rows: 2), at: GridCell(column: 0, row: 0))
        _ = page.add(.icon(name: "a"), size: GridSize(columns: 1, rows: 1), at: GridCell(column: 3, row: 0))
        let small = GridSize(columns: 2, rows: 2)
        #expect(page.freeCell(for: small) == GridCell(column: 2, row: 1))
        #expect(page.freeCell(for: small, among: .widgets) == GridCell(column: 2, row: 0))
        #expect(page.freeCell(for: small, near: GridCell(column: 1, row: 4)) == GridCell(column: 1, row: 4))
        #expect(page.freeCell(for: GridSize(columns: 4, rows: 5)) == nil)
    }

    @Test("Sizes keep the proportions of icons, small, medium and large")
    func sizes() {
        #expect(GridSize(family: .systemSmall) == GridSize(columns: 2, rows: 2))
        #expect(GridSize(family: .systemMedium) == GridSize(columns: 4, rows: 2))
        #expect(GridSize(family: .systemLarge) == GridSize(columns: 4, rows: 4))
    }
}
