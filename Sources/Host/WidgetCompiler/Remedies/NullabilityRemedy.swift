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

    /// The value that the binding around an offset binds.
    private static func boundValue(at offset: Int, in text: SourceText) -> Range<Int>? {
        let tree = text.tree
        guard let binding = tree.node(at: offset, in: [.optionalBindingCondition]),
            let clause = tree.child(of: binding, .initializerClause), let value = tree.children(of: clause).last
        else { return text.wholeExpression(around: offset) }
        return text.wholeExpression(around: tree[value].range.lowerBound) ?? tree[value].range
    }

    /// Makes an optional of what the next mark on the line is behind.
    private static func optional(before offset: Int, in text: SourceText) -> [SourceEdit]? {
        let tree = text.tree
        let end = text.range(ofLine: text.line(of: offset)).upperBound
        let marks = tree.tokens(in: offset..<max(end, offset)).filter { token in
            [.optionalChainingExpr, .forceUnwrapExpr].contains(tree.parent(of: token).map { tree[$0].kind })
                && [.questionMark, .exclamationMark].contains(tree[token].kind)
        }
        guard let mark = marks.first, let unwrapped = tree.parent(of: mark) else { return nil }
        return [
            .insertion("Optional(", at: tree[unwrapped].range.lowerBound),
            .insertion(")", at: tree[mark].range.lowerBound),
        ]
    }
}
