import SwiftUI

/// Content with modified marks.
struct ModifiedChartContent<Content: ChartContent> {
    let content: Content
    let change: (inout Mark) -> Void
}

extension ModifiedChartContent: ChartContent {
    typealias Body = Never

    nonisolated static func _makeChartContent(
        _ content: Self, inputs: _ViewInputs, outputs: inout _ChartContentOutputs
    ) {
        let first = outputs.marks.count
        Content._makeChartContent(content.content, inputs: inputs, outputs: &outputs)
        for index in first..<outputs.marks.count { content.change(&outputs.marks[index]) }
    }
}

extension ChartContent {
    nonisolated func changing(_ change: @escaping (inout MarkStyle) -> Void) -> ModifiedChartContent<Self> {
        ModifiedChartContent(content: self) { change(&$0.style) }
    }

    /// Sets a property unless an inner modifier has set it.
    nonisolated func setting<Value>(
        _ part: WritableKeyPath<MarkStyle, Value?>, _ value: Value
    ) -> ModifiedChartContent<Self> {
        changing { if $0[keyPath: part] == nil { $0[keyPath: part] = value } }
    }
}
