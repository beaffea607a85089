/// `highWind` as “High Wind”.
func englishWords(_ name: String) -> String {
    var words = ""
    for character in name {
        if character.isUppercase { words += " " }
        words += words.isEmpty ? character.uppercased() : String(character)
    }
    return words
}
