import CoreGraphics
import DeviceCatalog
import Painter
import RenderModel
import Testing
import WidgetVocabulary

@testable import Scenes

@Suite("The parts of a live Home Screen")
struct PhoneHomeTests {
    /// A small and a medium widget as a picture places them, and the apps in the cells that are left.
    private static func request(
        _ device: String, _ appearance: Appearance = .light, _ direction: LayoutDirection = .leftToRight
    ) throws -> SceneRequest {
        SceneRequest(
            device: try Samples.device(device), context: .homeScreen, setting: Setting(appearance: appearance),
            direction: direction)
    }

    private static func items(rows: Int) -> [HomeScreenLayout.Item] {
        var items = [
            HomeScreenLayout.Item(.widget(name: "Forecast", family: .systemSmall), column: 0, row: 0),
            HomeScreenLayout.Item(.widget(name: "Forecast", family: .systemMedium), column: 0, row: 2),
        ]
        let free = (0..<4 * rows).map { (column: $0 % 4, row: $0 / 4) }.filter { cell in
            cell.row >= 4 || (cell.row < 2 && cell.column >= 2)
        }
        for (cell, app) in zip(free, AppIcon.grid) {
            items.append(HomeScreenLayout.Item(.icon(name: app.rawValue), column: cell.column, row: cell.row))
        }
        return items
    }

    /// The parts drawn over one another, without the widgets and the time.
    private static func composed(_ home: HomeScreenLayout, scale: Double) -> RenderTree {
        var merger = TreeMerger()
        var children = [merger.adopt(home.wallpaper), merger.adopt(home.shade), merger.adopt(home.dock)]
        for placed in home.pages.flatMap({ $0 }) {
            let origin = placed.drawingFrame.origin
            children.append(
                RenderNode(
                    .effect(.transform(CGAffineTransform(translationX: origin.x, y: origin.y))),
                    frame: placed.drawingFrame, children: [merger.adopt(placed.drawing)]))
        }
        children.append(merger.adopt(home.bar.signs))
        return RenderTree(
            size: home.wallpaper.size, scale: scale,
            root: RenderNode(.group, frame: CGRect(origin: .zero, size: home.wallpaper.size), children: children),
            fonts: merger.fonts, symbols: merger.symbols, images: merger.images)
    }

    @Test(
        "Drawn over one another they are the picture of the same Home Screen",
        arguments: ["393x852", "430x932", "375x667", "320x568"], [LayoutDirection.leftToRight, .rightToLeft])
    func picture(device: String, direction: LayoutDirection) throws {
        for appearance in [Appearance.light, .dark, .clear] {
            var request = try Self.request(device, appearance, direction)
            let rows = try HomeScreenLayout(request, pages: [[]]).rows
            let home = try HomeScreenLayout(request, pages: [Self.items(rows: rows)])
            request.widgets = Samples.widgets(.systemSmall, .systemMedium)
            request.moment.time = ""
            let scene = try Scene(request)
            let painter = try Painter()
            // Frames lie on pixels of the device, so that a part that is moved keeps the rounding of its glyphs.
            let scale = request.device.scale
            let live = try painter.paint(Self.composed(home, scale: scale)).bitmap
            let drawn = try painter.paint(scene.compose([]), options: .init(scale: scale)).bitmap
            #expect((live.width, live.height) == (drawn.width, drawn.height))
            var differences = 0
            var area = CGRect.null
            for y in 0..<live.height {
                for x in 0..<live.width where !Self.isAlike(live[x, y], drawn[x, y]) {
                    differences += 1
                    area = area.union(CGRect(x: x, y: y, width: 1, height: 1))
                }
            }
            #expect(differences == 0, "\(device), \(appearance), \(direction): within \(area)")
            let widgets = home.pages[0].prefix(2).map(\.frame)
            #expect(widgets == scene.slots.map(\.frame))
        }
    }

    /// Layers that are merged in another order round differently.
    private static func isAlike(_ left: Pixel, _ right: Pixel) -> Bool {
        let parts = [(left.red, right.red), (left.green, right.green), (left.blue, right.blue)]
        return parts.allSatisfy { abs(Int($0.0) - Int($0.1)) <= 1 }
    }

