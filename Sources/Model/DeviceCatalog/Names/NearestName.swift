/// A name as users type it: letter case, spaces, dots, dashes and underscores are ignored, and × is x.
package struct FoldedName: Hashable, Sendable {
    package let text: String

    package init(_ name: String) {
        var folded = ""
        for character in name.lowercased() {
            switch character {
            case " ", "-", "_", ".", "\u{2011}", "\u{A0}": continue
            case "×": folded.append("x")
            default: folded.append(character)
            }
        }
        text = folded
    }

    /// The candidates that are nearest to this name by edit distance, best first, without mostly different ones.
    package func nearest(in candidates: [String], limit: Int = 3) -> [String] {
        var ranked: [(distance: Int, order: Int, name: String)] = []
        for (order, candidate) in candidates.enumerated() {
            let other = FoldedName(candidate)
            let longest = max(text.count, other.text.count)
            let distance = other.text.hasPrefix(text) && !text.isEmpty ? 1 : editDistance(to: other)
            if distance * 2 <= longest { ranked.append((distance, order, candidate)) }
        }
        ranked.sort { ($0.distance, $0.order) < ($1.distance, $1.order) }
        return ranked.prefix(limit).map(\.name)
    }

    /// Levenshtein distance, one row of the table at a time.
    private func editDistance(to other: FoldedName) -> Int {
        let left = Array(text)
        let right = Array(other.text)
        var row = Array(0...right.count)
        for i in left.indices {
            var diagonal = row[0]
            row[0] = i + 1
            for j in right.indices {
                let substitution = diagonal + (left[i] == right[j] ? 0 : 1)
                diagonal = row[j + 1]
                row[j + 1] = min(substitution, row[j] + 1, row[j + 1] + 1)
            }
        }
        return row[right.count]
    }
}

/// An unknown name, with the nearest valid ones.
package struct UnknownName: Error, Hashable, Sendable, CustomStringConvertible {
    /// The kind of thing, such as `device`.
    package var kind: String
    package var name: String
    package var suggestions: [String]
    /// Where to find the whole list, or why the name cannot be known.
    package var hint: String?

    package init(kind: String, name: String, suggestions: [String], hint: String? = nil) {
        self.kind = kind
        self.name = name
        self.suggestions = suggestions
        self.hint = hint
    }

    package var description: String {
        var text = "There is no \(kind) called “\(name)”."
        if !suggestions.isEmpty {
            text += " Did you mean \(suggestions.map { "“\($0)”" }.joined(separator: ", "))?"
        }
        if let hint { text += " \(hint)" }
        return text
    }
}
