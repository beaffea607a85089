extension SymbolLibrary {
    /// Suggestions for a misspelled name, best first, for diagnostics.
    ///
    /// 1. Split the names at their periods; count the words they have in common.
    /// 2. Score = edit distance of the whole names minus three for each common word.
    /// 3. Keep the `limit` best; names that share nothing and differ in more than half of their letters are excluded.
    package func nearestNames(to name: String, limit: Int = 3) -> [String] {
        let wanted = Array(name.utf8)
        let wantedWords = Set(name.split(separator: "."))
        var best: [(score: Int, name: String)] = []
        for candidate in names {
            let common = wantedWords.intersection(candidate.split(separator: ".")).count
            let letters = Array(candidate.utf8)
            guard common > 0 || abs(letters.count - wanted.count) <= wanted.count / 2 else { continue }
            let distance = Self.editDistance(wanted, letters)
            guard common > 0 || distance <= wanted.count / 2 else { continue }
            best.append((distance - 3 * common, candidate))
        }
        best.sort { ($0.score, $0.name) < ($1.score, $1.name) }
        return best.prefix(limit).map(\.name)
    }

    /// Levenshtein distance, two rows at a time.
    private static func editDistance(_ first: [UInt8], _ second: [UInt8]) -> Int {
        var row = Array(0...second.count)
        for (index, letter) in first.enumerated() {
            var diagonal = row[0]
            row[0] = index + 1
            for (column, other) in second.enumerated() {
                let substitution = diagonal + (letter == other ? 0 : 1)
                diagonal = row[column + 1]
                row[column + 1] = min(substitution, min(diagonal, row[column]) + 1)
            }
        }
        return row[second.count]
    }
}