    @Test("An item of several cells has the size of their union, on every screen and in both directions")
    func cells() throws {
        for screen in DeviceCatalog.phoneScreens {
            for direction in [LayoutDirection.leftToRight, .rightToLeft] {
                let request = try Self.request(screen.name, .light, direction)
                let item = HomeScreenLayout.Item(.widget(name: "W", family: .systemSmall), column: 1, row: 1)
                let home = try HomeScreenLayout(request, pages: [[item]])
                let union = [5, 6, 9, 10].map { home.cells[$0] }.reduce(CGRect.null) { $0.union($1) }
                let frame = home.pages[0][0].frame
                #expect(home.cells.count == 4 * home.rows)
                #expect(abs(union.width - frame.width) < 0.51 && abs(union.height - frame.height) < 0.51)
                #expect(abs(union.minX - frame.minX) < 0.51 && abs(union.minY - frame.minY) < 0.51, "\(screen.name)")
                for cell in home.cells { #expect(request.device.screen.bounds.contains(cell), "\(screen.name)") }
            }
        }
    }

    @Test("With one page there is a search button above the dock, with several a dot for each replaces it")
    func dots() throws {
        let request = try Self.request("393x852")
        let one = try HomeScreenLayout(request, pages: [[]])
        #expect(one.dots.isEmpty && one.dock.root.all.contains { $0.semantics?.identifier == "search" })
        let three = try HomeScreenLayout(request, pages: [[], [], []])
        #expect(three.dots.count == 3 && !three.dock.root.all.contains { $0.semantics?.identifier == "search" })
        let button = try #require(one.dock.root.all.first { $0.semantics?.identifier == "search" }?.frame)
        #expect(abs(three.dots[1].midX - button.midX) < 0.5 && abs(three.dots[1].midY - button.midY) < 0.5)
        let mirrored = try HomeScreenLayout(try Self.request("393x852", .light, .rightToLeft), pages: [[], []])
        #expect(mirrored.dots[0].minX > mirrored.dots[1].minX)
    }

    /// Of the widest time, `20:00`, in a font of 17 points.
    private static let timeWidth = 46.0

    @Test(
        "The housing is that of the screen, and next to a Live Activity time and signs do not overlap its space",
        arguments: [("393x852", SensorHousing.island), ("390x844", .notch), ("375x667", .none)])
    func housing(device: String, kind: SensorHousing) throws {
        let home = try HomeScreenLayout(try Self.request(device), pages: [[]])
        #expect(home.housing.kind == kind)
        #expect((home.housing.frame == nil) == (kind == .none))
        #expect((home.islandBar != nil) == (kind == .island))
        guard let frame = home.housing.frame else { return }
        #expect(abs(frame.midX - home.wallpaper.size.width / 2) < 0.01)
        // Next to a notch the time is centered in a box that reaches below it.
        #expect(home.bar.time.box.midX + Self.timeWidth / 2 < frame.minX)
        guard let bar = home.islandBar,
            let width = ActivityPlacement.compactIsland(
                of: try Samples.device(device).screen)?.width
        else { return }
        let island = frame.insetBy(dx: (frame.width - width) / 2, dy: 0)
        #expect(bar.time.box.intersection(island).isEmpty)
        for node in bar.signs.root.children { #expect(node.frame.intersection(island).isEmpty) }
    }

    @Test(
        "A project's app is found by its name, ignoring case; another app has its first letter on a colored plate"
    )
    func icons() throws {
        #expect(AppIcon(named: "Harbor") == .harbor && AppIcon(named: "calendar") == nil)
        let own = AppIcon.tree(named: "harbor", side: 60)
        #expect(own.words.isEmpty && own == AppIcon.tree(named: "Harbor", side: 60))
        let other = AppIcon.tree(named: "weather", side: 60)
        #expect(other.words == ["W"])
        let plates = Set(["a", "b", "c", "d"].map { AppIcon.tree(named: $0, side: 60).root.children[0] })
        #expect(plates.count == 4)
        #expect(AppIcon.tree(named: "", side: 60).words == ["?"])
    }
}

extension Screen {
    fileprivate var bounds: CGRect { CGRect(x: 0, y: 0, width: size.width, height: size.height) }
}
