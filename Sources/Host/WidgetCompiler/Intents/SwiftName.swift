/// Swift names and literals for the content of a definition file.
enum SwiftName {
    private static let reserved: Set<String> = [
        "Any", "Protocol", "Self", "Type", "as", "associatedtype", "break", "case", "catch", "class", "continue",
        "default", "defer",
        "deinit", "do", "else", "enum", "extension", "fallthrough", "false", "fileprivate", "for", "func", "guard",
        "if", "import", "in", "init", "inout", "internal", "is", "let", "nil", "operator", "precedencegroup",
        "private", "protocol", "public", "repeat", "rethrows", "return", "self", "static", "struct", "subscript",
        "super", "switch", "throw", "throws", "true", "try", "typealias", "var", "where", "while",
    ]

    /// Letters, digits and underscores, not beginning with a digit.
    static func plain(_ text: String) -> String {
        let name = String(
            text.unicodeScalars.map { scalar in
                scalar == "_" || scalar.properties.isAlphabetic || scalar.properties.numericType != nil
                    ? Character(scalar) : "_"
            })
        guard let first = name.unicodeScalars.first else { return "_" }
        return first.properties.numericType == nil ? name : "_" + name
    }

    /// A name as written in code: reserved words in backticks.
    static func quoted(_ text: String) -> String {
        let name = plain(text)
        return reserved.contains(name) ? "`\(name)`" : name
    }

    /// The name of an enumeration case: leading capitals become lowercase, except the last one before a lowercase
    /// letter. Properties keep the capitals of the definition file. `TopLeft` becomes `topLeft`, `URLField` becomes
    /// `urlField`.
    static func member(_ text: String) -> String {
        let letters = Array(plain(text))
        let capitals = letters.prefix { $0.isUppercase }.count
        guard capitals > 0 else { return quoted(text) }
        let isAcronym = capitals > 1 && capitals < letters.count && letters[capitals].isLowercase
        let lowered = isAcronym ? capitals - 1 : capitals
        return quoted(String(letters[..<lowered]).lowercased() + String(letters[lowered...]))
    }

    /// A component in the middle of a name: `tvShow` becomes `TvShow`.
    static func part(_ text: String) -> String {
        let name = plain(text)
        return name.prefix(1).uppercased() + name.dropFirst()
    }

    /// A string as a Swift literal, fully escaped.
    static func literal(_ text: String) -> String {
        var literal = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": literal += "\\\""
            case "\\": literal += "\\\\"
            case _
            where scalar.value < 0x20 || (0x7F...0x9F).contains(scalar.value)
                || (0x2028...0x2029).contains(scalar.value):
                literal += "\\u{\(String(scalar.value, radix: 16))}"
            default: literal.unicodeScalars.append(scalar)
            }
        }
        return literal + "\""
    }
}
