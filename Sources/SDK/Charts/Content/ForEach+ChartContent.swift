import SwiftUI

extension ForEach: ChartContent where Content: ChartContent {
    nonisolated public static func _makeChartContent(
        _ content: Self, inputs: _ViewInputs, outputs: inout _ChartContentOutputs
    ) {
        for element in content.data {
            let inner = EnvironmentValues.withCurrent(inputs.environment) { content.content(element) }
            Content._makeChartContent(inner, inputs: inputs, outputs: &outputs)
        }
    }
}

extension ForEach where Content: ChartContent {
    nonisolated public init(_ data: Data, @ChartContentBuilder content: @escaping (Data.Element) -> Content)
    where Data.Element: Identifiable, ID == Data.Element.ID {
        self.init(data: data, content: content, identify: { $0.id })
    }

    nonisolated public init(
        _ data: Data, id: KeyPath<Data.Element, ID>, @ChartContentBuilder content: @escaping (Data.Element) -> Content
    ) {
        self.init(data: data, content: content, identify: { $0[keyPath: id] })
    }

    nonisolated public init(_ data: Range<Int>, @ChartContentBuilder content: @escaping (Int) -> Content)
    where Data == Range<Int>, ID == Int {
        self.init(data: data, content: content, identify: { $0 })
    }
}
