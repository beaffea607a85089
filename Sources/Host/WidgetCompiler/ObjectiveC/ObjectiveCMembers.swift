/// The members of one class, extension or protocol in Swift, each on a separate line.
struct ObjectiveCMembers {
    /// The kind of declaration that contains the members.
    enum Owner: Hashable, Sendable {
        /// A class that inherits from `NSObject`, directly or through such classes only.
        case plainClass
        /// A class that inherits from another of Apple's classes.
        case derivedClass
        /// An extension of a class that is declared elsewhere.
        case `extension`
        case `protocol`
    }

    /// A member's line, and its default implementation in a protocol's extension.
    struct Line: Hashable, Sendable {
        var text: String
        var fallback: String?
    }

    private(set) var lines: [Line] = []
    private(set) var needs: Set<String> = []
    /// Each member's name and parameter types, so that none is declared twice.
    private(set) var keys: Set<String> = []

    let owner: Owner
    /// The name in Objective-C, for reports.
    let title: String
    /// The Swift name, with generic parameters.
    let type: String
    let parameters: [String]
    let types: ObjectiveCTypes
    let words: Set<String>
    /// Keys of members of the superclasses.
    let inherited: Set<String>
    /// Types of stored properties by name.
    private var stored: [String: String] = [:]
    /// Labels and types of initializer parameters, from which properties may get values.
    private var given: Set<String> = []

    init(
        _ owner: Owner, title: String, type: String, parameters: [String], types: ObjectiveCTypes, words: Set<String>,
        inherited: Set<String> = []
    ) {
        self.owner = owner
        self.title = title
        self.type = type
        self.parameters = parameters
        self.types = types
        self.words = words
        self.inherited = inherited
    }

    /// Members that every object already has.
    private static let ofObjects: Set<String> = [
        "isEqual:", "hash", "description", "debugDescription", "copy", "mutableCopy", "init", "new", "alloc", "class",
        "superclass", "dealloc", "load", "initialize", "copyWithZone:", "mutableCopyWithZone:", "self",
        "isKindOfClass:",
        "respondsToSelector:", "performSelector:", "initWithCoder:", "encodeWithCoder:",
    ]

    // MARK: Members

    mutating func add(_ properties: [ObjectiveCProperty], _ methods: [ObjectiveCMethod]) {
        for method in methods where method.isInitializer {
            for parameter in method.parameters { parameter.name.map { _ = given.insert($0) } }
        }
        let writable = Set(properties.filter { !$0.isReadOnly }.map(\.name))
        for property in properties {
            var property = property
            property.isReadOnly = property.isReadOnly && !writable.contains(property.name)
            add(property)
        }
        for method in methods where !method.attributes.isUnavailable && !Self.ofObjects.contains(method.selector) {
            if method.isInitializer { addInitializer(method) } else { add(method) }
        }
    }

    private mutating func add(_ property: ObjectiveCProperty) {
        guard !Self.ofObjects.contains(property.name), !property.attributes.isUnavailable,
            let written = types.written(property.type, at: .result, parameters: parameters)
        else { return }
        let plain = CamelWords(property.name).lowered
        let isRefined = property.attributes.isRefined
        var names = [property.attributes.swiftName ?? property.getter ?? plain, plain, property.name]
        if property.isOfClass, property.type.name == title { names.append(withoutType(property.name)) }
        names = names.map { isRefined ? "__" + $0 : $0 }
        guard let name = names.first(where: words.contains),
            insert("\(property.isOfClass ? "class " : "")\(name)", overridable: true)
        else { return }
        needs.formUnion(written.needs)
        let quoted = SwiftName.quoted(name)
        let report = "_unavailableObjectiveC(\(SwiftName.literal("\(title).\(property.name)")))"
        let value = value(of: written)
        let computed =
            property.isReadOnly ? "\(report); \(Self.answer(value))" : "get { \(report); \(Self.answer(value)) } set {}"
        let keyword = property.isOfClass ? "static var" : "var"
        let line = "\(keyword) \(quoted): \(written.text) { \(computed) }"
        switch owner {
        case .protocol:
            let access = property.isReadOnly ? "{ get }" : "{ get set }"
            lines.append(
                Line(
                    text: "\(keyword) \(quoted): \(written.text) \(access)",
                    fallback: (written.isOwn ? "" : "public ") + line))
        case .extension: append(line, written, isOpen: false)
        case .plainClass, .derivedClass:
            if property.isOfClass {
                addShared(
                    "var \(quoted): \(written.text)", name: name, written, isReadOnly: property.isReadOnly, report)
            } else if property.isReadOnly, !given.contains(property.name) {
                append("var \(quoted): \(written.text) { \(report); \(Self.answer(value)) }", written)
            } else {
                stored[property.name] = name + "\n" + written.text
                switch written.empty {
                case .value(let empty): append("var \(quoted): \(written.text) = \(empty)", written)
                case .object, .none: append("lazy var \(quoted): \(written.text) = { \(value) }()", written)
                }
            }
        }
    }

