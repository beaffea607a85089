import SwiftUI

/// Pie sectors of a collection.
public struct SectorPlot<Content: ChartContent> {
    let content: Content
}

extension SectorPlot: ChartContent {
    public typealias Body = Never

    nonisolated public static func _makeChartContent(
        _ content: Self, inputs: _ViewInputs, outputs: inout _ChartContentOutputs
    ) {
        Content._makeChartContent(content.content, inputs: inputs, outputs: &outputs)
    }
}

extension SectorPlot: VectorizedChartContent where Content: VectorizedChartContent {
    nonisolated public func _rows() -> _VectorizedRows<Content.DataElement> { content._rows() }
}

extension SectorPlot {
    nonisolated public init<Data: RandomAccessCollection, Value: Plottable>(
        _ data: Data, angle: PlottableProjection<Data.Element, Value>,
        innerRadius: MarkDimensions<Data.Element> = .automatic,
        outerRadius: MarkDimensions<Data.Element> = .automatic, angularInset: CGFloat? = nil
    ) where Content == _VectorizedPlotContent<Data.Element> {
        content = _VectorizedPlotContent(data) { element in
            Mark(
                kind: .sector,
                sector: Mark.Sector(
                    angle: angle.plotted(element), inner: innerRadius.dimension(element),
                    outer: outerRadius.dimension(element), inset: angularInset ?? 0))
        }
    }
}
