/// Views on top of each other, the first one at the back.
public struct ZStack<Content: View> {
    let layout: ZStackLayout
    let content: Content

    nonisolated public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
        layout = ZStackLayout(alignment: alignment)
        self.content = content()
    }
}

extension ZStack: View {
    public typealias Body = Never

    nonisolated public static func _makeView(_ view: Self, inputs: _ViewInputs, outputs: inout _ViewOutputs) {
        outputs.nodes.append(view.layout.makeNode(view.content, inputs: inputs))
    }
}
