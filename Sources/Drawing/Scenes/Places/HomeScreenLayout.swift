import CoreGraphics
import DeviceCatalog
import RenderModel
import Typesetter
import WidgetVocabulary

/// An iPhone's Home Screen with all its pages, divided into the parts that a live page moves and changes by itself. The
/// layout is the same as in `PhoneHomeScreen`, the picture of one page. Rectangles are in points of the scene, mirrored
/// for right-to-left languages.
///
/// 1. Behind the pages are the wallpaper, a shade under the status bar, and the dock.
/// 2. Each item on a page has its frame and a drawing: an icon with its name, or the name under a widget.
/// 3. Above the pages are the signs of the status bar. The time is specified as a box and a font, because it changes
///    independently; next to a Live Activity in the island both have less space.
/// 4. With one page there is a search button above the dock; with several, dots replace it.
package struct HomeScreenLayout: Hashable, Sendable {
    /// The item of a cell, or of several cells if it is a widget.
    package struct Item: Hashable, Sendable {
        package enum Content: Hashable, Sendable {
            /// A widget with the name of its app.
            case widget(name: String, family: Family)
            case icon(name: String)
        }

        package var content: Content
        package var column: Int
        package var row: Int

        package init(_ content: Content, column: Int, row: Int) {
            self.content = content
            self.column = column
            self.row = row
        }
    }

    package struct Placed: Hashable, Sendable {
        /// The frame of the widget, or of the icon without its name.
        package var frame: CGRect
        /// The radius of a widget's corners; 0 for an icon.
        package var cornerRadius: Double
        /// The name as displayed.
        package var name: String
        package var drawing: RenderTree
        /// The frame of the drawing, which extends beyond the item itself.
        package var drawingFrame: CGRect
    }

    package struct Time: Hashable, Sendable {
        /// The box that the time is centered in.
        package var box: CGRect
        package var size: Double
        package var weight: Int
    }

    package struct Bar: Hashable, Sendable {
        package var time: Time
        package var signs: RenderTree
    }

    package struct Housing: Hashable, Sendable {
        package var kind: SensorHousing
        /// `nil` for no housing.
        package var frame: CGRect?
        package var cornerRadius: Double
    }

    package var columns: Int
    package var rows: Int
    /// The cells in reading order. An item of several cells has the size of their union.
    package var cells: [CGRect]
    package var wallpaper: RenderTree
    package var shade: RenderTree
    package var dock: RenderTree
    /// The apps of the dock.
    package var dockNames: [String]
    package var bar: Bar
    /// `nil` on screens without an island.
    package var islandBar: Bar?
    package var housing: Housing
    /// The area of each page's dot for drawing and hit testing; empty for a single page.
    package var dots: [CGRect]
    /// Diameter of a dot, and the opacity of the dots of other pages than the current one.
    package var dotSide = PageDot.side
    package var dotOpacity = PageDot.dimmed
    package var pages: [[Placed]]

    /// - Parameter request: A request without widgets, which are in the pages.
    /// - Throws: `SceneRejection` for a device other than an iPhone.
    package init(
        _ request: SceneRequest, pages: [[Item]], typesetter: Typesetter = .standard
    ) throws(SceneRejection) {
        let stage = try SceneStage(request, typesetter: typesetter)
        let home = try PhoneHomeScreen(stage: stage)
        let grid = home.grid
        let frame = stage.frame
        func drawn(_ draw: (inout SceneDrawing) -> Void) -> RenderTree {
            var drawing = stage.emptyParts().backdrop
            draw(&drawing)
            return drawing.tree
        }
        columns = grid.columns
        rows = grid.rows
        cells = grid.cells.map { frame.place(frame.snapped($0)) }
        wallpaper = drawn { $0.wallpaper(stage) }
        shade = drawn { $0.barShade(height: stage.safeArea.top) }
        dock = drawn { drawing in
            home.dock(&drawing)
            if pages.count < 2 { drawing.searchButton(center: home.searchCenter) }
        }
        dockNames = AppIcon.dock.map(\.name)
        bar = Bar(
            time: Time(frame.barTime(home.barStyle, height: stage.safeArea.top), in: frame),
            signs: drawn { $0.barSigns(home.barStyle, height: stage.safeArea.top, color: .white) })
        housing = Housing(request.device.screen, width: frame.size.width)
        if let island = housing.compactIsland(of: request.device.screen) {
            islandBar = Bar(
                time: Time(BarTime(nextTo: island, in: frame.bounds), in: frame),
                signs: drawn { $0.barSigns(around: island, in: frame.bounds, color: .white) })
        }
        dots = home.dots(count: pages.count)
        self.pages = pages.map { page in page.map { home.placed($0) } }
    }
}