    /// Adds a class property.
    private mutating func addShared(
        _ head: String, name: String, _ written: ObjectiveCTypes.Written, isReadOnly: Bool, _ report: String
    ) {
        guard parameters.isEmpty, case let value = value(of: written), !value.hasPrefix("fatalError") else {
            return append("class \(head) { \(report); \(Self.answer(self.value(of: written))) }", written)
        }
        let keyword = isReadOnly && !written.text.hasSuffix("?") && !written.text.hasSuffix("!") ? "let" : "var"
        let place = "_kept_\(name)"
        lines.append(Line(text: "nonisolated(unsafe) private static \(keyword) \(place): \(written.text) = \(value)"))
        let setter = isReadOnly ? "" : " set { \(place) = newValue }"
        let getter = isReadOnly ? "\(report); return \(place)" : "get { \(place) }"
        append("class \(head) { \(getter)\(setter) }", written)
    }

    /// The name of a member that returns an instance of its own class, without the class's name: `sharedRoom` is
    /// `shared`.
    private func withoutType(_ name: String) -> String {
        var words = CamelWords(name).words
        for word in CamelWords(title).words.reversed() where words.count > 1 {
            guard words.last?.lowercased() == word.lowercased() else { break }
            words.removeLast()
        }
        return CamelWords(words: words).lowered
    }

    /// Words in the names of singletons.
    private static let sharedWords: Set<String> = ["shared", "default", "main", "current", "standard", "instance"]

    private mutating func add(_ method: ObjectiveCMethod) {
        if method.isOfClass { addFactory(method) }
        guard let form = ObjectiveCMethodForm(method, of: self) else { return }
        var names = ImportedName.candidates(of: form.method, types: form.typeNames)
        if method.isOfClass, form.inputs.isEmpty, ["instancetype", title].contains(method.result.name) {
            names.append(ImportedName(base: withoutType(form.method.parts[0]), labels: []))
        }
        for name in likely(names, form) {
            guard insert("\(method.isOfClass ? "class " : "")\(form.key(name))", overridable: true) else { continue }
            needs.formUnion(form.needs)
            let isShared =
                method.isOfClass && form.inputs.isEmpty && !form.throwsErrors && owner != .extension
                && Self.sharedWords.contains(CamelWords(name.base).words.first ?? "")
            if isShared, owner != .protocol, let output = form.output, case .object = output.empty {
                let report = "_unavailableObjectiveC(\(SwiftName.literal("\(title).\(method.selector)")))"
                addShared(
                    "func \(SwiftName.quoted(name.base))() -> \(output.text)", name: name.base, output,
                    isReadOnly: true, report)
                continue
            }
            append(form, name)
        }
        addAsynchronous(method)
    }

    private mutating func append(_ form: ObjectiveCMethodForm, _ name: ImportedName) {
        let keyword =
            form.method.isOfClass ? (owner == .plainClass || owner == .derivedClass ? "class " : "static ") : ""
        let head = "\(keyword)func \(form.head(name))"
        let line = "\(head) { \(form.body) }"
        switch owner {
        case .protocol: lines.append(Line(text: head, fallback: (form.isOwn ? "" : "public ") + line))
        case .extension: append(line, isOwn: form.isOwn, isOpen: false)
        case .plainClass, .derivedClass: append(line, isOwn: form.isOwn)
        }
    }

    /// Adds the `async` form of a method with a completion handler.
    private mutating func addAsynchronous(_ method: ObjectiveCMethod) {
        guard let form = ObjectiveCMethodForm(asynchronous: method, of: self) else { return }
        let names = ImportedName.candidates(of: form.method, types: form.typeNames)
        for name in likely(names, form) {
            guard insert("async \(form.key(name))", overridable: true) else { continue }
            needs.formUnion(form.needs)
            append(form, name)
        }
    }

    // MARK: Initializers

    /// Adds a factory method as an initializer, such as `+ roomWithDoor:` of a class `Room`.
    private mutating func addFactory(_ method: ObjectiveCMethod) {
        let isOwn = ["instancetype", title].contains(method.result.name ?? "")
        guard isOwn, !method.parameters.isEmpty, let first = method.parts.first else { return }
        let own = CamelWords(title).words.map { $0.lowercased() }
        let words = CamelWords(first).words
        let count = (1...max(own.count, 1)).last { count in
            count < words.count && words.prefix(count).map { $0.lowercased() } == own.suffix(count)
        }
        guard let count else { return }
        addInitializer(method, words: words[count...])
    }

    private mutating func addInitializer(_ method: ObjectiveCMethod) {
        let words = CamelWords(method.parts.first ?? "").words.dropFirst()
        addInitializer(method, words: words)
    }

