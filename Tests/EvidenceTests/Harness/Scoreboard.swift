import EvidenceSupport

/// What a check says of a row.
enum Verdict: Hashable {
    case holds
    /// What came out instead.
    case fails(String)
    /// The reason that the row does not apply: another platform, or a fact without a corresponding value in the
    /// project.
    case doesNotApply(String)
}

/// Judges the rows of some categories.
@MainActor
protocol EvidenceCheck {
    static var categories: Set<String> { get }

    static func verdict(_ row: EvidenceRow) -> Verdict
}

/// Verdicts by category.
struct Scoreboard {
    private(set) var verdicts: [(row: EvidenceRow, verdict: Verdict)] = []

    mutating func add(_ row: EvidenceRow, _ verdict: Verdict) {
        verdicts.append((row, verdict))
    }

    struct Score {
        var holds = 0
        var fails = 0
        var doesNotApply = 0

        var share: Double { holds + fails == 0 ? 1 : Double(holds) / Double(holds + fails) }
    }

    func score(of categories: Set<String>) -> Score {
        var score = Score()
        for entry in verdicts where categories.contains(entry.row.category) {
            switch entry.verdict {
            case .holds: score.holds += 1
            case .fails: score.fails += 1
            case .doesNotApply: score.doesNotApply += 1
            }
        }
        return score
    }

    var failures: [String: String] {
        var result: [String: String] = [:]
        for entry in verdicts {
            if case .fails(let found) = entry.verdict { result[entry.row.id] = found }
        }
        return result
    }

    /// A readable table, with one line per category.
    var report: String {
        let categories = Set(verdicts.map(\.row.category)).sorted()
        var lines = ["category                     holds  fails  n/a  share"]
        for category in categories {
            let score = score(of: [category])
            let share = score.holds + score.fails == 0 ? "-" : "\((score.share * 1000).rounded() / 10) %"
            lines.append(
                category.padded(to: 28) + "\(score.holds)".padded(to: -6) + "\(score.fails)".padded(to: -7)
                    + "\(score.doesNotApply)".padded(to: -5) + "  " + share)
        }
        return lines.joined(separator: "\n")
    }
}

extension String {
    /// Filled with spaces: on the right for a positive width, on the left for a negative one.
    fileprivate func padded(to width: Int) -> String {
        let spaces = String(repeating: " ", count: max(abs(width) - count, 0))
        return width > 0 ? self + spaces : spaces + self
    }
}
