import AppleAPI

/// Translates types of headers to Swift.
struct ObjectiveCTypes: Sendable {
    /// A type in Swift, without its optionality.
    struct Written: Hashable, Sendable {
        /// A default value.
        enum Empty: Hashable, Sendable {
            case value(String)
            /// Created on first access, because its parts may have the same type.
            case object(String)
            case none
        }

        var text: String
        /// Whether it can be `nil`.
        var isReference = false
        var empty = Empty.none
        /// Names in the headers that it uses.
        var needs: Set<String> = []
        /// Whether it uses types of the Swift sources, which may be internal.
        var isOwn = false
        /// Whether it is `Sendable`.
        var isSendable = false
    }

    /// The position of a type.
    enum Place: Hashable, Sendable { case parameter, result, inner }

    var declarations: ObjectiveCDeclarations
    /// Top-level types of the Swift sources.
    var declared: Set<String>
    /// Modules whose types the sources can see.
    var modules: Set<String>

    private let classes: [String: ObjectiveCClass]
    private let protocols: [String: ObjectiveCClass]
    private let enumerations: [String: ObjectiveCEnumeration]
    private let structures: [String: ObjectiveCStructure]
    private let aliases: [String: ObjectiveCAlias]

    init(_ declarations: ObjectiveCDeclarations, declared: Set<String>, modules: Set<String>) {
        self.declarations = declarations
        self.declared = declared
        self.modules = modules
        func named<Element>(_ elements: [Element], _ name: (Element) -> String?) -> [String: Element] {
            Dictionary(elements.compactMap { element in name(element).map { ($0, element) } }) { first, _ in first }
        }
        classes = named(declarations.classes) { $0.name }
        protocols = named(declarations.protocols) { $0.name }
        enumerations = named(declarations.enumerations) { $0.name }
        structures = named(declarations.structures) { $0.name }
        aliases = named(declarations.aliases) { $0.name }
    }

    /// The Swift name of a class, a protocol or a C type.
    func swiftName(of name: String) -> String {
        let attributes =
            classes[name]?.attributes ?? protocols[name]?.attributes ?? enumerations[name]?.attributes
            ?? structures[name]?.attributes ?? aliases[name]?.attributes
        let given = attributes?.swiftName ?? name
        if enumerations[name]?.kind == .errors, attributes?.swiftName == nil, given.hasSuffix("Code") {
            return String(given.dropLast(4))
        }
        return given
    }

    /// The default generic arguments of a class.
    func arguments(of name: String) -> String {
        guard let parameters = classes[name]?.parameters, !parameters.isEmpty else { return "" }
        return "<\(parameters.map { _ in "AnyObject" }.joined(separator: ", "))>"
    }

    func isClass(_ name: String) -> Bool { classes[name] != nil }
    /// If a class and a protocol have the same name, the class takes precedence.
    func isProtocol(_ name: String) -> Bool { protocols[name] != nil && classes[name] == nil }
    func alias(_ name: String) -> ObjectiveCAlias? { aliases[name] }
    func enumeration(_ name: String) -> ObjectiveCEnumeration? { enumerations[name] }
    func structure(_ name: String) -> ObjectiveCStructure? { structures[name] }

    /// The maximum number of superclasses; with more, the compiler takes minutes.
    static let ancestorLimit = 32

    /// The superclasses that headers declare, nearest first.
    func ancestors(of name: String) -> [ObjectiveCClass] {
        var found: [ObjectiveCClass] = []
        var next = classes[name]?.superclass
        while let name = next, let ancestor = classes[name], !found.contains(where: { $0.name == name }),
            found.count < Self.ancestorLimit
        {
            found.append(ancestor)
            next = ancestor.superclass
        }
        return found
    }

    /// The nearest superclass that no header declares.
    func root(of name: String) -> String {
        let superclass = (ancestors(of: name).last ?? classes[name])?.superclass ?? "NSObject"
        return classes[superclass] == nil ? superclass : "NSObject"
    }

    // MARK: Types

    private static let depthLimit = 12

    /// A type with its optionality; `nil` if Swift cannot import it.
    func written(_ type: ObjectiveCType, at place: Place, parameters: [String] = []) -> Written? {
        guard var written = plain(type, parameters: parameters, depth: 0) else { return nil }
        let isClosure = written.text.contains("->") && written.isReference
        guard written.isReference else { return written }
        switch (type.nullability, place) {
        case (.nonnull, .parameter):
            if isClosure, type.escapes { written.text = "@escaping \(written.text)" }
        case (.nonnull, _): break
        case (.nullable, _), (.unspecified, .inner):
            written.text = written.text.contains(" ") ? "(\(written.text))?" : written.text + "?"
            written.empty = .value("nil")
        case (.unspecified, _):
            written.text = written.text.contains(" ") ? "(\(written.text))!" : written.text + "!"
            written.empty = .value("nil")
        }
        return written
    }

    /// The maximum size of a type in bytes; nested aliases can grow exponentially.
    private static let textLimit = 1000

