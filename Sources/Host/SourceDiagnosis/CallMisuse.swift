import AppleAPI
import SwiftSource
import WidgetCompiler

/// Determines the function whose arguments the compiler rejects, which its message does not name.
struct CallMisuse {
    private static let messages = [
        "extra argument", "extraneous argument label", "incorrect argument label", "missing argument",
        "argument passed to call that takes no arguments", "trailing closure passed to parameter",
        "extra trailing closure passed", "no exact matches in call to",
    ]

    /// The call of a message, if the SDK has a function or an initializer of that name, but none with these labels, and
    /// the given files declare none.
    static func subject(
        of message: CompilerMessage, in text: SourceText, index: APIIndex, declared: Set<String>
    ) -> SymbolReference? {
        guard message.severity == .error, messages.contains(where: message.message.hasPrefix),
            let offset = text.offset(line: message.line, column: message.column),
            let callee = callee(of: message.message, at: offset, in: text)
        else { return nil }
        let name = text.string(callee)
        let symbols = index.symbols(named: name).filter { $0.kind == .function || $0.kind == .initializer }
        guard !declared.contains(name), !symbols.isEmpty else { return nil }
        let labels = text.call(after: callee)?.labels ?? []
        // The labels match, so the cause is an argument's type, which another error reports.
        guard !symbols.contains(where: { isCall(labels, of: $0.labels) }) else { return nil }
        return .call(name, labels: labels)
    }

    /// Whether a call's labels are all those of a declaration. Trailing closures have no label.
    private static func isCall(_ labels: [String], of declared: [String]) -> Bool {
        guard labels.count == declared.count else { return false }
        let differing = labels.indices.filter { labels[$0] != declared[$0] }
        return differing.allSatisfy { $0 == labels.count - 1 && labels[$0] == "_" }
    }

    /// The range of a call's base name.
    static func callee(of message: String, at offset: Int, in text: SourceText) -> Range<Int>? {
        if message.hasPrefix("no exact matches"), let word = text.word(at: offset) { return word }
        if message.hasPrefix("missing argument"), let word = text.word(at: offset), text.call(after: word) != nil {
            return word
        }
        return text.callee(ofCallAround: offset)
    }
}
