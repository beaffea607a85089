import SwiftUI

/// The plot of a chart, for views around it.
public struct ChartPlotContent {
    let node: LayoutNode
}

extension ChartPlotContent: View {
    public typealias Body = Never

    nonisolated public static func _makeView(_ view: Self, inputs: _ViewInputs, outputs: inout _ViewOutputs) {
        outputs.nodes.append(view.node)
    }
}

/// The axis labels, for views around them.
public struct ChartAxisContent {
    let node: LayoutNode
}

extension ChartAxisContent: View {
    public typealias Body = Never

    nonisolated public static func _makeView(_ view: Self, inputs: _ViewInputs, outputs: inout _ViewOutputs) {
        outputs.nodes.append(view.node)
    }
}
