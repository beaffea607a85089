/// Functions that pass their result to a closure.
extension BodyStub {
    /// Words in the names of closures that are called once, with a function's result.
    private static let completions = [
        "completion", "handler", "callback", "done", "finish", "reply", "result", "response", "success",
    ]

    /// The code that calls the one completion closure among the parameters with empty values.
    ///
    /// - Returns: `nil` unless there is exactly one and empty values for it can be created.
    static func answer(_ head: BodyHead) -> String? {
        var answers: [String] = []
        for parameter in head.parameters
        where parameter.type.contains("->") && completions.contains(where: parameter.name.lowercased().contains) {
            guard let closure = head.closure(of: parameter) else { return nil }
            let values = closure.parameters.map { value(of: $0) ?? "" }
            guard values.allSatisfy({ !$0.isEmpty }) else { return nil }
            answers.append("\(parameter.name)\(closure.isOptional ? "?" : "")(\(values.joined(separator: ", ")))")
        }
        return answers.count == 1 ? answers[0] : nil
    }
}
