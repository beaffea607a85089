extension IntentClassWriter {
    /// Writes the protocol of an intent's handlers. Each method is optional, and each asynchronous method has two
    /// forms: unless a handler implements it, the `async` form calls the one with a completion.
    mutating func writeHandling(_ intent: IntentDefinition.Intent) {
        let name = SwiftName.plain(intent.className)
        let methods = methods(of: intent)
        let defaults = intent.parameters.filter { $0.options != .none }.map { parameter in
            let argument =
                parameter.property.count == .several
                ? "[\(parameter.property.type.swiftName)]?"
                : parameter.property.type.swiftName + "?"
            return "func default\(SwiftName.part(parameter.property.name))(for intent: \(name)) -> \(argument)"
        }
        add(0, "")
        add(0, "public protocol \(name)Handling: NSObjectProtocol {")
        for method in methods {
            add(1, method.completionForm)
            add(1, method.waitingForm)
        }
        for declaration in defaults { add(1, declaration) }
        add(0, "}")
        add(0, "")
        add(0, "extension \(name)Handling {")
        for method in methods {
            add(1, "public \(method.completionForm) {")
            add(2, "completion(\(method.absence))")
            add(1, "}")
            add(1, "public \(method.waitingForm) {")
            let wait = method.isThrowing ? "try await _INAnswer.value" : "await _INAnswer.wait"
            add(2, "\(wait) { \(method.call("$0")) }")
            add(1, "}")
        }
        for declaration in defaults { add(1, "public \(declaration) { nil }") }
        add(0, "}")
    }

    /// A handler's method in its two forms.
    private struct Method {
        var name: String
        /// Labels, names and types of the arguments before the completion.
        var arguments: [(label: String, name: String, type: String)]
        var completionLabel: String
        var answer: String
        var isThrowing = false
        /// What the completion receives from a handler that does not implement the method.
        var absence: String

        private var parameters: String {
            arguments.map { argument in
                let label = argument.label == argument.name ? argument.name : "\(argument.label) \(argument.name)"
                return "\(label): \(argument.type)"
            }.joined(separator: ", ")
        }

        var completionForm: String {
            let label = completionLabel == "completion" ? "completion" : "\(completionLabel) completion"
            let answers = isThrowing ? "\(answer)?, (any Error)?" : answer
            return "func \(name)(\(parameters), \(label): @escaping (\(answers)) -> Void)"
        }

        var waitingForm: String { "func \(name)(\(parameters)) async\(isThrowing ? " throws" : "") -> \(answer)" }

        func call(_ completion: String) -> String {
            let given = arguments.map { "\($0.label): \($0.name)" }.joined(separator: ", ")
            return "\(name)(\(given), \(completionLabel): \(completion))"
        }
    }

    private func methods(of intent: IntentDefinition.Intent) -> [Method] {
        let name = SwiftName.plain(intent.className)
        var methods = ["confirm", "handle"].map { verb in
            Method(
                name: verb, arguments: [("intent", "intent", name)], completionLabel: "completion",
                answer: "\(name)Response", absence: "\(name)Response(code: .unspecified, userActivity: nil)")
        }
        for parameter in intent.parameters {
            let part = SwiftName.part(parameter.property.name)
            if parameter.resolution == .offered || !parameter.refusals.isEmpty {
                let result = resolutionResult(of: parameter, in: intent)
                let isList = parameter.property.count == .several
                methods.append(
                    Method(
                        name: "resolve\(part)", arguments: [("for", "intent", name)], completionLabel: "with",
                        answer: isList ? "[\(result)]" : result, absence: isList ? "[]" : ".notRequired()"))
            }
            guard parameter.options != .none else { continue }
            let term = parameter.options == .searched ? [("searchTerm", "searchTerm", "String?")] : []
            methods.append(
                Method(
                    name: "provide\(part)OptionsCollection", arguments: [("for", "intent", name)] + term,
                    completionLabel: "with", answer: "INObjectCollection<\(parameter.property.type.optionClass)>",
                    isThrowing: true, absence: "nil, nil"))
        }
        return methods
    }

    private func resolutionResult(
        of parameter: IntentDefinition.Parameter, in intent: IntentDefinition.Intent
    ) -> String {
        guard !parameter.refusals.isEmpty else { return parameter.property.type.resolutionResult }
        return "\(SwiftName.plain(intent.name))\(SwiftName.part(parameter.property.name))ResolutionResult"
    }

    /// Writes the reasons for which a handler may reject a parameter's value.
    mutating func writeUnsupportedReasons(_ parameter: IntentDefinition.Parameter, of intent: IntentDefinition.Intent) {
        guard !parameter.refusals.isEmpty else { return }
        let stem = SwiftName.plain(intent.name) + SwiftName.part(parameter.property.name)
        add(0, "")
        add(0, "public enum \(stem)UnsupportedReason: Int, Sendable {")
        for (index, reason) in parameter.refusals.enumerated() {
            add(1, "case \(SwiftName.member(reason)) = \(index + 1)")
        }
        add(0, "}")
        add(0, "")
        add(0, "public class \(stem)ResolutionResult: \(parameter.property.type.resolutionResult) {")
        add(1, "public class func unsupported(forReason reason: \(stem)UnsupportedReason) -> Self {")
        add(2, "unsupported(withReason: reason.rawValue)")
        add(1, "}")
        add(0, "}")
    }

    /// The codes of every response; the file's own codes begin at 100.
    private static let standardCodes = [
        "unspecified", "ready", "continueInApp", "inProgress", "success", "failure", "failureRequiringAppLaunch",
    ]

    mutating func writeResponse(_ intent: IntentDefinition.Intent) {
        let name = SwiftName.plain(intent.className) + "Response"
        let response = intent.response
        add(0, "")
        add(0, "public enum \(name)Code: Int, Sendable {")
        for (index, code) in Self.standardCodes.enumerated() { add(1, "case \(code) = \(index)") }
        let own = response.codes.map { SwiftName.member($0.name) }.filter { !Self.standardCodes.contains($0) }
        for (index, code) in own.enumerated() { add(1, "case \(code) = \(100 + index)") }
        add(0, "}")
        add(0, "")
        add(0, "public class \(name): INIntentResponse {")
        for property in response.properties { writeStored(property) }
        add(1, "public fileprivate(set) var code = \(name)Code.unspecified")
        add(0, "")
        add(1, "public convenience init(code: \(name)Code, userActivity: NSUserActivity?) {")
        add(2, "self.init()")
        add(2, "self.code = code")
        add(2, "self.userActivity = userActivity")
        add(1, "}")
        for code in response.codes { write(code, of: response, name) }
        add(0, "}")
    }

    /// The factory of a response takes the properties that its sentence mentions.
    private mutating func write(
        _ code: IntentDefinition.Response.Code, of response: IntentDefinition.Response, _ name: String
    ) {
        let mentioned = code.mentions.compactMap { name in response.properties.first { $0.name == name } }
        guard !mentioned.isEmpty else { return }
        let member = SwiftName.member(code.name)
        let parameters = mentioned.map { property in
            let type = property.swiftType
            return "\(SwiftName.quoted(property.name)): \(type.hasSuffix("?") ? String(type.dropLast()) : type)"
        }
        add(0, "")
        add(1, "public static func \(member)(\(parameters.joined(separator: ", "))) -> \(name) {")
        add(2, "let response = \(name)(code: .\(member), userActivity: nil)")
        for property in mentioned {
            let member = SwiftName.quoted(property.name)
            add(2, "response.\(member) = \(member)")
        }
        add(2, "return response")
        add(1, "}")
    }
}
