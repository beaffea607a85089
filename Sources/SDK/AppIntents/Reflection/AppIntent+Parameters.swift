import RenderModel

extension AppIntent {
    /// The parameters in the order of their declaration, by the names that they have in the source.
    package var parameters: [(name: String, parameter: any AnyIntentParameter)] {
        Mirror(reflecting: self).children.compactMap { child in
            guard let label = child.label, let parameter = child.value as? any AnyIntentParameter else { return nil }
            return (label.hasPrefix("_") ? String(label.dropFirst()) : label, parameter)
        }
    }

    /// The name in the source of a parameter; nil when the path leads elsewhere.
    func name(of path: PartialKeyPath<Self>) -> String? {
        guard let wanted = self[keyPath: path] as? any AnyIntentParameter else { return nil }
        return parameters.first { $0.parameter === wanted }?.name
    }

    /// The intent as a render tree carries it. Parameters without a value are left out.
    package func call() -> Meaning.IntentCall {
        IntentRegistry.register(Self.self)
        return Meaning.IntentCall(
            typeName: IntentRegistry.name(of: Self.self),
            parameters: parameters.compactMap { name, parameter in
                parameter.json.map { Meaning.IntentCall.Parameter(name: name, json: $0.encoded()) }
            })
    }

    /// The intent of a toggle as a render tree carries it. One that sets a value gets the state that the tap asks for.
    package func call(turning isOn: Bool) -> Meaning.IntentCall {
        guard let setter = self as? any SetValueIntent else { return call() }
        return setter.setting(isOn).call()
    }

    /// The parameters, to be set and read by name.
    package var parameterSet: IntentParameterSet {
        // `String(describing:)` would first search every conformance of the program for one that prints the type.
        IntentParameterSet(intentName: _typeName(Self.self, qualified: false), members: parameters, current: self)
    }

    /// An intent with the given values; parameters that are not named keep or get their defaults.
    /// - Parameter values: JSON or plain texts, by parameter name.
    package static func configured(with values: [String: String]) async throws(IntentConfigurationError) -> Self {
        let intent = Self()
        try await intent.parameterSet.set(values)
        return intent
    }

    /// An intent with those of the given values that it can take, and why it cannot take the others, by parameter.
    package static func configuredLeniently(
        with values: [String: String]
    ) async -> (intent: Self, problems: [IntentConfigurationError]) {
        let intent = Self()
        return (intent, await intent.parameterSet.setLeniently(values))
    }
}

/// Why an intent cannot be set up as asked.
package enum IntentConfigurationError: Error, Hashable, CustomStringConvertible {
    case unknownParameter(intent: String, name: String, known: [String])
    case invalidValue(name: String, value: String, reason: String)
    case unknownIntent(String)

    package var parameterName: String? {
        switch self {
        case .unknownParameter(_, let name, _), .invalidValue(let name, _, _): name
        case .unknownIntent: nil
        }
    }

    package var description: String {
        switch self {
        case .unknownParameter(let intent, let name, let known):
            known.isEmpty
                ? "\(intent) has no parameters, so “\(name)” cannot be set."
                : "\(intent) has no parameter “\(name)”; it has \(known.joined(separator: ", "))."
        case .invalidValue(let name, let value, let reason): "“\(value)” is not a valid value for “\(name)”: \(reason)."
        case .unknownIntent(let name): "This extension has no intent type \(name)."
        }
    }
}

extension SetValueIntent {
    fileprivate func setting(_ isOn: Bool) -> Self {
        guard let value = isOn as? ValueType else { return self }
        var intent = self
        intent.value = value
        return intent
    }
}
