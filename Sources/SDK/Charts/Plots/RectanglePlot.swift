import SwiftUI

/// Rectangles of a collection.
public struct RectanglePlot<Content: ChartContent> {
    let content: Content
}

extension RectanglePlot: ChartContent {
    public typealias Body = Never

    nonisolated public static func _makeChartContent(
        _ content: Self, inputs: _ViewInputs, outputs: inout _ChartContentOutputs
    ) {
        Content._makeChartContent(content.content, inputs: inputs, outputs: &outputs)
    }
}

extension RectanglePlot: VectorizedChartContent where Content: VectorizedChartContent {
    nonisolated public func _rows() -> _VectorizedRows<Content.DataElement> { content._rows() }
}

extension RectanglePlot {
    nonisolated public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
        _ data: Data, x: PlottableProjection<Data.Element, X>, y: PlottableProjection<Data.Element, Y>,
        width: MarkDimensions<Data.Element> = .automatic, height: MarkDimensions<Data.Element> = .automatic
    ) where Content == _VectorizedPlotContent<Data.Element> {
        content = _VectorizedPlotContent(data) { element in
            Mark(
                kind: .rectangle, x: .value(x.plotted(element)), y: .value(y.plotted(element)),
                width: width.dimension(element), height: height.dimension(element))
        }
    }

    nonisolated public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
        _ data: Data, xStart: PlottableProjection<Data.Element, X>, xEnd: PlottableProjection<Data.Element, X>,
        yStart: PlottableProjection<Data.Element, Y>, yEnd: PlottableProjection<Data.Element, Y>
    ) where Content == _VectorizedPlotContent<Data.Element> {
        content = _VectorizedPlotContent(data) { element in
            Mark(
                kind: .rectangle, x: .between(xStart.plotted(element), xEnd.plotted(element)),
                y: .between(yStart.plotted(element), yEnd.plotted(element)))
        }
    }

    nonisolated public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
        _ data: Data, x: PlottableProjection<Data.Element, X>, yStart: PlottableProjection<Data.Element, Y>,
        yEnd: PlottableProjection<Data.Element, Y>, width: MarkDimensions<Data.Element> = .automatic
    ) where Content == _VectorizedPlotContent<Data.Element> {
        content = _VectorizedPlotContent(data) { element in
            Mark(
                kind: .rectangle, x: .value(x.plotted(element)),
                y: .between(yStart.plotted(element), yEnd.plotted(element)), width: width.dimension(element))
        }
    }

    nonisolated public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
        _ data: Data, xStart: PlottableProjection<Data.Element, X>, xEnd: PlottableProjection<Data.Element, X>,
        y: PlottableProjection<Data.Element, Y>, height: MarkDimensions<Data.Element> = .automatic
    ) where Content == _VectorizedPlotContent<Data.Element> {
        content = _VectorizedPlotContent(data) { element in
            Mark(
                kind: .rectangle, x: .between(xStart.plotted(element), xEnd.plotted(element)),
                y: .value(y.plotted(element)), height: height.dimension(element))
        }
    }
}
