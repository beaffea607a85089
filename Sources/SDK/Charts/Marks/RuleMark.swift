import SwiftUI

/// A straight line along one axis.
public struct RuleMark {
    let mark: Mark

    /// - Parameters:
    ///   - yStart: points within the plot; the plot's edge by default.
    ///   - yEnd: points within the plot; the plot's edge by default.
    nonisolated public init<X: Plottable>(x: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil) {
        mark = Mark(kind: .rule, x: .value(x.plotted), y: .points(yStart, yEnd))
    }

    nonisolated public init<X: Plottable, Y: Plottable>(
        x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
    ) {
        mark = Mark(kind: .rule, x: .value(x.plotted), y: .between(yStart.plotted, yEnd.plotted))
    }

    /// - Parameter x: points within the plot; its middle by default.
    nonisolated public init<Y: Plottable>(
        x: CGFloat? = nil, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
    ) {
        mark = Mark(kind: .rule, x: .points(x, x), y: .between(yStart.plotted, yEnd.plotted))
    }

    /// - Parameters:
    ///   - xStart: points within the plot; the plot's edge by default.
    ///   - xEnd: points within the plot; the plot's edge by default.
    nonisolated public init<Y: Plottable>(xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableValue<Y>) {
        mark = Mark(kind: .rule, x: .points(xStart, xEnd), y: .value(y.plotted))
    }

    nonisolated public init<X: Plottable, Y: Plottable>(
        xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>
    ) {
        mark = Mark(kind: .rule, x: .between(xStart.plotted, xEnd.plotted), y: .value(y.plotted))
    }

    /// - Parameter y: points within the plot; its middle by default.
    nonisolated public init<X: Plottable>(
        xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: CGFloat? = nil
    ) {
        mark = Mark(kind: .rule, x: .between(xStart.plotted, xEnd.plotted), y: .points(y, y))
    }
}

extension RuleMark: PrimitiveMark {
    public typealias Body = Never
}
