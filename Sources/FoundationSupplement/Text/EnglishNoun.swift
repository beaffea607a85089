/// Forms of English nouns.
///
/// 1. Nouns without a plural of their own and those with an irregular one are in a table.
/// 2. Others follow spelling: `-y` behind a consonant becomes `-ies`, hissing sounds take `-es`, `-fe` and some `-f`
///    become `-ves`, some `-o` take `-es`, and the rest takes `-s`.
/// 3. What is written in capitals at its beginning stays so.
enum EnglishNoun {
    private static let same: Set<String> = [
        "sheep", "fish", "deer", "series", "species", "aircraft", "spacecraft", "offspring", "moose", "salmon", "trout",
        "information", "news", "equipment", "rice", "money", "furniture", "software", "hardware", "data", "media",
    ]

    private static let irregular: [String: String] = [
        "person": "people", "child": "children", "man": "men", "woman": "women", "foot": "feet", "tooth": "teeth",
        "goose": "geese", "mouse": "mice", "louse": "lice", "ox": "oxen", "die": "dice", "penny": "pennies",
        "cactus": "cacti", "fungus": "fungi", "nucleus": "nuclei", "stimulus": "stimuli", "alumnus": "alumni",
        "analysis": "analyses", "basis": "bases", "crisis": "crises", "thesis": "theses", "diagnosis": "diagnoses",
        "hypothesis": "hypotheses", "oasis": "oases", "axis": "axes", "criterion": "criteria",
        "phenomenon": "phenomena", "quiz": "quizzes", "leaf": "leaves", "loaf": "loaves", "half": "halves",
        "calf": "calves", "shelf": "shelves", "wolf": "wolves", "thief": "thieves", "self": "selves",
        "scarf": "scarves", "hoof": "hooves", "potato": "potatoes", "tomato": "tomatoes", "hero": "heroes",
        "echo": "echoes", "veto": "vetoes", "torpedo": "torpedoes", "bus": "buses", "gas": "gases",
        "this": "these", "that": "those", "is": "are", "was": "were", "has": "have",
    ]

    private static let singulars = Dictionary(irregular.map { ($1, $0) }) { first, _ in first }

    static func plural(_ word: String) -> String {
        let lower = word.lowercased()
        if same.contains(lower) || singulars[lower] != nil { return word }
        if let known = irregular[lower] { return cased(known, as: word) }
        if isRegularPlural(lower) { return word }
        if lower.hasSuffix("y"), let before = lower.dropLast().last, !"aeiou".contains(before) {
            return word.dropLast() + "ies"
        }
        if lower.hasSuffix("fe") { return word.dropLast(2) + "ves" }
        if ["s", "x", "z", "ch", "sh"].contains(where: lower.hasSuffix) { return word + "es" }
        return word + "s"
    }

    static func singular(_ word: String) -> String {
        let lower = word.lowercased()
        if same.contains(lower) || irregular[lower] != nil { return word }
        if let known = singulars[lower] { return cased(known, as: word) }
        guard isRegularPlural(lower) else { return word }
        if lower.hasSuffix("ies"), lower.count > 4 { return word.dropLast(3) + "y" }
        if lower.hasSuffix("ives") { return word.dropLast(3) + "fe" }
        if ["sses", "xes", "zes", "ches", "shes"].contains(where: lower.hasSuffix) { return String(word.dropLast(2)) }
        return String(word.dropLast())
    }

    /// Whether a word's spelling is that of a plural; `-ss`, `-us` and `-is` end singulars.
    private static func isRegularPlural(_ lower: String) -> Bool {
        lower.hasSuffix("s") && !["ss", "us", "is"].contains(where: lower.hasSuffix) && lower.count > 2
    }

    private static func cased(_ known: String, as word: String) -> String {
        word.first?.isUppercase == true ? known.prefix(1).uppercased() + known.dropFirst() : known
    }

    private static let silent = ["hour", "honest", "honor", "honour", "heir"]
    private static let consonantal = ["uni", "use", "usu", "user", "euro", "one", "once", "eu", "uk", "ute"]

    static func beginsWithVowelSound(_ word: String) -> Bool {
        let lower = word.lowercased()
        if silent.contains(where: lower.hasPrefix) { return true }
        if lower.hasPrefix("8") || lower == "11" || lower == "18" { return true }
        if consonantal.contains(where: lower.hasPrefix) { return false }
        return lower.first.map { "aeiou".contains($0) } ?? false
    }
}
