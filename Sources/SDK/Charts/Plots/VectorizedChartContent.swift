import SwiftUI

/// Content with a mark for each element of a collection.
@MainActor @preconcurrency
public protocol VectorizedChartContent<DataElement>: ChartContent {
    associatedtype DataElement

    nonisolated func _rows() -> _VectorizedRows<DataElement>
}

/// Elements with their marks.
public struct _VectorizedRows<DataElement> {
    var rows: [(element: DataElement, mark: Mark)]
}

extension VectorizedChartContent where Body == Never {
    nonisolated public static func _makeChartContent(
        _ content: Self, inputs: _ViewInputs, outputs: inout _ChartContentOutputs
    ) {
        outputs.marks += content._rows().rows.map(\.mark)
    }
}

/// The marks of a plot over a collection.
public struct _VectorizedPlotContent<DataElement>: VectorizedChartContent {
    public typealias Body = Never

    nonisolated(unsafe) private let rows: [(element: DataElement, mark: Mark)]

    nonisolated init<Data: RandomAccessCollection>(_ data: Data, _ mark: (DataElement) -> Mark)
    where Data.Element == DataElement {
        rows = data.map { ($0, mark($0)) }
    }

    nonisolated init(rows: [(element: DataElement, mark: Mark)]) {
        self.rows = rows
    }

    nonisolated public func _rows() -> _VectorizedRows<DataElement> { _VectorizedRows(rows: rows) }
}

extension VectorizedChartContent {
    /// The same content with `change` applied to each mark, unless an inner modifier has already set it.
    nonisolated private func changing(
        _ change: (DataElement, inout MarkStyle) -> Void
    ) -> _VectorizedPlotContent<DataElement> {
        var rows = _rows().rows
        for index in rows.indices { change(rows[index].element, &rows[index].mark.style) }
        return _VectorizedPlotContent(rows: rows)
    }

    nonisolated private func setting<Value>(
        _ part: WritableKeyPath<MarkStyle, Value?>, _ value: (DataElement) -> Value
    ) -> _VectorizedPlotContent<DataElement> {
        changing { if $1[keyPath: part] == nil { $1[keyPath: part] = value($0) } }
    }

    nonisolated public func foregroundStyle<S: ShapeStyle>(
        _ style: KeyPath<DataElement, S>
    ) -> some VectorizedChartContent<DataElement> {
        setting(\.foreground) { AnyShapeStyle($0[keyPath: style]) }
    }

    nonisolated public func foregroundStyle<D: Plottable>(
        by value: PlottableProjection<DataElement, D>
    ) -> some VectorizedChartContent<DataElement> {
        setting(\.foregroundValue, value.plotted)
    }

    nonisolated public func opacity(
        _ opacity: KeyPath<DataElement, Double>
    ) -> some VectorizedChartContent<DataElement> {
        changing { $1.opacity *= min(max($0[keyPath: opacity], 0), 1) }
    }

    nonisolated public func cornerRadius(
        _ radius: KeyPath<DataElement, CGFloat>, style: RoundedCornerStyle = .continuous
    ) -> some VectorizedChartContent<DataElement> {
        changing {
            guard $1.cornerRadius == nil else { return }
            $1.cornerRadius = $0[keyPath: radius]
            $1.cornerStyle = style
        }
    }

    nonisolated public func lineStyle(
        _ style: KeyPath<DataElement, StrokeStyle>
    ) -> some VectorizedChartContent<DataElement> {
        setting(\.line) { $0[keyPath: style] }
    }

    nonisolated public func lineStyle<D: Plottable>(
        by value: PlottableProjection<DataElement, D>
    ) -> some VectorizedChartContent<DataElement> {
        setting(\.lineValue, value.plotted)
    }

    nonisolated public func symbol<S: ChartSymbolShape>(
        _ symbol: KeyPath<DataElement, S>
    ) -> some VectorizedChartContent<DataElement> {
        setting(\.symbol) { .shape(AnyChartSymbolShape($0[keyPath: symbol])) }
    }

    nonisolated public func symbol<D: Plottable>(
        by value: PlottableProjection<DataElement, D>
    ) -> some VectorizedChartContent<DataElement> {
        setting(\.symbolValue, value.plotted)
    }

    nonisolated public func symbolSize(
        _ area: KeyPath<DataElement, CGFloat>
    ) -> some VectorizedChartContent<DataElement> {
        setting(\.symbolSize) { .area($0[keyPath: area]) }
    }

    nonisolated public func symbolSize(
        _ size: KeyPath<DataElement, CGSize>
    ) -> some VectorizedChartContent<DataElement> {
        setting(\.symbolSize) { .box($0[keyPath: size]) }
    }

    nonisolated public func symbolSize<D: Plottable>(
        by value: PlottableProjection<DataElement, D>
    ) -> some VectorizedChartContent<DataElement> {
        setting(\.symbolSizeValue, value.plotted)
    }

    nonisolated public func position<D: Plottable>(
        by value: PlottableProjection<DataElement, D>, axis: Axis? = nil, span: MarkDimension = .automatic
    ) -> some VectorizedChartContent<DataElement> {
        setting(\.grouping) { MarkStyle.Grouping(value: value.plotted($0), axis: axis, span: span) }
    }

    nonisolated public func zIndex(
        _ value: KeyPath<DataElement, Double>
    ) -> some VectorizedChartContent<DataElement> {
        setting(\.zIndex) { $0[keyPath: value] }
    }

    nonisolated public func accessibilityLabel(
        _ label: KeyPath<DataElement, Text>
    ) -> some VectorizedChartContent<DataElement> {
        setting(\.speech.label) { $0[keyPath: label] }
    }

    nonisolated public func accessibilityLabel(
        _ label: KeyPath<DataElement, String>
    ) -> some VectorizedChartContent<DataElement> {
        setting(\.speech.label) { Text(verbatim: $0[keyPath: label]) }
    }

    nonisolated public func accessibilityValue(
        _ value: KeyPath<DataElement, Text>
    ) -> some VectorizedChartContent<DataElement> {
        setting(\.speech.value) { $0[keyPath: value] }
    }

    nonisolated public func accessibilityValue(
        _ value: KeyPath<DataElement, String>
    ) -> some VectorizedChartContent<DataElement> {
        setting(\.speech.value) { Text(verbatim: $0[keyPath: value]) }
    }

    nonisolated public func accessibilityIdentifier(
        _ identifier: KeyPath<DataElement, String>
    ) -> some VectorizedChartContent<DataElement> {
        setting(\.speech.identifier) { $0[keyPath: identifier] }
    }

    nonisolated public func accessibilityHidden(
        _ hidden: KeyPath<DataElement, Bool>
    ) -> some VectorizedChartContent<DataElement> {
        changing { $1.speech.isHidden = $0[keyPath: hidden] }
    }
}
