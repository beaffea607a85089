import CoreGraphics
import DeviceCatalog
import RenderModel

/// The Today View of an iPhone: a search field and one column of widgets over the blurred wallpaper, without names
/// (F-59).
///
/// Small widgets are in pairs; a small one without a partner is on the leading side below all others.
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
        let search = CGRect(x: left, y: stage.safeArea.top + 14, width: sizes.medium.width, height: 40)
        parts.backdrop.searchField(in: search)
        let columns = WidgetColumns(edges: [left], top: search.maxY + gap, width: sizes.medium.width, gap: gap)
        for (widget, rect) in zip(stage.widgets, columns.frames(of: stage.widgets.map(\.display))) {
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
