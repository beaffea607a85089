import SwiftSource

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
        let code = SourceText(source).code
        var result = source
        for index in code.indices {
            guard let space = space(afterCastAt: index, in: code), !isPattern(before: index, in: code) else { continue }
            result[space] = UInt8(ascii: "!")
        }
        return result == source ? nil : result
    }

    /// Where the white space after `as` begins when a bridged class follows it.
    private static func space(afterCastAt index: Int, in code: [UInt8]) -> Int? {
        let rest = code[index...]
        guard rest.starts(with: "as".utf8), index > 0, !ByteClass.isWord(code[index - 1]) else { return nil }
        let blank = rest.dropFirst(2).prefix { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
        let name = code[blank.endIndex...].prefix { ByteClass.isWord($0) }
        guard !blank.isEmpty, classes.contains(String(decoding: name, as: UTF8.self)),
            name.endIndex == code.endIndex || code[name.endIndex] != UInt8(ascii: "?")
        else { return nil }
        return blank.startIndex
    }

    /// Bytes before a cast that may belong to its pattern.
    private static let patternLimit = 1_000
    /// Bytes of white space and a name before a punctuation mark.
    private static let nameLimit = 200

    /// Whether a cast stands in a pattern: behind `case`, `catch` or `is` in its statement, be it in brackets of that
    /// pattern, where names have colons behind them and lines may end.
    private static func isPattern(before index: Int, in code: [UInt8]) -> Bool {
        var depth = 0
        var isInBrackets = false
        var start = index
        scan: while start > max(0, index - patternLimit) {
            let byte = code[start - 1]
            switch byte {
            case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): depth += 1
            case UInt8(ascii: "("), UInt8(ascii: "["):
                if depth > 0 { depth -= 1 } else { isInBrackets = true }
            case UInt8(ascii: "{"):
                if depth == 0 { break scan }
                depth -= 1
            case UInt8(ascii: "="), UInt8(ascii: ";"): if depth == 0 { break scan }
            case UInt8(ascii: ":"): if depth == 0, !isLabel(before: start - 1, in: code) { break scan }
            case UInt8(ascii: "\n"):
                if depth == 0, !isInBrackets, !isOpen(before: start - 1, in: code) { break scan }
            default: break
            }
            start -= 1
        }
        let words = code[start..<index].split { !ByteClass.isWord($0) }
            .map { String(decoding: $0, as: UTF8.self) }
        return words.contains("case") || words.contains("catch") || words.first == "is"
    }

    /// Whether a colon is one behind an argument's name: `(name: value`.
    private static func isLabel(before colon: Int, in code: [UInt8]) -> Bool {
        let rest = code[max(0, colon - nameLimit)..<colon]
        guard let end = rest.lastIndex(where: { $0 > 0x20 }), ByteClass.isWord(rest[end]),
            let before = rest[...end].lastIndex(where: { !ByteClass.isWord($0) && $0 > 0x20 })
        else { return false }
        let isOneWord = rest[rest.index(after: before)...end].split { $0 <= 0x20 }.count == 1
        return isOneWord && (rest[before] == UInt8(ascii: "(") || rest[before] == UInt8(ascii: ","))
    }

    /// Whether a line ends within brackets, as that of a tuple with a part on each line.
    private static func isOpen(before end: Int, in code: [UInt8]) -> Bool {
        let last = code[max(0, end - nameLimit)..<end].last { $0 > 0x20 }
        return last == UInt8(ascii: "(") || last == UInt8(ascii: ",")
    }

    /// Warnings that a forced cast of ours brought about.
    static func isOwnWarning(_ message: CompilerMessage) -> Bool {
        guard message.severity == .warning, message.message.hasPrefix("forced cast from '"),
            message.message.hasSuffix("always succeeds; did you mean to use 'as'?")
        else { return false }
        return classes.contains { message.message.contains("to '\($0)' always") }
    }
}
