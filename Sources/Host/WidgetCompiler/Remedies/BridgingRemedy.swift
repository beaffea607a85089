import SwiftSource

/// Casts between types that Apple's compiler bridges implicitly: the classes of Core Foundation and Foundation, and the
/// corresponding value types.
///
/// 1. `'NSDictionary' is not convertible to 'CFDictionary'`: the cast is forced, or inserted if there is none. It has
///    the effect here that the plain cast has on Apple's platforms.
/// 2. `cannot convert value of type 'CFString' to expected argument type 'NSString'` and similar errors: the expression
///    is cast to the type. One of the two types is Core Foundation's, the other one is a Foundation class.
/// 3. `argument type 'CFString' expected to be an instance of a class`: the expression is cast to an object.
enum BridgingRemedy {
    static func edits(for error: CompilerMessage, at offset: Int, in text: SourceText) -> [SourceEdit]? {
        let types = NamedType.list(in: error.message)
        let message = error.message
        if message.hasSuffix("expected to be an instance of a class or class-constrained type") {
            guard let type = types.first, type.isCoreFoundation else { return nil }
            return cast(at: offset, "as AnyObject", in: text)
        }
        guard types.count >= 2 else { return nil }
        if message.contains(" is not convertible to ") || message.hasSuffix(" in coercion") {
            guard isBridged(types[0], types[1]), !types[1].canBeFalse(types[0]) else { return nil }
            return forced(at: offset, in: text) ?? cast(at: offset, "as! \(types[1].written)", in: text)
        }
        if message.contains(" is not implicitly convertible to ") {
            guard isBridged(types[0], types[1]), !types[1].canBeFalse(types[0]) else { return nil }
            return cast(at: offset, "as! \(types[1].written)", in: text)
        }
        let isConversion =
            message.hasPrefix("cannot convert ") || message.hasPrefix("cannot assign value of type ")
        guard isConversion, types[0].isCoreFoundation != types[1].isCoreFoundation,
            types[0].isFoundationClass != types[1].isFoundationClass, isBridged(types[0], types[1])
        else { return nil }
        return cast(at: offset, "as! \(types[1].written)", in: text)
    }

    /// Whether Apple's compiler casts one type to the other without a question mark.
    private static func isBridged(_ first: NamedType, _ second: NamedType) -> Bool {
        guard [first, second].contains(where: { $0.isCoreFoundation || $0.namesFoundationClass }) else { return false }
        return !first.families.isDisjoint(with: second.families)
    }

    /// Inserts `!` after the `as` of the next cast at or after an offset on its line.
    private static func forced(at offset: Int, in text: SourceText) -> [SourceEdit]? {
        let tree = text.tree
        let end = text.range(ofLine: text.line(of: offset)).upperBound
        guard let token = tree.token(at: offset) else { return nil }
        for list in tree.ancestors(of: token) where tree[list].kind == .exprList {
            let cast = tree.children(of: list).first { node in
                tree[node].kind == .unresolvedAsExpr && tree[node].range.lowerBound >= offset
                    && tree[node].range.lowerBound < end
            }
            guard let cast else { continue }
            return tree.children(of: cast).count == 1 ? [.insertion("!", at: tree[cast].range.upperBound)] : nil
        }
        return nil
    }

    private static func cast(at offset: Int, _ cast: String, in text: SourceText) -> [SourceEdit]? {
        guard let range = text.wholeExpression(around: offset), text.byte(range.lowerBound) != UInt8(ascii: "&") else {
            return nil
        }
        return [.insertion("((", at: range.lowerBound), .insertion(") \(cast))", at: range.upperBound)]
    }
}
