/// Views in a column.
public struct VStack<Content: View> {
    let layout: VStackLayout
    let content: Content

    /// `spacing` in points; by default neighbors keep their preferred distance.
    nonisolated public init(
        alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
    ) {
        layout = VStackLayout(alignment: alignment, spacing: spacing)
        self.content = content()
    }
}

extension VStack: View {
    public typealias Body = Never

    nonisolated public static func _makeView(_ view: Self, inputs: _ViewInputs, outputs: inout _ViewOutputs) {
        outputs.nodes.append(view.layout.makeNode(view.content, inputs: inputs))
    }
}
