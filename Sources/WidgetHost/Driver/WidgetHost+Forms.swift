import ExtensionProtocol
import Foundation

/// The edit-widget form.
extension WidgetHost {
    package func form(for id: InstanceID) async throws(HostError) -> ConfigurationForm {
        let instance = try machine.instance(id)
        return ConfigurationForm(try machine.widget(instance.kind, of: instance.extensionID), instance)
    }

    /// What a field of the form can be set to; `query` is what the person typed, none for the suggested values.
    package func suggestions(
        for id: InstanceID, parameter: String, query: String?
    ) async throws(HostError) -> [ConfigurationForm.Choice] {
        let instance = try machine.instance(id)
        let widget = try machine.widget(instance.kind, of: instance.extensionID)
        guard let known = widget.parameters.first(where: { $0.name == parameter }) else {
            throw .unknownParameter(parameter, kind: instance.kind)
        }
        let choices = known.options.map { ConfigurationForm.Choice(json: $0.json, title: $0.title) }
        guard let query, !query.isEmpty else { return choices }
        return choices.filter { $0.title.localizedCaseInsensitiveContains(query) }
    }
}

extension ConfigurationForm {
    init(_ widget: WidgetDescription, _ instance: WidgetInstance) {
        let values = Dictionary(instance.configuration.map { ($0.name, $0.json) }) { _, last in last }
        self.init(
            instance: instance.id, title: widget.displayName, description: widget.description,
            fields: widget.parameters.map { parameter in
                let value = values[parameter.name] ?? parameter.defaultJSON
                let choices = parameter.options.map { Choice(json: $0.json, title: $0.title) }
                return Field(
                    name: parameter.name, title: parameter.title, kind: Kind(parameter, choices), valueJSON: value,
                    valueTitle: choices.first { $0.json == value }?.title, isRequired: parameter.defaultJSON == nil,
                    isVisible: true)
            })
    }
}

extension ConfigurationForm.Kind {
    fileprivate init(_ parameter: ConfigurationParameter, _ choices: [ConfigurationForm.Choice]) {
        if !choices.isEmpty {
            self = .choice(choices)
            return
        }
        switch parameter.typeName {
        case "String": self = .text
        case "Int": self = .wholeNumber(minimum: nil, maximum: nil)
        case "Double", "Float": self = .number(minimum: nil, maximum: nil)
        case "Bool": self = .toggle
        case "Date": self = .date
        default: self = .unsupported(typeName: parameter.typeName)
        }
    }
}
