/// Adds a label that some places show next to the widget; it is not shown if `showsWidgetLabel` is false.
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
        var labelInputs = inputs
        labelInputs.environment = inputs.environment.forWidgetLabel
        VStack<Label>._makeView(VStack { modifier.label }, inputs: labelInputs, outputs: &label)
        guard let root = label.nodes.first else { return }
        outputs.nodes[first] = WidgetLabelNode(
            outputs.nodes[first], label: root, width: inputs.environment.widgetFamily.labelWidth, inputs)
    }
}

extension View {
    nonisolated public func widgetLabel<Label: View>(@ViewBuilder label: () -> Label) -> some View {
        modifier(WidgetLabelModifier(label: label()))
    }
}

extension WidgetFamily {
    /// The maximum length of a label, in points, before the place scales its text from 12 points to the watch's size.
    ///
    /// The project's own, because no public document specifies the lengths of the arcs: in a corner the arc between the
    /// edges of the display, around the dial three eighths of the circle.
    fileprivate var labelWidth: CGFloat { self == .accessoryCorner ? 84 : 190 }
}
