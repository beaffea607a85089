/// The Swift parameters, result and effects of an Objective-C method, before it has a name.
struct ObjectiveCMethodForm {
    struct Input {
        var name: String?
        var type: ObjectiveCTypes.Written
        var isClosure: Bool
    }

    /// The method without parameters that Swift does not have.
    private(set) var method: ObjectiveCMethod
    private(set) var inputs: [Input] = []
    private(set) var output: ObjectiveCTypes.Written?
    private(set) var throwsErrors = false
    private(set) var isAsynchronous = false
    private(set) var needs: Set<String> = []
    /// Whether it uses types of the Swift sources.
    private(set) var isOwn = false
    /// The call that reports it.
    let report: String
    private let value: String
    private let title: String

    init?(_ method: ObjectiveCMethod, of members: ObjectiveCMembers) {
        self.init(method, of: members, isAsynchronous: false)
    }

    /// The `async` form of a method whose last parameter is a completion handler.
    init?(asynchronous method: ObjectiveCMethod, of members: ObjectiveCMembers) {
        guard let last = method.parameters.last, let part = method.parts.last, method.result.isVoid,
            case .block(let result, let given) = ObjectiveCMethodForm.resolved(last.type, members).base, result.isVoid,
            let mark = Self.handlers.first(where: { part.lowercased().hasSuffix($0) })
        else { return nil }
        var method = method
        method.parameters.removeLast()
        method.parts.removeLast()
        if method.parts.isEmpty {
            // `loadWithCompletion:` is `load()`.
            var words = CamelWords(String(part.dropLast(mark.count))).words
            if let last = words.last?.lowercased(), ["with", "using", "and"].contains(last) { words.removeLast() }
            method.parts = [CamelWords(words: words).name]
        }
        let failure = given.last.map { $0.type.isError && $0.type.nullability != .nonnull } ?? false
        let values = failure ? given.dropLast() : given[...]
        guard values.count <= 1 else { return nil }
        method.result = values.first?.type ?? .void
        if failure { method.result.nullability = .nonnull }
        self.init(method, of: members, isAsynchronous: true, mayThrow: failure)
    }

    private static let handlers = [
        "completionhandler", "completionblock", "completion", "replyhandler", "replyblock", "reply",
    ]

    /// The type that an alias refers to.
    private static func resolved(_ type: ObjectiveCType, _ members: ObjectiveCMembers) -> ObjectiveCType {
        guard let name = type.name, type.pointers == 0, let alias = members.types.alias(name) else { return type }
        return alias.type
    }

    /// A C function.
    init?(function: ObjectiveCMethod, of members: ObjectiveCMembers) {
        self.init(function, of: members, isAsynchronous: false, title: members.title)
    }

    private init?(
        _ method: ObjectiveCMethod, of members: ObjectiveCMembers, isAsynchronous: Bool, mayThrow: Bool = false,
        title given: String? = nil
    ) {
        var method = method
        throwsErrors = mayThrow
        self.isAsynchronous = isAsynchronous
        title = given ?? "\(members.title).\(method.selector)"
        report = "_unavailableObjectiveC(\(SwiftName.literal(title)))"
        if let last = method.parameters.last, last.type.isErrorPlace, !isAsynchronous, given == nil,
            method.result.name == "BOOL" || method.result.pointers > 0 || method.isInitializer
                || ["id", "instancetype"].contains(method.result.name)
        {
            throwsErrors = true
            method.parameters.removeLast()
            let part = method.parts.removeLast()
            if method.parts.isEmpty { method.parts = [Self.withoutError(part)] }
            if method.result.name == "BOOL" { method.result = .void } else { method.result.nullability = .nonnull }
        }
        for parameter in method.parameters {
            guard let type = members.types.written(parameter.type, at: .parameter, parameters: members.parameters)
            else {
                return nil
            }
            let isClosure = Self.resolved(parameter.type, members).isBlock
            inputs.append(Input(name: parameter.name, type: type, isClosure: isClosure))
            needs.formUnion(type.needs)
            isOwn = isOwn || type.isOwn
        }
        if method.isInitializer, given == nil {
            output = nil
        } else if method.result.name == "instancetype" {
            var written = ObjectiveCTypes.Written(text: members.type, isReference: true)
            if members.owner == .plainClass { written.empty = .object("\(members.type)()") }
            if method.result.nullability != .nonnull {
                written.text += method.result.nullability == .nullable ? "?" : "!"
                written.empty = .value("nil")
            }
            output = written
        } else if !method.result.isVoid {
            guard let type = members.types.written(method.result, at: .result, parameters: members.parameters) else {
                return nil
            }
            output = type
            needs.formUnion(type.needs)
            isOwn = isOwn || type.isOwn
        }
        value = output.map(members.value) ?? ""
        self.method = method
    }

    private static func withoutError(_ part: String) -> String {
        for ending in ["AndReturnError", "WithError", "ReturningError", "Error"] where part.hasSuffix(ending) {
            return String(part.dropLast(ending.count))
        }
        return part == "error" ? "" : part
    }

    // MARK: Text

    /// The names of the parameters' types, as method names repeat them.
    var typeNames: [String] { method.parameters.map { Self.typeName($0.type) } }

    private static func typeName(_ type: ObjectiveCType) -> String {
        switch type.base {
        case .block: return "Block"
        case .named(let name):
            if name == "NSArray" || name == "NSSet", let element = type.arguments.first {
                return typeName(element) + "s"
            }
            if let known = typeNames[name] { return known }
            return name.hasPrefix("NS") ? String(name.dropFirst(2)) : name
        }
    }

    private static let typeNames = [
        "BOOL": "Bool", "NSInteger": "Index", "NSUInteger": "Index", "int": "Index", "CGFloat": "Float",
        "id": "Object", "SEL": "Selector", "NSTimeInterval": "TimeInterval", "Class": "Class",
    ]

    /// What distinguishes it from other members of its class.
    func key(_ name: ImportedName) -> String {
        name.description + " " + inputs.map { $0.type.text.filter { !"?!".contains($0) } }.joined(separator: ", ")
    }

    /// - Parameter isNamed: whether the body uses the parameters.
    func inputList(_ name: ImportedName, isNamed: Bool = false) -> String {
        let list = zip(name.labels, inputs).enumerated().map { index, input in
            let label = input.0.isEmpty ? "_" : Self.label(input.0)
            return "\(label) \(isNamed ? "x\(index)" : "_"): \(input.1.type.text)"
        }
        return "(\(list.joined(separator: ", ")))"
    }

    private static func label(_ text: String) -> String {
        ["inout", "var", "let"].contains(text) ? "`\(text)`" : SwiftName.plain(text)
    }

    var effects: String { (isAsynchronous ? " async" : "") + (throwsErrors ? " throws" : "") }

    func head(_ name: ImportedName) -> String {
        "\(SwiftName.quoted(name.base))\(inputList(name))\(effects)" + (output.map { " -> \($0.text)" } ?? "")
    }

    /// The report, and the thrown error if it can throw.
    var ending: String { throwsErrors ? "\(report); throw \(Self.failure(title))" : report }

    var body: String { output == nil || throwsErrors ? ending : "\(ending); \(ObjectiveCMembers.answer(value))" }

    /// An error with the reason that there is no result.
    private static func failure(_ title: String) -> String {
        let text = SwiftName.literal("\(title) is implemented in Objective-C, which is not compiled here")
        return "NSError(domain: \"Objective-C\", code: 1, userInfo: [NSLocalizedDescriptionKey: \(text)])"
    }
}
