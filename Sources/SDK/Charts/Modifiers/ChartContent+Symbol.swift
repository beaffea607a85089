import SwiftUI

extension ChartContent {
    nonisolated public func symbol<S: ChartSymbolShape>(_ symbol: S) -> some ChartContent {
        setting(\.symbol, .shape(AnyChartSymbolShape(symbol)))
    }

    /// A view at each data point.
    nonisolated public func symbol<V: View>(@ViewBuilder symbol: () -> V) -> some ChartContent {
        setting(\.symbol, .view(AnyView(symbol())))
    }

    nonisolated public func symbol<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
        setting(\.symbolValue, value.plotted)
    }

    /// - Parameter area: the symbol's perceived area in square points.
    nonisolated public func symbolSize(_ area: CGFloat) -> some ChartContent {
        setting(\.symbolSize, .area(area))
    }

    /// - Parameter size: the symbol's box in points.
    nonisolated public func symbolSize(_ size: CGSize) -> some ChartContent {
        setting(\.symbolSize, .box(size))
    }

    nonisolated public func symbolSize<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
        setting(\.symbolSizeValue, value.plotted)
    }
}
