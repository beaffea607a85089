import RenderModel

/// A control with an on and an off state. In a widget only an intent can change it.
public struct Toggle<Label> {
    let label: Label
    let isOn: Bool
    let action: ControlAction

    nonisolated package init(isOn: Bool, action: ControlAction, label: Label) {
        self.label = label
        self.isOn = isOn
        self.action = action
    }
}

extension Toggle: View where Label: View {
    public typealias Body = Never

    nonisolated public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
        self.init(isOn: isOn.wrappedValue, action: .code, label: label())
    }

    /// 1. The style of the environment turns label and state into views.
    /// 2. Their nodes get the role of a toggle and its interaction.
    /// 3. A toggle that can be tapped is also built in the other state, which is included but not drawn: so the system
    ///    shows the new state before the intent was performed. Toggles within it have one state.
    nonisolated public static func _makeView(_ view: Self, inputs: _ViewInputs, outputs: inout _ViewOutputs) {
        guard var inner = inputs.deeper(for: Self.self) else { return }
        let (now, later) = view.interactions(inputs)
        let first = outputs.nodes.count
        view.make(isOn: view.isOn, now, inner, inputs, &outputs)
        guard let later, inputs.environment.isEnabled, !inputs.environment.isInOtherState,
            outputs.nodes.count == first + 1
        else { return }
        inner.environment.isInOtherState = true
        var other = _ViewOutputs()
        view.make(isOn: !view.isOn, later, inner, inputs, &other)
        guard other.nodes.count == 1 else { return }
        outputs.nodes[first] = ToggleNode(outputs.nodes[first], other: other.nodes[0], inputs)
    }

    private nonisolated func make(
        isOn: Bool, _ interaction: Semantics.Interaction?, _ inner: _ViewInputs, _ inputs: _ViewInputs,
        _ outputs: inout _ViewOutputs
    ) {
        let configuration = ToggleStyleConfiguration(
            label: ToggleStyleConfiguration.Label(content: AnyView(label)), isOn: .constant(isOn))
        let first = outputs.nodes.count
        inputs.environment[StyleStackKey<ToggleStyleConfiguration>.self].make(
            configuration, standard: DefaultToggleStyle(), { $0.makeBody(configuration: $1) }, inner, &outputs)
        let isEnabled = inputs.environment.isEnabled
        outputs.nodes.addSemantics(from: first, viewType: "Toggle", inputs) { semantics in
            semantics.role = .toggle
            semantics.interaction = isEnabled ? interaction : nil
            semantics.marks.set(.selected, to: isOn)
            semantics.marks.set(.disabled, to: !isEnabled)
        }
    }

    /// The effect of a tap now, and in the other state.
    private nonisolated func interactions(
        _ inputs: _ViewInputs
    ) -> (now: Semantics.Interaction?, later: Semantics.Interaction?) {
        switch action {
        case .interaction(let now, let later): return (now, later)
        case .code:
            inputs.context.report(
                Diagnostic(
                    .warning, .noEffect, subject: "Toggle",
                    message: "A toggle with a binding has no effect in a widget.",
                    remedy: "Use an app intent: Toggle(isOn:intent:)."))
            return (nil, nil)
        }
    }
}

extension Toggle where Label == ToggleStyleConfiguration.Label {
    /// A toggle of a style's configuration.
    nonisolated public init(_ configuration: ToggleStyleConfiguration) {
        self.init(isOn: configuration.isOn, action: .code, label: configuration.label)
    }
}
