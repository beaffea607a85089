import TestSupport
import Testing

@testable import DeviceCatalog

@Suite("Grids on Apple TV")
struct TelevisionTests {
    private static let rows = Table.rows("tvos_grid")

    @Test("F-172: every row of the table of grids", arguments: rows)
    func grid(row: Table.Row) throws {
        let grid = try TelevisionGrid(columns: Int(row.number("columns")))
        #expect(try grid.contentWidth == row.number("unfocused_content_width"))
        #expect(try TelevisionGrid.horizontalSpacing == row.number("horizontal_spacing"))
        #expect(try TelevisionGrid.minimumVerticalSpacing == row.number("min_vertical_spacing"))
        #expect(try grid.rowWidth == row.number("row_width_derived"))
        #expect(grid.rowWidth <= 1760)
    }

    @Test("F-172: grids have two to nine columns", arguments: [-1, 0, 1, 10])
    func noGrid(columns: Int) {
        #expect(Self.rows.count == TelevisionGrid.columnRange.count)
        #expect(throws: PlacementRejection.self) { try TelevisionGrid(columns: columns) }
    }

    @Test(
        "F-170: items are within the safe area of 60 and 80, in the single layout for all screens",
        arguments: TelevisionGrid.columnRange)
    func safeArea(columns: Int) throws {
        let constants = Table.rows("constants")
        let vertical = try #require(constants.first { $0["key"] == "tvos_safe_top_bottom" }).number("value")
        let sides = try #require(constants.first { $0["key"] == "tvos_safe_sides" }).number("value")
        #expect(
            TelevisionGrid.safeArea
                == ScreenInsets(top: vertical, leading: sides, bottom: vertical, trailing: sides))
        let screen = LayoutRect(
            x: 0, y: 0, width: TelevisionGrid.screen.width, height: TelevisionGrid.screen.height)
        let safe = screen.inset(TelevisionGrid.safeArea)
        let row = try TelevisionGrid(columns: columns).row(top: safe.y, height: 200)
        #expect(row.count == columns)
        for item in row { #expect(safe.contains(item)) }
    }

    @Test("F-171: a focused item grows without touching its neighbors", arguments: TelevisionGrid.columnRange)
    func focus(columns: Int) throws {
        let grid = try TelevisionGrid(columns: columns)
        let height = grid.contentWidth * 0.6
        let upper = grid.row(top: 60, height: height)
        let lower = grid.row(top: 60 + height + TelevisionGrid.minimumVerticalSpacing, height: height)
        let item = upper[columns / 2]
        let focused = grid.focused(item)
        #expect(focused.width > item.width && focused.height > item.height)
        for other in upper + lower where other != item {
            let isApart =
                other.maxX <= focused.x || other.x >= focused.maxX || other.maxY <= focused.y
                || other.y >= focused.maxY
            #expect(isApart)
        }
    }

    @Test("F-173: titled rows have more room above and below their title, and the same spacing otherwise")
    func titles() throws {
        let grid = try TelevisionGrid(columns: 5)
        let plain = grid.rowTops(height: 200, titles: [0, 0, 0])
        #expect(plain == [60, 360, 660])
        let titled = grid.rowTops(height: 200, titles: [40, 40, 40])
        let step = titled[1] - titled[0]
        #expect(titled[2] - titled[1] == step)
        #expect(step >= 200 + TelevisionGrid.minimumVerticalSpacing + 40)
        #expect(step - 300 - 40 == 2 * Decisions.televisionTitleSpacing)
        #expect(titled[0] > plain[0])
    }

    @Test("F-173: hidden items show equally at both sides", arguments: TelevisionGrid.columnRange)
    func peek(columns: Int) throws {
        let grid = try TelevisionGrid(columns: columns)
        #expect(grid.peek.leading == grid.peek.trailing)
        let all = grid.rowWidth + 2 * (grid.peek.leading + TelevisionGrid.horizontalSpacing)
        #expect(all == TelevisionGrid.screen.width)
        #expect(grid.peek.leading > 0)
        let items = grid.rowWithNeighbors(top: 60, height: 90)
        #expect(Array(items.dropFirst().dropLast()) == grid.row(top: 60, height: 90))
        #expect(items[0].maxX == grid.peek.leading)
        #expect(TelevisionGrid.screen.width - items[columns + 1].x == grid.peek.trailing)
    }
}
