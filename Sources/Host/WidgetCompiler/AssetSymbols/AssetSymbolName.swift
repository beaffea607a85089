/// The Swift name that Xcode gives a color or an image of an asset catalog.
///
/// 1. Divide the asset's name into words: at everything that is not a letter or digit, before a capital that follows a
///    lowercase letter or a digit, before the last of several capitals that precede a lowercase letter, and between
///    capitals and a digit (`BGColorOne`: BG, Color, One; `TLSold`: TL, Sold; `TLS2016`: TLS, 2016).
/// 2. Drop a last word `Color` (`Image` for images), unless it is the only one: `AccentColor` is `accent`.
/// 3. Words without any lowercase letter keep their capitals and are joined by underscores: `A-1-1-0` is `A_1_1_0`,
///    `BMW` stays. Otherwise the first word becomes lowercase and the others begin with a capital: `M-stadt` is
///    `mStadt`.
/// 4. A name that would begin with a digit gets an underscore in front.
///
/// The rules are derived from files that Xcode 15 and 16 generated for published projects.
enum AssetSymbolName {
    /// What the name belongs to. Its word at the end of a name is dropped.
    enum Kind: String, Sendable {
        case color, image
    }

    static func member(_ name: String, kind: Kind) -> String {
        var words = words(of: name)
        if words.count > 1, words.last?.lowercased() == kind.rawValue { words.removeLast() }
        return marked(joined(words))
    }

    /// A folder that provides a namespace becomes a type.
    static func namespace(_ name: String) -> String {
        marked(words(of: name).map(capitalized).joined())
    }

    private static func joined(_ words: [String]) -> String {
        guard words.contains(where: { $0.contains(where: \.isLowercase) }) else { return words.joined(separator: "_") }
        let rest = words.dropFirst().map(capitalized)
        return (words.first ?? "").lowercased() + rest.joined()
    }

    private static func capitalized(_ word: String) -> String { word.prefix(1).uppercased() + word.dropFirst() }

    private static func marked(_ name: String) -> String {
        guard let first = name.first else { return "_" }
        return first.isNumber ? "_" + name : name
    }

    private static func words(of name: String) -> [String] {
        let letters = Array(name)
        var words: [String] = []
        var word = ""
        for (index, letter) in letters.enumerated() {
            guard letter.isLetter || letter.isNumber else {
                if !word.isEmpty { words.append(word) }
                word = ""
                continue
            }
            let next = index + 1 < letters.count ? letters[index + 1] : " "
            if let last = word.last, begins(letter, after: last, before: next) {
                words.append(word)
                word = ""
            }
            word.append(letter)
        }
        return word.isEmpty ? words : words + [word]
    }

    private static func begins(_ letter: Character, after last: Character, before next: Character) -> Bool {
        if letter.isNumber { return last.isUppercase }
        guard letter.isUppercase else { return false }
        return last.isLowercase || (last.isUppercase && next.isLowercase)
    }
}
