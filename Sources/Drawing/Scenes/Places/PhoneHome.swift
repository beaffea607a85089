import CoreGraphics
import DeviceCatalog
import RenderModel
import Typesetter
import WidgetVocabulary

/// A phone's Home Screen with all of its pages, in the parts that a live page moves and changes by itself. Everything
/// is where `PhoneHomeScreen` has it in a picture of one page. Rectangles are in points of the scene, mirrored where
/// the language asks for it.
///
/// 1. Behind the pages lie the wallpaper, a shade under the status bar, and the dock.
/// 2. Each thing on a page has its frame and a drawing: an icon with its name, or the name under a widget.
/// 3. Above the pages are the signs of the status bar. The time is given as a place and a font, because it changes
///    without anything else; beside a Live Activity in the island both have less room.
/// 4. With one page there is a search button above the dock; with several, dots take its place.
package struct PhoneHome: Hashable, Sendable {
    /// What is in a cell, and in those that follow when it is a widget.
    package struct Item: Hashable, Sendable {
        package enum Content: Hashable, Sendable {
            /// The name is the app's.
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
        /// Of the widget, or of the icon without its name.
        package var frame: CGRect
        /// Of a widget's corners; 0 for an icon.
        package var cornerRadius: Double
        /// The name as it is written.
        package var name: String
        package var drawing: RenderTree
        /// Where the drawing goes; reaches beyond the thing itself.
        package var drawingFrame: CGRect
    }

    package struct Time: Hashable, Sendable {
        /// The time is centered in it.
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
    /// In reading order. What takes several cells is as large as the union of theirs.
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
    package var screenRadius: Double
    /// For each page the area in which its dot is drawn and hit; empty for one page.
    package var dots: [CGRect]
    package var pages: [[Placed]]

    /// - Parameter request: without widgets, which the pages have.
    /// - Throws: `SceneRefusal` for a device without a phone's Home Screen.
    package init(
        _ request: SceneRequest, pages: [[Item]], typesetter: Typesetter = .standard
    ) throws(SceneRefusal) {
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
                time: Time(BarTime(besides: island, in: frame.bounds), in: frame),
                signs: drawn { $0.barSigns(around: island, in: frame.bounds, color: .white) })
        }
        screenRadius = Decisions.screenRadius(of: request.device.screen)
        dots = home.dots(count: pages.count)
        self.pages = pages.map { page in page.map { home.placed($0) } }
    }
}

extension PhoneHome.Time {
    fileprivate init(_ time: BarTime?, in frame: SceneFrame) {
        let time = time ?? BarTime(box: .zero, font: FontRequest(size: 0, weight: .regular))
        self.init(box: frame.place(time.box), size: time.font.size, weight: time.font.weight.rawValue)
    }
}

extension PhoneHome.Housing {
    fileprivate init(_ screen: Screen, width: Double) {
        let kind = Decisions.sensorHousing(of: screen)
        let measures = kind.measures
        self.init(
            kind: kind,
            frame: measures.map {
                CGRect(x: (width - $0.size.width) / 2, y: $0.top, width: $0.size.width, height: $0.size.height)
            }, cornerRadius: measures?.cornerRadius ?? 0)
    }

    /// The room that a compact Live Activity takes around the camera.
    fileprivate func compactIsland(of screen: Screen) -> CGRect? {
        guard kind == .island, let frame, let size = ActivityPlacement.compactIsland(of: screen) else { return nil }
        return CGRect(x: frame.midX - size.width / 2, y: frame.minY, width: size.width, height: size.height)
    }
}

extension PhoneHomeScreen {
    /// From the middle of one dot to that of the next, and the height of the area that belongs to one: wide enough to
    /// be hit with a mouse.
    private static let dotArea = CGSize(width: 20, height: 24)

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

    fileprivate func placed(_ item: PhoneHome.Item) -> PhoneHome.Placed {
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

    /// A thing with its drawing, which has a frame of its own: as wide as the name's box and as high as both. A name is
    /// centered below the thing, so that the drawing is the same in both reading directions.
    private func placed(
        _ name: String, at rect: CGRect, cornerRadius: Double, draw: (inout SceneDrawing, CGRect) -> Void
    ) -> PhoneHome.Placed {
        let box = rect.union(grid.label(under: rect))
        var frame = stage.frame
        frame.size = box.size
        var drawing = SceneDrawing(frame, typesetter: stage.typesetter)
        draw(&drawing, rect.offsetBy(dx: -box.minX, dy: -box.minY))
        return PhoneHome.Placed(
            frame: stage.frame.place(rect), cornerRadius: cornerRadius, name: name, drawing: drawing.tree,
            drawingFrame: stage.frame.place(box))
    }
}

extension HomeGrid {
    /// A cell by its number in reading order: from where a widget in it begins to where it ends when it takes no other.
    fileprivate func cell(_ number: Int) -> CGRect {
        let size = CGSize(width: icon + 2 * iconInset.x, height: icon)
        return widget(column: number % columns, row: number / columns, size: size)
    }

    fileprivate var cells: [CGRect] { (0..<columns * rows).map { cell($0) } }
}