    private func plain(_ type: ObjectiveCType, parameters: [String], depth: Int) -> Written? {
        let written = unlimited(type, parameters: parameters, depth: depth)
        return written.flatMap { $0.text.utf8.count > Self.textLimit ? nil : $0 }
    }

    private func unlimited(_ type: ObjectiveCType, parameters: [String], depth: Int) -> Written? {
        guard depth < Self.depthLimit else { return nil }
        switch type.base {
        case .block(let result, let inputs):
            return block(result: result, inputs, parameters: parameters, depth: depth)
        case .named(let name):
            if name == "id" || name == "Class" { return anything(type, name, parameters: parameters, depth: depth) }
            if name == "SEL" {
                return Written(text: "Selector", isReference: true, empty: .value("Selector(\"\")"), isSendable: true)
            }
            if type.pointers == 0, parameters.contains(name) { return Written(text: name, isReference: true) }
            if let alias = aliases[name], !declared.contains(name) {
                return aliased(alias, type, parameters: parameters, depth: depth)
            }
            if type.pointers == 1, let object = object(name, type, parameters: parameters, depth: depth) {
                return object
            }
            guard !AppleTypes.generic.contains(name) else { return nil }
            guard let value = value(name) else { return type.pointers == 1 ? rawPointer(name, type) : nil }
            switch type.pointers {
            case 0: return value
            case 1 where !value.isReference:
                if name == "BOOL" { return Written(text: "UnsafeMutablePointer<ObjCBool>", isReference: true) }
                let kind = type.isConstant ? "UnsafePointer" : "UnsafeMutablePointer"
                return Written(
                    text: "\(kind)<\(value.text)>", isReference: true, needs: value.needs, isOwn: value.isOwn)
            default: return nil
            }
        }
    }

    private func rawPointer(_ name: String, _ type: ObjectiveCType) -> Written? {
        guard name == "void" else { return nil }
        return Written(text: type.isConstant ? "UnsafeRawPointer" : "UnsafeMutableRawPointer", isReference: true)
    }

    private func block(
        result: ObjectiveCType, _ inputs: [ObjectiveCParameter], parameters: [String], depth: Int
    ) -> Written? {
        var written = Written(text: "", isReference: true)
        var texts: [String] = []
        for input in inputs {
            guard let inner = inner(input.type, parameters: parameters, depth: depth) else { return nil }
            texts.append(inner.text)
            written.needs.formUnion(inner.needs)
            written.isOwn = written.isOwn || inner.isOwn
        }
        var output = "Void"
        if !result.isVoid {
            guard let inner = inner(result, parameters: parameters, depth: depth) else { return nil }
            output = inner.text
            written.needs.formUnion(inner.needs)
            written.isOwn = written.isOwn || inner.isOwn
        } else {
            let unnamed = texts.isEmpty ? "{ }" : "{ \(texts.map { _ in "_" }.joined(separator: ", ")) in }"
            written.empty = .value(unnamed)
        }
        written.text = "(\(texts.joined(separator: ", "))) -> \(output)"
        return written
    }

    /// A nested type, which is optional unless annotated as nonnull.
    private func inner(_ type: ObjectiveCType, parameters: [String], depth: Int) -> Written? {
        guard var written = plain(type, parameters: parameters, depth: depth + 1) else { return nil }
        if written.isReference, type.nullability != .nonnull {
            written.text = written.text.contains(" ") ? "(\(written.text))?" : written.text + "?"
        }
        return written
    }

    private func anything(_ type: ObjectiveCType, _ name: String, parameters: [String], depth: Int) -> Written? {
        guard type.pointers == 0 else { return nil }
        if name == "Class" { return Written(text: "AnyClass", isReference: true, empty: .value("NSObject.self")) }
        var written = Written(text: "Any", isReference: true, empty: .value("NSNull()"))
        let names = type.arguments.compactMap { $0.pointers == 0 ? $0.name : nil }
        guard !names.isEmpty else { return written }
        written.empty = .none
        written.text = ""
        for name in names {
            guard let text = protocolText(name, &written) else { return nil }
            written.text += written.text.isEmpty ? "any \(text)" : " & \(text)"
        }
        return written
    }

    private func protocolText(_ name: String, _ written: inout Written) -> String? {
        if name == "NSObject" { return "NSObjectProtocol" }
        if declared.contains(name) {
            written.isOwn = true
            return name
        }
        if isProtocol(name) {
            written.needs.insert(name)
            return swiftName(of: name)
        }
        return isApple(name) ? name : nil
    }

    private func aliased(
        _ alias: ObjectiveCAlias, _ type: ObjectiveCType, parameters: [String], depth: Int
    ) -> Written? {
        if alias.attributes.isStringType {
            let name = swiftName(of: alias.name)
            guard type.pointers == 0, !name.contains(".") else { return nil }
            return Written(
                text: name, isReference: true, empty: .value("\(name)(rawValue: \"\")"), needs: [alias.name],
                isSendable: true)
        }
        var target = alias.type
        target.pointers += type.pointers
        return plain(target, parameters: parameters, depth: depth + 1)
    }