extension HomeScreenLayout.Time {
    fileprivate init(_ time: BarTime?, in frame: SceneFrame) {
        let time = time ?? BarTime(box: .zero, font: FontRequest(size: 0, weight: .regular))
        self.init(box: frame.place(time.box), size: time.font.size, weight: time.font.weight.rawValue)
    }
}

extension HomeScreenLayout.Housing {
    fileprivate init(_ screen: Screen, width: Double) {
        let kind = Decisions.sensorHousing(of: screen)
        let measures = kind.measures
        self.init(
            kind: kind,
            frame: measures.map {
                CGRect(x: (width - $0.size.width) / 2, y: $0.top, width: $0.size.width, height: $0.size.height)
            }, cornerRadius: measures?.cornerRadius ?? 0)
    }

    /// The space of a compact Live Activity around the camera.
    fileprivate func compactIsland(of screen: Screen) -> CGRect? {
        guard kind == .island, let frame, let size = ActivityPlacement.compactIsland(of: screen) else { return nil }
        return CGRect(x: frame.midX - size.width / 2, y: frame.minY, width: size.width, height: size.height)
    }
}

extension PhoneHomeScreen {
    /// The distance between the centers of two dots, and the height of a dot's area, which is large enough to hit with
    /// a mouse.
    private static let dotArea = CGSize(width: 20, height: 24)
    /// How far the blurred shade behind a name reaches beyond its box, in points.
    private static let shadeReach = 14.0

    fileprivate func dots(count: Int) -> [CGRect] {
        guard count > 1 else { return [] }
        return (0..<count).map { index in
            let shift = (Double(index) - Double(count - 1) / 2) * Self.dotArea.width
            return stage.frame.place(
                CGRect(
                    center: CGPoint(x: searchCenter.x + shift, y: searchCenter.y), width: Self.dotArea.width,
                    height: Self.dotArea.height))
        }
    }

    fileprivate func placed(_ item: HomeScreenLayout.Item) -> HomeScreenLayout.Placed {
        switch item.content {
        case .icon(let raw):
            let name = AppIcon(named: raw)?.name ?? raw
            let rect = stage.frame.snapped(grid.icon(column: item.column, row: item.row))
            return placed(name, at: rect, cornerRadius: 0) { drawing, own in
                drawing.appIcon(name, in: own, grid: grid, look: stage.iconLook)
            }
        case .widget(let name, let family):
            let place = try? WidgetPlace(device: stage.request.device, context: stage.request.context, family: family)
            let size = place.map { CGSize($0.display) } ?? grid.cell(0).size
            let rect = stage.frame.snapped(grid.widget(column: item.column, row: item.row, size: size))
            return placed(name, at: rect, cornerRadius: place?.cornerRadius ?? 0) { drawing, own in
                drawing.nameLabel(name, in: grid.label(under: own))
            }
        }
    }

    /// An item with its drawing, which has a separate frame: as wide as the name's box and as high as both. A name is
    /// centered below the item, so that the drawing is the same in both reading directions.
    private func placed(
        _ name: String, at rect: CGRect, cornerRadius: Double, draw: (inout SceneDrawing, CGRect) -> Void
    ) -> HomeScreenLayout.Placed {
        let box = rect.union(grid.label(under: rect)).insetBy(dx: -Self.shadeReach, dy: -Self.shadeReach)
        var frame = stage.frame
        frame.size = box.size
        var drawing = SceneDrawing(frame, typesetter: stage.typesetter)
        draw(&drawing, rect.offsetBy(dx: -box.minX, dy: -box.minY))
        return HomeScreenLayout.Placed(
            frame: stage.frame.place(rect), cornerRadius: cornerRadius, name: name, drawing: drawing.tree,
            drawingFrame: stage.frame.place(box))
    }
}

extension HomeGrid {
    /// The frame of a cell by its number in reading order: that of a widget which takes only this cell.
    fileprivate func cell(_ number: Int) -> CGRect {
        let size = CGSize(width: icon + 2 * iconInset.x, height: icon)
        return widget(column: number % columns, row: number / columns, size: size)
    }

    fileprivate var cells: [CGRect] { (0..<columns * rows).map { cell($0) } }
}
