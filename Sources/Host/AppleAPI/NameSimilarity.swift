/// The similarity of names to one name.
///
/// 1. Names that differ in few letters are similar: one minus the edit distance divided by the longer name's length.
/// 2. Names that share words (`chartXSelection`, `chartYSelection`) are similar: twice the number of shared words
///    divided by the number of all words.
/// 3. The larger of the two counts, unless it is below `threshold`. Most names are dismissed before their edit distance
///    is computed: it is at least the number of letters that only one of the names has.
struct NameSimilarity {
    static let threshold = 0.6

    private let letters: [UInt8]
    private let words: [[UInt8]]
    /// The number of occurrences of each letter in the name.
    private let counts: [Int]

    init(to name: String) {
        let name = Array(name.utf8)
        letters = name.map(Self.lowercased)
        words = Self.words(name)
        counts = Self.counts(letters)
    }

    /// From 0 to 1.
    static func of(_ first: String, _ second: String) -> Double {
        NameSimilarity(to: first).degree(of: second, above: 0)
    }

    /// `nil` below the threshold.
    func of(_ name: String) -> Double? {
        let degree = degree(of: name, above: Self.threshold)
        return degree >= Self.threshold ? degree : nil
    }

    /// - Parameter least: Degrees below it need not be exact.
    private func degree(of name: String, above least: Double) -> Double {
        let other = Array(name.utf8)
        guard !letters.isEmpty, !other.isEmpty else { return 0 }
        let folded = other.map(Self.lowercased)
        let length = Double(max(letters.count, folded.count))
        func likeness(edits: Int) -> Double { 1 - Double(edits) / length }
        var degree = 0.0
        if likeness(edits: fewestEdits(folded)) >= least { degree = likeness(edits: edits(folded)) }
        guard words.count > 1 else { return degree }
        let others = Self.words(other)
        guard others.count > 1 else { return degree }
        let shared = others.count { words.contains($0) }
        return max(degree, 2 * Double(shared) / Double(words.count + others.count))
    }

    /// A lower bound of the edit distance.
    private func fewestEdits(_ other: [UInt8]) -> Int {
        var left = counts
        for letter in other { left[Int(letter)] -= 1 }
        var (missing, additional) = (0, 0)
        for count in left { if count > 0 { missing += count } else { additional -= count } }
        return max(missing, additional)
    }

    /// The edit distance: insertions, removals and replacements.
    private func edits(_ other: [UInt8]) -> Int {
        var row = Array(0...other.count)
        for (line, letter) in letters.enumerated() {
            var diagonal = row[0]
            row[0] = line + 1
            for (column, changed) in other.enumerated() {
                let replaced = diagonal + (letter == changed ? 0 : 1)
                diagonal = row[column + 1]
                row[column + 1] = min(replaced, diagonal + 1, row[column] + 1)
            }
        }
        return row[other.count]
    }

    private static func counts(_ letters: [UInt8]) -> [Int] {
        var counts = Array(repeating: 0, count: 256)
        for letter in letters { counts[Int(letter)] += 1 }
        return counts
    }

    private static func isUppercase(_ letter: UInt8) -> Bool {
        letter >= UInt8(ascii: "A") && letter <= UInt8(ascii: "Z")
    }

    private static func lowercased(_ letter: UInt8) -> UInt8 { isUppercase(letter) ? letter | 0x20 : letter }

    /// The distinct words of a name: `chartXAxis` has chart, x and axis.
    private static func words(_ name: [UInt8]) -> [[UInt8]] {
        var words: [[UInt8]] = []
        var word: [UInt8] = []
        func end() {
            if !word.isEmpty, !words.contains(word) { words.append(word) }
            word = []
        }
        for letter in name {
            if letter == UInt8(ascii: "_") || isUppercase(letter) { end() }
            if letter != UInt8(ascii: "_") { word.append(lowercased(letter)) }
        }
        end()
        return words
    }
}
