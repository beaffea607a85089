import SwiftUI

/// Areas of a collection, or of a function.
public struct AreaPlot<Content: ChartContent> {
    let content: Content
}

extension AreaPlot: ChartContent {
    public typealias Body = Never

    nonisolated public static func _makeChartContent(
        _ content: Self, inputs: _ViewInputs, outputs: inout _ChartContentOutputs
    ) {
        Content._makeChartContent(content.content, inputs: inputs, outputs: &outputs)
    }
}

extension AreaPlot: VectorizedChartContent where Content: VectorizedChartContent {
    nonisolated public func _rows() -> _VectorizedRows<Content.DataElement> { content._rows() }
}

extension AreaPlot {
    nonisolated public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
        _ data: Data, x: PlottableProjection<Data.Element, X>, y: PlottableProjection<Data.Element, Y>,
        stacking: MarkStackingMethod = .standard
    ) where Content == _VectorizedPlotContent<Data.Element> {
        content = _VectorizedPlotContent(data) { element in
            Mark(kind: .area, x: .value(x.plotted(element)), y: .value(y.plotted(element)), stacking: stacking)
        }
    }

    nonisolated public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable, S: Plottable>(
        _ data: Data, x: PlottableProjection<Data.Element, X>, y: PlottableProjection<Data.Element, Y>,
        series: PlottableProjection<Data.Element, S>, stacking: MarkStackingMethod = .standard
    ) where Content == _VectorizedPlotContent<Data.Element> {
        content = _VectorizedPlotContent(data) { element in
            Mark(
                kind: .area, x: .value(x.plotted(element)), y: .value(y.plotted(element)), stacking: stacking,
                series: series.plotted(element))
        }
    }

    nonisolated public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
        _ data: Data, x: PlottableProjection<Data.Element, X>, yStart: PlottableProjection<Data.Element, Y>,
        yEnd: PlottableProjection<Data.Element, Y>
    ) where Content == _VectorizedPlotContent<Data.Element> {
        content = _VectorizedPlotContent(data) { element in
            Mark(
                kind: .area, x: .value(x.plotted(element)), y: .between(yStart.plotted(element), yEnd.plotted(element)))
        }
    }

    nonisolated public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable, S: Plottable>(
        _ data: Data, x: PlottableProjection<Data.Element, X>, yStart: PlottableProjection<Data.Element, Y>,
        yEnd: PlottableProjection<Data.Element, Y>, series: PlottableProjection<Data.Element, S>
    ) where Content == _VectorizedPlotContent<Data.Element> {
        content = _VectorizedPlotContent(data) { element in
            Mark(
                kind: .area, x: .value(x.plotted(element)), y: .between(yStart.plotted(element), yEnd.plotted(element)),
                series: series.plotted(element))
        }
    }

    nonisolated public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
        _ data: Data, xStart: PlottableProjection<Data.Element, X>, xEnd: PlottableProjection<Data.Element, X>,
        y: PlottableProjection<Data.Element, Y>
    ) where Content == _VectorizedPlotContent<Data.Element> {
        content = _VectorizedPlotContent(data) { element in
            Mark(
                kind: .area, x: .between(xStart.plotted(element), xEnd.plotted(element)), y: .value(y.plotted(element)))
        }
    }
}

extension AreaPlot where Content == _FunctionPlotContent {
    /// The area below the values of a function; by default over the whole horizontal axis.
    nonisolated public init(
        x: LocalizedStringKey, y: LocalizedStringKey, domain: ClosedRange<Double>? = nil,
        function: @escaping @Sendable (Double) -> Double
    ) {
        content = _FunctionPlotContent(area: Text(x), Text(y), domain) { (0, function($0)) }
    }

    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        x: S, y: S, domain: ClosedRange<Double>? = nil, function: @escaping @Sendable (Double) -> Double
    ) {
        content = _FunctionPlotContent(area: Text(x), Text(y), domain) { (0, function($0)) }
    }

    /// The area between the two values of a function.
    nonisolated public init(
        x: LocalizedStringKey, yStart: LocalizedStringKey, yEnd: LocalizedStringKey,
        domain: ClosedRange<Double>? = nil,
        function: @escaping @Sendable (Double) -> (yStart: Double, yEnd: Double)
    ) {
        content = _FunctionPlotContent(area: Text(x), Text(yEnd), domain, function)
    }

    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        x: S, yStart: S, yEnd: S, domain: ClosedRange<Double>? = nil,
        function: @escaping @Sendable (Double) -> (yStart: Double, yEnd: Double)
    ) {
        content = _FunctionPlotContent(area: Text(x), Text(yEnd), domain, function)
    }
}
