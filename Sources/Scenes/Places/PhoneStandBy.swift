import CoreGraphics
import DeviceCatalog
import RenderModel

/// StandBy: a phone on its side, two small widgets side by side, scaled up, on black (F-126, F-127).
///
/// Each half of the screen between the sensor housing's side and the other holds one widget in its middle. By night
/// nothing but the widgets changes: the ground is black at any time.
struct PhoneStandBy {
    let stage: SceneStage

    func parts() throws(SceneRefusal) -> SceneParts {
        var parts = stage.emptyParts()
        parts.backdrop.fill(stage.frame.bounds, .black)
        if let third = stage.widgets.dropFirst(2).first { throw stage.noRoom(third) }
        for (half, widget) in stage.widgets.enumerated() {
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
}
