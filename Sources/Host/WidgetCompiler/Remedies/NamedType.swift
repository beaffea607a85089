/// A type as a compiler message names it.
struct NamedType: Hashable {
    /// The type as the source names it, such as `CFString`.
    var written: String
    /// The underlying type.
    var meant: String

    /// The types in a message: `'CFString' (aka 'String')` is one type.
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

    /// Whether it is a Foundation class or a collection of one.
    var namesFoundationClass: Bool {
        written.split { !$0.isLetter && !$0.isNumber }.contains { $0.hasPrefix("NS") }
    }

    /// The kinds of values that the type may hold.
    var families: Set<String> {
        var result: Set<String> = []
        for name in [Self.plain(written), Self.plain(meant)] { result.formUnion(Self.families(of: name)) }
        return result
    }

    /// Whether a cast from an object may fail, so that Apple's compiler requires a question or exclamation mark too.
    /// This applies to numbers, and to collections of specific types.
    func canBeFalse(_ object: NamedType) -> Bool {
        guard object.isFoundationClass else { return false }
        let name = Self.plain(meant)
        if Self.numbers.contains(name) { return true }
        let general = [
            "[Any]", "[AnyHashable : Any]", "Array<Any>", "Dictionary<AnyHashable, Any>", "Set<AnyHashable>",
        ]
        let isCollection = name.hasPrefix("[") || ["Array<", "Dictionary<", "Set<"].contains { name.hasPrefix($0) }
        return isCollection && !general.contains(name)
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
