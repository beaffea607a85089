import SwiftUI

/// A mark with its data as numbers and categories, stacked where marks share a position.
struct ResolvedMark {
    /// The position of a mark along one axis, in data.
    enum Extent: Hashable {
        case category(String)
        case point(Double)
        /// A whole bin, such as a day.
        case bin(Double, Double)
        /// From one number to another: explicit, or part of a stack.
        case span(Double, Double)
        case categories(String, String)
        /// Points within the plot; its edges by default.
        case points(CGFloat?, CGFloat?)
    }

    let mark: Mark
    var x: Extent
    var y: Extent
    /// The axis along which bars and areas grow.
    let quantity: Axis
    /// The key that separates lines and areas.
    let series: [_Datum?]

    func extent(_ axis: Axis) -> Extent {
        switch axis {
        case .horizontal: x
        case .vertical: y
        }
    }

    mutating func set(_ extent: Extent, along axis: Axis) {
        switch axis {
        case .horizontal: x = extent
        case .vertical: y = extent
        }
    }
}

extension Axis {
    var other: Axis {
        switch self {
        case .horizontal: .vertical
        case .vertical: .horizontal
        }
    }
}

/// All marks of a chart and their data for its axes.
struct PlotModel {
    private(set) var marks: [ResolvedMark] = []
    private(set) var x = AxisData()
    private(set) var y = AxisData()
    /// Values of `position(by:)` for each axis, in order of appearance.
    private(set) var groupings: [Axis: [_Datum]] = [:]
    let environment: EnvironmentValues

    /// 1. Convert the plotted values of each mark to numbers, bins and categories.
    /// 2. Stack bars and areas.
    /// 3. Collect the data of the axes.
    init(_ source: [Mark], environment: EnvironmentValues) {
        self.environment = environment
        marks = source.map(resolve)
        stack()
        for mark in marks {
            gather(mark, mark.x, mark.mark.x, into: &x)
            gather(mark, mark.y, mark.mark.y, into: &y)
            guard let grouping = mark.mark.style.grouping else { continue }
            let axis = grouping.axis ?? mark.quantity.other
            if groupings[axis]?.contains(grouping.value.datum) != true {
                groupings[axis, default: []].append(grouping.value.datum)
            }
        }
    }

    private func resolve(_ mark: Mark) -> ResolvedMark {
        let style = mark.style
        return ResolvedMark(
            mark: mark, x: resolve(mark.x), y: resolve(mark.y), quantity: Self.quantity(of: mark),
            series: [
                mark.series?.datum, style.foregroundValue?.datum, style.symbolValue?.datum, style.lineValue?.datum,
                style.grouping?.value.datum,
            ])
    }

    private func resolve(_ extent: Mark.Extent) -> ResolvedMark.Extent {
        switch extent {
        case .points(let start, let end): return .points(start, end)
        case .value(let value):
            if let bin = value.bin(in: environment) { return .bin(bin.start, bin.end) }
            if let position = value.datum.position { return .point(position) }
            // A NaN value has no position.
            return value.datum.kind == .category ? .category(value.datum.name) : .point(.nan)
        case .between(let start, let end):
            if start.datum.kind == .category || end.datum.kind == .category {
                return .categories(start.datum.name, end.datum.name)
            }
            // The end of a range of days is the end of its last day.
            let last = end.unit == nil ? end.datum.position : end.bin(in: environment)?.start
            let first = start.unit == nil ? start.datum.position : start.bin(in: environment)?.start
            return .span(first ?? .nan, last ?? .nan)
        }
    }

    /// Bars and areas extend along the numeric axis; along the vertical one if both are.
    private static func quantity(of mark: Mark) -> Axis {
        switch (mark.x, mark.y) {
        case (.between, .value): return .horizontal
        case (.value, .between): return .vertical
        case (.value(let x), .points): return x.datum.kind == .number && mark.kind == .bar ? .horizontal : .vertical
        case (.points, .value(let y)): return y.datum.kind == .number && mark.kind == .bar ? .vertical : .horizontal
        case (.value(let x), .value(let y)):
            let isVertical = y.datum.kind == .number && y.unit == nil && y.end == nil
            let isHorizontal = x.datum.kind == .number && x.unit == nil && x.end == nil
            return isHorizontal && !isVertical ? .horizontal : .vertical
        default: return .vertical
        }
    }

    private func gather(
        _ mark: ResolvedMark, _ resolved: ResolvedMark.Extent, _ plotted: Mark.Extent, into data: inout AxisData
    ) {
        for value in plotted.plotted {
            // A stacked value is positioned by its stack.
            if case .span = resolved, case .value = plotted {
                let keepsNumbers = mark.mark.stacking == .standard
                data.isWhole = data.isWhole && value.isWhole && keepsNumbers
            } else {
                data.add(value, in: environment)
            }
        }
        if case .span(let start, let end) = resolved { data.numbers += [start, end].filter(\.isFinite) }
    }

    /// Whether marks can be stacked.
    private struct StackKey: Hashable {
        let kind: Mark.Kind
        let axis: Axis
        let place: ResolvedMark.Extent
        let grouping: _Datum?
    }

    /// 1. Marks of a kind at the same position form a stack, in source order.
    /// 2. Positive values stack up from zero, negative ones down.
    /// 3. A normalized stack is divided by the sum of its sizes; a centered one is moved by half of it.
    private mutating func stack() {
        var stacks: [StackKey: [Int]] = [:]
        var keys: [StackKey] = []
        for (index, mark) in marks.enumerated() where mark.mark.stacking.kind != .unstacked {
            guard mark.mark.kind == .bar || mark.mark.kind == .area, case .point = mark.extent(mark.quantity) else {
                continue
            }
            let key = StackKey(
                kind: mark.mark.kind, axis: mark.quantity, place: mark.extent(mark.quantity.other),
                grouping: mark.mark.style.grouping?.value.datum)
            if stacks[key] == nil { keys.append(key) }
            stacks[key, default: []].append(index)
        }
        for key in keys { pile(stacks[key] ?? [], along: key.axis) }
    }

    private mutating func pile(_ indices: [Int], along axis: Axis) {
        let sizes = indices.map { index -> Double in
            guard case .point(let size) = marks[index].extent(axis), size.isFinite else { return 0 }
            return size
        }
        let total = sizes.reduce(0) { $0 + abs($1) }
        var (above, below) = (0.0, 0.0)
        for (index, size) in zip(indices, sizes) {
            let start = size < 0 ? below : above
            let end = start + size
            if size < 0 { below = end } else { above = end }
            switch marks[index].mark.stacking.kind {
            case .normalized where total > 0: marks[index].set(.span(start / total, end / total), along: axis)
            case .center: marks[index].set(.span(start - total / 2, end - total / 2), along: axis)
            default: marks[index].set(.span(start, end), along: axis)
            }
        }
    }
}
