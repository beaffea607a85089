import SwiftSource

/// Lets `text as NSString` compile: only Apple's compiler bridges a Swift value to its Foundation class implicitly.
///
/// 1. In code, the word `as` with white space and the name of a bridged class after it is found.
/// 2. The first character of that white space becomes `!`, so that lines and columns do not change. The forced cast has
///    the effect here that the plain one has on Apple's platforms, and cannot fail where the plain one would compile.
/// 3. Patterns (`case let value as NSNumber`) are unchanged, because `as` is a test in them. So are optional classes.
enum BridgingCasts {
    /// Classes with a corresponding Swift value type.
    private static let classes: Set<String> = [
        "NSString", "NSDate", "NSURL", "NSNumber", "NSArray", "NSDictionary", "NSSet", "NSData", "NSUUID",
        "NSDateComponents", "NSCalendar", "NSLocale", "NSTimeZone", "NSURLRequest", "NSIndexSet", "NSIndexPath",
        "NSDateInterval", "NSCharacterSet",
    ]

    /// The changed source, or `nil` if nothing has to change.
    static func rewrite(_ source: [UInt8]) -> [UInt8]? {
        guard source.holds("NS") else { return nil }
        let text = SourceText(source)
        var result = source
        for cast in text.tree.all([.unresolvedAsExpr]) {
            guard let space = space(behind: cast, in: text), !text.isPattern(cast) else { continue }
            result[space] = UInt8(ascii: "!")
        }
        return result == source ? nil : result
    }

    /// The start of the white space after a plain `as`, if a bridged class follows it on its line.
    private static func space(behind cast: Int, in text: SourceText) -> Int? {
        let tree = text.tree
        let (end, type) = (tree[cast].range.upperBound, tree.subtree(of: cast).upperBound)
        guard tree.children(of: cast).count == 1, type < tree.nodes.count, tree[type].kind == .typeExpr,
            tree[type + 1].kind == .identifierType, classes.contains(text.string(tree[type].range)),
            text.byte(end) == UInt8(ascii: " ") || text.byte(end) == UInt8(ascii: "\t")
        else { return nil }
        return end
    }

    /// Whether a warning results from a forced cast that this type inserted.
    static func isOwnWarning(_ message: CompilerMessage) -> Bool {
        guard message.severity == .warning, message.message.hasPrefix("forced cast from '"),
            message.message.hasSuffix("always succeeds; did you mean to use 'as'?")
        else { return false }
        return classes.contains { message.message.contains("to '\($0)' always") }
    }
}
