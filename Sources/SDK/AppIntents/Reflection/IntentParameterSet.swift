/// The parameters of one intent of either framework, in source order.
package struct IntentParameterSet: Sendable {
    package let intentName: String
    package let members: [(name: String, parameter: any AnyIntentParameter)]
    /// The context of queries and options providers while they work for the intent.
    package let current: (any AppIntent)?

    package init(
        intentName: String, members: [(name: String, parameter: any AnyIntentParameter)],
        current: (any AppIntent)? = nil
    ) {
        self.intentName = intentName
        self.members = members
        self.current = current
    }

    package subscript(name: String) -> (any AnyIntentParameter)? {
        members.first { $0.name == name }?.parameter
    }

    /// JSON by name, for the parameters with a value.
    package var byName: [String: String] {
        let known = members.compactMap { name, parameter in parameter.json.map { (name, $0.encoded()) } }
        return Dictionary(known, uniquingKeysWith: { $1 })
    }

    /// Sets all values, or throws the error of the first invalid one. Other parameters have their defaults.
    ///
    /// - Parameter values: JSON or plain strings, by parameter name.
    package func set(_ values: [String: String]) async throws(IntentConfigurationError) {
        for name in values.keys.sorted() where self[name] == nil {
            throw .unknownParameter(intent: intentName, name: name, known: members.map(\.name))
        }
        if let problem = await setLeniently(values).first { throw problem }
    }

    /// Sets the valid values and returns the errors of the others. In source order, so that dependent parameters find
    /// earlier ones set.
    package func setLeniently(_ values: [String: String]) async -> [IntentConfigurationError] {
        await IntentContext.$current.withValue(current) {
            var problems: [IntentConfigurationError] = []
            for (name, parameter) in members {
                guard let text = values[name] else {
                    await parameter.resolveDefault()
                    continue
                }
                let json = _IntentJSON(argument: text)
                do {
                    try await parameter.set(json)
                } catch {
                    problems.append(.invalidValue(name: name, value: json.text ?? text, reason: "\(error)"))
                    await parameter.resolveDefault()
                }
            }
            return problems
        }
    }
}
