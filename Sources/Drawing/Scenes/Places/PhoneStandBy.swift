import CoreGraphics
import DeviceCatalog
import RenderModel
import Typesetter

/// StandBy: an iPhone in landscape with two small widgets side by side, scaled up, on black (F-126, F-127).
///
/// Each half of the screen between the sensor housing's side and the other has one widget in its center. The page
/// always has two stacks of widgets, as descriptions of it for iOS 17 state, so a half without a widget shows a clock:
/// with one widget the leading half, and without widgets a clock and the date. The background is always black; at night
/// clock and date are red like the widgets.
struct PhoneStandBy {
    let stage: SceneStage

    func parts() throws(SceneRejection) -> SceneParts {
        var parts = stage.emptyParts()
        parts.backdrop.fill(stage.frame.bounds, .black)
        if let third = stage.widgets.dropFirst(2).first { throw stage.noRoom(third) }
        if stage.widgets.count < 2 { clock(in: half(0), &parts.foreground) }
        if stage.widgets.isEmpty { date(in: half(1), &parts.foreground) }
        for (half, widget) in zip((2 - stage.widgets.count)..., stage.widgets) {
            let area = self.half(half)
            let rect = CGRect(
                center: area.center, width: widget.display.width, height: widget.display.height)
            parts.slots.append(stage.slot(for: widget, at: stage.frame.snapped(rect)))
        }
        return parts
    }

    /// The leading and the trailing half; the sensor housing is outside of both.
    func half(_ index: Int) -> CGRect {
        let inset = stage.safeArea.leading
        let width = (stage.frame.size.width - 2 * inset) / 2
        return CGRect(x: inset + Double(index) * width, y: 0, width: width, height: stage.frame.size.height)
    }

    // MARK: Halves without a widget

    private var isNight: Bool { stage.request.setting.ambientLight < Decisions.standByNightLux }
    private var ink: RGBA { isNight ? RGBA(Decisions.standByRed) : .white }

    private func clock(in area: CGRect, _ drawing: inout SceneDrawing) {
        let center = stage.frame.place(area).center
        let radius = min(area.width, area.height) / 2 - Decisions.standBySpacing
        drawing.dial(center: center, radius: radius, color: ink)
        drawing.hands(
            center: center, radius: radius, moment: stage.request.moment, color: ink, rim: .black,
            accent: isNight ? .black : .hex(0xFF9F0A))
    }

    private func date(in area: CGRect, _ drawing: inout SceneDrawing) {
        let digits = (area.height * 0.32).rounded()
        let time = CGRect(
            x: area.minX + Decisions.standBySpacing, y: area.midY - digits * 0.8,
            width: area.width - 2 * Decisions.standBySpacing, height: digits * 1.2)
        drawing.line(
            stage.request.moment.time, font: FontRequest(size: digits, weight: .semibold), color: ink, in: time,
            alignment: .leading, role: .header)
        drawing.line(
            stage.request.moment.date, font: FontRequest(size: 24, weight: .medium), color: ink.opacity(0.8),
            in: CGRect(x: time.minX, y: time.maxY, width: time.width, height: 32), alignment: .leading)
    }
}
