import CoreGraphics
import DeviceCatalog
import RenderModel
import Scenes
import Testing

@Suite("Layout on television and watch")
struct TelevisionAndWatchTests {
    /// Columns, width of an item and width of a row, from the guidelines' table or derived from it.
    private static let table: [(Int, Double, Double)] = [
        (2, 860, 1760), (3, 560, 1760), (4, 410, 1760), (5, 320, 1760), (6, 260, 1760), (7, 217, 1759), (8, 184, 1752),
        (9, 160, 1760),
    ]

    @Test("F-172: grids of 2 to 9 columns have the table's widths and 40 between items", arguments: table.indices)
    func grid(index: Int) throws {
        let (columns, width, row) = Self.table[index]
        let grid = try TelevisionGrid(columns: columns)
        let items = grid.items(top: 200).dropFirst().dropLast()
        #expect(items.count == columns)
        #expect(items.allSatisfy { $0.width == width })
        for (a, b) in zip(items, items.dropFirst()) { #expect(abs(b.minX - a.maxX - 40) < 1e-9) }
        #expect(abs((items.last?.maxX ?? 0) - (items.first?.minX ?? 0) - row) < 1e-9)
        #expect(row <= 1760)
    }

    @Test("Grids of one or twelve columns do not exist")
    func limits() {
        #expect(LayoutSample.televisionGrid(columns: 1, focused: 0).tree() == nil)
        #expect(LayoutSample.televisionGrid(columns: 12, focused: 0).tree() == nil)
    }

    @Test(
        "F-170, F-173: items are in the safe area; titles have space; hidden items are symmetric at both sides",
        arguments: table.indices)
    func rows(index: Int) throws {
        let grid = try TelevisionGrid(columns: Self.table[index].0)
        let tops = grid.tops(titleHeight: 44)
        let safe = CGRect(x: 80, y: 60, width: 1760, height: 960)
        #expect(!tops.isEmpty)
        for top in tops {
            let items = grid.items(top: top)
            #expect(items.dropFirst().dropLast().allSatisfy { safe.insetBy(dx: -0.01, dy: 0).contains($0) })
            let (before, after) = (items[0], items[items.count - 1])
            #expect(before.maxX > 0 && before.minX < 0 && after.minX < 1920 && after.maxX > 1920)
            #expect(abs(before.maxX - (1920 - after.minX)) < 1e-9)
        }
        let steps = zip(tops, tops.dropFirst()).map { $1 - $0 - grid.itemHeight }
        #expect(Set(steps).count <= 1)
        #expect(steps.allSatisfy { $0 > TelevisionGrid.minimumVerticalSpacing + 44 })
    }

    @Test("F-171: a focused item grows without touching its neighbors", arguments: table.indices)
    func focus(index: Int) throws {
        let columns = Self.table[index].0
        let plain = try #require(LayoutSample.televisionGrid(columns: columns, focused: -9).tree())
        let rest = Set(plain.root.all.map(\.frame).map { [$0.minX, $0.minY, $0.width, $0.height] })
        let grid = try TelevisionGrid(columns: columns)
        for column in 0..<columns {
            let tree = try #require(LayoutSample.televisionGrid(columns: columns, focused: column).tree())
            let item = try #require(grid.tops(titleHeight: 44).first.map { grid.items(top: $0) })[column + 1]
            let grown = tree.root.all.map(\.frame).filter {
                !rest.contains([$0.minX, $0.minY, $0.width, $0.height])
            }
            let focused = try #require(grown.first)
            #expect(focused.width > item.width && focused.height > item.height)
            #expect(abs(focused.midX - item.midX) < 1e-9 && abs(focused.midY - item.midY) < 1e-9)
            let items = grid.items(top: item.minY)
            #expect(!focused.intersects(items[column]) && !focused.intersects(items[column + 2]))
        }
    }

    @Test("F-159: a row shows part of the next item")
    func hints() throws {
        let tree = try #require(LayoutSample.televisionGrid(columns: 5, focused: 2).tree())
        #expect(tree.validate().isEmpty)
        #expect(tree.root.all.contains { $0.frame.minX < 0 && $0.frame.maxX > 0 && $0.frame.width == 320 })
    }

    @Test(
        "F-178: text keeps the watch's side margins, buttons extend to one pixel from the sides",
        arguments: [40, 41, 44, 45, 49])
    func watch(caseSize: Int) throws {
        let screen = try #require(WatchScreen.all.first { $0.caseSize == caseSize })
        let row = try #require(WatchButtonRow(.words, count: 2, on: screen, top: 50))
        #expect(Double(row.frames[0].minX) == 0.5)
        #expect(abs(row.frames[1].maxX - (screen.points.width - 0.5)) < 1e-9)
        #expect(screen.textArea.x > Double(row.frames[0].minX))
        #expect(row.frames.allSatisfy { $0.height >= 44 })
        let tree = try #require(
            LayoutSample.watchButtons(try Samples.device("\(caseSize)mm"), shown: false).tree())
        let frames = tree.root.all.map(\.frame).filter { $0.height == Decisions.touchTarget }
        #expect(frames.count == 6)
    }

    @Test("F-179: a row has at most three buttons with glyphs or two with text")
    func buttons() throws {
        let screen = try #require(WatchScreen.all.first { $0.caseSize == 45 })
        func row(_ kind: WatchButtonRow.Kind, _ count: Int) -> WatchButtonRow? {
            WatchButtonRow(kind, count: count, on: screen, top: 0)
        }
        #expect(row(.glyphs, 3)?.frames.count == 3)
        #expect(row(.glyphs, 4) == nil)
        #expect(row(.words, 2)?.frames.count == 2)
        #expect(row(.words, 3) == nil)
        #expect(row(.words, 0) == nil)
    }

    @Test("F-180: a view shown to someone opposite is rotated by half a turn about the screen's center")
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
