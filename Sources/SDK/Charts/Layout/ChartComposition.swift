import SwiftUI

/// Determines the frames of the plot and everything around it.
struct ChartComposition {
    let chart: CGRect
    let free: CGRect
    let x: AxisLayout?
    let y: AxisLayout?
    let settings: ChartSettings
    let model: PlotModel
    let encodings: Encodings
    let speaker: MarkSpeaker
    let inputs: _ViewInputs

    /// The plot's frame within the chart.
    private(set) var plot = CGRect.zero
    private(set) var geometry: PlotGeometry
    /// The marks in that geometry.
    private var drawn: [DrawnMark] = []
    /// Lines of both axes, in points of the plot.
    private(set) var lines: DrawnMark
    /// Within the chart.
    private(set) var labels: [(node: LayoutNode, frame: CGRect)] = []
    private(set) var notes: [(node: LayoutNode, frame: CGRect)] = []
    /// The areas of the axis labels, within the chart.
    private(set) var strips: [(axis: Axis, frame: CGRect)] = []

    init(
        chart: CGRect, free: CGRect, x: AxisLayout?, y: AxisLayout?, settings: ChartSettings, model: PlotModel,
        encodings: Encodings, speaker: MarkSpeaker, inputs: _ViewInputs
    ) {
        self.chart = chart
        self.free = free
        self.x = x
        self.y = y
        self.settings = settings
        self.model = model
        self.encodings = encodings
        self.speaker = speaker
        self.inputs = inputs
        geometry = PlotGeometry(size: .zero, x: nil, y: nil, groupings: model.groupings)
        lines = DrawnMark(viewType: "", bounds: .zero)
    }

    /// Distances of the plot from the free space.
    private struct Insets {
        var left: CGFloat = 0
        var right: CGFloat = 0
        var top: CGFloat = 0
        var bottom: CGFloat = 0

        func inset(_ rect: CGRect) -> CGRect {
            CGRect(
                x: rect.minX + left, y: rect.minY + top, width: max(rect.width - left - right, 0),
                height: max(rect.height - top - bottom, 0))
        }
    }

    /// 1. Reserve space for the labels of both axes and for halves of labels at the ends, but not at the top: there the
    ///    plot starts at the chart's edge, and half of the label extends beyond it (I0412, I0438).
    /// 2. Draw the marks and place their annotations; where one leaves the chart, reserve that much more space, once.
    /// 3. Create the plot's node; the views around it may shrink it.
    /// 4. Place lines and labels of the axes around the plot.
    mutating func compose(_ makePlot: ([DrawnMark]) -> LayoutNode) -> LayoutNode {
        var insets = axisInsets()
        setPlot(insets.inset(free).size)
        let overflow = noteOverflow(insets.inset(free).origin)
        if overflow.left + overflow.right + overflow.top + overflow.bottom > 0 {
            insets.left += overflow.left
            insets.right += overflow.right
            insets.top += overflow.top
            insets.bottom += overflow.bottom
            setPlot(insets.inset(free).size)
        }
        plot = insets.inset(free)
        var node = makePlot(drawn)
        let size = node.size(for: ProposedViewSize(plot.size))
        if size != plot.size, size.width > 0, size.height > 0 {
            plot.size = size
            setPlot(size)
            node = makePlot(drawn)
        }
        notes = placedNotes(at: plot.origin)
        placeAxes()
        return node
    }

    private func axisInsets() -> Insets {
        var insets = Insets()
        insets.left = y?.margin(.left) ?? 0
        insets.right = y?.margin(.right) ?? 0
        insets.top = x?.margin(.top) ?? 0
        insets.bottom = x?.margin(.bottom) ?? 0
        // Reserving space for halves of labels moves the ends, and with them the labels: two iterations are accurate
        // enough.
        for _ in 0..<2 {
            let size = insets.inset(free).size
            if let x, let scale = scale(x.plan, settings.x, size) {
                let overflow = x.overflow(scale, length: size.width)
                insets.left = max(insets.left, overflow.near)
                insets.right = max(insets.right, overflow.far)
            }
            if let y, let scale = scale(y.plan, settings.y, size) {
                let overflow = y.overflow(scale, length: size.height)
                insets.bottom = max(insets.bottom, overflow.far)
            }
        }
        return insets
    }

    private mutating func setPlot(_ size: CGSize) {
        geometry = PlotGeometry(
            size: size, x: x.flatMap { scale($0.plan, settings.x, size) },
            y: y.flatMap { scale($0.plan, settings.y, size) }, groupings: model.groupings)
        drawn = PlotDrawing(model: model, encodings: encodings, geometry: geometry, speaker: speaker).drawnMarks()
    }

    /// Numbers grow to the right and upward, categories continue to the right and downward.
    private func scale(_ plan: AxisPlan, _ settings: AxisSettings, _ size: CGSize) -> PositionScale? {
        let isUpward: Bool
        if case .continuous = plan.domain { isUpward = plan.axis == .vertical } else { isUpward = false }
        let length = plan.axis == .horizontal ? size.width : size.height
        var (start, end) = isUpward ? (length, CGFloat(0)) : (CGFloat(0), length)
        switch settings.range?.kind {
        case .plot(let startPadding, let endPadding):
            start += isUpward ? -startPadding : startPadding
            end += isUpward ? endPadding : -endPadding
        case .points(let first, let last): (start, end) = (first, last)
        case nil: break
        }
        return PositionScale(domain: plan.domain, type: plan.type, start: start, end: end)
    }

