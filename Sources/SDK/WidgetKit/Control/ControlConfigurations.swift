import FoundationSupplement

/// Provides a control's value.
public protocol ControlValueProvider {
    associatedtype Value

    var previewValue: Value { get }
    func currentValue() async throws -> Value
}

/// Provides the value of a control with a configuration.
public protocol AppIntentControlValueProvider {
    associatedtype Configuration: ControlConfigurationIntent
    associatedtype Value

    func previewValue(configuration: Configuration) -> Value
    func currentValue(configuration: Configuration) async throws -> Value
}

/// A control without configuration.
@MainActor @preconcurrency
public struct StaticControlConfiguration<Content: ControlWidgetTemplate>: ControlWidgetConfiguration {
    public typealias Body = Never

    let descriptor: ControlDescriptor

    public init(kind: String, @ControlWidgetTemplateBuilder content: @escaping () -> Content) {
        descriptor = ControlDescriptor(
            kind: kind, configuration: .fixed, template: Content.self, source: FixedControlSource(content: content))
    }

    public init<Provider: ControlValueProvider>(
        kind: String, provider: Provider, @ControlWidgetTemplateBuilder content: @escaping (Provider.Value) -> Content
    ) {
        descriptor = ControlDescriptor(
            kind: kind, configuration: .fixed, template: Content.self,
            source: ProvidedControlSource(provider: provider, content: content))
    }

    public static func _makeControl(_ configuration: Self, outputs: inout _WidgetOutputs) {
        outputs.definitions.append(configuration.descriptor)
    }
}

/// A control that users configure with an app intent.
@MainActor @preconcurrency
public struct AppIntentControlConfiguration<
    Configuration: ControlConfigurationIntent, Content: ControlWidgetTemplate
>: ControlWidgetConfiguration {
    public typealias Body = Never

    let descriptor: ControlDescriptor

    public init(
        kind: String, intent: Configuration.Type = Configuration.self,
        @ControlWidgetTemplateBuilder content: @escaping (Configuration) -> Content
    ) {
        descriptor = ControlDescriptor(
            kind: kind, configuration: .appIntent(intent), template: Content.self,
            source: ConfiguredControlSource(content: content))
    }

    public init<Provider: AppIntentControlValueProvider>(
        kind: String, provider: Provider, @ControlWidgetTemplateBuilder content: @escaping (Provider.Value) -> Content
    ) where Provider.Configuration == Configuration {
        descriptor = ControlDescriptor(
            kind: kind, configuration: .appIntent(Configuration.self), template: Content.self,
            source: ConfiguredProviderControlSource(provider: provider, content: content))
    }

    public static func _makeControl(_ configuration: Self, outputs: inout _WidgetOutputs) {
        outputs.definitions.append(configuration.descriptor)
    }
}

/// Where pushes for a control are delivered.
public struct ControlPushInfo: Hashable, Sendable {
    public let token: Data
}

/// A control that the user has placed.
public struct ControlInfo: Hashable, Identifiable, Sendable {
    public typealias PushInfo = ControlPushInfo

    public let kind: String
    public let pushInfo: ControlPushInfo?

    public var id: String { kind }

    public func configuration<Configuration: ControlConfigurationIntent>(
        of configurationType: Configuration.Type = Configuration.self
    ) -> Configuration? {
        nil
    }
}

extension ControlInfo {
    public func configurationIntent<Intent: ControlConfigurationIntent>(of intentType: Intent.Type) -> Intent? { nil }
}

/// The user activity type with which a Live Activity opens its app.
public let NSUserActivityTypeLiveActivity = "NSUserActivityTypeLiveActivity"

/// Receives the tokens for pushes to controls.
public protocol ControlPushHandler {
    init()
    func pushTokensDidChange(controls: [ControlInfo])
}

/// Requests new values of controls. A control's value is read each time it is drawn, so there is nothing to reload,
/// which is reported.
public final class ControlCenter: Sendable {
    public static let shared = ControlCenter()

    public func reloadControls(ofKind kind: String) {
        note()
    }

    public func reloadAllControls() {
        note()
    }

    /// The controls that the user has placed; always empty here.
    public func currentControls() async throws -> [ControlInfo] { [] }

    private func note() {
        Notices.current.add(
            Notices.Notice(
                .note, subject: "ControlCenter",
                message: "A control's value is read each time it is drawn; no reload is scheduled."
            ))
    }
}
