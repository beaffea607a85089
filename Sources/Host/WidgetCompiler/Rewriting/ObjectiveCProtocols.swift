import SwiftSource

/// Lets Objective-C protocols compile: those with `@objc`, whose methods may be optional.
///
/// 1. Only classes can conform to such a protocol: one that inherits from no other gets `: AnyObject`.
/// 2. `optional func name(…) -> Type` loses `optional` and gets `throws`. A method that does not throw satisfies it.
/// 3. After the protocol's closing brace, an extension gives each of them a body that throws, for classes that lack the
///    method. `OptionalCalls` turns calls with `?` into ones that convert the error to `nil`.
/// 4. `optional var name: Type { get }` moves to a protocol that this one refines, where it throws in the same way.
///    Code reads a property of the refining protocol with the type `Type?`, which converts the error to `nil`.
///
/// Every line keeps its number.
struct ObjectiveCProtocols {
    private let text: SourceText
    private var edits: [SourceEdit] = []

    private var tree: SyntaxTree { text.tree }

    private init(_ text: SourceText) {
        self.text = text
    }

    /// The changed source, or `nil` if nothing has to change.
    static func rewrite(_ source: [UInt8]) -> [UInt8]? {
        guard source.holds("protocol"), source.holds("@objc") else { return nil }
        var protocols = ObjectiveCProtocols(SourceText(source))
        for node in protocols.tree.all([.protocolDecl]) { protocols.declare(node) }
        return protocols.edits.isEmpty ? nil : SourceEdit.apply(protocols.edits, to: source)
    }

    /// The names of a source's optional methods.
    static func optionalMethods(in source: [UInt8]) -> Set<String> {
        guard source.holds("optional") else { return [] }
        let protocols = ObjectiveCProtocols(SourceText(source))
        return Set(
            protocols.tree.all([.functionDecl]).compactMap { node in
                protocols.optionalWord(of: node) == nil
                    ? nil : protocols.text.name(ofMember: node).map(protocols.text.string)
            })
    }

    /// The `optional` modifier of a requirement.
    private func optionalWord(of member: Int) -> Range<Int>? {
        text.modifiers(of: member).first { text.string($0) == "optional" }
    }

    private func attributes(of declaration: Int) -> Set<String> {
        Set(text.attributes(of: declaration).map(text.name(ofAttribute:)))
    }

    private mutating func declare(_ node: Int) {
        let attributes = attributes(of: node)
        guard attributes.contains(where: { $0.hasPrefix("objc") }), let name = tree.child(of: node, .identifier),
            let body = tree.child(of: node, .memberBlock), let brace = tree.child(of: body, .rightBrace)
        else { return }
        let spelled = text.string(tree[name].range)
        let close = tree[brace].range.lowerBound
        // An extension of a protocol inside a type would have to be outside of that type.
        let isOutside = text.isTopLevel(node)
        let optionals = isOutside ? tree.all([.functionDecl, .variableDecl], in: body) : []
        let properties = optionals.compactMap(property)
        let base = properties.isEmpty ? nil : "_Optional\(spelled)"
        if let clause = tree.child(of: node, .inheritanceClause) {
            // After the colon.
            if let base { edits.append(.insertion(" \(base),", at: tree[clause].range.lowerBound + 1)) }
        } else {
            edits.append(.insertion(": \(base ?? "AnyObject")", at: tree[name].range.upperBound))
        }
        guard isOutside else { return }
        let modifiers = text.modifiers(of: node).map(text.string)
        let access = ["public", "private", "fileprivate"].first(where: modifiers.contains).map { $0 + " " } ?? ""
        if let base {
            let isolation = attributes.contains("MainActor") ? "@MainActor " : ""
            move(properties, from: spelled, to: base, close: close, access: access, isolation: isolation)
        }
        var bodies: [String] = []
        for member in optionals {
            guard let method = method(member) else { continue }
            edits.append(SourceEdit(range: method.word, text: String(repeating: " ", count: method.word.count)))
            let place = method.effectsEnd
            if !method.isThrowing { edits.append(.insertion(" throws", at: place)) }
            let isolation = self.attributes(of: member).contains("MainActor") ? "@MainActor " : ""
            let head = text.string(method.word.upperBound..<place) + (method.isThrowing ? "" : " throws")
            let signature = (head + text.string(place..<method.end)).split(whereSeparator: \.isWhitespace)
            bodies.append("\(isolation)\(access)\(signature.joined(separator: " ")) { throw CancellationError() }")
        }
        guard !bodies.isEmpty else { return }
        let written = "; extension \(spelled) { \(bodies.joined(separator: "; ")) }"
        edits.append(.insertion(written, at: close + 1))
    }

