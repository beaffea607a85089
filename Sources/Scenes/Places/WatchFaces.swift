import CoreGraphics
import DeviceCatalog
import Foundation
import RenderModel
import Typesetter

/// A face with hands: up to four complications in the corners, up to four round ones inside the dial, and a line of
/// text that follows the dial's upper edge.
struct WatchDialFace {
    let stage: SceneStage

    /// From the display's edge to a corner complication.
    private static let edge = 5.0

    private var size: CGSize { stage.frame.size }
    private var center: CGPoint { CGPoint(x: size.width / 2, y: size.height / 2) }
    /// The dial leaves the corners free.
    private var radius: Double { size.width / 2 - 7 }

    func parts() throws(SceneRefusal) -> SceneParts {
        var parts = stage.emptyParts()
        parts.backdrop.fill(stage.frame.bounds, .black)
        let hasLine = stage.widgets.contains { $0.family == .accessoryInline }
        parts.backdrop.dial(
            center: center, radius: radius, color: .white,
            shown: { hasLine ? !(51...59).contains($0) && !(0...9).contains($0) : true })
        var corners = self.corners[...]
        var rounds = self.rounds[...]
        var lines = 1
        for widget in stage.widgets {
            let size = widget.display
            switch widget.family {
            case .accessoryCorner:
                guard let corner = corners.popFirst() else { throw stage.noRoom(widget) }
                let rect = CGRect(
                    x: corner.x == 0 ? Self.edge : self.size.width - Self.edge - size.width,
                    y: corner.y == 0 ? Self.edge : self.size.height - Self.edge - size.height, width: size.width,
                    height: size.height)
                var slot = stage.slot(for: widget, at: stage.frame.snapped(rect), outline: .ellipse)
                slot.labelArc = labelArc(towards: slot.frame.center)
                parts.slots.append(slot)
            case .accessoryCircular:
                guard let middle = rounds.popFirst() else { throw stage.noRoom(widget) }
                let rect = CGRect(center: middle, width: size.width, height: size.height)
                parts.slots.append(stage.slot(for: widget, at: stage.frame.snapped(rect), outline: .ellipse))
            case .accessoryInline:
                guard lines > 0 else { throw stage.noRoom(widget) }
                lines -= 1
                let rect = CGRect(
                    center: CGPoint(x: center.x, y: center.y - radius * 0.93), width: size.width,
                    height: size.height)
                var slot = stage.slot(for: widget, at: stage.frame.snapped(rect), outline: .open)
                slot.bend = SceneSlot.Bend(
                    center: CGPoint(x: slot.canvas.width / 2, y: rect.height / 2 + radius * 0.93), radius: radius * 0.88
                )
                parts.slots.append(slot)
            default: throw stage.noRoom(widget)
            }
        }
        parts.foreground.hands(
            center: center, radius: radius, moment: stage.request.moment, color: .white, accent: stage.accent)
        return parts
    }

    /// The label of a corner follows the dial between the two.
    private func labelArc(towards corner: CGPoint) -> SceneSlot.LabelArc {
        let inner = radius + Self.labelGap
        let angle = atan2(corner.x - center.x, center.y - corner.y)
        return SceneSlot.LabelArc(
            center: center, radius: inner, angle: angle, height: Self.labelHeight, length: inner * Self.labelReach)
    }

    /// From the dial to a corner's label, and the height of its line, in points.
    private static let labelGap = 2.0
    private static let labelHeight = 13.0
    /// The label's line takes no more of the circle, in radians: what lies between the dial and the display's edges.
    private static let labelReach = 0.85

    /// In the order in which they are taken.
    private var corners: [(x: Int, y: Int)] { [(0, 0), (1, 0), (0, 1), (1, 1)] }

    /// Left, right, below, above the middle.
    private var rounds: [CGPoint] {
        let reach = radius * 0.53
        return [
            CGPoint(x: center.x - reach, y: center.y), CGPoint(x: center.x + reach, y: center.y),
            CGPoint(x: center.x, y: center.y + reach), CGPoint(x: center.x, y: center.y - reach),
        ]
    }
}

/// A face with digits: a line of text, the time, one rectangular complication and up to three round ones.
struct WatchDigitalFace {
    let stage: SceneStage

    private static let edge = 5.0

    func parts() throws(SceneRefusal) -> SceneParts {
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
        return parts
    }

    /// The date at the leading edge, the time at the trailing one.
    private func time(in box: CGRect, _ drawing: inout SceneDrawing) {
        // Not so wide that the date beside them would have to shrink.
        let size = min(box.height * 0.86, stage.frame.size.width * 0.24).rounded()
        let digits = FontRequest(family: .rounded, size: size, weight: .medium)
        let moment = stage.request.moment
        let wide = drawing.width(of: moment.time, font: digits)
        drawing.line(
            moment.time, font: digits, color: .white,
            in: CGRect(x: box.maxX - wide - 2, y: box.minY, width: wide + 2, height: box.height), alignment: .trailing,
            role: .header)
        drawing.line(
            moment.shortDate, font: FontRequest(size: 13, weight: .semibold), color: stage.accent,
            in: CGRect(x: box.minX, y: box.minY, width: max(box.width - wide - 10, 20), height: box.height),
            alignment: .leading)
    }
}
