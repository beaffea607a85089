import RenderModel
import SwiftUI

/// A side of the plot.
enum PlotEdge {
    case left, right, top, bottom

    init(_ position: AxisMarkPosition, axis: Axis, direction: LayoutDirection) {
        let isMirrored = direction == .rightToLeft
        switch (position.kind, axis) {
        case (.top, .horizontal): self = .top
        case (_, .horizontal): self = .bottom
        case (.leading, .vertical): self = isMirrored ? .right : .left
        case (_, .vertical): self = isMirrored ? .left : .right
        }
    }
}

/// The marks of an axis with their labels as measured nodes.
struct AxisLayout {
    struct Label {
        let part: AxisPart
        let label: AxisLabel
        let node: LayoutNode
        let size: CGSize
    }

    /// The parts of an axis for one value.
    struct Entry {
        let value: AxisPlan.Value
        let parts: [AxisPart]
        var labels: [Label]
    }

    struct Group {
        let edge: PlotEdge
        let preset: AxisMarkPreset
        let entries: [Entry]
    }

    let plan: AxisPlan
    let groups: [Group]

    private var axis: Axis { plan.axis }

    /// 1. Ask each group's content for the parts of each value.
    /// 2. Create a node for each label and measure it at its ideal size.
    init(_ plan: AxisPlan, inputs: _ViewInputs) {
        self.plan = plan
        groups = plan.groups.map { group in
            let entries = group.values.enumerated().map { index, value in
                let axisValue = AxisValue(index: index, count: group.values.count, datum: value.datum)
                let parts = Self.parts(of: group, for: axisValue, plan, inputs)
                let labels = parts.compactMap { Self.label($0, value.datum, group.format, inputs) }
                return Entry(value: value, parts: parts, labels: labels)
            }
            return Group(
                edge: PlotEdge(
                    group.description.position, axis: plan.axis, direction: inputs.environment.layoutDirection),
                preset: group.description.preset, entries: entries)
        }
    }

    private static func parts(
        of group: AxisPlan.Group, for value: AxisValue, _ plan: AxisPlan, _ inputs: _ViewInputs
    ) -> [AxisPart] {
        guard let content = group.description.content else { return standardParts(group.description, plan) }
        var outputs = _AxisMarkOutputs()
        EnvironmentValues.withCurrent(inputs.environment) {
            AnyAxisMark._makeAxisMark(content(value), outputs: &outputs)
        }
        return outputs.parts
    }

    /// Lines across the plot at numbers and dates, ticks for the horizontal axis, labels everywhere: as Apple's
    /// published pictures show.
    private static func standardParts(_ description: AxisMarksDescription, _ plan: AxisPlan) -> [AxisPart] {
        let label = AxisPart(
            kind: .label(
                AxisLabel(content: description.label, collision: .automatic, orientation: .automatic)))
        if case .categories = plan.domain { return [label] }
        let line = AxisPart(kind: .gridLine, stroke: description.stroke)
        let tick = AxisPart(kind: .tick(.automatic), stroke: description.stroke)
        switch plan.axis {
        case .horizontal: return [line, tick, label]
        case .vertical: return [line, label]
        }
    }

    private static func label(
        _ part: AxisPart, _ datum: _Datum, _ format: ValueFormat, _ inputs: _ViewInputs
    ) -> Label? {
        guard case .label(let label) = part.kind else { return nil }
        for name in label.withoutEffect {
            inputs.context.report(
                Diagnostic(
                    .note, .noEffect, subject: name,
                    message: "\(name) has no effect yet: each label is placed independently."))
        }
        let content: AnyView
        switch label.content {
        case .value: content = AnyView(Text(verbatim: format.text(datum)).lineLimit(1))
        case .formatted(let write):
            guard let text = write(datum, inputs.environment) else { return nil }
            content = AnyView(Text(verbatim: text).lineLimit(1))
        case .text(let text): content = AnyView(text.lineLimit(1))
        case .view(let view): content = view
        }
        let styled =
            content
            .font(part.font ?? ChartMetrics.axisFont)
            .foregroundStyle(part.foreground ?? AnyShapeStyle(.secondary))
        let node = ViewRenderer.makeRoot(styled, inputs: inputs)
        let size = node.size(for: .unspecified)
        let turn: Double
        switch label.orientation.kind {
        case .automatic, .horizontal: return Label(part: part, label: label, node: node, size: size)
        case .vertical: turn = 90
        case .verticalReversed: turn = -90
        }
        let turned = styled.fixedSize().rotationEffect(.degrees(turn)).frame(width: size.height, height: size.width)
        return Label(
            part: part, label: label, node: ViewRenderer.makeRoot(turned, inputs: inputs),
            size: CGSize(width: size.height, height: size.width))
    }

    /// Points between the plot and a label.
    private func spacing(_ label: Label) -> CGFloat {
        switch axis {
        case .horizontal: label.label.verticalSpacing ?? ChartMetrics.labelSpacing
        case .vertical: label.label.horizontalSpacing ?? ChartMetrics.labelSpacing
        }
    }

    /// Points that labels and ticks take on a side of the plot.
    func margin(_ edge: PlotEdge) -> CGFloat {
        groups.filter { $0.edge == edge && $0.preset != .inset }.flatMap(\.entries).map { entry in
            let labels = entry.labels.map { label in
                spacing(label) + (axis == .horizontal ? label.size.height : label.size.width)
            }
            return max(labels.max() ?? 0, tickMargin(entry))
        }
        .max() ?? 0
    }

    private func tickMargin(_ entry: Entry) -> CGFloat {
        entry.parts.map { part in
            guard case .tick(let length) = part.kind, case .fixed(let points) = length.kind else { return 0 }
            return points
        }
        .max() ?? 0
    }

    /// Points by which labels extend beyond the ends of an axis of the given length: past its minimum and maximum
    /// coordinate.
    func overflow(_ scale: PositionScale, length: CGFloat) -> (near: CGFloat, far: CGFloat) {
        var result: (near: CGFloat, far: CGFloat) = (0, 0)
        for group in groups where group.preset != .inset && group.preset != .aligned {
            for entry in group.entries {
                for label in entry.labels where !isLeading(label, plan) {
                    guard let place = place(of: label.part, entry.value, scale), place >= 0, place <= length else {
                        continue
                    }
                    let half = axis == .horizontal ? label.size.width / 2 : label.size.height / 2
                    result.near = max(result.near, half - place)
                    result.far = max(result.far, place + half - length)
                }
            }
        }
        return result
    }

    /// Labels of dates are next to their line, unless they are centered.
    func isLeading(_ label: Label, _ plan: AxisPlan) -> Bool {
        guard axis == .horizontal, case .continuous(_, _, isDate: true) = plan.domain else { return false }
        return label.part.isCentered != true && label.label.anchor == nil
    }

    /// The position of a value's part along the axis; centered parts are within the scale or omitted.
    func place(of part: AxisPart, _ value: AxisPlan.Value, _ scale: PositionScale) -> CGFloat? {
        guard let own = scale.center(value.datum) else { return nil }
        guard part.isCentered == true, let next = value.next.flatMap({ scale.center($0) }) else { return own }
        let middle = (own + next) / 2
        return middle >= min(scale.start, scale.end) && middle <= max(scale.start, scale.end) ? middle : nil
    }

    func spacing(of label: Label) -> CGFloat { spacing(label) }
}
