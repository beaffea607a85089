/// Casts between types that Apple's compiler takes for each other: Core Foundation's and Foundation's classes, and the
/// values beside them.
///
/// 1. `'NSDictionary' is not convertible to 'CFDictionary'`: the cast is forced. It does here what the plain one does
///    there.
/// 2. `cannot convert value of type 'CFString' to expected argument type 'NSString'` and its like: the expression is cast
///    to the type. Of the two one is Core Foundation's and the other a class of Foundation's.
/// 3. `argument type 'CFString' expected to be an instance of a class`: the expression becomes an object.
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
            guard isBridged(types[0], types[1]) else { return nil }
            return forced(at: offset, in: text)
        }
        let isConversion =
            message.hasPrefix("cannot convert ") || message.hasPrefix("cannot assign value of type ")
        guard isConversion, types[0].isCoreFoundation != types[1].isCoreFoundation,
            types[0].isFoundationClass != types[1].isFoundationClass, isBridged(types[0], types[1])
        else { return nil }
        return cast(at: offset, "as! \(types[1].written)", in: text)
    }

    /// Whether Apple's compiler casts one to the other without a question.
    private static func isBridged(_ first: NamedType, _ second: NamedType) -> Bool {
        guard [first, second].contains(where: { $0.isCoreFoundation || $0.namesFoundationClass }) else { return false }
        return !first.families.isDisjoint(with: second.families)
    }

    /// Sets a mark behind the `as` of a cast.
    private static func forced(at offset: Int, in text: SourceText) -> [SourceEdit]? {
        var offset = offset
        let end = text.range(ofLine: text.line(of: offset)).upperBound
        while offset < end {
            if let word = text.word(at: offset) {
                if text.string(word) == "as" {
                    let mark = text.byte(word.upperBound)
                    guard mark != UInt8(ascii: "!"), mark != UInt8(ascii: "?") else { return nil }
                    return [.insertion("!", at: word.upperBound)]
                }
                offset = word.upperBound
            } else {
                offset = text.closing(of: offset).map { $0 + 1 } ?? offset + 1
            }
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

/// A type as a message of the compiler names it.
struct NamedType: Hashable {
    /// As the source has it, such as `CFString`.
    var written: String
    /// What it stands for.
    var meant: String

    /// The types in a message: `'CFString' (aka 'String')` is one.
    static func list(in message: String) -> [NamedType] {
        let parts = message.split(separator: "'", omittingEmptySubsequences: false).map(String.init)
        var types: [NamedType] = []
        for index in stride(from: 1, to: parts.count, by: 2) {
            if parts[index - 1].hasSuffix("(aka "), !types.isEmpty {
                types[types.count - 1].meant = parts[index]
            } else {
                types.append(NamedType(written: parts[index], meant: parts[index]))
            }
        }
        return types
    }

    private static func plain(_ name: String) -> String {
        var name = name[...]
        if name.hasPrefix("Optional<"), name.hasSuffix(">") { name = name.dropFirst(9).dropLast() }
        while name.hasSuffix("?") || name.hasSuffix("!") { name = name.dropLast() }
        return String(name)
    }

    var isCoreFoundation: Bool { Self.plain(written).hasPrefix("CF") }
    var isFoundationClass: Bool { Self.plain(written).hasPrefix("NS") }

    /// Whether it is a class of Foundation's or a collection of one.
    var namesFoundationClass: Bool {
        written.split { !$0.isLetter && !$0.isNumber }.contains { $0.hasPrefix("NS") }
    }

    /// The kinds of values that the type may hold.
    var families: Set<String> {
        var result: Set<String> = []
        for name in [Self.plain(written), Self.plain(meant)] { result.formUnion(Self.families(of: name)) }
        return result
    }

    private static func families(of name: String) -> [String] {
        if name.hasPrefix("["), name.hasSuffix("]") {
            var depth = 0
            let hasKey = name.dropFirst().dropLast().contains { letter in
                if "[(<".contains(letter) { depth += 1 }
                if "])>".contains(letter) { depth -= 1 }
                return letter == ":" && depth == 0
            }
            return [hasKey ? "Dictionary" : "Array"]
        }
        for family in ["Array", "Dictionary", "Set"] where name.hasPrefix(family + "<") { return [family] }
        if numbers.contains(name) { return ["Number"] }
        for prefix in ["NSMutable", "CFMutable", "NS", "CF"] where name.hasPrefix(prefix) {
            let rest = String(name.dropFirst(prefix.count))
            return rest == "Boolean" ? ["Number"] : [rest]
        }
        return values.contains(name) ? [name] : []
    }

    private static let numbers: Set<String> = [
        "Bool", "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64", "Float",
        "Double", "CGFloat", "Decimal",
    ]
    private static let values: Set<String> = [
        "String", "Date", "URL", "Data", "UUID", "DateComponents", "Calendar", "Locale", "TimeZone", "URLRequest",
        "IndexSet", "IndexPath", "DateInterval", "CharacterSet", "Error",
    ]
}
