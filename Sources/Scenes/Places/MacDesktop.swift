import CoreGraphics
import DeviceCatalog
import RenderModel
import Typesetter

/// The desktop of a Mac: menu bar, widgets in columns from the top leading corner, dock. When the desktop is not in
/// front, a window lies over part of it and the widgets become vibrant, so that they recede.
struct MacDesktop {
    let stage: SceneStage

    /// Margins are smaller here than on a Home Screen; the gap equals the margin.
    static let gap = 16.0
    static let menuBar = Decisions.macMenuBar

    func parts() throws(SceneRefusal) -> SceneParts {
        var parts = stage.emptyParts()
        let size = stage.frame.size
        parts.backdrop.wallpaper(stage)
        var columns = ColumnFlow(
            origin: CGPoint(x: Self.gap, y: Self.menuBar + Self.gap), bottom: size.height - 84, gap: Self.gap)
        for widget in stage.widgets {
            let rect = columns.next(widget.display)
            guard rect.maxX <= size.width - Self.gap, rect.maxY <= columns.bottom else {
                throw stage.noRoom(widget)
            }
            parts.slots.append(stage.slot(for: widget, at: stage.frame.snapped(rect)))
        }
        if stage.request.setting.desktop == .vibrant { parts.foreground.window(stage) }
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

    func parts() throws(SceneRefusal) -> SceneParts {
        var parts = stage.emptyParts()
        let sizes = try stage.systemSizes()
        let size = stage.frame.size
        parts.backdrop.wallpaper(stage)
        let gap = sizes.medium.width - 2 * sizes.small.width
        let left = size.width - sizes.medium.width - Self.edge
        let shade = CGRect(x: left - 40, y: 0, width: size.width - left + 40, height: size.height)
        let place = stage.frame.place(shade)
        let outer = stage.frame.direction == .leftToRight ? place.maxX : place.minX
        let inner = stage.frame.direction == .leftToRight ? place.minX : place.maxX
        parts.backdrop.fill(
            PathStorage(rect: place),
            .linear(
                ColorRamp.even([.black(0), .black(0.22), .black(0.3)]), from: CGPoint(x: inner, y: 0),
                to: CGPoint(x: outer, y: 0)))
        var flow = WidgetFlow(
            left: left, top: MacDesktop.menuBar + Self.edge, width: sizes.medium.width, gap: gap)
        for widget in stage.widgets {
            let rect = flow.next(widget.display, below: Self.nameHeight)
            guard rect.maxY + Self.nameHeight <= size.height else { throw stage.noRoom(widget) }
            parts.slots.append(stage.slot(for: widget, at: stage.frame.snapped(rect)))
            parts.foreground.nameLabel(
                widget.name, in: CGRect(x: rect.minX, y: rect.maxY + 4, width: rect.width, height: 16), size: 11)
        }
        parts.foreground.menuBar(stage)
        return parts
    }
}

/// Widgets from top to bottom, then the next column. A small one stands beside another when the column is wide enough.
struct ColumnFlow {
    let bottom: Double
    let gap: Double
    private var origin: CGPoint
    private var top: Double
    private var width = 0.0
    private var beside: CGRect?

    init(origin: CGPoint, bottom: Double, gap: Double) {
        self.origin = origin
        self.bottom = bottom
        self.gap = gap
        top = origin.y
    }

    mutating func next(_ size: CGSize) -> CGRect {
        if let last = beside, last.height == size.height, last.maxX + gap + size.width <= origin.x + max(width, 0) + 0.5 {
            beside = nil
            return CGRect(x: last.maxX + gap, y: last.minY, width: size.width, height: size.height)
        }
        if top + size.height > bottom, top > origin.y {
            origin.x += width + gap
            top = origin.y
            width = 0
        }
        let rect = CGRect(x: origin.x, y: top, width: size.width, height: size.height)
        top = rect.maxY + gap
        width = max(width, size.width)
        beside = rect
        return rect
    }
}
