import SwiftUI

/// A symbol at a data point.
public struct PointMark {
    let mark: Mark

    nonisolated public init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>) {
        mark = Mark(kind: .point, x: .value(x.plotted), y: .value(y.plotted))
    }

    /// - Parameter y: points within the plot; its middle by default.
    nonisolated public init<X: Plottable>(x: PlottableValue<X>, y: CGFloat? = nil) {
        mark = Mark(kind: .point, x: .value(x.plotted), y: .points(y, y))
    }

    /// - Parameter x: points within the plot; its middle by default.
    nonisolated public init<Y: Plottable>(x: CGFloat? = nil, y: PlottableValue<Y>) {
        mark = Mark(kind: .point, x: .points(x, x), y: .value(y.plotted))
    }
}

extension PointMark: PrimitiveMark {
    public typealias Body = Never
}
