import SwiftUI

/// Lines of a collection, or of a function.
public struct LinePlot<Content: ChartContent> {
    let content: Content
}

extension LinePlot: ChartContent {
    public typealias Body = Never

    nonisolated public static func _makeChartContent(
        _ content: Self, inputs: _ViewInputs, outputs: inout _ChartContentOutputs
    ) {
        Content._makeChartContent(content.content, inputs: inputs, outputs: &outputs)
    }
}

extension LinePlot: VectorizedChartContent where Content: VectorizedChartContent {
    nonisolated public func _rows() -> _VectorizedRows<Content.DataElement> { content._rows() }
}

extension LinePlot {
    nonisolated public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
        _ data: Data, x: PlottableProjection<Data.Element, X>, y: PlottableProjection<Data.Element, Y>
    ) where Content == _VectorizedPlotContent<Data.Element> {
        content = _VectorizedPlotContent(data) { element in
            Mark(kind: .line, x: .value(x.plotted(element)), y: .value(y.plotted(element)))
        }
    }

    nonisolated public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable, S: Plottable>(
        _ data: Data, x: PlottableProjection<Data.Element, X>, y: PlottableProjection<Data.Element, Y>,
        series: PlottableProjection<Data.Element, S>
    ) where Content == _VectorizedPlotContent<Data.Element> {
        content = _VectorizedPlotContent(data) { element in
            Mark(
                kind: .line, x: .value(x.plotted(element)), y: .value(y.plotted(element)),
                series: series.plotted(element))
        }
    }
}

extension LinePlot where Content == _FunctionPlotContent {
    /// A line through the values of a function; by default over the whole horizontal axis.
    nonisolated public init(
        x: LocalizedStringKey, y: LocalizedStringKey, domain: ClosedRange<Double>? = nil,
        function: @escaping @Sendable (Double) -> Double
    ) {
        content = _FunctionPlotContent(line: Text(x), Text(y), domain, function)
    }

    nonisolated public init(
        x: Text, y: Text, domain: ClosedRange<Double>? = nil, function: @escaping @Sendable (Double) -> Double
    ) {
        content = _FunctionPlotContent(line: x, y, domain, function)
    }

    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        x: S, y: S, domain: ClosedRange<Double>? = nil, function: @escaping @Sendable (Double) -> Double
    ) {
        content = _FunctionPlotContent(line: Text(x), Text(y), domain, function)
    }

    /// A line through the points of a parametric function.
    nonisolated public init(
        x: LocalizedStringKey, y: LocalizedStringKey, t: LocalizedStringKey, domain: ClosedRange<Double>,
        function: @escaping @Sendable (Double) -> (x: Double, y: Double)
    ) {
        content = _FunctionPlotContent(curve: Text(x), Text(y), domain, function)
    }

    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        x: S, y: S, t: S, domain: ClosedRange<Double>,
        function: @escaping @Sendable (Double) -> (x: Double, y: Double)
    ) {
        content = _FunctionPlotContent(curve: Text(x), Text(y), domain, function)
    }
}
