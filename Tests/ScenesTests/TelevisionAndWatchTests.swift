import CoreGraphics
import DeviceCatalog
import RenderModel
import Scenes
import Testing

@Suite("Layout on television and watch")
struct TelevisionAndWatchTests {
    /// Columns, width of an item and width of a row as the guidelines' table has them or leads to.
    private static let table: [(Int, Double, Double)] = [
        (2, 860, 1760), (3, 560, 1760), (4, 410, 1760), (5, 320, 1760), (6, 260, 1760), (7, 217, 1759), (8, 184, 1752),
        (9, 160, 1760),
    ]

    @Test("F-172: grids of 2 to 9 columns have the table's widths and 40 between items", arguments: table.indices)
    func grid(index: Int) throws {
        let (columns, width, row) = Self.table[index]
        let grid = try #require(TelevisionGrid(columns: columns))
        #expect(grid.itemWidth == width)
        #expect(grid.rowWidth == row)
        #expect(grid.rowWidth <= 1760)
        let items = (0..<columns).map { grid.item(column: $0, top: 200) }
        for (a, b) in zip(items, items.dropFirst()) { #expect(b.minX - a.maxX == 40) }
    }

    @Test("There is no grid of one or ten columns")
    func limits() {
        #expect(TelevisionGrid(columns: 1) == nil)
        #expect(TelevisionGrid(columns: 10) == nil)
        #expect(LayoutSample.televisionGrid(columns: 12, focused: 0).tree() == nil)
    }

    @Test(
        "F-170, F-173: items lie in the safe area; titles have room; what is hidden at both sides is alike",
        arguments: table.indices)
    func rows(index: Int) throws {
        let grid = try #require(TelevisionGrid(columns: Self.table[index].0))
        let rows = grid.titledRows(titleHeight: 44)
        #expect(!rows.isEmpty)
        for row in rows {
            let items = (0..<grid.columns).map { grid.item(column: $0, top: row.top) }
            #expect(items.allSatisfy { TelevisionGrid.safeArea.contains($0) })
            #expect(row.top - row.title.maxY > 0)
            let before = grid.item(column: -1, top: row.top)
            let after = grid.item(column: grid.columns, top: row.top)
            #expect(before.maxX > 0 && before.minX < 0 && after.minX < 1920 && after.maxX > 1920)
            #expect(abs(before.maxX - (1920 - after.minX)) < 1e-9)
        }
        for (a, b) in zip(rows, rows.dropFirst()) {
            #expect(b.title.minY - (a.top + grid.itemHeight) > TelevisionGrid.leastVerticalSpacing)
        }
        let steps = Set(zip(rows, rows.dropFirst()).map { $1.top - $0.top })
        #expect(steps.count <= 1)
    }

    @Test("F-171: an item in focus grows and touches no neighbour", arguments: table.indices)
    func focus(index: Int) throws {
        let grid = try #require(TelevisionGrid(columns: Self.table[index].0))
        for column in 0..<grid.columns {
            let item = grid.item(column: column, top: 300)
            let focused = grid.focused(item)
            #expect(focused.width > item.width && focused.height > item.height)
            #expect(abs(focused.midX - item.midX) < 1e-9 && abs(focused.midY - item.midY) < 1e-9)
            #expect(!focused.intersects(grid.item(column: column - 1, top: 300)))
            #expect(!focused.intersects(grid.item(column: column + 1, top: 300)))
            #expect(!focused.intersects(grid.item(column: column, top: 300 + grid.itemHeight + 100)))
        }
    }

    @Test("F-159: a row shows part of what is next")
    func hints() throws {
        let tree = try #require(LayoutSample.televisionGrid(columns: 5, focused: 2).tree())
        #expect(tree.validate().isEmpty)
        #expect(tree.root.all.contains { $0.frame.minX < 0 && $0.frame.maxX > 0 && $0.frame.width == 320 })
    }

    @Test(
        "F-178: text keeps the watch's side margins, buttons reach the one pixel at the sides",
        arguments: [
            "40mm", "41mm", "44mm", "45mm", "49mm",
        ])
    func watch(name: String) throws {
        let device = try Samples.device(name)
        let size = CGSize(width: device.screen.size.width, height: device.screen.size.height)
        let text = WatchButtonRow.text(on: size)
        let row = try #require(WatchButtonRow(.words, count: 2, on: size, pixelScale: device.scale, top: 50))
        #expect(Double(row.frames[0].minX) == 1 / device.scale)
        #expect(abs((row.frames.last?.maxX ?? 0) - (size.width - 1 / device.scale)) < 1e-9)
        #expect(text.minX > row.frames[0].minX)
        #expect(row.frames.allSatisfy { $0.height >= 44 })
    }

    @Test("F-179: at most three buttons with glyphs or two with words stand in a row")
    func buttons() {
        let size = CGSize(width: 198, height: 242)
        func row(_ kind: WatchButtonRow.Kind, _ count: Int) -> WatchButtonRow? {
            WatchButtonRow(kind, count: count, on: size, pixelScale: 2, top: 0)
        }
        #expect(row(.glyphs, 3)?.frames.count == 3)
        #expect(row(.glyphs, 4) == nil)
        #expect(row(.words, 2)?.frames.count == 2)
        #expect(row(.words, 3) == nil)
        #expect(row(.words, 0) == nil)
    }

    @Test("F-180: a view shown to somebody opposite is turned by half a turn about the screen's middle")
    func turned() throws {
        let size = CGSize(width: 198, height: 242)
        let turn = WatchButtonRow.turned(on: size)
        #expect(CGPoint(x: 99, y: 121).applying(turn) == CGPoint(x: 99, y: 121))
        #expect(CGPoint(x: 0, y: 0).applying(turn) == CGPoint(x: 198, y: 242))
        let device = try Samples.device("45mm")
        let shown = try #require(LayoutSample.watchButtons(device, shown: true).tree())
        let plain = try #require(LayoutSample.watchButtons(device, shown: false).tree())
        #expect(shown.root.children.first?.children == plain.root.children)
    }
}
