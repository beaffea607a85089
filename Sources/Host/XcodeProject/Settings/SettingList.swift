/// List settings: words separated by spaces, with quotation marks or backslashes for spaces within words.
enum SettingList {
    static func split(_ text: String) -> [String] {
        var words: [String] = []
        var word = ""
        var quote: Character?
        var isOpen = false
        var isEscaped = false
        for character in text {
            if isEscaped {
                word.append(character)
                isEscaped = false
            } else if character == "\\" {
                isEscaped = true
                isOpen = true
            } else if let mark = quote {
                if character == mark { quote = nil } else { word.append(character) }
            } else if character == "\"" || character == "'" {
                quote = character
                isOpen = true
            } else if character.isWhitespace {
                if isOpen { words.append(word) }
                word = ""
                isOpen = false
            } else {
                word.append(character)
                isOpen = true
            }
        }
        return isOpen ? words + [word] : words
    }

    static func joined(_ words: [String]) -> String {
        words.map { $0.contains(" ") && !$0.contains("\"") ? "\"\($0)\"" : $0 }.joined(separator: " ")
    }

    /// - Parameter operation: The part after the colon of `$(NAME:operation)`. Unknown ones have no effect.
    static func apply(_ operation: String, to value: String) -> String {
        switch operation {
        case "lower": return value.lowercased()
        case "upper": return value.uppercased()
        case "identifier", "c99extidentifier": return identifier(value)
        case "rfc1034identifier": return String(value.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "-" })
        case _ where operation.hasPrefix("default="): return value.isEmpty ? String(operation.dropFirst(8)) : value
        default: return value
        }
    }

    /// A valid module name.
    static func identifier(_ text: String) -> String {
        let letters = String(text.map { $0 == "_" || $0.isLetter || $0.isNumber ? $0 : "_" })
        return letters.first?.isNumber == true ? "_" + letters.dropFirst() : letters
    }
}