    private mutating func addInitializer(_ method: ObjectiveCMethod, words initial: ArraySlice<String>) {
        guard owner != .protocol, let form = ObjectiveCMethodForm(method, of: self) else { return }
        var names = ImportedName.initializers(of: form.method, words: initial, types: form.typeNames)
        if let given = method.attributes.swiftName {
            names = [ImportedName(swiftName: given, parameterCount: form.inputs.count)].compactMap(\.self)
        }
        let mark =
            switch method.result.nullability {
            case .nonnull: ""
            case .nullable: form.throwsErrors ? "" : "?"
            case .unspecified: form.throwsErrors ? "" : "!"
            }
        for name in likely(names, form) where name.base == "init" && !(name.labels.isEmpty && owner == .plainClass) {
            let key = form.key(name)
            guard insert(key, overridable: false) else { continue }
            needs.formUnion(form.needs)
            let overrides = inherited.contains(key) ? "override " : ""
            let head = "init\(mark)\(form.inputList(name, isNamed: true))\(form.effects)"
            let line: String
            switch owner {
            case .plainClass: line = "\(overrides)\(head) { super.init()\(assignments(form, name)) }"
            default:
                let inherited = AppleTypes.initializers[owner == .extension ? title : types.root(of: title)] ?? ""
                line = "convenience \(head) { self.init(\(inherited))\(assignments(form, name)) }"
            }
            append(line, isOwn: form.isOwn, isOpen: false)
        }
    }

    /// Assigns parameters to the properties of the same name; reports that other effects are missing.
    private func assignments(_ form: ObjectiveCMethodForm, _ name: ImportedName) -> String {
        var text = ""
        var isWhole = owner != .extension
        for (index, input) in form.inputs.enumerated() {
            let names = [input.name, index < name.labels.count ? name.labels[index] : nil].compactMap(\.self)
            let property = names.compactMap { stored[$0] }.first?.split(separator: "\n").map(String.init)
            guard let property, property.count == 2, Self.bare(property[1]) == Self.bare(input.type.text) else {
                isWhole = false
                continue
            }
            let isLoose = property[1].hasSuffix("?") || property[1].hasSuffix("!")
            let target = "self.\(SwiftName.quoted(property[0]))"
            let isOptional = input.type.text.hasSuffix("?") || input.type.text.hasSuffix("!")
            text += isLoose || !isOptional ? "; \(target) = x\(index)" : "; if let x\(index) { \(target) = x\(index) }"
        }
        return isWhole && !form.throwsErrors ? text : "\(text); \(form.ending)"
    }

    /// A type without its optionality and `@escaping`.
    private static func bare(_ text: String) -> String {
        let text = text.hasPrefix("@escaping ") ? String(text.dropFirst(10)) : text
        return text.filter { !"?!()".contains($0) }
    }

    // MARK: Names

    /// The names that the sources use. Trailing closures have no label, so of names that differ only in those labels
    /// one is taken.
    private func likely(_ names: [ImportedName], _ form: ObjectiveCMethodForm) -> [ImportedName] {
        var found: [ImportedName] = []
        var places: [[String]: Int] = [:]
        for name in names {
            guard name.base == "init" || words.contains(name.base), name.labels.count == form.inputs.count else {
                continue
            }
            let closures = form.inputs.indices.filter { form.inputs[$0].isClosure }
            let isUsed = name.labels.indices.allSatisfy { index in
                name.labels[index].isEmpty || closures.contains(index) || words.contains(name.labels[index])
            }
            guard isUsed else { continue }
            let spelled = closures.allSatisfy { words.contains(name.labels[$0]) }
            var same = [name.base] + name.labels
            for index in closures { same[index + 1] = "" }
            if let place = places[same] {
                let known = closures.allSatisfy { words.contains(found[place].labels[$0]) }
                if spelled, !known { found[place] = name }
            } else {
                places[same] = found.count
                found.append(name)
            }
        }
        return found
    }

    private mutating func insert(_ key: String, overridable: Bool) -> Bool {
        if overridable, inherited.contains(key) { return false }
        return keys.insert(key).inserted
    }

    private mutating func append(_ text: String, _ written: ObjectiveCTypes.Written, isOpen: Bool = true) {
        append(text, isOwn: written.isOwn, isOpen: isOpen)
    }

    /// A declaration that uses the sources' internal types is not public.
    private mutating func append(_ text: String, isOwn: Bool, isOpen: Bool = true) {
        lines.append(Line(text: (isOwn ? "" : isOpen ? "open " : "public ") + text))
    }

    /// The statement that returns a value, or traps if there is none.
    static func answer(_ value: String) -> String { value.hasPrefix("fatalError(") ? value : "return \(value)" }

    func value(of written: ObjectiveCTypes.Written) -> String {
        switch written.empty {
        case .value(let value), .object(let value): value
        case .none:
            "fatalError(\(SwiftName.literal("\(title) is implemented in Objective-C, which is not compiled here")))"
        }
    }
}

extension ObjectiveCMethod {
    /// Whether it is an initializer.
    var isInitializer: Bool {
        guard let first = parts.first, !isOfClass, first.hasPrefix("init") else { return false }
        return !(first.dropFirst(4).first?.isLowercase ?? false)
    }
}
