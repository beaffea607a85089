/// Cuts bytes that come in pieces into lines.
///
/// A line longer than the limit is given as its beginning; what follows up to the line's end is passed over, so that a
/// program that prints without end costs no memory.
struct LineSplitter: Sendable {
    private let limit: Int
    private var line: [UInt8] = []
    private var isPassingOver = false

    /// - Parameter limit: bytes of a line.
    init(limit: Int) {
        self.limit = limit
    }

    /// Takes the next bytes and gives the lines that end in them.
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

    /// The line that was begun; nil when there is none.
    mutating func finish() -> String? {
        line.isEmpty ? nil : take()
    }

    private mutating func take() -> String {
        defer { line.removeAll(keepingCapacity: true) }
        return String(decoding: line, as: UTF8.self)
    }
}
