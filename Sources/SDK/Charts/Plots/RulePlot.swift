import SwiftUI

/// Lines along an axis of a collection.
public struct RulePlot<Content: ChartContent> {
    let content: Content
}

extension RulePlot: ChartContent {
    public typealias Body = Never

    nonisolated public static func _makeChartContent(
        _ content: Self, inputs: _ViewInputs, outputs: inout _ChartContentOutputs
    ) {
        Content._makeChartContent(content.content, inputs: inputs, outputs: &outputs)
    }
}

extension RulePlot: VectorizedChartContent where Content: VectorizedChartContent {
    nonisolated public func _rows() -> _VectorizedRows<Content.DataElement> { content._rows() }
}

extension RulePlot {
    nonisolated public init<Data: RandomAccessCollection, X: Plottable>(
        _ data: Data, x: PlottableProjection<Data.Element, X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil
    ) where Content == _VectorizedPlotContent<Data.Element> {
        content = _VectorizedPlotContent(data) { element in
            Mark(kind: .rule, x: .value(x.plotted(element)), y: .points(yStart, yEnd))
        }
    }

    nonisolated public init<Data: RandomAccessCollection, Y: Plottable>(
        _ data: Data, xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableProjection<Data.Element, Y>
    ) where Content == _VectorizedPlotContent<Data.Element> {
        content = _VectorizedPlotContent(data) { element in
            Mark(kind: .rule, x: .points(xStart, xEnd), y: .value(y.plotted(element)))
        }
    }

    nonisolated public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
        _ data: Data, x: PlottableProjection<Data.Element, X>, yStart: PlottableProjection<Data.Element, Y>,
        yEnd: PlottableProjection<Data.Element, Y>
    ) where Content == _VectorizedPlotContent<Data.Element> {
        content = _VectorizedPlotContent(data) { element in
            Mark(
                kind: .rule, x: .value(x.plotted(element)), y: .between(yStart.plotted(element), yEnd.plotted(element)))
        }
    }

    nonisolated public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
        _ data: Data, xStart: PlottableProjection<Data.Element, X>, xEnd: PlottableProjection<Data.Element, X>,
        y: PlottableProjection<Data.Element, Y>
    ) where Content == _VectorizedPlotContent<Data.Element> {
        content = _VectorizedPlotContent(data) { element in
            Mark(
                kind: .rule, x: .between(xStart.plotted(element), xEnd.plotted(element)), y: .value(y.plotted(element)))
        }
    }
}