    private mutating func placeAxes() {
        let bounds = chart.offsetBy(dx: -plot.minX, dy: -plot.minY)
        for (layout, scale) in [(x, geometry.x), (y, geometry.y)] {
            guard let layout, let scale else { continue }
            let placed = layout.placed(scale, plot: plot.size, chart: bounds)
            lines.layers += placed.lines
            labels += placed.labels.map { ($0.node, $0.frame.offsetBy(dx: plot.minX, dy: plot.minY)) }
        }
        if let x {
            let (top, bottom) = (x.margin(.top), x.margin(.bottom))
            let frame =
                bottom > 0
                ? CGRect(x: plot.minX, y: plot.maxY, width: plot.width, height: bottom)
                : CGRect(x: plot.minX, y: plot.minY - top, width: plot.width, height: top)
            strips.append((.horizontal, frame))
        }
        if let y {
            let (left, right) = (y.margin(.left), y.margin(.right))
            let frame =
                right > 0
                ? CGRect(x: plot.maxX, y: plot.minY, width: right, height: plot.height)
                : CGRect(x: plot.minX - left, y: plot.minY, width: left, height: plot.height)
            strips.append((.vertical, frame))
        }
    }
}

extension ChartComposition {
    fileprivate func placedNotes(at origin: CGPoint) -> [(node: LayoutNode, frame: CGRect)] {
        drawn.flatMap(\.notes).map { note in
            let target = note.target.offsetBy(dx: origin.x, dy: origin.y)
            let view = EnvironmentValues.withCurrent(inputs.environment) {
                note.annotation.content(AnnotationContext(targetSize: target.size))
            }
            let node = ViewRenderer.makeRoot(view, inputs: inputs)
            let size = node.size(for: .unspecified)
            let plot = CGRect(origin: origin, size: geometry.size)
            let frame = note.annotation.frame(
                of: size, at: target, plot: plot, chart: chart, inputs.environment.layoutDirection)
            return (node, frame)
        }
    }

    /// Points by which annotations that can shrink the scale leave the chart.
    fileprivate func noteOverflow(
        _ origin: CGPoint
    ) -> (left: CGFloat, right: CGFloat, top: CGFloat, bottom: CGFloat) {
        let notes = zip(drawn.flatMap(\.notes), placedNotes(at: origin))
        var overflow: (left: CGFloat, right: CGFloat, top: CGFloat, bottom: CGFloat) = (0, 0, 0, 0)
        for (note, placed) in notes {
            if note.annotation.overflow.x.padsScale {
                overflow.left = max(overflow.left, chart.minX - placed.frame.minX)
                overflow.right = max(overflow.right, placed.frame.maxX - chart.maxX)
            }
            if note.annotation.overflow.y.padsScale {
                overflow.top = max(overflow.top, chart.minY - placed.frame.minY)
                overflow.bottom = max(overflow.bottom, placed.frame.maxY - chart.maxY)
            }
        }
        return overflow
    }
}

extension AnnotationOverflowResolution.Strategy {
    var padsScale: Bool { kind == .automatic || kind == .padScale }

    /// Moves an interval into its boundary.
    func resolve(
        _ start: CGFloat, _ length: CGFloat, plot: ClosedRange<CGFloat>, chart: ClosedRange<CGFloat>
    ) -> CGFloat {
        guard case .fit(let boundary) = kind else { return start }
        let bounds = boundary == .plot ? plot : chart
        return max(min(start, bounds.upperBound - length), bounds.lowerBound)
    }
}

extension Annotation {
    /// The frame of a view of the given size at its target.
    func frame(
        of size: CGSize, at target: CGRect, plot: CGRect, chart: CGRect, _ direction: LayoutDirection
    ) -> CGRect {
        let gap = spacing ?? ChartMetrics.annotationSpacing
        let place = alignment.fractions(direction)
        let isMirrored = direction == .rightToLeft
        let left = target.minX - gap - size.width
        let right = target.maxX + gap
        var origin = CGPoint(
            x: target.minX + (target.width - size.width) * place.x,
            y: target.minY + (target.height - size.height) * place.y)
        switch position.kind {
        case .overlay: break
        case .automatic, .top: origin.y = target.minY - gap - size.height
        case .bottom: origin.y = target.maxY + gap
        case .leading: origin.x = isMirrored ? right : left
        case .trailing: origin.x = isMirrored ? left : right
        case .topLeading: origin = CGPoint(x: isMirrored ? right : left, y: target.minY - gap - size.height)
        case .topTrailing: origin = CGPoint(x: isMirrored ? left : right, y: target.minY - gap - size.height)
        case .bottomLeading: origin = CGPoint(x: isMirrored ? right : left, y: target.maxY + gap)
        case .bottomTrailing: origin = CGPoint(x: isMirrored ? left : right, y: target.maxY + gap)
        }
        origin.x = overflow.x.resolve(
            origin.x, size.width, plot: plot.minX...plot.maxX, chart: chart.minX...chart.maxX)
        origin.y = overflow.y.resolve(
            origin.y, size.height, plot: plot.minY...plot.maxY, chart: chart.minY...chart.maxY)
        return CGRect(origin: origin, size: size)
    }
}
