import RenderModel
import SwiftUI

/// The positions of an axis' parts. Points from the plot's top left corner.
struct PlacedAxis {
    var lines: [DrawnMark.Layer] = []
    var labels: [(node: LayoutNode, frame: CGRect)] = []
}

extension AxisLayout {
    /// 1. Place each label at its value; one that would overlap the previous one, or leave the chart, is omitted unless
    ///    that is turned off. So is one that would extend beyond the end of the plot.
    /// 2. Draw grid lines across the plot, and ticks next to it where their labels are.
    ///
    /// - Parameter chart: the chart's bounds.
    func placed(_ scale: PositionScale, plot: CGSize, chart: CGRect) -> PlacedAxis {
        var result = PlacedAxis()
        for group in groups {
            let longest = group.entries.flatMap(\.labels).map { extent(of: $0) }.max()
            var occupied: CGFloat?
            for entry in group.entries {
                var isLabelled = entry.labels.isEmpty
                for label in entry.labels {
                    guard let frame = frame(label, entry, group, scale, plot) else { continue }
                    if isDropped(label, entry, frame, &occupied, scale, plot, chart) { continue }
                    result.labels.append((label.node, frame))
                    isLabelled = true
                }
                for part in entry.parts {
                    if case .tick = part.kind, !isLabelled { continue }
                    line(part, entry, group, scale, plot, longest).map { result.lines.append($0) }
                }
            }
        }
        return result
    }

    /// Points that a label takes from the plot, including its distance.
    private func extent(of label: Label) -> CGFloat {
        spacing(of: label) + (plan.axis == .horizontal ? label.size.height : label.size.width)
    }

    private func frame(
        _ label: Label, _ entry: Entry, _ group: Group, _ scale: PositionScale, _ plot: CGSize
    ) -> CGRect? {
        guard let place = place(of: label.part, entry.value, scale) else { return nil }
        var size = label.size
        let spacing = spacing(of: label)
        let isInset = group.preset == .inset
        var origin = CGPoint.zero
        switch plan.axis {
        case .horizontal:
            if let room = room(scale, label, entry) { size.width = min(size.width, room) }
            let anchor = label.label.anchor?.x ?? (isLeading(label, plan) ? 0 : 0.5)
            let gap = isLeading(label, plan) ? ChartMetrics.dateLabelGap : 0
            origin.x = place - anchor * size.width + gap
            if group.preset == .aligned || isInset { origin.x = min(max(origin.x, 0), plot.width - size.width) }
            switch group.edge {
            case .top: origin.y = isInset ? spacing : -spacing - size.height
            default: origin.y = isInset ? plot.height - spacing - size.height : plot.height + spacing
            }
        case .vertical:
            // An inset label is on its line.
            let anchor = label.label.anchor?.y ?? (isInset ? 1 : 0.5)
            origin.y = place - anchor * size.height
            if group.preset == .aligned { origin.y = min(max(origin.y, 0), plot.height - size.height) }
            switch group.edge {
            case .left: origin.x = isInset ? spacing : -spacing - size.width
            default: origin.x = isInset ? plot.width - spacing - size.width : plot.width + spacing
            }
        }
        origin.x += label.part.offset.width
        origin.y += label.part.offset.height
        return CGRect(origin: origin, size: size)
    }

    /// A category's label is cut where its band ends, a truncated one where the next one starts.
    private func room(_ scale: PositionScale, _ label: Label, _ entry: Entry) -> CGFloat? {
        if label.label.collision == .disabled { return nil }
        if case .categories(let names) = scale.domain, !names.isEmpty {
            return abs(scale.end - scale.start) / CGFloat(names.count)
        }
        guard label.label.collision == .truncate, let own = scale.center(entry.value.datum),
            let next = entry.value.next.flatMap({ scale.center($0) })
        else { return nil }
        return max(abs(next - own) - ChartMetrics.labelGap, 0)
    }

    private func isDropped(
        _ label: Label, _ entry: Entry, _ frame: CGRect, _ occupied: inout CGFloat?, _ scale: PositionScale,
        _ plot: CGSize, _ chart: CGRect
    ) -> Bool {
        if label.label.collision == .disabled { return false }
        var gap = ChartMetrics.labelGap
        if case .greedy(_, let spacing?) = label.label.collision.kind { gap = spacing }
        switch plan.axis {
        case .horizontal:
            // A label truncated to its band touches its neighbors.
            if room(scale, label, entry) != nil { gap = 0 }
            if let occupied, frame.minX < occupied + gap - 0.01 { return true }
            if isLeading(label, plan), frame.maxX > chart.maxX + 1 || frame.minX >= plot.width { return true }
            occupied = frame.maxX
        case .vertical:
            // Numbers grow upward, categories continue downward.
            if let occupied, frame.maxY > occupied + 0.01, frame.minY < occupied + frame.height { return true }
            occupied = frame.minY
        }
        return false
    }

    private func line(
        _ part: AxisPart, _ entry: Entry, _ group: Group, _ scale: PositionScale, _ plot: CGSize, _ longest: CGFloat?
    ) -> DrawnMark.Layer? {
        guard let place = place(of: part, entry.value, scale) else { return nil }
        let reach: (start: CGFloat, end: CGFloat)
        switch (part.kind, group.edge) {
        case (.label, _): return nil
        case (.gridLine, _): reach = (0, plan.axis == .horizontal ? plot.height : plot.width)
        case (.tick(let length), .top), (.tick(let length), .left):
            reach = (-tickLength(length, entry, longest), 0)
        case (.tick(let length), .bottom): reach = (plot.height, plot.height + tickLength(length, entry, longest))
        case (.tick(let length), .right): reach = (plot.width, plot.width + tickLength(length, entry, longest))
        }
        var path = CoreGraphics.PathStorage()
        switch plan.axis {
        case .horizontal:
            path.move(to: CGPoint(x: place + part.offset.width, y: reach.start + part.offset.height))
            path.line(to: CGPoint(x: place + part.offset.width, y: reach.end + part.offset.height))
        case .vertical:
            path.move(to: CGPoint(x: reach.start + part.offset.width, y: place + part.offset.height))
            path.line(to: CGPoint(x: reach.end + part.offset.width, y: place + part.offset.height))
        }
        let standard = plan.axis == .horizontal ? ChartMetrics.dashedGridLine : ChartMetrics.gridLine
        return DrawnMark.Layer(
            path: path, drawing: .stroke((part.stroke ?? standard).geometry),
            style: part.foreground ?? AnyShapeStyle(.quaternary), bounds: nil, snapping: .line)
    }

    /// Ticks next to labels extend as far as the labels.
    private func tickLength(_ length: AxisTick.Length, _ entry: Entry, _ longest: CGFloat?) -> CGFloat {
        switch length.kind {
        case .fixed(let points): return points
        case .label(let extra):
            return (entry.labels.map { extent(of: $0) }.max() ?? ChartMetrics.tickLength) + extra
        case .longestLabel(let extra): return (longest ?? ChartMetrics.tickLength) + extra
        case .automatic:
            let isBeside = entry.labels.contains { isLeading($0, plan) }
            return isBeside ? longest ?? ChartMetrics.tickLength : ChartMetrics.tickLength
        }
    }
}
