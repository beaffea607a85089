import SwiftSource

/// Lets optional methods be called: `delegate?.tableView?(table, didSelectRowAt: path)`.
///
/// No method is optional here. Those of Apple's protocols have a body that does nothing, those of the sources' own
/// protocols one that throws (`ObjectiveCProtocols`).
///
/// 1. A call of a member with a question mark before its bracket is found: `chain.name?(…)`.
/// 2. Where a method of that name is optional, and the sources have no variable of that name, which would hold a
///    closure, the call becomes `(try? chain.name(…))`; with an exclamation mark `(try! chain.name(…))`. That is what
///    the method gives, as an optional; nothing when it throws.
/// 3. A member behind the call is asked with a question mark.
///
/// Comments and literals are not code; every line keeps its number.
enum OptionalCalls {
    /// Optional methods of Apple's protocols; they report something, and so take arguments.
    static let appleMethods = Set(
        String(decoding: PackageResources.optional_methods_txt, as: UTF8.self)
            .split(whereSeparator: \.isWhitespace).map(String.init))

    private struct Candidate {
        var name: Range<Int>
        /// The mark behind the name.
        var mark: Int
    }

    /// - Parameters:
    ///   - sources: of one module.
    ///   - ownMethods: the optional ones of their protocols.
    /// - Returns: for each source, in order, the changed one, or none when nothing had to change.
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

    /// What changes one call, of which it is known that it is one of an optional method.
    ///
    /// - Parameter offset: of the mark, or of what it stands behind.
    static func edits(ofCallAround offset: Int, in text: SourceText) -> [SourceEdit]? {
        let end = text.range(ofLine: text.line(of: offset)).upperBound
        let call = (offset..<max(end, offset)).lazy.compactMap { candidate(openingAt: $0, in: text) }.first
        guard let call, let changes = changes(of: call, in: text) else { return nil }
        return changes
    }

    private static func candidates(in text: SourceText, ownMethods: Set<String>) -> [Candidate] {
        text.code.indices.dropFirst().compactMap { open -> Candidate? in
            guard let candidate = candidate(openingAt: open, in: text) else { return nil }
            let called = text.string(candidate.name)
            let hasArguments = text.byte(text.skippingSpace(from: open + 1)) != UInt8(ascii: ")")
            guard ownMethods.contains(called) || hasArguments && appleMethods.contains(called) else { return nil }
            return candidate
        }
    }

    /// The call whose bracket is at an offset, when there is a mark before it.
    private static func candidate(openingAt open: Int, in text: SourceText) -> Candidate? {
        let mark = open - 1
        guard mark > 0, text.code[open] == UInt8(ascii: "("),
            text.code[mark] == UInt8(ascii: "?") || text.code[mark] == UInt8(ascii: "!"),
            let name = text.word(at: mark - 1), text.byte(name.lowerBound - 1) == UInt8(ascii: ".")
        else { return nil }
        return Candidate(name: name, mark: mark)
    }

    /// Those of the names that a source declares as variables.
    private static func variables(in source: [UInt8], of names: Set<String>) -> Set<String> {
        guard names.contains(where: { source.holds("var \($0)") || source.holds("let \($0)") }) else { return [] }
        let words = WidgetDeclarations.words(of: source)
        return Set(
            zip(words, words.dropFirst()).compactMap { keyword, name in
                ["var", "let"].contains(keyword) && names.contains(name) ? name : nil
            })
    }

    private static func rewrite(_ text: SourceText, _ calls: [Candidate]) -> [UInt8]? {
        let edits = calls.compactMap { changes(of: $0, in: text) }.flatMap(\.self)
        return edits.isEmpty ? nil : SourceEdit.apply(edits, to: text.bytes)
    }

    private static func changes(of call: Candidate, in text: SourceText) -> [SourceEdit]? {
        guard let close = text.closing(of: call.mark + 1), !text.hasTrailingClosure(behind: close) else {
            return nil
        }
        let start = chainStart(before: call.name.lowerBound - 1, in: text)
        guard start < call.name.lowerBound - 1 else { return nil }
        let isForced = text.code[call.mark] == UInt8(ascii: "!")
        let hasMember = [".", "[", "("].contains { text.byte(close + 1) == $0.utf8.first }
        return [
            .insertion(isForced ? "(try! " : "(try? ", at: start),
            SourceEdit(range: call.mark..<call.mark + 1, text: ""),
            .insertion(hasMember && !isForced ? ")?" : ")", at: close + 1),
        ]
    }

    /// Words that stand before an expression and are not part of it.
    private static let keywords: Set<String> = [
        "return", "try", "await", "throw", "in", "case", "if", "guard", "while", "switch", "else", "let", "var", "is",
        "as", "repeat", "do", "for", "where",
    ]

    private static func chainStart(before point: Int, in text: SourceText) -> Int {
        var start = text.chainStart(before: point)
        while let word = text.word(at: start), keywords.contains(text.string(word)) {
            start = text.skippingSpace(from: word.upperBound)
            while text.byte(start) == UInt8(ascii: "?") || text.byte(start) == UInt8(ascii: "!") {
                start = text.skippingSpace(from: start + 1)
            }
        }
        return start
    }

    /// A warning about an Apple method that does not throw.
    static func isOwnWarning(_ message: CompilerMessage) -> Bool {
        message.severity == .warning
            && message.message == "no calls to throwing functions occur within 'try' expression"
    }
}