    // MARK: Objects

    private func object(_ name: String, _ type: ObjectiveCType, parameters: [String], depth: Int) -> Written? {
        func argument(_ index: Int) -> Written? {
            guard index < type.arguments.count else { return nil }
            return plain(type.arguments[index], parameters: parameters, depth: depth + 1)
        }
        func collection(_ text: String, _ empty: String, _ parts: [Written?]) -> Written {
            let needs = parts.reduce(into: Set<String>()) { $0.formUnion($1?.needs ?? []) }
            return Written(
                text: text, isReference: true, empty: .value(empty), needs: needs,
                isOwn: parts.contains { $0?.isOwn == true })
        }
        switch name {
        case "NSArray":
            let element = argument(0)
            if !type.arguments.isEmpty, element == nil { return nil }
            return collection("[\(element?.text ?? "Any")]", "[]", [element])
        case "NSSet":
            let element = argument(0)
            let text = element.map { $0.text == "Any" ? "AnyHashable" : $0.text } ?? "AnyHashable"
            return collection("Set<\(text)>", "[]", [element])
        case "NSDictionary":
            let (key, value) = (argument(0), argument(1))
            if !type.arguments.isEmpty, key == nil || value == nil { return nil }
            let keyText = key.map { ["Any", "any NSCopying"].contains($0.text) ? "AnyHashable" : $0.text }
            return collection("[\(keyText ?? "AnyHashable"): \(value?.text ?? "Any")]", "[:]", [key, value])
        default: break
        }
        if declared.contains(name) { return Written(text: name, isReference: true, isOwn: true) }
        if let own = classes[name] {
            var arguments = ""
            if !own.parameters.isEmpty {
                let given = own.parameters.indices.map { argument($0)?.text ?? "AnyObject" }
                arguments = "<\(given.joined(separator: ", "))>"
            }
            let text = swiftName(of: name) + arguments
            let canBeMade = root(of: name) == "NSObject"
            return Written(
                text: text, isReference: true, empty: canBeMade ? .object("\(text)()") : .none, needs: [name])
        }
        if let (text, empty) = AppleTypes.objects[name] {
            return Written(
                text: text, isReference: true, empty: empty.map(Written.Empty.value) ?? .none,
                isSendable: text == "String")
        }
        guard !AppleTypes.generic.contains(name),
            type.arguments.isEmpty || type.arguments.allSatisfy({ $0.pointers == 0 }), isApple(name)
        else {
            return nil
        }
        return Written(text: name, isReference: true)
    }

    // MARK: Values

    private func value(_ name: String) -> Written? {
        if let (text, empty) = AppleTypes.values[name] {
            return Written(text: text, empty: .value(empty), isSendable: true)
        }
        if declared.contains(name) { return Written(text: name, isOwn: true) }
        let swift = swiftName(of: name)
        if let enumeration = enumerations[name] {
            switch enumeration.kind {
            case .choice:
                guard let first = cases(of: enumeration).first else { return nil }
                return Written(
                    text: swift, empty: .value("\(swift).\(SwiftName.quoted(first.name))"), needs: [name],
                    isSendable: true)
            case .errors: return Written(text: swift + ".Code", needs: [name], isSendable: true)
            case .options: return Written(text: swift, empty: .value("[]"), needs: [name], isSendable: true)
            case .plain:
                return Written(text: swift, empty: .value("\(swift)(rawValue: 0)"), needs: [name], isSendable: true)
            }
        }
        if structures[name] != nil {
            return Written(text: swift, empty: .value("\(swift)()"), needs: [name], isSendable: true)
        }
        if classes[name] != nil { return nil }
        if name.hasSuffix("Ref"), name.hasPrefix("CG") || name.hasPrefix("CF") || name.hasPrefix("Sec") {
            let text = String(name.dropLast(3))
            return isApple(text) ? Written(text: text, isReference: true) : nil
        }
        return isApple(name) ? Written(text: name) : nil
    }

    /// The cases of an enumeration with their Swift names. Of several with the same value or name, only the first.
    func cases(of enumeration: ObjectiveCEnumeration) -> [(name: String, value: Int, original: String)] {
        let seen = enumeration.cases.filter { !$0.attributes.isUnavailable }
        let names = ImportedConstantName.cases(seen.map(\.name), of: enumeration.name ?? "")
        var known: Set<String> = []
        return zip(seen, names).compactMap { written, name in
            let name = written.attributes.swiftName ?? name
            return known.insert(name).inserted ? (name, written.value, written.name) : nil
        }
    }

    /// Whether a type belongs to a module that the sources can see.
    func isApple(_ name: String) -> Bool {
        guard let module = AppleNames.shared.module(of: name, imports: modules) else { return false }
        return modules.contains(module) || AppleTypes.everywhere.contains(module)
    }
}
