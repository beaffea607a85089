import CoreGraphics
import DeviceCatalog
import RenderModel

/// The Home Screen of an iPhone: status bar, a grid of four columns with widgets and icons, search button and dock.
///
/// The grid has six rows, and fewer if the screen is too small, such as 320x568.
///
/// Widgets are placed in order, each in the first free cells in reading order; icons fill the rest. The name of the app
/// is under each widget and each icon (F-59).
struct PhoneHomeScreen {
    let stage: SceneStage
    let grid: HomeGrid

    init(stage: SceneStage) throws(SceneRejection) {
        self.stage = stage
        grid = try Self.grid(stage)
    }

    private static let dockPadding = 17.0
    /// The distance between the floating dock and the edges of the screen.
    private static let dockInset = 12.0

    static func grid(_ stage: SceneStage) throws(SceneRejection) -> HomeGrid {
        let sizes = try stage.systemSizes()
        let size = stage.frame.size
        let across = (sizes.medium.width - sizes.small.width) / 2
        let down = (sizes.large.height - sizes.small.height) / 2
        let icon = sizes.small.height - down
        let room = size.height - stage.safeArea.top - dockHeight(icon: icon, stage) - searchHeight(stage)
        let rows = min(max(Int((room - icon - HomeGrid.nameHeight) / down) + 1, 1), 6)
        let height = Double(rows - 1) * down + icon + HomeGrid.nameHeight
        let top = stage.safeArea.top + max((room - height) * 0.35, 0)
        return HomeGrid(
            columns: 4, rows: rows,
            origin: stage.frame.snapped(CGPoint(x: (size.width - sizes.medium.width) / 2, y: top)),
            pitch: CGSize(width: across, height: down), icon: icon,
            iconInset: CGPoint(x: (sizes.small.width - across - icon) / 2, y: 0), cellsPerSmall: 2)
    }

    /// The height of the search button's space above the dock; less on screens with a Home button, where rows use the
    /// available space.
    private static func searchHeight(_ stage: SceneStage) -> Double { stage.safeArea.bottom > 0 ? 46 : 30 }

    /// The distance from the top of the dock to the bottom of the screen.
    private static func dockHeight(icon: Double, _ stage: SceneStage) -> Double {
        icon + 2 * dockPadding + (stage.safeArea.bottom > 0 ? dockInset : 0)
    }

    func parts() throws(SceneRejection) -> SceneParts {
        var parts = stage.emptyParts()
        parts.backdrop.wallpaper(stage)
        parts.backdrop.barShade(height: stage.safeArea.top)
        dock(&parts.backdrop)
        parts.backdrop.searchButton(center: searchCenter)
        var cells = CellPlan(columns: grid.columns, rows: grid.rows)
        for widget in stage.widgets {
            let span = try span(of: widget)
            guard let cell = cells.take(width: span.columns, height: span.rows, step: 2) else {
                throw stage.noRoom(widget)
            }
            let rect = stage.frame.snapped(
                grid.widget(column: cell.column, row: cell.row, size: widget.display))
            parts.slots.append(stage.slot(for: widget, at: rect))
            // Behind the widgets, because its shade reaches into the items above and below.
            parts.backdrop.nameLabel(widget.name, in: grid.label(under: rect))
        }
        let apps = AppIcon.grid
        for (index, cell) in cells.free.enumerated() where index < apps.count {
            let rect = stage.frame.snapped(grid.icon(column: cell.column, row: cell.row))
            let app = apps[index]
            parts.backdrop.appIcon(app.name, in: rect, grid: grid, look: stage.iconLook)
        }
        parts.foreground.statusBar(
            barStyle, time: stage.request.moment.time, height: stage.safeArea.top, color: .white)
        return parts
    }

    var barStyle: StatusBarStyle { stage.safeArea.top > 30 ? .divided : .centered }

    /// The center of the search button, or of the page dots.
    var searchCenter: CGPoint {
        CGPoint(
            x: stage.frame.size.width / 2,
            y: stage.frame.size.height - Self.dockHeight(icon: grid.icon, stage) - Self.searchHeight(stage) / 2)
    }

    private func span(of widget: StagedWidget) throws(SceneRejection) -> (columns: Int, rows: Int) {
        switch widget.family {
        case .systemSmall: (2, 2)
        case .systemMedium: (4, 2)
        case .systemLarge: (4, 4)
        default: throw stage.noRoom(widget)
        }
    }

    /// A floating plate on screens without a Home button, otherwise a bar along the bottom edge. The plate keeps one
    /// distance from the edges of the display, and its corners are concentric with the display's (E-CORNER-8).
    func dock(_ drawing: inout SceneDrawing) {
        let size = stage.frame.size
        let height = grid.icon + 2 * Self.dockPadding
        let floats = stage.safeArea.bottom > 0
        let inset = floats ? Self.dockInset : 0
        let plate = CGRect(x: inset, y: size.height - height - inset, width: size.width - 2 * inset, height: height)
        let radius = Decisions.screenRadius(of: stage.request.device) - Self.dockInset
        drawing.dockPlate(floats ? .rounded(plate, radius) : PathStorage(rect: plate))
        for (column, app) in AppIcon.dock.enumerated() {
            var rect = grid.icon(column: column, row: 0)
            rect.origin.y = plate.minY + Self.dockPadding
            rect = stage.frame.snapped(rect)
            drawing.element(Semantics(role: .button, label: app.name)) { drawing in
                drawing.icon(app, in: rect, look: stage.iconLook)
            }
        }
    }
}

extension HomeGrid {
    /// The height of a name below the last row.
    static let nameHeight = 20.0
}

extension SceneDrawing {
    /// An app's icon with its name below, as one element. The icon covers the shade of the name.
    mutating func appIcon(_ name: String, in rect: CGRect, grid: HomeGrid, look: IconLook, nameSize: Double = 12) {
        let label = grid.label(under: rect)
        nameShade(name, in: label, size: nameSize)
        element(Semantics(role: .button, label: name)) { drawing in
            drawing.icon(named: name, in: rect, look: look)
            drawing.nameLine(name, in: label, size: nameSize)
        }
    }
}
