import CoreGraphics
import DeviceCatalog
import RenderModel

/// The Today View of an iPhone: a search field and one column of widgets over the blurred wallpaper, without names
/// (F-59).
///
/// Small widgets are in pairs; a small one without a partner is on the leading side.
struct PhoneTodayView {
    let stage: SceneStage

    func parts() throws(SceneRejection) -> SceneParts {
        var parts = stage.emptyParts()
        parts.backdrop.group(.blur(radius: 30, opaque: true)) { $0.wallpaper(stage) }
        parts.backdrop.fill(stage.frame.bounds, stage.isDark ? .black(0.35) : .black(0.12))
        parts.backdrop.barShade(height: stage.safeArea.top)
        let sizes = try stage.systemSizes()
        let left = (stage.frame.size.width - sizes.medium.width) / 2
        let gap = sizes.medium.width - 2 * sizes.small.width
        var flow = WidgetFlow(left: left, top: stage.safeArea.top + 14, width: sizes.medium.width, gap: gap)
        parts.backdrop.searchField(in: flow.bar(height: 40))
        for widget in stage.widgets {
            let rect = flow.next(widget.display)
            guard rect.maxY <= stage.frame.size.height - stage.safeArea.bottom - 8 else {
                throw stage.noRoom(widget)
            }
            parts.slots.append(stage.slot(for: widget, at: stage.frame.snapped(rect)))
        }
        parts.foreground.statusBar(
            stage.safeArea.top > 30 ? .divided : .centered, time: stage.request.moment.time,
            height: stage.safeArea.top, color: .white)
        if stage.safeArea.bottom > 0 { parts.foreground.homeIndicator(color: .white) }
        return parts
    }
}

/// Widgets in a column, small ones side by side. Lengths are in points.
struct WidgetFlow {
    let left: Double
    let width: Double
    let gap: Double
    private var top: Double
    /// The trailing edge of the widest widget.
    private(set) var reach = 0.0
    /// The trailing end and height of a row with room for another small widget.
    private var open: (x: Double, top: Double, height: Double)?

    init(left: Double, top: Double, width: Double, gap: Double) {
        self.left = left
        self.top = top
        self.width = width
        self.gap = gap
    }

    /// A bar across the column.
    mutating func bar(height: Double) -> CGRect {
        close()
        let rect = CGRect(x: left, y: top, width: width, height: height)
        top = rect.maxY + gap
        return rect
    }

    /// - Parameter below: The space below the widget.
    mutating func next(_ size: CGSize, below: Double = 0) -> CGRect {
        if let row = open, row.x + gap + size.width <= left + width + 0.5, size.height + below == row.height {
            let rect = CGRect(x: row.x + gap, y: row.top, width: size.width, height: size.height)
            open = (x: Double(rect.maxX), top: row.top, height: row.height)
            return rect
        }
        close()
        reach = max(reach, width, size.width)
        open = (x: left + Double(size.width), top: top, height: Double(size.height) + below)
        return CGRect(x: left, y: top, width: size.width, height: size.height)
    }

    /// Skips the space of an element that spans the column.
    mutating func skip(to bottom: Double) {
        open = nil
        top = bottom + gap
    }

    /// The top of the next row.
    var nextTop: Double { open.map { $0.top + $0.height + gap } ?? top }

    /// Whether a widget of this size fits next to the last one.
    func fitsNextTo(_ size: CGSize) -> Bool {
        guard let open else { return false }
        return open.x + gap + size.width <= left + width + 0.5 && size.height == open.height
    }

    private mutating func close() {
        if let row = open { top = row.top + row.height + gap }
        open = nil
    }
}
