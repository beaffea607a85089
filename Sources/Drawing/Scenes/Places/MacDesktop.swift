import CoreGraphics
import DeviceCatalog
import RenderModel
import Typesetter

/// The desktop of a Mac: menu bar, widgets in columns as wide as a medium one from the top leading corner, dock. When
/// the desktop is in the background, a window covers part of it and the widgets become vibrant, so that they recede.
///
/// On a Mac, users place each widget. Apple's list of the features of macOS Sonoma says that it moves to an open spot
/// near the pointer and groups with other widgets; no source says that others move, or where a widget is placed without
/// a pointer. So widgets keep their order, and each takes the first open spot next to the earlier ones.
struct MacDesktop {
    let stage: SceneStage

    /// The distance from the screen's edges and the menu bar to the first widgets.
    private static let edge = 18.0
    private static let top = menuBar + edge
    private static let dockHeight = 84.0
    static let menuBar = Decisions.macMenuBar

    func parts() throws(SceneRejection) -> SceneParts {
        var parts = stage.emptyParts()
        let size = stage.frame.size
        parts.backdrop.wallpaper(stage)
        let sizes = try stage.systemSizes()
        let gap = sizes.medium.width - 2 * sizes.small.width
        let area = CGRect(
            x: Self.edge, y: Self.top, width: size.width - 2 * Self.edge,
            height: size.height - Self.dockHeight - Self.top)
        var spots = WidgetSpots(area: area, column: sizes.medium.width, gap: gap)
        for widget in stage.widgets {
            guard let rect = spots.take(widget.display) else { throw stage.noRoom(widget) }
            parts.slots.append(stage.slot(for: widget, at: stage.frame.snapped(rect)))
        }
        if stage.request.setting.desktop == .vibrant {
            parts.foreground.window(stage, after: spots.end)
        }
        parts.foreground.menuBar(stage)
        parts.foreground.macDock(stage)
        return parts
    }
}

/// Notification Center: the desktop with one column of widgets at the trailing edge, the name of the app under each
/// (F-59).
struct MacNotificationCenter {
    let stage: SceneStage

    private static let edge = 16.0
    private static let nameHeight = 20.0

    func parts() throws(SceneRejection) -> SceneParts {
        var parts = stage.emptyParts()
        let sizes = try stage.systemSizes()
        let size = stage.frame.size
        parts.backdrop.wallpaper(stage)
        let gap = sizes.medium.width - 2 * sizes.small.width
        let left = size.width - sizes.medium.width - Self.edge
        let shade = CGRect(x: left - 120, y: 0, width: size.width - left + 120, height: size.height)
        let place = stage.frame.place(shade)
        let outer = stage.frame.direction == .leftToRight ? place.maxX : place.minX
        let inner = stage.frame.direction == .leftToRight ? place.minX : place.maxX
        parts.backdrop.fill(
            PathStorage(rect: place),
            .linear(
                ColorRamp.even([.black(0), .black(0.12), .black(0.26), .black(0.34)]), from: CGPoint(x: inner, y: 0),
                to: CGPoint(x: outer, y: 0)))
        let columns = WidgetColumns(
            edges: [left], top: MacDesktop.menuBar + Self.edge, width: sizes.medium.width, gap: gap,
            nameHeight: Self.nameHeight)
        for (widget, rect) in zip(stage.widgets, columns.frames(of: stage.widgets.map(\.display))) {
            guard rect.maxY + Self.nameHeight <= size.height else { throw stage.noRoom(widget) }
            parts.slots.append(stage.slot(for: widget, at: stage.frame.snapped(rect)))
            parts.foreground.nameLabel(
                widget.name, in: CGRect(x: rect.minX, y: rect.maxY + 4, width: rect.width, height: 16), size: 11)
        }
        parts.foreground.menuBar(stage)
        return parts
    }
}
