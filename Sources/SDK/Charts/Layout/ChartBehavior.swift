import RenderModel
import SwiftUI

/// How a chart is laid out. It takes the proposal; when placed, it divides its size.
///
/// 1. The legend and the axes' titles are placed along the edges.
/// 2. Axis labels take theirs; where a label extends beyond an end of its axis, the plot leaves space for half of it.
/// 3. Annotations that would leave the chart shrink the plot.
/// 4. The rest is the plot. Axis lines are below the marks, labels and annotations above.
///
/// Charts run left to right in every language; leading and trailing sides are swapped in right-to-left layouts.
final class ChartBehavior: NodeBehavior {
    private let marks: [Mark]
    private let settings: ChartSettings
    private let inputs: _ViewInputs
    private var parts: [LayoutNode] = []

    init(_ marks: [Mark], _ inputs: _ViewInputs) {
        self.marks = marks
        settings = inputs.environment.chartSettings
        var inner = inputs
        inner.environment.chartSettings = ChartSettings()
        inner.stackAxis = nil
        self.inputs = inner
    }

    var children: [LayoutNode] { parts }

    func measure(_ proposal: ProposedViewSize) -> CGSize {
        proposal.replacingUnspecifiedDimensions(by: ChartMetrics.idealSize)
    }

    func placeChildren(of node: HostedNode, size: CGSize, proposal: ProposedViewSize) {
        parts = []
        var border = ChartBorder(size: size, direction: inputs.environment.layoutDirection)
        let model = PlotModel(marks, environment: inputs.environment)
        let encodings = Encodings(marks, settings: settings)
        legend(encodings).map { border.add($0) }
        for title in settings.x.titles { border.add(self.title(title, .horizontal)) }
        for title in settings.y.titles { border.add(self.title(title, .vertical)) }

        let x = axis(.horizontal, model.x, settings.x, length: border.free.width)
        let y = axis(.vertical, model.y, settings.y, length: border.free.height - (x?.margin(.bottom) ?? 0))
        var composition = ChartComposition(
            chart: CGRect(origin: .zero, size: size), free: border.free, x: x, y: y, settings: settings, model: model,
            encodings: encodings, speaker: MarkSpeaker(model, inputs: inputs), inputs: inputs)
        let plot = composition.compose { styledPlot(clipped(PlotBehavior.node($0, inputs), x, y)) }
        place(composition, plot, border, size)
    }

    private func axis(
        _ axis: Axis, _ data: AxisData, _ settings: AxisSettings, length: CGFloat
    ) -> AxisLayout? {
        AxisPlan(axis: axis, data: data, settings: settings, length: length, environment: inputs.environment)
            .map { AxisLayout($0, inputs: inputs) }
    }

    /// Everything beyond the visible part of a scrolling axis is clipped.
    private func clipped(_ node: LayoutNode, _ x: AxisLayout?, _ y: AxisLayout?) -> LayoutNode {
        guard x?.plan.isWindow == true || y?.plan.isWindow == true else { return node }
        return self.node(ChartPlotContent(node: node).clipped())
    }

    private func styledPlot(_ node: LayoutNode) -> LayoutNode {
        settings.plotStyles.reversed().reduce(node) { node, style in
            let view = EnvironmentValues.withCurrent(inputs.environment) { style(ChartPlotContent(node: node)) }
            return ViewRenderer.makeRoot(view, inputs: inputs)
        }
    }

    private func node(_ view: some View) -> LayoutNode { ViewRenderer.makeRoot(view, inputs: inputs) }

    private func legend(_ encodings: Encodings) -> ChartBorder.Item? {
        let legend = settings.legend
        guard legend.visibility != .hidden else { return nil }
        let direction: Axis = [.leading, .trailing].contains(legend.position) ? .vertical : .horizontal
        guard let view = legend.content ?? encodings.legend(direction, in: inputs.environment) else { return nil }
        return ChartBorder.Item(
            node: node(view), position: legend.position == .automatic ? .bottom : legend.position,
            alignment: legend.alignment, spacing: legend.spacing ?? ChartMetrics.legendSpacing)
    }

