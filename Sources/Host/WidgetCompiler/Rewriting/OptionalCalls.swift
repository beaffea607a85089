import SwiftSource

/// Lets optional methods be called: `delegate?.tableView?(table, didSelectRowAt: path)`.
///
/// No method is optional here. Those of Apple's protocols have a body that does nothing; those of the sources' own
/// protocols have one that throws (`ObjectiveCProtocols`).
///
/// 1. A call of a member with a question mark before its parenthesis is found: `chain.name?(…)`.
/// 2. If a method with that name is optional, and the sources have no variable with that name, which would hold a
///    closure, the call becomes `(try? chain.name(…))`, or with an exclamation mark `(try! chain.name(…))`. Its value
///    is the method's result as an optional, or `nil` if the method throws.
/// 3. A member access after the call gets a question mark.
///
/// Comments and literals are not changed; every line keeps its number.
enum OptionalCalls {
    /// Optional methods of Apple's protocols. They report something and therefore take arguments.
    static let appleMethods = Set(
        String(decoding: PackageResources.optional_methods_txt, as: UTF8.self)
            .split(whereSeparator: \.isWhitespace).map(String.init))

    private struct Candidate {
        var name: Range<Int>
        /// The start of the expression before the member.
        var start: Int
        /// The mark after the name.
        var mark: Range<Int>
        var hasArguments: Bool
        /// The offsets of the parentheses.
        var open: Int
        var close: Int
    }

    /// - Parameters:
    ///   - sources: the sources of one module.
    ///   - ownMethods: the optional methods of their protocols.
    /// - Returns: for each source, in order, the changed one, or `nil` if nothing has to change.
    static func rewrite(_ sources: [[UInt8]], ownMethods: Set<String>) -> [[UInt8]?] {
        let texts = sources.map { $0.holds("?(") || $0.holds("!(") ? SourceText($0) : nil }
        let found = texts.map { text in text.map { candidates(in: $0, ownMethods: ownMethods) } ?? [] }
        let names = Set(zip(texts, found).flatMap { text, calls in calls.compactMap { text?.string($0.name) } })
        guard !names.isEmpty else { return sources.map { _ in nil } }
        var closures: Set<String> = []
        for source in sources { closures.formUnion(variables(in: source, of: names)) }
        return zip(texts, found).map { text, calls in
            guard let text else { return nil }
            let methods = calls.filter { !closures.contains(text.string($0.name)) }
            return methods.isEmpty ? nil : rewrite(text, methods)
        }
    }

    /// The edits of one call that is known to be that of an optional method.
    ///
    /// - Parameter offset: the offset of the mark, or of something before it on its line.
    static func edits(ofCallAround offset: Int, in text: SourceText) -> [SourceEdit]? {
        let end = text.range(ofLine: text.line(of: offset)).upperBound
        let calls = candidates(in: text).filter { $0.open >= offset && $0.open < end }
        return calls.min { $0.open < $1.open }.map { changes(of: $0, in: text) }
    }

    private static func candidates(in text: SourceText, ownMethods: Set<String>) -> [Candidate] {
        candidates(in: text).filter { candidate in
            let called = text.string(candidate.name)
            return ownMethods.contains(called) || candidate.hasArguments && appleMethods.contains(called)
        }
    }

    /// The calls of members with a mark before the parentheses and without trailing closures.
    private static func candidates(in text: SourceText) -> [Candidate] {
        let tree = text.tree
        return tree.all([.functionCallExpr]).compactMap { call in
            let callee = call + 1
            guard [.optionalChainingExpr, .forceUnwrapExpr].contains(tree[callee].kind),
                tree[callee + 1].kind == .memberAccessExpr, let mark = tree.children(of: callee).last,
                let name = tree.children(of: callee + 1).last,
                let base = text.member(at: tree[name].range.lowerBound)?.base,
                let open = tree.child(of: call, .leftParen),
                let close = tree.child(of: call, .rightParen), tree.child(of: call, .closureExpr) == nil
            else { return nil }
            return Candidate(
                name: tree[name].range, start: base.lowerBound, mark: tree[mark].range,
                hasArguments: tree.child(of: call, .labeledExprList) != nil, open: tree[open].range.lowerBound,
                close: tree[close].range.lowerBound)
        }
    }

    /// The given names that a source declares as variables.
    private static func variables(in source: [UInt8], of names: Set<String>) -> Set<String> {
        guard names.contains(where: { source.holds("var \($0)") || source.holds("let \($0)") }) else { return [] }
        let text = SourceText(source)
        return names.intersection(text.tree.all([.identifierPattern]).map { text.string(text.tree[$0].range) })
    }

    private static func rewrite(_ text: SourceText, _ calls: [Candidate]) -> [UInt8]? {
        let edits = calls.flatMap { changes(of: $0, in: text) }
        return edits.isEmpty ? nil : SourceEdit.apply(edits, to: text.bytes)
    }

    private static func changes(of call: Candidate, in text: SourceText) -> [SourceEdit] {
        let isForced = text.code[call.mark.lowerBound] == UInt8(ascii: "!")
        let hasMember = [".", "[", "("].contains { text.byte(call.close + 1) == $0.utf8.first }
        return [
            .insertion(isForced ? "(try! " : "(try? ", at: call.start),
            SourceEdit(range: call.mark, text: ""),
            .insertion(hasMember && !isForced ? ")?" : ")", at: call.close + 1),
        ]
    }

    /// Whether a message is a warning about an Apple method that does not throw.
    static func isOwnWarning(_ message: CompilerMessage) -> Bool {
        message.severity == .warning
            && message.message == "no calls to throwing functions occur within 'try' expression"
    }
}
