import ExtensionProtocol
import WidgetVocabulary

/// The information about an intent for a configuration form, with text localized in one language.
package struct IntentDescriptor: Hashable, Sendable {
    package var typeName: String
    package var title: String
    package var description: String?
    package var parameters: [ConfigurationParameter]
    package var summary: ConfigurationSummary

    package init(
        typeName: String, title: String, description: String? = nil, parameters: [ConfigurationParameter] = [],
        summary: ConfigurationSummary = .automatic
    ) {
        self.typeName = typeName
        self.title = title
        self.description = description
        self.parameters = parameters
        self.summary = summary
    }

    package init<Intent: AppIntent>(of type: Intent.Type, shown: IntentPresentation) {
        typeName = IntentRegistry.name(of: type)
        title = shown.string(type.title)
        description = type.declaredDescription.map { shown.string($0.descriptionText) }
        parameters = type.init().parameters.map { name, parameter in
            ConfigurationParameter(name: name, parameter: parameter, shown: shown)
        }
        summary = shown.summary(type.parameterSummary._content.form)
    }
}

extension ConfigurationParameter {
    package init(name: String, parameter: any AnyIntentParameter, shown: IntentPresentation) {
        let value = parameter.kind
        var typeName = value.typeName
        if value.isArray { typeName = "[\(typeName)]" }
        if value.isOptional { typeName += "?" }
        self.init(
            name: name, title: shown.string(parameter.title), typeName: typeName,
            kind: Kind(value, parameter.field, shown: shown), description: parameter.description.map(shown.string),
            prompt: parameter.field.prompt.map { shown.string($0.full) },
            presence: value.isOptional ? .optional : .required,
            list: value.isArray ? ConfigurationListSize(parameter.field.list) : nil,
            defaultJSON: parameter.defaultJSON?.encoded())
        let maker = parameter.provider ?? value.optionMaker
        dependencies = maker?.dependencies ?? []
        if let provider = parameter.provider {
            let source = (provider as? any EntityQuery)?.optionSource
            optionSource = source == .searched ? .search : .provider
        } else if case .entity(let source) = value.shape {
            optionSource = source == .searched ? .search : .provider
        } else if !value.options.isEmpty {
            optionSource = .fixed
            options = value.options.map { shown.option($0) }
        }
    }
}

extension ConfigurationListSize {
    init(_ size: ParameterField.ListSize) {
        switch size {
        case .any: self.init()
        case .always(let size): self.init(general: Limit(size))
        case .byFamily(let sizes):
            let limits = sizes.map { ($0.key.vocabulary, Limit($0.value)) }
            self.init(byFamily: Dictionary(limits, uniquingKeysWith: { $1 }))
        }
    }
}

extension ConfigurationListSize.Limit {
    init(_ size: IntentCollectionSize) {
        self.init(minimum: max(0, size.min), maximum: max(0, size.min, size.max))
    }
}
