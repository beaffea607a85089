import RenderModel

extension AppIntent {
    /// The parameters in the order of their declaration, by the names that they have in the source.
    package var parameters: [(name: String, parameter: any AnyIntentParameter)] {
        Mirror(reflecting: self).children.compactMap { child in
            guard let label = child.label, let parameter = child.value as? any AnyIntentParameter else { return nil }
            return (label.hasPrefix("_") ? String(label.dropFirst()) : label, parameter)
        }
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

    /// An intent with the given values; parameters that are not named keep or get their defaults.
    /// - Parameter values: JSON or plain texts, by parameter name.
    package static func configured(with values: [String: String]) async throws(IntentConfigurationError) -> Self {
        let intent = Self()
        try await intent.apply(values)
        return intent
    }

    private func apply(_ values: [String: String]) async throws(IntentConfigurationError) {
        let parameters = parameters
        for name in values.keys.sorted() where !parameters.contains(where: { $0.name == name }) {
            throw .unknownParameter(
                intent: String(describing: Self.self), name: name, known: parameters.map(\.name))
        }
        for (name, parameter) in parameters {
            guard let text = values[name] else {
                await parameter.resolveDefault()
                continue
            }
            do {
                try await parameter.set(_IntentJSON(argument: text))
            } catch {
                throw .invalidValue(name: name, value: text, reason: "\(error)")
            }
        }
    }
}

/// Why an intent cannot be set up as asked.
package enum IntentConfigurationError: Error, Hashable, CustomStringConvertible {
    case unknownParameter(intent: String, name: String, known: [String])
    case invalidValue(name: String, value: String, reason: String)
    case unknownIntent(String)

    package var description: String {
        switch self {
        case .unknownParameter(let intent, let name, let known):
            known.isEmpty
                ? "\(intent) has no parameters, so “\(name)” cannot be set."
                : "\(intent) has no parameter “\(name)”; it has \(known.joined(separator: ", "))."
        case .invalidValue(let name, let value, let reason): "“\(value)” is no value for “\(name)”: \(reason)."
        case .unknownIntent(let name): "There is no intent of the type \(name) in this extension."
        }
    }
}
