/// Functions that pass their value to a closure.
extension BodyStub {
    /// Words in the names of closures that are called once, with what a function has found.
    private static let completions = [
        "completion", "handler", "callback", "done", "finish", "reply", "result", "response", "success",
    ]

    /// Calls the one closure among the parameters that waits for the function, with empty values.
    ///
    /// - Returns: `nil` unless there is exactly one and its value can be made.
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
