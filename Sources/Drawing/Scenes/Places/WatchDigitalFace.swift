import CoreGraphics
import DeviceCatalog
import RenderModel
import Typesetter

/// A face with digits: a line of text, the time, one rectangular complication and three round ones, which show other
/// apps if there is no widget.
struct WatchDigitalFace {
    let stage: SceneStage

    private static let edge = 5.0

    func parts() throws(SceneRejection) -> SceneParts {
        var parts = stage.emptyParts()
        let size = stage.frame.size
        parts.backdrop.fill(stage.frame.bounds, .black)
        let lines = stage.widgets.filter { $0.family == .accessoryInline }
        let rectangles = stage.widgets.filter { $0.family == .accessoryRectangular }
        let rounds = stage.widgets.filter { $0.family == .accessoryCircular }
        for extra in [lines.dropFirst(1), rectangles.dropFirst(1), rounds.dropFirst(3)] {
            if let first = extra.first { throw stage.noRoom(first) }
        }
        for widget in stage.widgets where widget.family.kind == .system || widget.family == .accessoryCorner {
            throw stage.noRoom(widget)
        }
        let roundSide = rounds.first?.display.height ?? size.height * 0.21
        let roundTop = size.height - roundSide - 10
        let rectHeight = rectangles.first?.display.height ?? size.height * 0.33
        let rectTop = roundTop - rectHeight - 8
        if let line = lines.first {
            let rect = CGRect(
                x: (size.width - line.display.width) / 2, y: 6, width: line.display.width, height: line.display.height)
            parts.slots.append(stage.slot(for: line, at: stage.frame.snapped(rect), outline: .open))
        }
        let top = 6 + (lines.first?.display.height ?? 0)
        time(in: CGRect(x: 8, y: top, width: size.width - 16, height: rectTop - top), &parts.foreground)
        if let widget = rectangles.first {
            let rect = CGRect(
                x: (size.width - widget.display.width) / 2, y: rectTop, width: widget.display.width,
                height: widget.display.height)
            parts.slots.append(stage.slot(for: widget, at: stage.frame.snapped(rect), outline: .open))
        }
        let pitch = (size.width - 2 * Self.edge - roundSide) / 2
        for (index, widget) in rounds.enumerated() {
            let rect = CGRect(
                x: Self.edge + Double(index) * pitch, y: roundTop, width: roundSide, height: roundSide)
            parts.slots.append(stage.slot(for: widget, at: stage.frame.snapped(rect), outline: .ellipse))
        }
        for (index, sample) in SampleComplication.rounds.enumerated().dropFirst(rounds.count) {
            let rect = CGRect(
                x: Self.edge + Double(index) * pitch, y: roundTop, width: roundSide, height: roundSide)
            parts.backdrop.complication(
                sample, in: stage.frame.snapped(rect), tint: stage.request.setting.watchFace.tint.map { RGBA($0) })
        }
        return parts
    }

    /// Draws the date at the leading edge and the time at the trailing one.
    private func time(in box: CGRect, _ drawing: inout SceneDrawing) {
        let moment = stage.request.moment
        let date = FontRequest(size: 13, weight: .semibold)
        let room = box.width - 12 - drawing.width(of: moment.shortDate, font: date)
        // Limited in width so that the date next to them does not shrink.
        func font(_ size: Double) -> FontRequest { FontRequest(family: .rounded, size: size, weight: .medium) }
        let full = min(box.height * 0.86, stage.frame.size.width * 0.24).rounded()
        let share = min(room / max(drawing.width(of: moment.time, font: font(full)), 1), 1)
        let digits = font((full * max(share, 0.6)).rounded(.down))
        let wide = drawing.width(of: moment.time, font: digits)
        drawing.line(
            moment.time, font: digits, color: .white,
            in: CGRect(x: box.maxX - wide - 2, y: box.minY, width: wide + 2, height: box.height), alignment: .trailing,
            role: .header)
        drawing.line(
            moment.shortDate, font: date, color: stage.accent,
            in: CGRect(x: box.minX, y: box.minY, width: max(box.width - wide - 10, 20), height: box.height),
            alignment: .leading)
    }
}
