import SwiftSource

/// Handles values that may be `nil` on Apple's platforms but never are here, and pointers with which it is the other
/// way around.
///
/// 1. A non-optional value that is chained, unwrapped or bound becomes an optional.
/// 2. A pointer that may be `nil` here is unwrapped, because Apple's headers declare it as nonnull.
///
/// Only sources that are known to compile for Apple's platforms are changed in this way; in others, the error may be a
/// mistake.
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

    /// Makes the expression before the next mark on the line an optional.
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
