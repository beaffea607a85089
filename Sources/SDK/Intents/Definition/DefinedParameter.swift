import AppIntents
import ExtensionProtocol

/// A parameter of an intent whose class is generated from a definition file.
///
/// Sendable because the intent belongs to the creator of the parameter, and one task at a time uses it: requests of the
/// host are served one at a time.
final class DefinedParameter: AnyIntentParameter, @unchecked Sendable {
    private let definition: _INParameter
    private let intent: INIntent

    init(_ definition: _INParameter, of intent: INIntent) {
        self.definition = definition
        self.intent = intent
    }

    var title: LocalizedStringResource { definition.title.resource }
    var field: ParameterField { definition.field }
    var provider: (any DynamicOptionsProvider)? { nil }
    var json: _IntentJSON? { definition.read(intent) }
    var defaultJSON: _IntentJSON? { definition.defaultJSON }

    /// An object that no handler lists is identified by the string that the user types.
    var kind: _IntentValueKind {
        guard isTyped else { return definition.kind }
        var kind = definition.kind
        kind.shape = .text
        return kind
    }

    /// Why an object is typed, for the user of the form.
    var description: LocalizedStringResource? {
        guard isTyped else { return nil }
        return "No Intents extension in the widget's folder provides the options; type an identifier."
    }

    private var isTyped: Bool {
        if case .entity = definition.kind.shape { source == nil } else { false }
    }

    /// The handler with its capabilities; `nil` if the parameter has no options.
    private var source: (options: _INParameter.Options, handler: Any)? {
        guard let options = definition.options, let handler = type(of: intent)._definition?.handler(for: intent) else {
            return nil
        }
        return (options, handler)
    }

    func form(shown: IntentPresentation) -> ConfigurationParameter {
        var form = ConfigurationParameter(name: definition.name, parameter: self, shown: shown)
        if let source { form.optionSource = source.options.reach == .searched ? .search : .provider }
        return form
    }

    /// Sets a value. If there is a handler, an object comes from it, so that it has all of its properties.
    func set(_ json: _IntentJSON) async throws {
        if let range = field.range, let number = json.text.flatMap(Double.init), !range.contains(number) {
            throw _IntentValueError(
                description: "\(json.encoded()) is outside \(range.lowerBound)…\(range.upperBound)")
        }
        guard case .entity = kind.shape, json != .null, let (options, handler) = source else {
            return try await definition.write(intent, json)
        }
        let parts: [_IntentJSON] = if case .array(let parts) = json { parts } else { [json] }
        var objects: [AnyObject] = []
        for part in parts {
            objects.append(try await object(for: part, from: options, handler))
        }
        definition.place(intent, objects)
    }

    /// The handler's object with an identifier or a title.
    ///
    /// 1. A list is complete: values that are not in it are rejected.
    /// 2. A searchable query has more options than it suggests, and a search matches display text. An identifier that
    ///    is not found still identifies an object, without other properties.
    private func object(
        for json: _IntentJSON, from options: _INParameter.Options, _ handler: Any
    ) async throws -> AnyObject {
        let suggested = try await options.provide(intent, handler, nil)
        if let found = suggested?.object(for: json) { return found }
        if options.reach == .searched, let text = json.text {
            if let found = try await options.provide(intent, handler, text)?.object(for: json) { return found }
            if let object = definition.identified?(text) { return object }
        }
        throw _IntentValueError.unknownOption(
            json.text ?? json.encoded(), known: suggested?.list.options ?? [])
    }

    /// The handler's default, or else the definition's.
    func resolveDefault() async {
        guard definition.isUnset(intent) else { return }
        if let handler = type(of: intent)._definition?.handler(for: intent), definition.propose(intent, handler) {
            return
        }
        if let preset = defaultJSON { try? await definition.write(intent, preset) }
    }

    func proposedJSON() async -> _IntentJSON? {
        guard let handler = type(of: intent)._definition?.handler(for: intent),
            let copy = intent.copy() as? INIntent, definition.propose(copy, handler)
        else { return nil }
        return definition.read(copy)
    }

    func options(_ query: _IntentOptionQuery) async throws -> _IntentOptionList {
        guard let (options, handler) = source else { return fixedOptions(query) }
        if case .search(let text) = query, options.reach == .searched {
            return try await options.provide(intent, handler, text)?.list ?? _IntentOptionList(options: [])
        }
        let list = try await options.provide(intent, handler, nil)?.list ?? _IntentOptionList(options: [])
        guard case .values(let values) = query else { return list.filtered(by: query) }
        // A value that is not offered any more is still the one that was chosen.
        return _IntentOptionList(
            options: values.map { value in
                list.options.first { $0.json.text == value.text } ?? _IntentOption(plain: value)
            })
    }

    private func fixedOptions(_ query: _IntentOptionQuery) -> _IntentOptionList {
        let options = kind.options
        guard case .values(let values) = query, options.isEmpty else {
            return _IntentOptionList(options: options).filtered(by: query)
        }
        return _IntentOptionList(options: values.map { _IntentOption(plain: $0) })
    }
}
