import Foundation

/// The faults that were injected, and what they showed.
struct Report: Sendable {
    private(set) var counts: [Level: [FaultPair: Int]] = [:]
    private(set) var findings: [Finding] = []
    private(set) var rounds: [Level: Int] = [:]

    var count: Int { counts.values.flatMap(\.values).reduce(0, +) }

    mutating func begin(_ round: FaultPlan.Round) { rounds[round.level, default: 0] += 1 }

    mutating func add(_ pair: FaultPair, on level: Level) { counts[level, default: [:]][pair, default: 0] += 1 }

    mutating func add(_ finding: Finding) { findings.append(finding) }

    /// The pairs of the levels that were never injected.
    func missing(_ levels: Set<Level>) -> [FaultPair] {
        let wanted = Set(levels.flatMap(\.pairs))
        return FaultPair.all.filter { pair in
            wanted.contains(pair) && !counts.values.contains { $0[pair, default: 0] > 0 }
        }
    }

    /// The matrix of faults and steps: the counts of both levels, `scripted+released`.
    var matrix: String {
        let steps = Step.allCases
        let cells = Fault.allCases.map { fault in
            [fault.rawValue] + steps.map { cell(FaultPair(fault, $0)) }
        }
        let table = [["fault"] + steps.map(\.rawValue)] + cells
        let widths = (0...steps.count).map { column in table.map { $0[column].count }.max() ?? 0 }
        return table.map { row in
            zip(row, widths).enumerated().map { index, cell in
                let padding = String(repeating: " ", count: cell.1 - cell.0.count)
                return index == 0 ? cell.0 + padding : padding + cell.0
            }.joined(separator: "  ")
        }.joined(separator: "\n")
    }

    private func cell(_ pair: FaultPair) -> String {
        let scripted = counts[.scripted]?[pair] ?? 0
        let released = counts[.released]?[pair] ?? 0
        if Level.released.pairs.contains(pair) { return "\(scripted)+\(released)" }
        return "\(scripted)"
    }
}
