import AppIntents
import ExtensionProtocol

/// The `.intentdefinition` file's description of one parameter, bound to the property that holds its value.
public struct _INParameter {
    package let name: String
    package let title: _INText
    package let condition: ConfigurationSummary.Condition?
    let kind: _IntentValueKind
    let field: ParameterField
    let options: Options?
    let read: (INIntent) -> _IntentJSON?
    /// Whether the property still has its initial value.
    let isUnset: (INIntent) -> Bool
    let write: (INIntent, _IntentJSON) async throws -> Void
    /// Sets the property to objects from a handler.
    let place: (INIntent, [AnyObject]) -> Void
    /// Sets the property to the handler's default; false when there is none.
    let propose: (INIntent, Any) -> Bool
    let copy: (INIntent, INIntent) -> Void
    /// Creates an object of which only the identifier is known.
    private(set) var identified: ((String) -> AnyObject)?
    private let preset: Preset

    /// The value of a new configuration.
    public enum Preset: Sendable {
        case none
        case json(String)
        /// A text that has translations.
        case text(_INText)
    }

    /// How options are requested from a handler.
    struct Options {
        enum Reach { case listed, searched }

        var reach: Reach
        var provide: (INIntent, Any, String?) async throws -> _INOptionList?
    }

    var defaultJSON: _IntentJSON? {
        switch preset {
        case .none: nil
        case .json(let text): _IntentJSON(json: text)
        case .text(let text): .string(text.resource.resolved())
        }
    }

    /// A parameter with one value.
    public init<Intent: INIntent, Value>(
        _ name: String, _ path: ReferenceWritableKeyPath<Intent, Value?>, _ type: _INValueType<Value>, title: _INText,
        prompt: _INText? = nil, default preset: Preset = .none, shownWhen condition: _INCondition? = nil,
        options: _INOptions<Intent>? = nil, proposal: ((Intent, Any) -> Value?)? = nil
    ) {
        self.init(name, type.kind, type.control, .any, title, prompt, preset, condition, path, options, proposal) {
            $0.map(type.json)
        } value: {
            try await type.value($0)
        } objects: { objects in
            objects.first as? Value
        }
        identified = type.identified
    }

    /// A parameter with several values.
    public init<Intent: INIntent, Value>(
        _ name: String, _ path: ReferenceWritableKeyPath<Intent, [Value]?>, listOf type: _INValueType<Value>,
        sizes: [String: Int] = [:], title: _INText, prompt: _INText? = nil, default preset: Preset = .none,
        shownWhen condition: _INCondition? = nil, options: _INOptions<Intent>? = nil,
        proposal: ((Intent, Any) -> [Value]?)? = nil
    ) {
        var kind = type.kind
        kind.isArray = true
        self.init(
            name, kind, type.control, Self.listSize(sizes), title, prompt, preset, condition, path, options, proposal
        ) { values in
            values.map { .array($0.map(type.json)) }
        } value: { json in
            guard case .array(let parts) = json else { return [try await type.value(json)] }
            var values: [Value] = []
            for part in parts { values.append(try await type.value(part)) }
            return values
        } objects: { objects in
            objects.compactMap { $0 as? Value }
        }
        identified = type.identified
    }

    /// A choice among fixed values, which has one value at any time.
    public init<Intent: INIntent, Value: _INEnumeration>(
        _ name: String, _ path: ReferenceWritableKeyPath<Intent, Value>, title: _INText, prompt: _INText? = nil,
        default preset: Preset = .none, shownWhen condition: _INCondition? = nil
    ) {
        let type = _INValueType<Value>.enumeration
        self.name = name
        self.title = title
        kind = type.kind
        field = ParameterField(prompt: prompt.map { IntentDialog($0.resource) })
        self.preset = preset
        self.condition = condition?.condition
        options = nil
        read = { intent in
            guard let value = (intent as? Intent)?[keyPath: path], value.rawValue != 0 else { return nil }
            return type.json(value)
        }
        isUnset = { ($0 as? Intent)?[keyPath: path].rawValue == Value._unset.rawValue }
        write = { intent, json in
            guard let intent = intent as? Intent else { return }
            intent[keyPath: path] = json == .null ? Value._unset : try await type.value(json)
        }
        place = { _, _ in }
        propose = { _, _ in false }
        copy = { from, to in
            guard let from = from as? Intent, let to = to as? Intent else { return }
            to[keyPath: path] = from[keyPath: path]
        }
    }

    private init<Intent: INIntent, Stored>(
        _ name: String, _ kind: _IntentValueKind, _ control: ParameterField.Control, _ list: ParameterField.ListSize,
        _ title: _INText, _ prompt: _INText?, _ preset: Preset, _ condition: _INCondition?,
        _ path: ReferenceWritableKeyPath<Intent, Stored?>, _ options: _INOptions<Intent>?,
        _ proposal: ((Intent, Any) -> Stored?)?, json: @escaping (Stored?) -> _IntentJSON?,
        value: @escaping (_IntentJSON) async throws -> Stored, objects: @escaping ([AnyObject]) -> Stored?
    ) {
        self.name = name
        self.title = title
        self.kind = kind
        field = ParameterField(control, list: list, prompt: prompt.map { IntentDialog($0.resource) })
        self.preset = preset
        self.condition = condition?.condition
        self.options = options.map { options in
            Options(reach: options.reach) { intent, handler, term in
                guard let intent = intent as? Intent else { return nil }
                return try await options.provide(intent, handler, term)
            }
        }
        read = { json(($0 as? Intent)?[keyPath: path]) }
        isUnset = { ($0 as? Intent)?[keyPath: path] == nil }
        write = { intent, json in
            guard let intent = intent as? Intent else { return }
            intent[keyPath: path] = json == .null ? nil : try await value(json)
        }
        place = { intent, values in
            guard let intent = intent as? Intent, let value = objects(values) else { return }
            intent[keyPath: path] = value
        }
        propose = { intent, handler in
            guard let intent = intent as? Intent, let value = proposal?(intent, handler) else { return false }
            intent[keyPath: path] = value
            return true
        }
        copy = { from, to in
            guard let from = from as? Intent, let to = to as? Intent else { return }
            to[keyPath: path] = from[keyPath: path]
        }
    }

    /// - Parameter sizes: how many values there are, by the name of the family.
    private static func listSize(_ sizes: [String: Int]) -> ParameterField.ListSize {
        let known = sizes.compactMap { name, size in
            IntentWidgetFamily(rawValue: name).map { ($0, IntentCollectionSize(min: 0, max: size)) }
        }
        return known.isEmpty ? .any : .byFamily(Dictionary(known, uniquingKeysWith: { $1 }))
    }
}

/// When a form shows a parameter.
public struct _INCondition: Sendable {
    let condition: ConfigurationSummary.Condition

    public static func hasAnyValue(_ parent: String) -> _INCondition {
        _INCondition(condition: .init(.parameter(parent), .hasValue))
    }

    public static func hasNoValue(_ parent: String) -> _INCondition {
        _INCondition(condition: .init(.parameter(parent), .hasNoValue))
    }

    /// - Parameter values: JSON.
    public static func has(_ parent: String, oneOf values: [String]) -> _INCondition {
        _INCondition(condition: .init(.parameter(parent), .isOneOf(values)))
    }
}
