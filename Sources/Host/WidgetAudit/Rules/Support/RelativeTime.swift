/// Texts that count minutes or seconds from now.
enum RelativeTime {
    private static let units: Set = [
        "s", "sec", "sec.", "secs", "second", "seconds", "m", "min", "min.", "mins", "minute", "minutes", "minuten",
        "sekunden", "secondes", "minutos", "segundos", "minuti", "secondi",
    ]
    /// Units that are also those of a distance: “in 200 m”.
    private static let lengths: Set = ["m", "s"]
    /// Words before a number that count from now.
    private static let forward: Set = ["in", "dans", "en", "tra", "vor", "hace"]
    /// Words after a unit that count from now.
    private static let backward: Set = ["ago", "left", "remaining", "fa", "restantes"]
    /// Words that may come first.
    private static let openings: Set = [
        "updated", "refreshed", "synced", "last", "starts", "starting", "begins", "ends", "ending", "arrives",
        "arriving",
        "departs", "departing", "leaves", "leaving", "due", "next", "opens", "closes", "boarding",
    ]
    private static let endings = ["분 전", "분 후", "초 전", "초 후", "分前", "分後", "分钟前", "分鐘前", "分钟后", "秒前"]

    /// Whether a text is nothing but a count of minutes or seconds from now, such as “in 5 min”, “Updated 3m ago” or
    /// “12 minutes left”. A length such as “5 min” is another text.
    static func isMinutes(_ text: String) -> Bool {
        if let ending = endings.first(where: { text.hasSuffix($0) }) {
            return text.dropLast(ending.count).last?.isNumber ?? false
        }
        var words = text.lowercased().split { $0.isWhitespace || $0 == "," || $0 == ":" }.flatMap(split)
        while let first = words.first, openings.contains(first) { words.removeFirst() }
        switch words.count {
        case 3 where forward.contains(words[0]):
            return isNumber(words[1]) && units.contains(words[2]) && !lengths.contains(words[2])
        case 3 where backward.contains(words[2]): return isNumber(words[0]) && units.contains(words[1])
        default: return false
        }
    }

    /// A number and the unit that is written to it.
    private static func split(_ word: Substring) -> [String] {
        let number = word.prefix(while: \.isNumber)
        guard !number.isEmpty, number.count < word.count else { return [String(word)] }
        return [String(number), String(word[number.endIndex...])]
    }

    private static func isNumber(_ word: String) -> Bool { !word.isEmpty && word.allSatisfy(\.isNumber) }
}
