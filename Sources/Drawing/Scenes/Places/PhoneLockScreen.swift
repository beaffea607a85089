import CoreGraphics
import DeviceCatalog
import RenderModel
import Typesetter

/// The Lock Screen of an iPhone: one line above the clock, the clock, a row of shapes below it, two round buttons.
///
/// From top to bottom (F-61): the line with the date, and with the inline widget after a short date; the time; circular
/// widgets of one and rectangular ones of two units in a row of four.
struct PhoneLockScreen {
    let stage: SceneStage

    private var size: CGSize { stage.frame.size }
    /// The top of the line above the clock: below the sensor housing, or at a fraction of the height on screens without
    /// one.
    private var lineTop: Double { max(stage.safeArea.top + 18, size.height * 0.09) }
    private static let lineHeight = 26.0
    /// The font of the digits, whose size is a quarter of the screen's width.
    private var digits: FontRequest { FontRequest(size: (size.width * 0.245).rounded(), weight: .semibold) }

    var clock: CGRect {
        CGRect(
            x: 0, y: lineTop + Self.lineHeight - 4, width: size.width, height: (digits.size * 1.06).rounded())
    }

    func parts() throws(SceneRejection) -> SceneParts {
        var parts = stage.emptyParts()
        parts.backdrop.wallpaper(stage)
        parts.backdrop.lockShade()
        let line = stage.widgets.filter { $0.family == .accessoryInline }
        let row = stage.widgets.filter { $0.family != .accessoryInline }
        if let second = line.dropFirst().first { throw stage.noRoom(second) }
        dateLine(line.first, &parts)
        parts.foreground.line(
            stage.request.moment.time, font: digits, color: stage.lockColor, in: clock, role: .header)
        try self.row(row, &parts)
        let side = 50.0
        let top = size.height - 50 - side
        for (x, glyph) in [(46, ControlGlyph.flashlight), (size.width - 46 - side, ControlGlyph.camera)] {
            parts.backdrop.glassButton(in: CGRect(x: x, y: top, width: side, height: side), glyph: glyph)
        }
        parts.foreground.statusBar(
            stage.safeArea.top > 30 ? .signs : .centered, time: "", height: stage.safeArea.top, color: .white)
        if stage.safeArea.bottom > 0 { parts.foreground.homeIndicator(color: .white) }
        return parts
    }

    private func dateLine(_ widget: StagedWidget?, _ parts: inout SceneParts) {
        let font = FontRequest(size: 20, weight: .semibold)
        let box = CGRect(x: 16, y: lineTop, width: size.width - 32, height: Self.lineHeight)
        guard let widget else {
            parts.foreground.line(stage.request.moment.date, font: font, color: stage.lockColor, in: box)
            return
        }
        let lead = stage.wordTree(
            stage.request.moment.shortDate, font: FontRequest(size: 17, weight: .semibold), color: stage.lockColor,
            height: widget.display.height)
        let rect = CGRect(
            x: (size.width - widget.display.width) / 2, y: lineTop, width: widget.display.width,
            height: widget.display.height)
        var slot = stage.slot(for: widget, at: stage.frame.snapped(rect), outline: .open)
        slot.lead = lead
        slot.leadDirection = stage.frame.direction
        parts.slots.append(slot)
    }

    /// A row of four units; a rectangle is two circles and their gap wide, so the gap follows from the sizes.
    private func row(_ widgets: [StagedWidget], _ parts: inout SceneParts) throws(SceneRejection) {
        guard !widgets.isEmpty else { return }
        let gap = stage.accessoryGap
        var units = 0
        for widget in widgets {
            units += widget.family == .accessoryRectangular ? 2 : 1
            if units > 4 { throw stage.noRoom(widget) }
        }
        let width = widgets.reduce(0) { $0 + $1.display.width } + gap * Double(widgets.count - 1)
        var x = (size.width - width) / 2
        let top = stage.frame.snapped(clock.maxY + 4)
        for widget in widgets {
            let rect = CGRect(x: x, y: top, width: widget.display.width, height: widget.display.height)
            let outline: SceneSlot.Outline = widget.family == .accessoryCircular ? .ellipse : .open
            parts.slots.append(stage.slot(for: widget, at: stage.frame.snapped(rect), outline: outline))
            x += widget.display.width + gap
        }
    }
}
