import SwiftUI

/// Points of a line. All marks of a chart in the same series form one line.
public struct LineMark {
    let mark: Mark

    nonisolated public init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>) {
        mark = Mark(kind: .line, x: .value(x.plotted), y: .value(y.plotted))
    }

    nonisolated public init<X: Plottable, Y: Plottable, S: Plottable>(
        x: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>
    ) {
        mark = Mark(kind: .line, x: .value(x.plotted), y: .value(y.plotted), series: series.plotted)
    }
}

extension LineMark: PrimitiveMark {
    public typealias Body = Never
}
