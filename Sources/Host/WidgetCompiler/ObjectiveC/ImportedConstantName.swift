/// The names of constants and enumeration cases in Swift: without their type's name, and starting with a lowercase
/// letter.
enum ImportedConstantName {
    /// The names of an enumeration's cases, in order.
    static func cases(_ names: [String], of type: String) -> [String] {
        let words = names.map { CamelWords(withoutConstantPrefix($0)).words }
        var common = words.first ?? []
        for other in words.dropFirst() { common = Array(zip(common, other).prefix { $0 == $1 }.map(\.0)) }
        // The common prefix counts as far as it matches the type's name.
        let own = CamelWords(type).words
        var count = 0
        while count < common.count, count < own.count, isSame(common[count], own[count]) { count += 1 }
        let isWholeOfOne = count == words.map(\.count).min()
        if isWholeOfOne, count > 0 { count -= 1 }
        return words.map { words in
            var start = count
            // A name cannot begin with a digit.
            while start > 0, start < words.count, words[start].first?.isNumber == true { start -= 1 }
            if start < words.count, words[start].hasPrefix("_"), words[start].count > 1 {
                return CamelWords(words: [String(words[start].drop { $0 == "_" })] + words[(start + 1)...]).lowered
            }
            return CamelWords(words: words[start...]).lowered
        }
    }

    /// The likely names of a constant of a string type, most likely first.
    static func members(_ name: String, of type: String) -> [String] {
        let plain = withoutConstantPrefix(name)
        let (words, own) = (CamelWords(plain).words, CamelWords(type).words)
        var count = 0
        while count < words.count - 1, count < own.count, isSame(words[count], own[count]) { count += 1 }
        let short = CamelWords(words: words[count...]).lowered
        return short == CamelWords(plain).lowered ? [short, plain] : [short, CamelWords(plain).lowered, plain]
    }

    /// The likely names of a notification among those of Foundation; empty for other constants.
    static func notifications(_ name: String) -> [String] {
        guard name.hasSuffix("Notification"), name.count > "Notification".count else { return [] }
        let plain = String(withoutConstantPrefix(name).dropLast("Notification".count))
        let lowered = CamelWords(plain).lowered
        return lowered == plain ? [plain] : [plain, lowered]
    }

    /// Without the constants' prefix `k`.
    private static func withoutConstantPrefix(_ name: String) -> String {
        guard name.first == "k", let second = name.dropFirst().first, second.isUppercase else { return name }
        return String(name.dropFirst())
    }

    private static func isSame(_ first: String, _ second: String) -> Bool {
        first == second || first + "s" == second || first + "es" == second
            || first.hasSuffix("y") && first.dropLast() + "ies" == second
    }
}
