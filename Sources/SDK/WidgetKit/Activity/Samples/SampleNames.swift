import SwiftUI

/// Sample values that fit the name of the key that requests them, so that the result is plausible.
struct SampleNames {
    let path: [any CodingKey]

    /// The last key that isn't an index.
    private var key: String {
        path.last { !($0 is SampleIndex) && $0.intValue == nil }?.stringValue ?? ""
    }

    /// The index in the array that contains the value, from 0.
    private var index: Int? { (path.last as? SampleIndex)?.index }

    /// `driverName` → `driver name`
    private var words: [String] {
        var words: [String] = []
        for character in key {
            if character == "_" || character == "-" || character == " " {
                words.append("")
            } else if words.isEmpty || character.isUppercase && words.last?.last?.isUppercase == false {
                words.append(String(character))
            } else {
                words[words.count - 1].append(character)
            }
        }
        return words.filter { !$0.isEmpty }.map { $0.lowercased() }
    }

    private func mentions(_ names: Set<String>) -> Bool { words.contains(where: names.contains) }

    var text: String {
        if mentions(["url", "link"]) { return "https://example.com" }
        if mentions(["emoji", "avatar"]) { return "🙂" }
        if mentions(["symbol", "icon", "glyph"]) || words.suffix(2) == ["system", "image"] { return "star.fill" }
        if mentions(["color", "colour"]) { return "#3478F6" }
        guard let first = words.first else { return "Sample" }
        let phrase = ([first.prefix(1).uppercased() + first.dropFirst()] + words.dropFirst()).joined(separator: " ")
        return index.map { "\(phrase) \($0 + 1)" } ?? phrase
    }

    var integer: Int { index.map { $0 + 1 } ?? 3 }

    /// A fraction, which progress views accept; elements of an array ascend. Durations are the seconds between the
    /// dates below.
    var number: Double {
        if let index { return Double(index + 1) }
        guard mentions(["duration"]) else { return 0.6 }
        return mentions(["elapsed"]) ? 600 : 1800
    }

    /// Start dates are ten minutes in the past and end dates twenty minutes ahead; elements of an array are twenty
    /// minutes apart.
    func date(around date: Date) -> Date {
        let past: Set = ["start", "started", "begin", "beginning", "from", "since", "created", "ordered", "last"]
        let future: Set = [
            "end", "ends", "ending", "until", "estimated", "arrival", "due", "target", "finish", "expiry", "expires",
            "delivery", "deadline", "next", "eta", "fire",
        ]
        if let index { return date.addingTimeInterval(Double(index) * 1200 - 600) }
        if mentions(past) { return date.addingTimeInterval(-600) }
        if mentions(future) { return date.addingTimeInterval(1200) }
        return date
    }
}
