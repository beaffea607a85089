import RenderModel

/// The purpose of a button, in addition to its label.
public struct ButtonRole: Hashable, Sendable {
    private let name: String

    public static let destructive = ButtonRole(name: "destructive")
    public static let cancel = ButtonRole(name: "cancel")
    public static let close = ButtonRole(name: "close")
    public static let confirm = ButtonRole(name: "confirm")
}

/// The effect of a tap on a control.
package enum ControlAction: Sendable {
    /// Code of the view; it does not run in a widget.
    case code
    /// An action that the host can perform, and the action in the other state of a toggle.
    case interaction(Semantics.Interaction, inOtherState: Semantics.Interaction? = nil)
}

/// A control that performs an action when it is tapped. In a widget the action must be an intent.
public struct Button<Label> {
    package let label: Label
    package let role: ButtonRole?
    package let action: ControlAction

    nonisolated package init(role: ButtonRole?, action: ControlAction, label: Label) {
        self.label = label
        self.role = role
        self.action = action
    }
}

extension Button: View where Label: View {
    public typealias Body = Never

    @preconcurrency
    nonisolated public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
        self.init(role: nil, action: .code, label: label())
    }

    @preconcurrency
    nonisolated public init(
        role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
    ) {
        self.init(role: role, action: .code, label: label())
    }

    /// 1. The style of the environment turns label and role into views.
    /// 2. Their nodes get the role of a button and its interaction.
    nonisolated public static func _makeView(_ view: Self, inputs: _ViewInputs, outputs: inout _ViewOutputs) {
        guard let inner = inputs.deeper(for: Self.self) else { return }
        let configuration = PrimitiveButtonStyleConfiguration(
            role: view.role, label: PrimitiveButtonStyleConfiguration.Label(content: AnyView(view.label)),
            action: view.action)
        let first = outputs.nodes.count
        let styles = inputs.environment[StyleStackKey<PrimitiveButtonStyleConfiguration>.self]
        if inputs.context.placement.safeArea != nil, inputs.environment.typographyPlatform == .iOS {
            // In an app on iPhone and iPad a button has no border.
            styles.make(
                configuration, standard: BorderlessButtonStyle(), { $0.makeBody(configuration: $1) }, inner, &outputs)
        } else {
            styles.make(
                configuration, standard: DefaultButtonStyle(), { $0.makeBody(configuration: $1) }, inner, &outputs)
        }
        let interaction = view.interaction(inputs)
        let isEnabled = inputs.environment.isEnabled
        outputs.nodes.addSemantics(from: first, viewType: "Button", inputs) { semantics in
            semantics.role = .button
            semantics.interaction = isEnabled ? interaction : nil
            semantics.marks.set(.disabled, to: !isEnabled)
        }
    }

    private nonisolated func interaction(_ inputs: _ViewInputs) -> Semantics.Interaction? {
        switch action {
        case .interaction(let value, _): return value
        case .code:
            inputs.context.report(
                Diagnostic(
                    .warning, .noEffect, subject: "Button",
                    message: "A button with a closure has no effect in a widget.",
                    remedy: "Use an app intent: Button(intent:)."))
            return nil
        }
    }
}

extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
    /// A button of a primitive style's configuration.
    nonisolated public init(_ configuration: PrimitiveButtonStyleConfiguration) {
        self.init(role: configuration.role, action: configuration.action, label: configuration.label)
    }
}
