import CoreGraphics
import DeviceCatalog
import RenderModel
import Typesetter

/// The Smart Stack: the time, and cards from top to bottom. Pinned widgets keep their position in the given order;
/// relevant ones are in the positions between (F-68). Up to three round widgets share a card. Cards of other apps
/// follow down to the edge; the last card may extend below the display, which hints at more content.
struct WatchSmartStack {
    let stage: SceneStage

    private static let gap = 6.0
    private static let roundsPerCard = 3

    func parts() throws(SceneRejection) -> SceneParts {
        var parts = stage.emptyParts()
        let size = stage.frame.size
        parts.backdrop.fill(stage.frame.bounds, .black)
        guard let card = stage.request.device.screen.widgetSize(.accessoryRectangular) else { return parts }
        let header = (size.height * 0.14).rounded()
        let left = stage.frame.snapped((size.width - card.width) / 2)
        var top = header
        for widgets in cards {
            let rect = CGRect(x: left, y: top, width: card.width, height: card.height)
            guard let first = widgets.first else { continue }
            if rect.minY >= size.height { throw stage.noRoom(first) }
            if first.family == .accessoryCircular {
                rounds(widgets, in: rect, &parts)
            } else {
                parts.slots.append(stage.slot(for: first, at: rect))
                // Black cards on a black display need an edge.
                parts.foreground.stroke(cardPath(rect.insetBy(dx: 0.25, dy: 0.25)), .white(0.16), width: 0.5)
            }
            top = rect.maxY + Self.gap
        }
        while top < size.height {
            sample(in: CGRect(x: left, y: top, width: card.width, height: card.height), &parts.backdrop)
            top += card.height + Self.gap
        }
        parts.foreground.line(
            stage.request.moment.time, font: FontRequest(size: 15, weight: .medium), color: .white,
            in: CGRect(x: size.width * 0.55, y: 4, width: size.width * 0.45 - 14, height: header - 6),
            alignment: .trailing, role: .header)
        return parts
    }

    /// Consecutive round widgets share a card; every other widget has its own.
    private var cards: [[StagedWidget]] {
        stage.widgets.reduce(into: []) { cards, widget in
            if widget.family == .accessoryCircular, let last = cards.last, last.count < Self.roundsPerCard,
                last.allSatisfy({ $0.family == .accessoryCircular })
            {
                cards[cards.count - 1].append(widget)
            } else {
                cards.append([widget])
            }
        }
    }

    /// Places up to three widgets at the spacing of three, centered in the card.
    private func rounds(_ widgets: [StagedWidget], in card: CGRect, _ parts: inout SceneParts) {
        parts.backdrop.fill(cardPath(card), Self.plate)
        let pitch = card.width / Double(Self.roundsPerCard)
        for (index, widget) in widgets.enumerated() {
            let middle = CGPoint(
                x: card.midX + (Double(index) - Double(widgets.count - 1) / 2) * pitch, y: card.midY)
            let round = CGRect(center: middle, width: widget.display.width, height: widget.display.height)
            parts.slots.append(stage.slot(for: widget, at: stage.frame.snapped(round), outline: .ellipse))
        }
    }

    /// A card of another app: its icon, and bars instead of invented text.
    private func sample(in card: CGRect, _ drawing: inout SceneDrawing) {
        drawing.fill(cardPath(card), Self.plate)
        let inset = (card.height * Decisions.smartStackRadiusShare * 0.75).rounded()
        let side = (card.height * 0.36).rounded()
        let icon = CGRect(x: card.minX + inset, y: card.minY + inset, width: side, height: side)
        drawing.roundIcon(.lumen, in: icon)
        let bars = [(0.34, 0.5), (0.5, 0.22)]
        for (row, bar) in bars.enumerated() {
            let rect = CGRect(
                x: icon.maxX + 8, y: icon.minY + 4 + Double(row) * side / 2, width: card.width * bar.0, height: 6)
            drawing.fill(.capsule(stage.frame.place(rect)), .white(bar.1))
        }
    }

    private static let plate = RGBA.hex(0x1C1C1E)

    private func cardPath(_ rect: CGRect) -> PathStorage {
        .rounded(stage.frame.place(rect), (rect.height * Decisions.smartStackRadiusShare).rounded())
    }
}
