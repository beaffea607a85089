import FoundationSupplement

/// Gives a control its value.
public protocol ControlValueProvider {
    associatedtype Value

    var previewValue: Value { get }
    func currentValue() async throws -> Value
}

/// Gives a control that people configure its value.
public protocol AppIntentControlValueProvider {
    associatedtype Configuration: ControlConfigurationIntent
    associatedtype Value

    func previewValue(configuration: Configuration) -> Value
    func currentValue(configuration: Configuration) async throws -> Value
}

/// A control without anything to configure.
@MainActor @preconcurrency
public struct StaticControlConfiguration<Content: ControlWidgetTemplate>: ControlWidgetConfiguration {
    public typealias Body = Never

    let kind: String

    public init(kind: String, @ControlWidgetTemplateBuilder content: @escaping () -> Content) {
        self.kind = kind
    }

    public init<Provider: ControlValueProvider>(
        kind: String, provider: Provider, @ControlWidgetTemplateBuilder content: @escaping (Provider.Value) -> Content
    ) {
        self.kind = kind
    }

    public static func _makeControl(_ configuration: Self, outputs: inout _WidgetOutputs) {
        outputs.definitions.append(ControlDescriptor(kind: configuration.kind, configuration: .fixed))
    }
}

/// A control that people configure with an app intent.
@MainActor @preconcurrency
public struct AppIntentControlConfiguration<
    Configuration: ControlConfigurationIntent, Content: ControlWidgetTemplate
>: ControlWidgetConfiguration {
    public typealias Body = Never

    let kind: String

    public init(
        kind: String, intent: Configuration.Type = Configuration.self,
        @ControlWidgetTemplateBuilder content: @escaping (Configuration) -> Content
    ) {
        self.kind = kind
    }

    public init<Provider: AppIntentControlValueProvider>(
        kind: String, provider: Provider, @ControlWidgetTemplateBuilder content: @escaping (Provider.Value) -> Content
    ) where Provider.Configuration == Configuration {
        self.kind = kind
    }

    public static func _makeControl(_ configuration: Self, outputs: inout _WidgetOutputs) {
        outputs.definitions.append(
            ControlDescriptor(kind: configuration.kind, configuration: .appIntent(Configuration.self)))
    }
}

/// A control that performs an intent.
@MainActor @preconcurrency
public struct ControlWidgetButton<Label: View, ActionLabel: View, Action: AppIntent>: ControlWidgetTemplate {
    public typealias Body = Never

    let label: Label
    let action: Action

    public init(
        action: Action, @ViewBuilder label: () -> Label, @ViewBuilder actionLabel: @escaping (Bool) -> ActionLabel
    ) {
        self.label = label()
        self.action = action
    }

    public init(action: Action, @ViewBuilder label: () -> Label) where ActionLabel == EmptyView {
        self.label = label()
        self.action = action
    }
}

/// A control that switches something on and off.
@MainActor @preconcurrency
public struct ControlWidgetToggle<Label: View, ValueLabel: View, Action: SetValueIntent>: ControlWidgetTemplate
where Action.ValueType == Bool {
    public typealias Body = Never

    let label: Label
    let isOn: Bool
    let action: Action

    public init(
        isOn: Bool, action: Action, @ViewBuilder label: () -> Label,
        @ViewBuilder valueLabel: @escaping (Bool) -> ValueLabel
    ) {
        self.label = label()
        self.isOn = isOn
        self.action = action
    }

    public init(isOn: Bool, action: Action, @ViewBuilder label: @escaping (Bool) -> ValueLabel)
    where Label == EmptyView {
        self.label = EmptyView()
        self.isOn = isOn
        self.action = action
    }
}

extension ControlWidgetTemplate {
    /// Accepted; no place here draws controls.
    public func tint(_ tint: Color?) -> Self { self }

    /// Accepted; no place here draws controls.
    public func disabled(_ disabled: Bool) -> Self { self }

    /// Accepted; no place here draws controls.
    public func privacySensitive(_ sensitive: Bool = true) -> Self { self }
}

/// Asks for new values of controls. No place here draws controls, so there is nothing to renew, which is reported.
public final class ControlCenter: Sendable {
    public static let shared = ControlCenter()

    public func reloadControls(ofKind kind: String) {
        note()
    }

    public func reloadAllControls() {
        note()
    }

    private func note() {
        Notices.current.add(
            Notices.Notice(
                .note, subject: "ControlCenter",
                message: "No place here draws controls, so none is asked for its value."
            ))
    }
}
