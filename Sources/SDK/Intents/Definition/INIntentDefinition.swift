import AppIntents
import ExtensionProtocol

/// The `.intentdefinition` file's description of one intent class, as provided by the generated class.
public struct _INIntentDefinition {
    package let title: _INText
    package let description: _INText?
    package let parameters: [_INParameter]
    /// Creates the folder's Intents extension, if there is one.
    private let extensionMaker: (() -> INExtension)?

    public init(
        title: _INText, description: _INText? = nil, handledBy extensionMaker: (() -> INExtension)? = nil,
        parameters: [_INParameter]
    ) {
        self.title = title
        self.description = description
        self.extensionMaker = extensionMaker
        self.parameters = parameters
    }

    /// The handler of an intent; `nil` when the folder has no Intents extension.
    func handler(for intent: INIntent) -> Any? { extensionMaker?().handler(for: intent) }
}

/// A text of an `.intentdefinition` file. The files of translations know it by its identifier; their table has the
/// definition file's name.
public struct _INText: Sendable {
    package let resource: LocalizedStringResource

    /// - Parameters:
    ///   - id: none when the text has no translations.
    public init(_ text: String, id: String? = nil, table: String) {
        resource = LocalizedStringResource(key: id ?? text, defaultValue: text, table: table)
    }
}

extension INIntent {
    /// The parameters that a configuration has, to be set and read by name.
    package var parameterSet: IntentParameterSet {
        let definition = Self._definition
        let members = (definition?.parameters ?? []).map { parameter in
            (parameter.name, DefinedParameter(parameter, of: self) as any AnyIntentParameter)
        }
        return IntentParameterSet(intentName: String(describing: Self.self), members: members)
    }
}

extension IntentDescriptor {
    /// The information about an intent class for a configuration form.
    package init(of type: INIntent.Type, shown: IntentPresentation) {
        let name = _typeName(type, qualified: true)
        guard let definition = type._definition else {
            self.init(typeName: name, title: "")
            return
        }
        let intent = type.init()
        let rows = definition.parameters.map { ConfigurationSummary.Row($0.name, shownWhen: $0.condition) }
        self.init(
            typeName: name, title: shown.string(definition.title.resource),
            description: definition.description.map { shown.string($0.resource) },
            parameters: definition.parameters.map { DefinedParameter($0, of: intent).form(shown: shown) },
            summary: rows.contains { $0.condition != nil } ? .rows(rows) : .automatic)
    }
}
