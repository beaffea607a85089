import SwiftUI

/// A rectangle at a position or between values.
public struct RectangleMark {
    let mark: Mark

    nonisolated public init<X: Plottable, Y: Plottable>(
        x: PlottableValue<X>, y: PlottableValue<Y>, width: MarkDimension = .automatic,
        height: MarkDimension = .automatic
    ) {
        mark = Mark(kind: .rectangle, x: .value(x.plotted), y: .value(y.plotted), width: width, height: height)
    }

    nonisolated public init<X: Plottable, Y: Plottable>(
        x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>, width: MarkDimension = .automatic
    ) {
        mark = Mark(kind: .rectangle, x: .value(x.plotted), y: .between(yStart.plotted, yEnd.plotted), width: width)
    }

    nonisolated public init<X: Plottable, Y: Plottable>(
        xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>, height: MarkDimension = .automatic
    ) {
        mark = Mark(
            kind: .rectangle, x: .between(xStart.plotted, xEnd.plotted), y: .value(y.plotted), height: height)
    }

    nonisolated public init<X: Plottable, Y: Plottable>(
        xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
    ) {
        mark = Mark(
            kind: .rectangle, x: .between(xStart.plotted, xEnd.plotted), y: .between(yStart.plotted, yEnd.plotted))
    }

    nonisolated public init<X: Plottable>(
        x: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil, width: MarkDimension = .automatic
    ) {
        mark = Mark(kind: .rectangle, x: .value(x.plotted), y: .points(yStart, yEnd), width: width)
    }

    nonisolated public init<Y: Plottable>(
        xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableValue<Y>, height: MarkDimension = .automatic
    ) {
        mark = Mark(kind: .rectangle, x: .points(xStart, xEnd), y: .value(y.plotted), height: height)
    }

    nonisolated public init<X: Plottable>(
        xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil
    ) {
        mark = Mark(kind: .rectangle, x: .between(xStart.plotted, xEnd.plotted), y: .points(yStart, yEnd))
    }

    nonisolated public init<Y: Plottable>(
        xStart: CGFloat? = nil, xEnd: CGFloat? = nil, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
    ) {
        mark = Mark(kind: .rectangle, x: .points(xStart, xEnd), y: .between(yStart.plotted, yEnd.plotted))
    }

    /// All in points within the plot; its edges by default.
    nonisolated public init(
        xStart: CGFloat? = nil, xEnd: CGFloat? = nil, yStart: CGFloat? = nil, yEnd: CGFloat? = nil
    ) {
        mark = Mark(kind: .rectangle, x: .points(xStart, xEnd), y: .points(yStart, yEnd))
    }
}

extension RectangleMark: PrimitiveMark {
    public typealias Body = Never
}
