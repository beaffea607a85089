import CoreGraphics
import DeviceCatalog
import RenderModel

/// The Home Screen of an iPad: widgets laid out large and shown scaled down (F-102), icons, and a dock as wide as its
/// apps. There are no names under widgets (F-59).
struct TabletHomeScreen {
    let stage: SceneStage
    let grid: HomeGrid

    /// The dock's plate and its distance from the bottom edge.
    private static let dock = (height: 96.0, inset: 12.0, gap: 16.0, padding: 13.0)
    private static let dockApps = AppIcon.dock + [.cinder, .fable, .tempo]

    init(stage: SceneStage) throws(SceneRejection) {
        self.stage = stage
        let sizes = try stage.systemSizes()
        let size = stage.frame.size
        let isWide = size.width > size.height
        let (columns, rows) = isWide ? (6, 4) : (4, 6)
        let pitch = CGSize(
            width: sizes.large.width - sizes.small.width, height: sizes.large.height - sizes.small.height)
        let icon = Self.icon(nextTo: sizes.small.width)
        let width = Double(columns - 1) * pitch.width + sizes.small.width
        let height = Double(rows - 1) * pitch.height + sizes.small.height
        let room = size.height - stage.safeArea.top - Self.dock.height - Self.dock.inset - 34
        grid = HomeGrid(
            columns: columns, rows: rows,
            origin: stage.frame.snapped(
                CGPoint(x: (size.width - width) / 2, y: stage.safeArea.top + max((room - height) / 2, 4))),
            pitch: pitch, icon: icon,
            iconInset: CGPoint(
                x: (sizes.small.width - icon) / 2, y: (sizes.small.height - icon - Self.nameHeight) / 2),
            cellsPerSmall: 1)
    }

    /// The height of a name with the gap above it.
    private static let nameHeight = 21.0

    /// The side length of icons in points. The guidelines required icons of 167 pixels for iPad Pro and 152 for others,
    /// at two pixels per point. The larger one is used if a small widget has room for it.
    private static func icon(nextTo small: Double) -> Double { small < 130 ? 76 : 83.5 }

    func parts() throws(SceneRejection) -> SceneParts {
        var parts = stage.emptyParts()
        parts.backdrop.wallpaper(stage)
        parts.backdrop.barShade(height: stage.safeArea.top)
        dock(&parts.backdrop)
        var cells = CellPlan(columns: grid.columns, rows: grid.rows)
        for widget in stage.widgets {
            let span = span(of: widget)
            guard let cell = cells.take(width: span.columns, height: span.rows, step: 1) else {
                throw stage.noRoom(widget)
            }
            let rect = stage.frame.snapped(
                grid.widget(column: cell.column, row: cell.row, size: widget.display))
            parts.slots.append(stage.slot(for: widget, at: rect))
        }
        // An app is in the dock or on a page, not in both.
        let apps = AppIcon.grid.filter { !Self.dockApps.contains($0) }
        for (cell, app) in zip(cells.free, apps) {
            let rect = stage.frame.snapped(grid.icon(column: cell.column, row: cell.row))
            parts.backdrop.appIcon(app.name, in: rect, grid: grid, look: stage.iconLook, nameSize: 13)
        }
        parts.foreground.statusBar(
            .tablet(date: stage.request.moment.shortDate), time: stage.request.moment.time,
            height: stage.safeArea.top, color: .white)
        if stage.request.pages.count > 1 {
            let dots = CGPoint(
                x: stage.frame.size.width / 2, y: stage.frame.size.height - Self.dock.height - Self.dock.inset - 17)
            parts.foreground.pageDots(
                count: stage.request.pages.count, current: stage.request.pages.shown, center: dots, color: .white)
        }
        return parts
    }

    private func span(of widget: StagedWidget) -> (columns: Int, rows: Int) {
        switch widget.family {
        case .systemMedium: (2, 1)
        case .systemLarge: (2, 2)
        case .systemExtraLarge: (4, 2)
        default: (1, 1)
        }
    }

    private func dock(_ drawing: inout SceneDrawing) {
        let apps = Self.dockApps
        let side = Self.dock.height - 2 * Self.dock.padding
        let width = Double(apps.count) * (side + Self.dock.gap) - Self.dock.gap + 2 * Self.dock.padding
        let size = stage.frame.size
        let plate = CGRect(
            x: (size.width - width) / 2, y: size.height - Self.dock.height - Self.dock.inset, width: width,
            height: Self.dock.height)
        // Concentric with the icons, as the plate ends far from the corners of the display (E-CORNER-8).
        drawing.dockPlate(.rounded(plate, Self.dock.padding + AppIcon.cornerRadius(side: side)))
        for (index, app) in apps.enumerated() {
            let rect = stage.frame.snapped(
                CGRect(
                    x: plate.minX + Self.dock.padding + Double(index) * (side + Self.dock.gap),
                    y: plate.minY + Self.dock.padding, width: side, height: side))
            drawing.element(Semantics(role: .button, label: app.name)) { drawing in
                drawing.icon(app, in: rect, look: stage.iconLook)
            }
        }
    }
}
