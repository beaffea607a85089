import SwiftUI

/// A control that performs an intent.
@MainActor @preconcurrency
public struct ControlWidgetButton<Label: View, ActionLabel: View, Action: AppIntent>: ControlWidgetTemplate {
    public typealias Body = Never

    let label: Label
    let actionLabel: (Bool) -> ActionLabel
    let action: Action

    public init(
        action: Action, @ViewBuilder label: () -> Label, @ViewBuilder actionLabel: @escaping (Bool) -> ActionLabel
    ) {
        self.label = label()
        self.actionLabel = actionLabel
        self.action = action
    }

    public init(action: Action, @ViewBuilder label: () -> Label)
    where ActionLabel == ControlWidgetButtonDefaultActionLabel {
        self.init(action: action, label: label) { _ in ControlWidgetButtonDefaultActionLabel() }
    }

    /// The action label while the action is not being performed is the value.
    public static func _makeTemplate(_ template: Self, outputs: inout _ControlOutputs) {
        let action = template.action
        outputs.parts = ControlParts(
            form: .button, label: AnyView(template.label), value: AnyView(template.actionLabel(false))
        ) { face in AnyView(Button(intent: action) { face }.buttonStyle(ControlFaceButtonStyle())) }
    }
}

/// A control that turns something on and off.
@MainActor @preconcurrency
public struct ControlWidgetToggle<Label: View, ValueLabel: View, Action: SetValueIntent>: ControlWidgetTemplate
where Action.ValueType == Bool {
    public typealias Body = Never

    let label: Label
    let isOn: Bool
    let valueLabel: (Bool) -> ValueLabel
    let action: Action

    public init(
        isOn: Bool, action: Action, @ViewBuilder label: () -> Label,
        @ViewBuilder valueLabel: @escaping (Bool) -> ValueLabel
    ) {
        self.label = label()
        self.isOn = isOn
        self.valueLabel = valueLabel
        self.action = action
    }

    public init(isOn: Bool, action: Action, @ViewBuilder label: @escaping (Bool) -> ValueLabel)
    where Label == EmptyView {
        self.init(isOn: isOn, action: action, label: { EmptyView() }, valueLabel: label)
    }

    /// The value is “On” or “Off”.
    public init(isOn: Bool, action: Action, @ViewBuilder label: @escaping () -> Label)
    where ValueLabel == ControlWidgetToggleDefaultLabel {
        self.init(isOn: isOn, action: action, label: label) { ControlWidgetToggleDefaultLabel(isOn: $0) }
    }

    public static func _makeTemplate(_ template: Self, outputs: inout _ControlOutputs) {
        let (action, isOn) = (template.action, template.isOn)
        outputs.parts = ControlParts(
            form: .toggle(isOn: isOn), label: AnyView(template.label), value: AnyView(template.valueLabel(isOn))
        ) { face in AnyView(Toggle(isOn: isOn, intent: action) { face }.toggleStyle(ControlFaceToggleStyle())) }
    }
}

/// The value label of a toggle that does not declare one.
@MainActor @preconcurrency
public struct ControlWidgetToggleDefaultLabel: View {
    let isOn: Bool

    public var body: some View { Text(verbatim: isOn ? "On" : "Off") }
}

/// The action label of a button that does not declare one: empty.
@MainActor @preconcurrency
public struct ControlWidgetButtonDefaultActionLabel: View {
    public var body: some View { EmptyView() }
}

/// Only the face, which identifies the control by itself.
private struct ControlFaceButtonStyle: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View { configuration.label }
}

private struct ControlFaceToggleStyle: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View { configuration.label }
}

/// A template that modifies its parts before passing them on.
private struct ChangedTemplate<Content: ControlWidgetTemplate>: ControlWidgetTemplate {
    typealias Body = Never

    let content: Content
    let change: (inout ControlParts) -> Void

    static func _makeTemplate(_ template: Self, outputs: inout _ControlOutputs) {
        Content._makeTemplate(template.content, outputs: &outputs)
        guard var parts = outputs.parts else { return }
        template.change(&parts)
        outputs.parts = parts
    }
}

extension ControlWidgetTemplate {
    /// The color of the symbol of a toggle that is on.
    public func tint(_ tint: Color?) -> some ControlWidgetTemplate {
        ChangedTemplate(content: self) { $0.tint = tint }
    }

    public func disabled(_ disabled: Bool) -> some ControlWidgetTemplate {
        ChangedTemplate(content: self) { $0.isDisabled = $0.isDisabled || disabled }
    }

    /// On a locked device the value is hidden; no place here is locked.
    public func privacySensitive(_ sensitive: Bool = true) -> some ControlWidgetTemplate {
        ChangedTemplate(content: self) { $0.isPrivate = sensitive }
    }
}
