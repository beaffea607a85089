import RenderModel

extension AppIntent {
    /// The parameters in declaration order, by their source names.
    package var parameters: [(name: String, parameter: any AnyIntentParameter)] {
        Mirror(reflecting: self).children.compactMap { child in
            guard let label = child.label, let parameter = child.value as? any AnyIntentParameter else { return nil }
            return (label.hasPrefix("_") ? String(label.dropFirst()) : label, parameter)
        }
    }

    /// The source name of a parameter; `nil` when the path leads elsewhere.
    func name(of path: PartialKeyPath<Self>) -> String? {
        guard let wanted = self[keyPath: path] as? any AnyIntentParameter else { return nil }
        return parameters.first { $0.parameter === wanted }?.name
    }

    /// The intent in the render tree's form. Parameters without a value are omitted.
    package func call() -> Semantics.IntentCall {
        IntentRegistry.register(Self.self)
        return Semantics.IntentCall(
            typeName: IntentRegistry.name(of: Self.self),
            parameters: parameters.compactMap { name, parameter in
                parameter.json.map { Semantics.IntentCall.Parameter(name: name, json: $0.encoded()) }
            })
    }

    /// The intent of a toggle in the render tree's form. One that sets a value gets the state after the tap.
    package func call(turning isOn: Bool) -> Semantics.IntentCall {
        guard let setter = self as? any SetValueIntent else { return call() }
        return setter.setting(isOn).call()
    }

    /// The parameters, for access by name.
    package var parameterSet: IntentParameterSet {
        // `String(describing:)` would first search every conformance in the program for one that describes the type.
        IntentParameterSet(intentName: _typeName(Self.self, qualified: false), members: parameters, current: self)
    }

    /// An intent with the given values; other parameters have their defaults.
    /// - Parameter values: JSON or plain strings, by parameter name.
    package static func configured(with values: [String: String]) async throws(IntentConfigurationError) -> Self {
        let intent = Self()
        try await intent.parameterSet.set(values)
        return intent
    }

    /// An intent with the valid ones of the given values, and the errors for the others, by parameter.
    package static func configuredLeniently(
        with values: [String: String]
    ) async -> (intent: Self, problems: [IntentConfigurationError]) {
        let intent = Self()
        return (intent, await intent.parameterSet.setLeniently(values))
    }
}

/// Why an intent cannot be configured as requested.
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
