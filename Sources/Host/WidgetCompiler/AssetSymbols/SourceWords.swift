/// The names that sources use, and those that they add to the SDK's types.
struct SourceWords: Sendable {
    /// Every name, and the components of dotted names.
    private(set) var used: Set<String> = []
    /// Names of static properties declared in extensions, by the extended type's last name component.
    private(set) var declared: [String: Set<String>] = [:]

    /// - Parameter words: of a whole source file.
    mutating func add(_ words: [String]) {
        var depth = 0
        var extended: (type: String, depth: Int)?
        var isStatic = false
        for (index, word) in words.enumerated() {
            switch word {
            case "{": depth += 1
            case "}":
                depth -= 1
                if let current = extended, depth <= current.depth { extended = nil }
            case "extension":
                if extended == nil, index + 1 < words.count {
                    let type = words[index + 1].split(separator: ".").last ?? ""
                    extended = (String(type), depth)
                }
            case "static", "class": isStatic = true
            case "let", "var":
                if isStatic, let extended, depth == extended.depth + 1, index + 1 < words.count {
                    declared[extended.type, default: []].insert(words[index + 1])
                }
                isStatic = false
            default:
                guard used.insert(word).inserted, word.utf8.contains(UInt8(ascii: ".")) else { continue }
                for part in word.split(separator: ".") { used.insert(String(part)) }
            }
        }
    }
}
