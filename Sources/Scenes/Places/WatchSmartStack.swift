import CoreGraphics
import DeviceCatalog
import RenderModel
import Typesetter

/// The Smart Stack: the time, and cards from top to bottom. What is pinned keeps its place in the order given; what is
/// relevant stands in the places between (F-68). Three round widgets share a card. The last card may reach below the
/// display, which hints that there is more.
struct WatchSmartStack {
    let stage: SceneStage

    private static let gap = 6.0
    private static let roundsPerCard = 3

    func parts() throws(SceneRefusal) -> SceneParts {
        var parts = stage.emptyParts()
        let size = stage.frame.size
        parts.backdrop.fill(stage.frame.bounds, .black)
        guard let card = stage.request.device.screen.widgetSize(.accessoryRectangular) else { return parts }
        let header = (size.height * 0.14).rounded()
        let left = stage.frame.snapped((size.width - card.width) / 2)
        var top = header
        var rounds = 0
        for widget in stage.widgets {
            var rect = CGRect(x: left, y: top, width: card.width, height: card.height)
            if rect.minY >= size.height { throw stage.noRoom(widget) }
            if widget.family == .accessoryCircular {
                if rounds == 0 { parts.backdrop.fill(cardPath(rect), .hex(0x1C1C1E)) }
                let pitch = card.width / Double(Self.roundsPerCard)
                let middle = CGPoint(x: rect.minX + (Double(rounds) + 0.5) * pitch, y: rect.midY)
                let round = CGRect(center: middle, width: widget.display.width, height: widget.display.height)
                parts.slots.append(stage.slot(for: widget, at: stage.frame.snapped(round), outline: .ellipse))
                rounds += 1
                if rounds < Self.roundsPerCard { continue }
                rounds = 0
            } else {
                if rounds > 0 {
                    rect.origin.y += card.height + Self.gap
                    rounds = 0
                }
                parts.slots.append(stage.slot(for: widget, at: rect))
                // Black cards on a black display need an edge.
                parts.foreground.stroke(cardPath(rect.insetBy(dx: 0.25, dy: 0.25)), .white(0.16), width: 0.5)
            }
            top = rect.maxY + Self.gap
        }
        parts.foreground.line(
            stage.request.moment.time, font: FontRequest(size: 15, weight: .medium), color: .white,
            in: CGRect(x: size.width * 0.55, y: 4, width: size.width * 0.45 - 14, height: header - 6),
            alignment: .trailing, role: .header)
        return parts
    }

    private func cardPath(_ rect: CGRect) -> PathStorage {
        .rounded(stage.frame.place(rect), (rect.height * Decisions.smartStackRadiusShare).rounded())
    }
}
