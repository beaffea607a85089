/// Splits bytes that arrive in chunks into lines.
///
/// A line longer than the limit is truncated; the rest of the line is skipped, so that a program that prints endlessly
/// does not use memory.
struct LineSplitter: Sendable {
    private let limit: Int
    private var line: [UInt8] = []
    private var isPassingOver = false

    /// - Parameter limit: The maximum length of a line, in bytes.
    init(limit: Int) {
        self.limit = limit
    }

    /// Adds the next bytes and returns the lines that end in them.
    mutating func add(_ bytes: some Sequence<UInt8>) -> [String] {
        var lines: [String] = []
        for byte in bytes {
            if byte == UInt8(ascii: "\n") {
                if !isPassingOver { lines.append(take()) }
                isPassingOver = false
            } else if !isPassingOver {
                line.append(byte)
                if line.count == limit {
                    lines.append(take() + "…")
                    isPassingOver = true
                }
            }
        }
        return lines
    }

    /// The incomplete last line; `nil` if there is none.
    mutating func finish() -> String? {
        line.isEmpty ? nil : take()
    }

    private mutating func take() -> String {
        defer { line.removeAll(keepingCapacity: true) }
        return String(decoding: line, as: UTF8.self)
    }
}
