import SwiftSource

/// Lets `text as NSString` compile: only Apple's compiler bridges a Swift value to its Foundation class as it is.
///
/// 1. In code, the word `as` with white space and the name of a bridged class after it is found.
/// 2. The first character of that white space becomes `!`, so that every line and column stays where it was. The
///    forced cast does here what the plain one does there, and cannot fail where the plain one would compile.
/// 3. Patterns (`case let value as NSNumber`) stay: there `as` is a question. So do optional classes.
enum BridgingCasts {
    /// Classes with a corresponding Swift value type.
    private static let classes: Set<String> = [
        "NSString", "NSDate", "NSURL", "NSNumber", "NSArray", "NSDictionary", "NSSet", "NSData", "NSUUID",
        "NSDateComponents", "NSCalendar", "NSLocale", "NSTimeZone", "NSURLRequest", "NSIndexSet", "NSIndexPath",
        "NSDateInterval", "NSCharacterSet",
    ]

    /// The changed source, or `nil` when nothing had to change.
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

    /// Where the white space behind a plain `as` begins when a bridged class follows it on its line.
    private static func space(behind cast: Int, in text: SourceText) -> Int? {
        let tree = text.tree
        let (end, type) = (tree[cast].range.upperBound, tree.subtree(of: cast).upperBound)
        guard tree.children(of: cast).count == 1, type < tree.nodes.count, tree[type].kind == .typeExpr,
            tree[type + 1].kind == .identifierType, classes.contains(text.string(tree[type].range)),
            text.byte(end) == UInt8(ascii: " ") || text.byte(end) == UInt8(ascii: "\t")
        else { return nil }
        return end
    }

    /// Warnings that a forced cast of ours brought about.
    static func isOwnWarning(_ message: CompilerMessage) -> Bool {
        guard message.severity == .warning, message.message.hasPrefix("forced cast from '"),
            message.message.hasSuffix("always succeeds; did you mean to use 'as'?")
        else { return false }
        return classes.contains { message.message.contains("to '\($0)' always") }
    }
}
