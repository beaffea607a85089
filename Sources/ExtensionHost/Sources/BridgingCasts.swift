/// Lets `text as NSString` compile: only Apple's compiler bridges a Swift value to its Foundation class as it is.
///
/// 1. In code, the word `as` with white space and the name of a bridged class after it is found.
/// 2. The first character of that white space becomes `!`, so that every line and column stays where it was. The
///    forced cast does here what the plain one does there, and cannot fail where the plain one would compile.
/// 3. Patterns (`case let value as NSNumber`) stay: there `as` is a question. So do optional classes.
enum BridgingCasts {
    /// Classes that have a value type of Swift's beside them.
    private static let classes: Set<String> = [
        "NSString", "NSDate", "NSURL", "NSNumber", "NSArray", "NSDictionary", "NSSet", "NSData", "NSUUID",
        "NSDateComponents", "NSCalendar", "NSLocale", "NSTimeZone", "NSURLRequest", "NSIndexSet", "NSIndexPath",
        "NSDateInterval", "NSCharacterSet",
    ]

    /// The changed source, or none when nothing had to change.
    static func rewrite(_ source: [UInt8]) -> [UInt8]? {
        guard source.holds("NS") else { return nil }
        let code = SwiftSourceScanner.codeOnly(source)
        var result = source
        var line = 0
        for index in code.indices {
            if code[index] == UInt8(ascii: "\n") { line = index + 1 }
            guard let space = space(afterCastAt: index, in: code), !isPattern(code[line..<index]) else { continue }
            result[space] = UInt8(ascii: "!")
        }
        return result == source ? nil : result
    }

    /// Where the white space after `as` begins when a bridged class follows it.
    private static func space(afterCastAt index: Int, in code: [UInt8]) -> Int? {
        let rest = code[index...]
        guard rest.starts(with: "as".utf8), index > 0, !PlatformConditions.isWord(code[index - 1]) else { return nil }
        let blank = rest.dropFirst(2).prefix { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
        let name = code[blank.endIndex...].prefix { PlatformConditions.isWord($0) }
        guard !blank.isEmpty, classes.contains(String(decoding: name, as: UTF8.self)),
            name.endIndex == code.endIndex || code[name.endIndex] != UInt8(ascii: "?")
        else { return nil }
        return blank.startIndex
    }

    /// Whether what precedes the cast in its line is a pattern that has not ended yet.
    private static func isPattern(_ line: ArraySlice<UInt8>) -> Bool {
        let ends = Set(":{=".utf8)
        let open = line.lastIndex { ends.contains($0) }.map { line[($0 + 1)...] } ?? line
        let words = open.split { !PlatformConditions.isWord($0) }.map { String(decoding: $0, as: UTF8.self) }
        return words.contains("case") || words.contains("catch") || words.first == "is"
    }

    /// Warnings that a forced cast of ours brought about.
    static func isOwnWarning(_ message: CompilerMessage) -> Bool {
        guard message.severity == .warning, message.message.hasPrefix("forced cast from '"),
            message.message.hasSuffix("always succeeds; did you mean to use 'as'?")
        else { return false }
        return classes.contains { message.message.contains("to '\($0)' always") }
    }
}
