/// The two numbers of English nouns.
package enum EnglishNoun {
    private static let irregular = [
        "person": "people", "child": "children", "man": "men", "woman": "women", "foot": "feet", "tooth": "teeth",
        "goose": "geese", "mouse": "mice", "ox": "oxen", "leaf": "leaves", "life": "lives", "knife": "knives",
        "wife": "wives", "half": "halves", "shelf": "shelves", "wolf": "wolves", "loaf": "loaves", "thief": "thieves",
        "calf": "calves", "self": "selves", "scarf": "scarves", "potato": "potatoes", "tomato": "tomatoes",
        "hero": "heroes", "echo": "echoes", "quiz": "quizzes", "datum": "data", "criterion": "criteria",
        "phenomenon": "phenomena", "medium": "media", "index": "indexes", "matrix": "matrices", "this": "these",
        "that": "those", "is": "are", "was": "were", "has": "have", "bus": "buses", "gas": "gases", "lens": "lenses",
    ]

    private static let unchanging: Set<String> = [
        "sheep", "fish", "deer", "series", "species", "aircraft", "bison", "salmon", "news",
    ]

    private static let singulars = Dictionary(
        irregular.map { ($0.value, $0.key) }, uniquingKeysWith: { first, _ in first })

    /// The plural; the word itself if it already is one.
    package static func plural(of word: String) -> String {
        let lower = word.lowercased()
        if unchanging.contains(lower) || singulars[lower] != nil { return word }
        if let known = irregular[lower] { return cased(known, like: word) }
        if lower.hasSuffix("s"), regularPlural(of: singular(of: lower)) == lower, singular(of: lower) != lower {
            return word
        }
        return cased(regularPlural(of: lower), like: word)
    }

    /// The singular; the word itself if it already is one.
    package static func singular(of word: String) -> String {
        let lower = word.lowercased()
        if unchanging.contains(lower) || irregular[lower] != nil { return word }
        if let known = singulars[lower] { return cased(known, like: word) }
        func without(_ count: Int, _ ending: String = "") -> String {
            cased(String(lower.dropLast(count)) + ending, like: word)
        }
        if lower.hasSuffix("ies"), lower.count > 4 { return without(3, "y") }
        for ending in ["sses", "shes", "ches", "xes", "zes"] where lower.hasSuffix(ending) { return without(2) }
        for ending in ["ss", "us", "is"] where lower.hasSuffix(ending) { return word }
        return lower.hasSuffix("s") && lower.count > 1 ? without(1) : word
    }

    private static func regularPlural(of word: String) -> String {
        if word.hasSuffix("sis") { return String(word.dropLast(2)) + "es" }
        for ending in ["s", "x", "z", "ch", "sh"] where word.hasSuffix(ending) { return word + "es" }
        if word.hasSuffix("y"), let before = word.dropLast().last, !"aeiou".contains(before) {
            return String(word.dropLast()) + "ies"
        }
        return word + "s"
    }

    /// The word with the pattern's capitalization: all capitals, or the first letter.
    private static func cased(_ word: String, like pattern: String) -> String {
        if pattern.count > 1, pattern == pattern.uppercased(), pattern != pattern.lowercased() {
            return word.uppercased()
        }
        guard let first = pattern.first, first.isUppercase else { return word }
        return word.prefix(1).uppercased() + word.dropFirst()
    }
}