    /// Titles are below the horizontal axis and above the vertical one; next to the chart they are rotated.
    private func title(_ title: AxisTitle, _ axis: Axis) -> ChartBorder.Item {
        let styled = title.content.font(ChartMetrics.axisFont).foregroundStyle(.secondary)
        var position = title.position
        var alignment = title.alignment
        if position == .automatic {
            position = axis == .horizontal ? .bottom : .top
            alignment = alignment ?? (axis == .horizontal ? .center : titleAlignment)
        }
        var content = node(styled)
        if position == .leading || position == .trailing {
            let size = content.size(for: .unspecified)
            content = node(
                styled.fixedSize().rotationEffect(.degrees(position == .leading ? -90 : 90))
                    .frame(width: size.height, height: size.width))
        }
        return ChartBorder.Item(
            node: content, position: position, alignment: alignment ?? .center,
            spacing: title.spacing ?? ChartMetrics.titleSpacing)
    }

    /// Over the side on which the vertical axis has its labels.
    private var titleAlignment: Alignment {
        settings.y.content?.first?.position == .leading ? .leading : .trailing
    }

    private func place(_ composition: ChartComposition, _ plot: LayoutNode, _ border: ChartBorder, _ size: CGSize) {
        let frame = composition.plot
        let proxy = ChartProxy(
            geometry: composition.geometry, encodings: composition.encodings,
            frame: Anchor<CGRect>.Source.rect(frame).anchor(inputs.context.placement))
        for layer in settings.backgrounds { place(layer, proxy, size) }

        let lines = PlotBehavior.node([composition.lines], inputs)
        parts.append(lines)
        lines.place(at: frame.origin, proposal: ProposedViewSize(frame.size))
        for (axis, strip) in composition.strips {
            let style = axis == .horizontal ? settings.x.style : settings.y.style
            guard let style else { continue }
            let view = EnvironmentValues.withCurrent(inputs.environment) {
                style(ChartAxisContent(node: PlotBehavior.node([], inputs)))
            }
            place(node(view), in: strip)
        }
        parts.append(plot)
        plot.place(at: frame.origin, proposal: ProposedViewSize(frame.size))
        for label in composition.labels { place(label.node, in: label.frame) }
        for note in composition.notes { place(note.node, in: note.frame) }
        for item in border.placed(around: frame) { place(item.node, in: item.frame) }
        for layer in settings.overlays { place(layer, proxy, size) }
    }

    private func place(_ node: LayoutNode, in frame: CGRect) {
        parts.append(node)
        node.place(at: frame.origin, proposal: ProposedViewSize(frame.size))
    }

    private func place(_ layer: ChartLayer, _ proxy: ChartProxy, _ size: CGSize) {
        let view = EnvironmentValues.withCurrent(inputs.environment) { layer.content(proxy) }
        let node = node(view)
        let own = node.size(for: ProposedViewSize(size))
        let place = layer.alignment.fractions(inputs.environment.layoutDirection)
        parts.append(node)
        node.place(
            at: CGPoint(x: (size.width - own.width) * place.x, y: (size.height - own.height) * place.y),
            proposal: ProposedViewSize(size))
    }

    func emit(_ node: HostedNode, into emitter: inout RenderEmitter, frame: CGRect) {
        emitter.emitGroup(node, frame: frame, semantics: Semantics(role: .container))
    }
}

extension Alignment {
    /// Shares of the free space on the left and at the top.
    func fractions(_ direction: LayoutDirection) -> (x: CGFloat, y: CGFloat) {
        let x: CGFloat =
            switch horizontal {
            case .leading: 0
            case .trailing: 1
            default: 0.5
            }
        let y: CGFloat =
            switch vertical {
            case .top: 0
            case .bottom: 1
            default: 0.5
            }
        return (direction == .rightToLeft ? 1 - x : x, y)
    }
}
