import SwiftUI

/// Creates the type-erased template of a control.
///
/// `parameters` are JSON or plain strings by the name of the configuration's parameter; missing ones have their
/// default. An unknown parameter or an invalid value throws `IntentConfigurationError`.
package protocol ControlSource: Sendable {
    func moment(_ occasion: ControlOccasion, parameters: [String: String]) async throws -> ControlMoment
}

/// The purpose of a request for a control's value.
package enum ControlOccasion: Hashable, Sendable {
    /// The gallery of controls.
    case preview
    case current
}

private protocol PartsMaking: Sendable {
    @MainActor
    func parts() -> ControlParts?
}

/// The closure belongs to the widget's source; only the main actor calls it.
private struct PartsMaker<Content: ControlWidgetTemplate>: PartsMaking, @unchecked Sendable {
    let content: () -> Content

    @MainActor
    func parts() -> ControlParts? {
        var outputs = _ControlOutputs()
        Content._makeTemplate(content(), outputs: &outputs)
        return outputs.parts
    }
}

/// A control with its value, ready to be shown.
package struct ControlMoment: Sendable {
    private let maker: any PartsMaking

    fileprivate init<Content: ControlWidgetTemplate>(_ content: @escaping () -> Content) {
        maker = PartsMaker(content: content)
    }

    /// `nil` for a template that is neither a button nor a toggle.
    @MainActor
    package func parts() -> ControlParts? { maker.parts() }
}

/// A control without a value. One task at a time uses the closure, which belongs to the widget's source.
struct FixedControlSource<Content: ControlWidgetTemplate>: ControlSource, @unchecked Sendable {
    let content: () -> Content

    func moment(_ occasion: ControlOccasion, parameters: [String: String]) async throws -> ControlMoment {
        ControlMoment(content)
    }
}

/// A control with the value of a provider. One task at a time uses provider and closure.
struct ProvidedControlSource<
    Provider: ControlValueProvider, Content: ControlWidgetTemplate
>: ControlSource, @unchecked Sendable {
    let provider: Provider
    let content: (Provider.Value) -> Content

    func moment(_ occasion: ControlOccasion, parameters: [String: String]) async throws -> ControlMoment {
        let value = occasion == .preview ? provider.previewValue : try await provider.currentValue()
        return ControlMoment { content(value) }
    }
}

/// A configurable control. One task at a time uses the closure.
struct ConfiguredControlSource<
    Configuration: ControlConfigurationIntent, Content: ControlWidgetTemplate
>: ControlSource, @unchecked Sendable {
    let content: (Configuration) -> Content

    func moment(_ occasion: ControlOccasion, parameters: [String: String]) async throws -> ControlMoment {
        let configuration = try await Configuration.configured(with: parameters)
        return ControlMoment { content(configuration) }
    }
}

/// A configurable control with the value of a provider. One task at a time uses provider and closure.
struct ConfiguredProviderControlSource<
    Provider: AppIntentControlValueProvider, Content: ControlWidgetTemplate
>: ControlSource, @unchecked Sendable {
    let provider: Provider
    let content: (Provider.Value) -> Content

    func moment(_ occasion: ControlOccasion, parameters: [String: String]) async throws -> ControlMoment {
        let configuration = try await Provider.Configuration.configured(with: parameters)
        let value =
            occasion == .preview
            ? provider.previewValue(configuration: configuration)
            : try await provider.currentValue(configuration: configuration)
        return ControlMoment { content(value) }
    }
}
