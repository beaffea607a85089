import CoreGraphics
import DeviceCatalog
import RenderModel
import Typesetter

/// The Today View of an iPad: two columns of widgets over the blurred wallpaper, without names (F-59).
struct TabletTodayView {
    let stage: SceneStage

    func parts() throws(SceneRejection) -> SceneParts {
        var parts = stage.emptyParts()
        parts.backdrop.group(.blur(radius: 40, opaque: true)) { $0.wallpaper(stage) }
        parts.backdrop.fill(stage.frame.bounds, stage.isDark ? .black(0.35) : .black(0.12))
        parts.backdrop.barShade(height: stage.safeArea.top)
        let sizes = try stage.systemSizes()
        let gap = sizes.large.width - 2 * sizes.small.width
        let width = 2 * sizes.large.width + gap
        let size = stage.frame.size
        let left = (size.width - width) / 2
        let search = CGRect(x: left, y: stage.safeArea.top + 22, width: width, height: 44)
        parts.backdrop.searchField(in: search)
        let columns = WidgetColumns(
            edges: [left, left + sizes.large.width + gap], top: search.maxY + gap, width: sizes.large.width, gap: gap)
        for (widget, rect) in zip(stage.widgets, columns.frames(of: stage.widgets.map(\.display))) {
            guard rect.maxX <= left + width + 0.5, rect.maxY <= size.height - stage.safeArea.bottom - 8 else {
                throw stage.noRoom(widget)
            }
            parts.slots.append(stage.slot(for: widget, at: stage.frame.snapped(rect)))
        }
        parts.foreground.statusBar(
            .tablet(date: stage.request.moment.shortDate), time: stage.request.moment.time,
            height: stage.safeArea.top, color: .white)
        parts.foreground.homeIndicator(color: .white, width: 240)
        return parts
    }
}

/// The Lock Screen of an iPad: date and clock at the top; widgets in a row below the clock in portrait, in a column on
/// the leading side in landscape, as descriptions of iPadOS 17 state. An inline widget is on the line of the date.
///
/// Users choose the widgets of each orientation one by one. No source says that they are arranged otherwise, so they keep
/// their order.
struct TabletLockScreen {
    let stage: SceneStage

    private static let edge = 48.0

    private var gap: Double { stage.accessoryGap }

    private var size: CGSize { stage.frame.size }
    private var isWide: Bool { size.width > size.height }
    private var digits: FontRequest {
        FontRequest(size: (min(size.width, size.height) * 0.145).rounded(), weight: .semibold)
    }

    private var line: CGRect { CGRect(x: 20, y: size.height * 0.085, width: size.width - 40, height: 30) }

    var clock: CGRect {
        CGRect(x: 0, y: line.maxY - 4, width: size.width, height: (digits.size * 1.08).rounded())
    }

    func parts() throws(SceneRejection) -> SceneParts {
        var parts = stage.emptyParts()
        parts.backdrop.wallpaper(stage)
        parts.backdrop.lockShade()
        let inline = stage.widgets.filter { $0.family == .accessoryInline }
        if let second = inline.dropFirst().first { throw stage.noRoom(second) }
        if let widget = inline.first {
            let rect = CGRect(
                center: line.center, width: widget.display.width, height: widget.display.height)
            var slot = stage.slot(for: widget, at: stage.frame.snapped(rect), outline: .open)
            slot.lead = stage.wordTree(
                stage.request.moment.shortDate, font: FontRequest(size: 17, weight: .semibold),
                color: stage.lockColor, height: rect.height)
            slot.leadDirection = stage.frame.direction
            parts.slots.append(slot)
        } else {
            parts.foreground.line(
                stage.request.moment.date, font: FontRequest(size: 22, weight: .semibold), color: stage.lockColor,
                in: line)
        }
        parts.foreground.line(
            stage.request.moment.time, font: digits, color: stage.lockColor, in: clock, role: .header)
        try widgets(&parts)
        parts.foreground.statusBar(
            .tablet(date: ""), time: "", height: stage.safeArea.top, color: .white)
        parts.foreground.homeIndicator(color: .white, width: 240)
        return parts
    }

    private func widgets(_ parts: inout SceneParts) throws(SceneRejection) {
        let others = stage.widgets.filter { $0.family != .accessoryInline }
        guard !others.isEmpty else { return }
        // Landscape: the column is two circles wide. Portrait: the row is as wide as the widgets.
        let column = others.map(\.display.width).max() ?? 0
        let width = isWide ? column : others.reduce(-gap) { $0 + $1.display.width + gap }
        if width > size.width - 2 * Self.edge, let last = others.last { throw stage.noRoom(last) }
        var flow = WidgetFlow(
            left: isWide ? Self.edge : (size.width - width) / 2, top: clock.maxY + 14, width: width, gap: gap)
        var x = (size.width - width) / 2
        for widget in others {
            var rect = CGRect(x: x, y: clock.maxY + 14, width: widget.display.width, height: widget.display.height)
            if isWide { rect = flow.next(widget.display) } else { x = rect.maxX + gap }
            if rect.maxY > size.height - 60 { throw stage.noRoom(widget) }
            let outline: SceneSlot.Outline? =
                switch widget.family {
                case .accessoryCircular: .ellipse
                case .accessoryRectangular: .open
                default: nil
                }
            parts.slots.append(stage.slot(for: widget, at: stage.frame.snapped(rect), outline: outline))
        }
    }
}
