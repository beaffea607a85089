import SwiftSource

/// Questions about what may be absent on Apple's platforms and never is here, and the other way round for pointers.
///
/// 1. What is chained, unwrapped or bound although it is always there becomes an optional.
/// 2. A pointer that may be absent here is unwrapped: Apple's headers say that it is always there.
///
/// Only sources that are known to compile for Apple's platforms are changed so: in others it may be a mistake.
enum NullabilityRemedy {
    static func edits(for error: CompilerMessage, at offset: Int, in text: SourceText) -> [SourceEdit]? {
        let message = error.message
        if message.hasPrefix("cannot use optional chaining on non-optional value of type ")
            || message.hasPrefix("cannot force unwrap value of non-optional type ")
        {
            return optional(before: offset, in: text)
        }
        if message.hasPrefix("initializer for conditional binding must have Optional type") {
            guard let range = boundValue(at: offset, in: text) else { return nil }
            return [.insertion("Optional(", at: range.lowerBound), .insertion(")", at: range.upperBound)]
        }
        if message.hasPrefix("value of optional type "), message.contains(" must be unwrapped to a value of type "),
            let type = NamedType.list(in: message).last?.meant, type.hasPrefix("Unsafe") || type == "OpaquePointer",
            let range = text.wholeExpression(around: offset)
        {
            return [.insertion("(", at: range.lowerBound), .insertion(")!", at: range.upperBound)]
        }
        return nil
    }

    /// What is bound by the `let` or `var` at an offset, or by the name behind it.
    private static func boundValue(at offset: Int, in text: SourceText) -> Range<Int>? {
        let end = text.range(ofLine: text.line(of: offset)).upperBound
        guard let word = text.word(at: offset) else { return text.wholeExpression(around: offset) }
        guard ["let", "var"].contains(text.string(word)) else { return text.wholeExpression(around: offset) }
        guard
            let sign = (word.upperBound..<max(end, word.upperBound)).first(where: { text.code[$0] == UInt8(ascii: "=") }
            ),
            text.byte(sign + 1) != UInt8(ascii: "=")
        else { return nil }
        let value = text.skippingSpace(from: sign + 1)
        return text.wholeExpression(around: value)
    }

    /// Makes an optional of what the next mark stands behind.
    private static func optional(before offset: Int, in text: SourceText) -> [SourceEdit]? {
        let end = text.range(ofLine: text.line(of: offset)).upperBound
        let mark = (offset..<max(end, offset)).first { mark in
            (text.code[mark] == UInt8(ascii: "?") || text.code[mark] == UInt8(ascii: "!"))
                && text.byte(mark - 1).map { $0 > 0x20 } == true
        }
        guard let mark else { return nil }
        let start = text.chainStart(before: mark)
        guard start < mark else { return nil }
        return [.insertion("Optional(", at: start), .insertion(")", at: mark)]
    }
}
