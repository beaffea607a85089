import SwiftUI

/// Bars from a base line, or between two values.
public struct BarMark {
    let mark: Mark

    nonisolated public init<X: Plottable, Y: Plottable>(
        x: PlottableValue<X>, y: PlottableValue<Y>, width: MarkDimension = .automatic,
        height: MarkDimension = .automatic, stacking: MarkStackingMethod = .standard
    ) {
        mark = Mark(
            kind: .bar, x: .value(x.plotted), y: .value(y.plotted), width: width, height: height, stacking: stacking)
    }

    nonisolated public init<X: Plottable, Y: Plottable>(
        x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>, width: MarkDimension = .automatic
    ) {
        mark = Mark(kind: .bar, x: .value(x.plotted), y: .between(yStart.plotted, yEnd.plotted), width: width)
    }

    nonisolated public init<X: Plottable, Y: Plottable>(
        xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>, height: MarkDimension = .automatic
    ) {
        mark = Mark(kind: .bar, x: .between(xStart.plotted, xEnd.plotted), y: .value(y.plotted), height: height)
    }

    /// - Parameters:
    ///   - yStart: points within the plot; the plot's edge by default.
    ///   - yEnd: points within the plot; the plot's edge by default.
    nonisolated public init<X: Plottable>(
        x: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil, width: MarkDimension = .automatic,
        stacking: MarkStackingMethod = .standard
    ) {
        mark = Mark(kind: .bar, x: .value(x.plotted), y: .points(yStart, yEnd), width: width, stacking: stacking)
    }

    /// - Parameters:
    ///   - xStart: points within the plot; the plot's edge by default.
    ///   - xEnd: points within the plot; the plot's edge by default.
    nonisolated public init<Y: Plottable>(
        xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableValue<Y>, height: MarkDimension = .automatic,
        stacking: MarkStackingMethod = .standard
    ) {
        mark = Mark(kind: .bar, x: .points(xStart, xEnd), y: .value(y.plotted), height: height, stacking: stacking)
    }

    nonisolated public init<X: Plottable>(
        xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil
    ) {
        mark = Mark(kind: .bar, x: .between(xStart.plotted, xEnd.plotted), y: .points(yStart, yEnd))
    }

    nonisolated public init<Y: Plottable>(
        xStart: CGFloat? = nil, xEnd: CGFloat? = nil, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
    ) {
        mark = Mark(kind: .bar, x: .points(xStart, xEnd), y: .between(yStart.plotted, yEnd.plotted))
    }
}

extension BarMark: PrimitiveMark {
    public typealias Body = Never
}
