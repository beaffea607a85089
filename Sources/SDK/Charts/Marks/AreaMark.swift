import SwiftUI

/// Points of an area. All marks of a chart in the same series form one area.
public struct AreaMark {
    let mark: Mark

    nonisolated public init<X: Plottable, Y: Plottable>(
        x: PlottableValue<X>, y: PlottableValue<Y>, stacking: MarkStackingMethod = .standard
    ) {
        mark = Mark(kind: .area, x: .value(x.plotted), y: .value(y.plotted), stacking: stacking)
    }

    nonisolated public init<X: Plottable, Y: Plottable, S: Plottable>(
        x: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>,
        stacking: MarkStackingMethod = .standard
    ) {
        mark = Mark(
            kind: .area, x: .value(x.plotted), y: .value(y.plotted), stacking: stacking, series: series.plotted)
    }

    nonisolated public init<X: Plottable, Y: Plottable>(
        x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
    ) {
        mark = Mark(kind: .area, x: .value(x.plotted), y: .between(yStart.plotted, yEnd.plotted))
    }

    nonisolated public init<X: Plottable, Y: Plottable, S: Plottable>(
        x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>, series: PlottableValue<S>
    ) {
        mark = Mark(
            kind: .area, x: .value(x.plotted), y: .between(yStart.plotted, yEnd.plotted), series: series.plotted)
    }

    nonisolated public init<X: Plottable, Y: Plottable>(
        xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>
    ) {
        mark = Mark(kind: .area, x: .between(xStart.plotted, xEnd.plotted), y: .value(y.plotted))
    }

    nonisolated public init<X: Plottable, Y: Plottable, S: Plottable>(
        xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>
    ) {
        mark = Mark(
            kind: .area, x: .between(xStart.plotted, xEnd.plotted), y: .value(y.plotted), series: series.plotted)
    }
}

extension AreaMark: PrimitiveMark {
    public typealias Body = Never
}
