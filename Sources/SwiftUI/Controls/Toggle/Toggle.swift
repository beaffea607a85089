import RenderModel

/// A control that is on or off. In a widget only an intent can change it.
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
    nonisolated public static func _makeView(_ view: Self, inputs: _ViewInputs, outputs: inout _ViewOutputs) {
        guard let inner = inputs.deeper(for: Self.self) else { return }
        let configuration = ToggleStyleConfiguration(
            label: ToggleStyleConfiguration.Label(content: AnyView(view.label)), isOn: .constant(view.isOn))
        let first = outputs.nodes.count
        inputs.environment.toggleStyle.make(configuration, inner, &outputs)
        let interaction = view.interaction(inputs)
        let (isOn, isEnabled) = (view.isOn, inputs.environment.isEnabled)
        outputs.nodes.addMeaning(from: first, viewType: "Toggle", inputs) { meaning in
            meaning.role = .toggle
            meaning.interaction = isEnabled ? interaction : nil
            meaning.marks.set(.selected, to: isOn)
            meaning.marks.set(.disabled, to: !isEnabled)
        }
    }

    private nonisolated func interaction(_ inputs: _ViewInputs) -> Meaning.Interaction? {
        switch action {
        case .interaction(let value): return value
        case .code:
            inputs.context.report(
                Diagnostic(
                    .warning, .noEffect, subject: "Toggle",
                    message: "A toggle with a binding does nothing in a widget.",
                    remedy: "Give it an app intent: Toggle(isOn:intent:)."))
            return nil
        }
    }
}

extension Toggle where Label == ToggleStyleConfiguration.Label {
    /// A toggle of a style's configuration.
    nonisolated public init(_ configuration: ToggleStyleConfiguration) {
        self.init(isOn: configuration.isOn, action: .code, label: configuration.label)
    }
}
