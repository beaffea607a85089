import SwiftUI

/// Data as a chart.
///
/// 1. Content creates marks (`ChartContent`).
/// 2. Plotted values become numbers, bins and categories; bars and areas are stacked (`PlotModel`).
/// 3. Each axis gets a domain and the values of its marks (`AxisPlan`).
/// 4. Legend, titles and axis labels are measured; the rest is the plot (`ChartBehavior`).
/// 5. Scales for the plot's size give all marks their positions (`PlotGeometry`), and they are drawn (`PlotDrawing`).
public struct Chart<Content: ChartContent> {
    let content: Content

    nonisolated public init(@ChartContentBuilder content: () -> Content) {
        self.content = content()
    }

    nonisolated public init<Data: RandomAccessCollection, C: ChartContent>(
        _ data: Data, @ChartContentBuilder content: @escaping (Data.Element) -> C
    ) where Content == ForEach<Data, Data.Element.ID, C>, Data.Element: Identifiable {
        self.content = ForEach(data, content: content)
    }

    nonisolated public init<Data: RandomAccessCollection, ID: Hashable, C: ChartContent>(
        _ data: Data, id: KeyPath<Data.Element, ID>, @ChartContentBuilder content: @escaping (Data.Element) -> C
    ) where Content == ForEach<Data, ID, C> {
        self.content = ForEach(data, id: id, content: content)
    }
}

extension Chart: View {
    public typealias Body = Never

    nonisolated public static func _makeView(_ view: Self, inputs: _ViewInputs, outputs: inout _ViewOutputs) {
        guard let inner = inputs.deeper(for: Self.self) else { return }
        var content = _ChartContentOutputs()
        Content._makeChartContent(view.content, inputs: inner, outputs: &content)
        let node = HostedNode(ChartBehavior(content.marks, inputs), inputs)
        node.viewType = "Chart"
        outputs.nodes.append(node)
    }
}
