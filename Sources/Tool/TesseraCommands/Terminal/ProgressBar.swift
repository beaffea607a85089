/// The progress of a run: a bar on a terminal, otherwise a line at the end.
package struct ProgressBar: Sendable {
    private let total: Int
    private let terminal: Terminal
    private var done = 0

    package init(total: Int, terminal: Terminal) {
        self.total = total
        self.terminal = terminal
    }

    package mutating func advance(_ what: String) {
        done += 1
        terminal.show(Self.line(done: done, total: total, what: what))
    }

    package static func line(done: Int, total: Int, what: String) -> String {
        let cells = 24
        let filled = total > 0 ? min(done, total) * cells / total : cells
        let bar = String(repeating: "█", count: filled) + String(repeating: "░", count: cells - filled)
        let width = "\(total)".count
        let count = "\(done)"
        return "\(bar) " + String(repeating: " ", count: max(0, width - count.count)) + "\(count)/\(total)  \(what)"
    }
}
