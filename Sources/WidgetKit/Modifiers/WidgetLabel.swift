/// Adds a label that some places show beside the widget; where `showsWidgetLabel` is false there is none.
struct WidgetLabelModifier<Label> {
    let label: Label
}

extension WidgetLabelModifier: ViewModifier where Label: View {
    typealias Body = Never

    nonisolated static func _makeView<Base: View>(
        modifier: Self, content: Base, inputs: _ViewInputs, outputs: inout _ViewOutputs
    ) {
        let first = outputs.nodes.count
        Base._makeView(content, inputs: inputs, outputs: &outputs)
        guard inputs.environment.showsWidgetLabel, outputs.nodes.count > first else { return }
        var label = _ViewOutputs()
        VStack<Label>._makeView(VStack { modifier.label }, inputs: inputs, outputs: &label)
        guard let root = label.nodes.first else { return }
        outputs.nodes[first] = WidgetLabelNode(outputs.nodes[first], label: root, inputs)
    }
}

extension View {
    nonisolated public func widgetLabel<Label: View>(@ViewBuilder label: () -> Label) -> some View {
        modifier(WidgetLabelModifier(label: label()))
    }
}
