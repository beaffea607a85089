import CoreGraphics
import DeviceCatalog
import RenderModel
import Scenes
import WidgetHost
import WidgetVocabulary

/// The pages of the iPhone's Home Screen and the names on them.
struct HomePages: Hashable, Sendable {
    struct Item: Hashable, Sendable {
        var content: HomePage.Content
        var size: GridSize
        var drawn: HomeScreenLayout.Item
    }

    var pages: [[Item]]

    /// A stack is drawn as its visible member.
    init(_ snapshot: HostSnapshot) {
        let instances = Dictionary(snapshot.instances.map { ($0.id, $0) }) { first, _ in first }
        let stacks = Dictionary(snapshot.stacks.map { ($0.id, $0) }) { first, _ in first }
        func widget(_ id: InstanceID?) -> HomeScreenLayout.Item.Content? {
            id.flatMap { instances[$0] }.map { .widget(name: $0.appName, family: $0.family) }
        }
        pages = snapshot.pages.map { page in
            page.items.compactMap { item in
                let content: HomeScreenLayout.Item.Content? =
                    switch item.content {
                    case .widget(let id): widget(id)
                    case .stack(let id): widget(stacks[id].flatMap(\.visibleMember))
                    case .icon(let name): .icon(name: name)
                    }
                return content.map {
                    Item(
                        content: item.content, size: item.size,
                        drawn: HomeScreenLayout.Item($0, column: item.cell.column, row: item.cell.row))
                }
            }
        }
    }
}

extension HostSnapshot.Stack {
    fileprivate var visibleMember: InstanceID? { members.indices.contains(visible) ? members[visible] : members.first }
}

extension PageScene {
    /// The iPhone's Home Screen.
    init(home request: SceneRequest, pages: HomePages, by svg: PageSVG) {
        self.init(empty: request, kind: .home, by: svg)
        do throws(SceneRejection) {
            let drawn = try HomeScreenLayout(request, pages: pages.pages.map { $0.map(\.drawn) })
            backdrop = PageScene.layers(of: drawn.wallpaper, prefix: "sh", by: svg)
            home = PageHome(drawn, items: pages.pages, by: svg)
        } catch {
            rejection = error.description
        }
    }
}

extension PageHome {
    fileprivate init(_ home: HomeScreenLayout, items: [[HomePages.Item]], by svg: PageSVG) {
        self.init(
            columns: home.columns, rows: home.rows, cells: home.cells.map(\.numbers),
            shade: PageScene.layers(of: home.shade, prefix: "hs", by: svg),
            dock: PageScene.layers(of: home.dock, prefix: "hd", by: svg),
            dockNames: home.dockNames, bar: Bar(home.bar, prefix: "hb", by: svg),
            islandBar: home.islandBar.map { Bar($0, prefix: "hi", by: svg) }, housing: Housing(home.housing),
            dots: home.dots.map(\.numbers), dotSide: home.dotSide, dotOpacity: home.dotOpacity,
            pages: zip(items, home.pages).map { zip($0, $1).map { Item($0, drawn: $1, by: svg) } })
    }
}

extension PageHome.Item {
    fileprivate init(_ item: HomePages.Item, drawn: HomeScreenLayout.Placed, by svg: PageSVG) {
        let prefix: String
        var (widget, stack, icon): (Int?, Int?, String?)
        switch item.content {
        case .widget(let id):
            prefix = "hw\(id)"
            widget = id.number
        case .stack(let id):
            prefix = "hk\(id)"
            stack = id.number
        case .icon(let name):
            prefix = "hn\(Checksum.text(name))"
            icon = name
        }
        self.init(
            widget: widget, stack: stack, icon: icon, column: item.drawn.column, row: item.drawn.row,
            columns: item.size.columns, rows: item.size.rows, frame: drawn.frame.numbers, radius: drawn.cornerRadius,
            name: drawn.name, layers: PageScene.layers(of: drawn.drawing, prefix: "\(prefix)-", by: svg),
            layersFrame: drawn.drawingFrame.numbers)
    }
}

extension PageHome.Bar {
    fileprivate init(_ bar: HomeScreenLayout.Bar, prefix: String, by svg: PageSVG) {
        self.init(
            time: bar.time.box.numbers, size: bar.time.size, weight: bar.time.weight,
            signs: PageScene.layers(of: bar.signs, prefix: prefix, by: svg))
    }
}

extension PageHome.Housing {
    fileprivate init(_ housing: HomeScreenLayout.Housing) {
        let kind: Kind =
            switch housing.kind {
            case .none: .none
            case .notch: .notch
            case .island: .island
            }
        self.init(kind: kind, frame: housing.frame?.numbers, radius: housing.cornerRadius)
    }
}