    private struct Property {
        var name: String
        var type: String
        /// The range from the word `optional` to the end of the accessors.
        var range: Range<Int>
    }

    /// The optional property that a node declares.
    private func property(_ node: Int) -> Property? {
        guard tree[node].kind == .variableDecl, let word = optionalWord(of: node),
            let binding = text.bindings(of: node).first, let type = binding.type, let accessors = binding.accessors
        else { return nil }
        var written = text.spaced(type)
        if written.hasSuffix("!") { written = written.dropLast() + "?" }
        return Property(
            name: text.string(binding.name), type: written,
            range: word.lowerBound..<tree[accessors].range.upperBound)
    }

    /// Replaces each property by an empty requirement, to which the attributes before it then belong.
    private mutating func move(
        _ properties: [Property], from name: String, to base: String, close: Int,
        access: String, isolation: String
    ) {
        var requirements: [String] = []
        var absences: [String] = []
        var readers: [String] = []
        for property in properties {
            let lines = String(
                repeating: "\n", count: text.code[property.range].count { $0 == UInt8(ascii: "\n") })
            let mark = "_optional_\(property.name)"
            edits.append(SourceEdit(range: property.range, text: "var \(mark): Void { get }" + lines))
            let head = "@_disfavoredOverload"
            let variable = "var \(property.name): \(property.type) { get throws"
            requirements.append("\(head) \(variable) }")
            absences.append("\(head) \(access)\(variable) { throw CancellationError() } }")
            readers.append("\(access)var \(mark): Void { () }")
            let needsBrackets =
                property.type.hasPrefix("any ") || property.type.contains("&") || property.type.contains("->")
            let optional = needsBrackets ? "(\(property.type))?" : "\(property.type)?"
            readers.append(
                "\(access)var \(property.name): \(optional) "
                    + "{ try? ({ () throws -> \(property.type) in try self.\(property.name) })() }")
        }
        let text =
            "; extension \(name) { \(readers.joined(separator: "; ")) }"
            + "; \(isolation)\(access)protocol \(base): AnyObject { \(requirements.joined(separator: "; ")) }"
            + "; extension \(base) { \(absences.joined(separator: "; ")) }"
        edits.append(.insertion(text, at: close + 1))
    }

    private struct Method {
        /// The word `optional`.
        var word: Range<Int>
        /// The offset after the parameters and the effect specifiers.
        var effectsEnd: Int
        var end: Int
        var isThrowing: Bool
    }

    /// The optional method that a node declares.
    private func method(_ node: Int) -> Method? {
        guard tree[node].kind == .functionDecl, let word = optionalWord(of: node),
            let signature = tree.child(of: node, .functionSignature),
            let parameters = tree.child(of: signature, .functionParameterClause)
        else { return nil }
        let effects = tree.child(of: signature, .functionEffectSpecifiers)
        return Method(
            word: word, effectsEnd: tree[effects ?? parameters].range.upperBound,
            end: tree[signature].range.upperBound,
            isThrowing: effects.map { tree.child(of: $0, .throwsClause) != nil } ?? false)
    }
}
