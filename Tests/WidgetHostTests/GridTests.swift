import Testing
import WidgetHost

@Suite("Home Screen grid")
struct GridTests {
    @Test("Items never overlap and never reach over the edge")
    func items() {
        var page = HomePage()
        let widget = page.add(
            .widget(InstanceID(1)), size: GridSize(columns: 2, rows: 2), at: GridCell(column: 0, row: 0))
        #expect(widget)
        let icon = GridSize(columns: 1, rows: 1)
        let overlapping = page.add(.icon(name: "a"), size: icon, at: GridCell(column: 1, row: 1))
        #expect(!overlapping)
        let outside = page.add(.icon(name: "a"), size: icon, at: GridCell(column: 4, row: 0))
        #expect(!outside)
        #expect(page.freeCell(for: GridSize(columns: 4, rows: 4)) == GridCell(column: 0, row: 2))
        let moved = page.move(.widget(InstanceID(1)), to: GridCell(column: 1, row: 0))
        #expect(moved)
        #expect(page.freeCell(for: GridSize(columns: 4, rows: 5)) == nil)
    }
}
