extension ObjectiveCCode {
    mutating func writeClass(_ written: ObjectiveCClass) {
        let name = types.swiftName(of: written.name)
        let plain = String(name.split(separator: ".").last ?? "")
        let root = types.root(of: written.name)
        let isPlain = root == "NSObject"
        let arguments = written.parameters.isEmpty ? "" : "<\(written.parameters.joined(separator: ", "))>"
        let ancestors = types.ancestors(of: written.name)
        let inherited = ancestors.reduce(into: Set<String>()) { $0.formUnion(keys[$1.name] ?? []) }
        var members = ObjectiveCMembers(
            isPlain ? .plainClass : .derivedClass, title: written.name, type: name + arguments,
            parameters: written.parameters, types: types, words: context.words, inherited: inherited)
        // A subclass has the initializers of its superclasses.
        let above = isPlain ? ancestors.flatMap { $0.methods.filter(\.isInitializer) } : []
        let own = written.protocols.flatMap { requirements(of: $0) }
        members.add(
            written.properties + own.flatMap(\.properties), written.methods + own.flatMap(\.methods) + above)
        need(members.needs)
        keys[written.name] = members.keys
        answer(written.name)
        var superclass = "NSObject"
        if let above = written.superclass, above != "NSObject", ancestors.count < ObjectiveCTypes.ancestorLimit {
            if types.isClass(above) {
                superclass = types.swiftName(of: above) + types.arguments(of: above)
                need(above)
            } else if context.declared.contains(above) || types.isApple(above) {
                superclass = AppleTypes.objects[above]?.text ?? above
            }
        }
        let protocols = written.protocols.filter { types.isProtocol($0) && !context.declared.contains($0) }
        for name in protocols { need(name) }
        // A view's methods are isolated to the main actor, those of protocols are nonisolated.
        let mark = isPlain ? "" : "@preconcurrency "
        let conformances = ([superclass] + protocols.map { mark + types.swiftName(of: $0) }).joined(separator: ", ")
        let parameters =
            written.parameters.isEmpty
            ? "" : "<\(written.parameters.map { $0 + ": AnyObject" }.joined(separator: ", "))>"
        var lines = members.lines.map(\.text)
        if isPlain { lines.insert("public override init() { super.init() }", at: 0) }
        let access = context.declared.contains(superclass) ? "" : "open "
        add(
            "\(isPlain ? isolation : "")\(access)class \(SwiftName.quoted(plain))\(parameters): \(conformances)",
            named: name, lines)
    }

    /// A protocol with those that it inherits from, as headers declare them.
    private func requirements(of name: String) -> [ObjectiveCClass] {
        var found: [ObjectiveCClass] = []
        var waiting = [name]
        while let next = waiting.popLast(), found.count < 32 {
            guard let read = types.declarations.protocols.first(where: { $0.name == next }),
                !found.contains(where: { $0.name == next })
            else { continue }
            found.append(read)
            waiting += read.protocols
        }
        return found
    }

    mutating func writeProtocol(_ written: ObjectiveCClass) {
        let name = types.swiftName(of: written.name)
        let plain = String(name.split(separator: ".").last ?? "")
        let above = written.protocols.filter { types.isProtocol($0) && !context.declared.contains($0) }
        let inherited = above.reduce(into: Set<String>()) { $0.formUnion(keys[$1] ?? []) }
        var members = ObjectiveCMembers(
            .protocol, title: written.name, type: "Self", parameters: [], types: types, words: context.words,
            inherited: inherited)
        members.add(written.properties, written.methods)
        need(members.needs)
        keys[written.name] = members.keys
        for name in above { need(name) }
        let isObject = written.protocols.contains("NSObject")
        let conformances = ((isObject ? ["NSObjectProtocol"] : ["AnyObject"]) + above.map(types.swiftName))
        add(
            "\(isolation)public protocol \(SwiftName.quoted(plain)): \(conformances.joined(separator: ", "))",
            named: name, members.lines.map(\.text))
        let fallbacks = members.lines.compactMap(\.fallback)
        if !fallbacks.isEmpty { add("\(isolation)extension \(name)", named: "", fallbacks) }
        answer(written.name)
    }

    /// Writes a category of a class that no header declares.
    mutating func writeExtension(_ category: ObjectiveCClass) {
        let isDeclared = context.declared.contains(category.name)
        guard !AppleTypes.generic.contains(category.name) else { return }
        guard isDeclared || types.isApple(category.name) || AppleTypes.objects[category.name] != nil else { return }
        let name = AppleTypes.extended(category.name)
        var members = ObjectiveCMembers(
            .extension, title: category.name, type: name, parameters: [], types: types, words: context.words,
            inherited: keys[category.name] ?? [])
        members.add(category.properties, category.methods)
        guard !members.lines.isEmpty else { return }
        keys[category.name, default: []].formUnion(members.keys)
        need(members.needs)
        let lines = members.lines.map { isDeclared ? $0.text.withoutAccess : $0.text }
        add("\(isolation)extension \(name)", named: "", lines)
        answer(category.name)
    }
}

extension AppleTypes {
    /// The name of the class that a category extends: the class itself, not the Swift value that replaces it.
    static func extended(_ name: String) -> String {
        guard let text = objects[name]?.text, text.first?.isUppercase == true else { return name }
        return valueTypes.contains(text) ? name : text
    }

    private static let valueTypes: Set<String> = [
        "String", "Date", "Data", "URL", "UUID", "DateComponents", "PersonNameComponents", "DateInterval", "IndexPath",
        "IndexSet", "Calendar", "Locale", "TimeZone", "CharacterSet", "Notification", "URLComponents", "URLQueryItem",
        "URLRequest",
    ]
}

extension String {
    /// The declaration with internal access.
    fileprivate var withoutAccess: String { hasPrefix("public ") ? String(dropFirst(7)) : self }
}
