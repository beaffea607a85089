import CoreGraphics
import DeviceCatalog
import Foundation
import RenderModel
import Typesetter

/// A face with hands: up to four complications in the corners, up to four round ones inside the dial, and a line of
/// text that follows the dial's upper edge. Complications of other apps fill positions without a widget.
///
/// Content of corners is bent around the dial if it requests this. Labels follow the dial: those of corners outside of
/// it, that of the upper round complication inside of it, unless a line of text is there.
struct WatchDialFace {
    let stage: SceneStage

    /// The distance from the display's edge to a corner complication.
    private static let edge = 5.0
    /// The gap between the dial, a label and the content of a corner.
    private static let gap = 3.0

    private var size: CGSize { stage.frame.size }
    private var center: CGPoint { CGPoint(x: size.width / 2, y: size.height / 2) }
    /// The radius of the dial, which leaves the corners free.
    private var radius: Double { size.width / 2 - 7 }
    private var hasLine: Bool { stage.widgets.contains { $0.family == .accessoryInline } }
    private var labeled: WatchScreen.LabeledCorner? {
        stage.request.device.screen.publishedCaseSize.flatMap { WatchScreen.named(caseSize: $0)?.labeledCorner }
    }

    func parts() throws(SceneRejection) -> SceneParts {
        var parts = stage.emptyParts()
        parts.backdrop.fill(stage.frame.bounds, .black)
        let hasLine = hasLine
        parts.backdrop.dial(
            center: center, radius: radius, color: .white,
            shown: { hasLine ? !(51...59).contains($0) && !(0...9).contains($0) : true })
        var corners = self.corners[...]
        var rounds = self.rounds[...]
        var lines = 1
        for widget in stage.widgets {
            switch widget.family {
            case .accessoryCorner:
                guard let corner = corners.popFirst() else { throw stage.noRoom(widget) }
                parts.slots.append(cornerSlot(widget, at: corner))
            case .accessoryCircular:
                guard let middle = rounds.popFirst() else { throw stage.noRoom(widget) }
                parts.slots.append(roundSlot(widget, at: middle))
            case .accessoryInline:
                guard lines > 0 else { throw stage.noRoom(widget) }
                lines -= 1
                parts.slots.append(lineSlot(widget))
            default: throw stage.noRoom(widget)
            }
        }
        let tint = stage.request.setting.watchFace.tint.map { RGBA($0) }
        for (corner, sample) in zip(corners, SampleComplication.corners.suffix(corners.count)) {
            parts.backdrop.complication(sample, in: sampleCorner(corner), tint: tint)
        }
        for (middle, sample) in zip(freeRounds(rounds), SampleComplication.rounds.reversed()) {
            let rect = CGRect(center: middle, width: roundSide, height: roundSide)
            parts.backdrop.complication(sample, in: stage.frame.snapped(rect), tint: tint)
        }
        parts.foreground.hands(
            center: center, radius: radius, moment: stage.request.moment, color: .white, rim: .black,
            accent: stage.accent)
        return parts
    }

    /// The corners in the order of their use.
    private var corners: [(x: Int, y: Int)] { [(0, 0), (1, 0), (0, 1), (1, 1)] }

    private func cornerSlot(_ widget: StagedWidget, at corner: (x: Int, y: Int)) -> SceneSlot {
        let own = widget.display
        let rect = CGRect(
            x: corner.x == 0 ? Self.edge : size.width - Self.edge - own.width,
            y: corner.y == 0 ? Self.edge : size.height - Self.edge - own.height, width: own.width,
            height: own.height)
        var slot = stage.slot(for: widget, at: stage.frame.snapped(rect), outline: .ellipse)
        slot.curveCenter = center
        let direction = SceneSlot.Bend(through: slot.frame.center, around: center)
        slot.label = labeled.map { cornerLabel($0, direction: direction) }
        return slot
    }

