import ExtensionProtocol
import Foundation
import RenderModel

/// Requests the contents of a widget's edit form from its extension.
struct FormReader {
    let widget: WidgetDescription
    let instance: WidgetInstance
    let locale: String

    /// - Parameter gateway: `nil` if the extension is not running. The form then uses the extension's last description,
    ///   as it does if the extension does not respond.
    func form(_ gateway: (any ExtensionGateway)?) async -> ConfigurationForm {
        let request = ConfigurationRequest(
            kind: instance.kind, configuration: instance.configurationValues, family: instance.family, locale: locale)
        guard let gateway, !widget.parameters.isEmpty, let reply = try? await gateway.send(request) else {
            return ConfigurationForm(widget, instance)
        }
        var provided: [String: [ConfigurationOption]] = [:]
        for parameter in widget.parameters where parameter.optionSource == .provider {
            provided[parameter.name] = (try? await gateway.send(options(parameter.name)))?.options
        }
        return ConfigurationForm(widget, instance, values: reply.values, provided: provided)
    }

    /// - Parameter query: The user's search text; `nil` for the suggested values.
    func suggestions(
        for parameter: String, query: String?, _ gateway: any ExtensionGateway
    ) async throws(GatewayFailure) -> [ConfigurationForm.Choice] {
        let typed = query.map { String($0.prefix(500)) } ?? ""
        let request = options(parameter, typed.isEmpty ? .suggested : .search(typed))
        return try await gateway.send(request).options.map { ConfigurationForm.Choice($0) }
    }

    private func options(_ parameter: String, _ query: OptionsRequest.Query = .suggested) -> OptionsRequest {
        OptionsRequest(
            kind: instance.kind, parameter: parameter, query: query, configuration: instance.configurationValues,
            family: instance.family, locale: locale)
    }
}
