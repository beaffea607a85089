import ExtensionProtocol
import Foundation

/// The edit-widget form.
extension WidgetHost {
    /// - Parameter draft: values that the person has changed but not saved, which may show or hide other fields.
    package func form(
        for id: InstanceID, draft: [ConfigurationEntry]? = nil
    ) async throws(HostError) -> ConfigurationForm {
        var instance = try machine.instance(id)
        if let draft { instance.configuration = draft }
        var form = try await plainForm(for: instance)
        form.setColors(
            of: machine.state.extensions[instance.extensionID]?.description,
            in: machine.state.environment.colorScheme)
        return form
    }

    private func plainForm(for instance: WidgetInstance) async throws(HostError) -> ConfigurationForm {
        let widget = try machine.widget(instance.kind, of: instance.extensionID)
        // An extension that does not answer leaves the form with what it said of itself before.
        guard let gateway = gateways[instance.extensionID], !widget.parameters.isEmpty,
            let reply = try? await gateway.configuration(request(for: instance))
        else { return ConfigurationForm(widget, instance) }
        var provided: [String: [ConfigurationOption]] = [:]
        for parameter in widget.parameters where parameter.optionSource == .provider {
            let options = OptionsRequest(
                kind: instance.kind, parameter: parameter.name, configuration: values(of: instance),
                family: instance.family, locale: machine.state.environment.locale)
            provided[parameter.name] = (try? await gateway.options(options))?.options
        }
        return ConfigurationForm(widget, instance, values: reply.values, provided: provided)
    }

    /// What a field of the form can be set to; `query` is what the person typed, none for the suggested values.
    package func suggestions(
        for id: InstanceID, parameter: String, query: String?
    ) async throws(HostError) -> [ConfigurationForm.Choice] {
        let instance = try machine.instance(id)
        let widget = try machine.widget(instance.kind, of: instance.extensionID)
        guard widget.parameters.contains(where: { $0.name == parameter }) else {
            throw .unknownParameter(parameter, kind: instance.kind)
        }
        guard let gateway = gateways[instance.extensionID] else {
            throw .unavailable("the extension '\(instance.extensionID)' is not running")
        }
        let typed = query.map { String($0.prefix(500)) } ?? ""
        let request = OptionsRequest(
            kind: instance.kind, parameter: parameter, query: typed.isEmpty ? .suggested : .search(typed),
            configuration: values(of: instance), family: instance.family,
            locale: machine.state.environment.locale)
        do throws(GatewayFailure) {
            return try await gateway.options(request).options.map { ConfigurationForm.Choice($0) }
        } catch {
            throw .unavailable(error.message)
        }
    }

    private func request(for instance: WidgetInstance) -> ConfigurationRequest {
        ConfigurationRequest(
            kind: instance.kind, configuration: values(of: instance), family: instance.family,
            locale: machine.state.environment.locale)
    }

    private func values(of instance: WidgetInstance) -> [EntriesRequest.ConfigurationValue] {
        instance.configuration.map { .init(name: $0.name, json: $0.json) }
    }
}