    /// From the dial outward: a gap, the label, a gap, the content.
    private func cornerLabel(_ labeled: WatchScreen.LabeledCorner, direction: SceneSlot.Bend) -> SceneLabel {
        func bend(_ radius: Double) -> SceneSlot.Bend {
            var bend = direction
            bend.radius = radius
            return bend
        }
        let middle = radius + Self.gap + labeled.textSize / 2
        let content = middle + labeled.textSize / 2 + Self.gap + labeled.content / 2
        // The display's edge limits the arc, at the same distance as the corner's own square.
        let outer = middle + labeled.textSize / 2
        let side = asin(min((size.width / 2 - Self.edge) / outer, 1))
        let tilt = abs(asin(sin(direction.angle)))
        return SceneLabel(
            bend: bend(middle), textSize: labeled.textSize, length: 2 * max(min(side - tilt, tilt), 0) * middle,
            content: CGRect(center: bend(content).middle, width: labeled.content, height: labeled.content))
    }

    /// One is above the center, two are next to it; more fill the dial from the top.
    private var rounds: [CGPoint] {
        let reach = radius * 0.53
        // The upper one leaves space for its label.
        let above = CGPoint(x: center.x, y: center.y - radius * 0.43)
        let below = CGPoint(x: center.x, y: center.y + reach)
        let left = CGPoint(x: center.x - reach, y: center.y)
        let right = CGPoint(x: center.x + reach, y: center.y)
        return stage.widgets.count { $0.family == .accessoryCircular } == 2
            ? [left, right] : [above, left, right, below]
    }

    private var roundSide: Double {
        Double(stage.widgets.first { $0.family == .accessoryCircular }?.display.height ?? 0)
    }

    /// The positions inside the dial for other apps: none without a widget, and with two widgets only the one below
    /// them.
    private func freeRounds(_ left: ArraySlice<CGPoint>) -> [CGPoint] {
        switch left.count {
        case 4: []
        case 0 where rounds.count == 2: [CGPoint(x: center.x, y: center.y + radius * 0.53)]
        default: Array(left)
        }
    }

    /// The frame of a corner's content without a label, which the display's round corners reduce.
    private func sampleCorner(_ corner: (x: Int, y: Int)) -> CGRect {
        let side = labeled?.content ?? 24
        let middle = Self.edge + side * 0.9
        return stage.frame.snapped(
            CGRect(
                center: CGPoint(
                    x: corner.x == 0 ? middle : size.width - middle, y: corner.y == 0 ? middle : size.height - middle),
                width: side, height: side))
    }

    private func roundSlot(_ widget: StagedWidget, at middle: CGPoint) -> SceneSlot {
        let rect = CGRect(center: middle, width: widget.display.width, height: widget.display.height)
        var slot = stage.slot(for: widget, at: stage.frame.snapped(rect), outline: .ellipse)
        if let labeled, !hasLine, middle.y < center.y {
            // Inside the minute marks.
            let line = radius * 0.88 - (labeled.textSize + 2) / 2
            let bend = SceneSlot.Bend(through: CGPoint(x: center.x, y: center.y - line), around: center)
            slot.label = SceneLabel(
                bend: bend, textSize: labeled.textSize, length: 2 * line * Self.bezelReach)
        }
        return slot
    }

    /// The maximum extent of a label inside the dial, in radians to each side of the top: the complications at the left
    /// and right start there.
    private static let bezelReach = 1.1

    private func lineSlot(_ widget: StagedWidget) -> SceneSlot {
        let rect = CGRect(
            center: CGPoint(x: center.x, y: center.y - radius * 0.93), width: widget.display.width,
            height: widget.display.height)
        var slot = stage.slot(for: widget, at: stage.frame.snapped(rect), outline: .open)
        let middle = CGPoint(x: slot.canvas.width / 2, y: rect.height / 2 + radius * 0.93)
        // Replaces the minute marks, clear of the corners' labels outside of them.
        slot.bend = SceneSlot.Bend(through: CGPoint(x: middle.x, y: middle.y - radius * 0.87), around: middle)
        return slot
    }
}
