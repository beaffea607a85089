import SwiftUI

/// The positions of resolved marks in a plot of known size. Points from the plot's top left corner.
struct PlotGeometry {
    let size: CGSize
    /// `nil` where no mark has data on the axis.
    let x: PositionScale?
    let y: PositionScale?
    let groupings: [Axis: [_Datum]]

    func scale(_ axis: Axis) -> PositionScale? {
        switch axis {
        case .horizontal: x
        case .vertical: y
        }
    }

    private func length(_ axis: Axis) -> CGFloat {
        switch axis {
        case .horizontal: size.width
        case .vertical: size.height
        }
    }

    /// The band of a category or bin, or a mark's part of it where marks are side by side.
    private func slot(_ extent: ResolvedMark.Extent, _ axis: Axis, of mark: Mark) -> (start: CGFloat, end: CGFloat)? {
        guard let scale = scale(axis) else { return nil }
        var slot: (start: CGFloat, end: CGFloat)?
        switch extent {
        case .category(let name): slot = scale.band(name)
        case .point(let value):
            // A number on a categorical axis is a category.
            if case .categories = scale.domain { slot = scale.band(_Datum.number(value).name) }
        case .bin(let start, let end):
            if let first = scale.position(start), let last = scale.position(end) { slot = (first, last) }
        default: break
        }
        guard let whole = slot, let grouping = mark.style.grouping, let values = groupings[axis],
            let index = values.firstIndex(of: grouping.value.datum)
        else { return slot }
        let step = whole.end - whole.start
        let span = grouping.span.length(step: abs(step), automatic: abs(step) * ChartMetrics.groupRatio)
        let direction: CGFloat = step < 0 ? -1 : 1
        let first = (whole.start + whole.end) / 2 - direction * span / 2
        let part = direction * span / CGFloat(values.count)
        return (first + part * CGFloat(index), first + part * CGFloat(index + 1))
    }

    /// The center of a mark's position along an axis, including offsets.
    func center(_ mark: ResolvedMark, _ axis: Axis) -> CGFloat? {
        span(mark, axis, automatic: 0).map { ($0.start + $0.end) / 2 }
    }

    /// The start and end of a bar, rectangle or rule along an axis, including offsets.
    ///
    /// - Parameter automatic: share of its extent that a mark takes by default.
    func span(
        _ mark: ResolvedMark, _ axis: Axis, automatic: CGFloat
    ) -> (start: CGFloat, end: CGFloat)? {
        let dimension: MarkDimension
        let offset: (start: CGFloat, end: CGFloat)
        switch axis {
        case .horizontal:
            dimension = mark.mark.width
            offset = (mark.mark.style.offset.xStart, mark.mark.style.offset.xEnd)
        case .vertical:
            dimension = mark.mark.height
            offset = (mark.mark.style.offset.yStart, mark.mark.style.offset.yEnd)
        }
        guard let span = span(mark.extent(axis), axis, mark.mark, dimension, automatic) else { return nil }
        return (span.start + offset.start, span.end + offset.end)
    }

    private func span(
        _ extent: ResolvedMark.Extent, _ axis: Axis, _ mark: Mark, _ dimension: MarkDimension, _ automatic: CGFloat
    ) -> (start: CGFloat, end: CGFloat)? {
        if case .points(let start, let end) = extent {
            if let start, start == end { return (start, start) }
            if mark.kind == .point, start == nil, end == nil { return (length(axis) / 2, length(axis) / 2) }
            return (start ?? 0, end ?? length(axis))
        }
        guard let scale = scale(axis) else { return nil }
        if let slot = slot(extent, axis, of: mark) {
            let step = abs(slot.end - slot.start)
            let length = dimension.length(step: step, automatic: step * automatic)
            let middle = (slot.start + slot.end) / 2
            let half = (slot.end < slot.start ? -length : length) / 2
            return (middle - half, middle + half)
        }
        switch extent {
        case .point(let value):
            guard let middle = scale.position(value) else { return nil }
            // Numbers have no steps: ratios are relative to the default width of a bar.
            let length =
                automatic == 0 ? 0 : dimension.length(step: ChartMetrics.thinBar, automatic: ChartMetrics.thinBar)
            return (middle - length / 2, middle + length / 2)
        case .span(let start, let end):
            guard let first = scale.position(start), let last = scale.position(end) else { return nil }
            return (first, last)
        case .categories(let start, let end):
            guard let first = scale.band(start), let last = scale.band(end) else { return nil }
            return automatic == 0
                ? ((first.start + first.end) / 2, (last.start + last.end) / 2) : (first.start, last.end)
        default: return nil
        }
    }

    /// The start and end of a bar or an area along the axis of its length.
    func growth(_ mark: ResolvedMark) -> (start: CGFloat, end: CGFloat)? {
        let axis = mark.quantity
        if case .point(let value) = mark.extent(axis), let scale = scale(axis), case .continuous = scale.domain {
            guard let end = scale.position(value) else { return nil }
            let style = mark.mark.style
            let offset: (start: CGFloat, end: CGFloat) =
                switch axis {
                case .horizontal: (style.offset.xStart, style.offset.xEnd)
                case .vertical: (style.offset.yStart, style.offset.yEnd)
                }
            return (scale.base + offset.start, end + offset.end)
        }
        return span(mark, axis, automatic: ChartMetrics.barRatio)
    }

    func point(_ mark: ResolvedMark) -> CGPoint? {
        guard let x = center(mark, .horizontal), let y = center(mark, .vertical) else { return nil }
        return CGPoint(x: x, y: y)
    }
}

extension CGRect {
    /// The rectangle between two positions on each axis.
    init(_ x: (start: CGFloat, end: CGFloat), _ y: (start: CGFloat, end: CGFloat)) {
        self.init(
            x: min(x.start, x.end), y: min(y.start, y.end), width: abs(x.end - x.start),
            height: abs(y.end - y.start))
    }
}
