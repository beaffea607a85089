import Foundation
import Synchronization

/// One line that an extension printed.
package struct OutputLine: Hashable, Sendable, Codable {
    /// The number of the line, from 1 over all processes of the extension.
    package var number: Int
    package var date: Date
    package var text: String

    package init(number: Int, date: Date, text: String) {
        self.number = number
        self.date = date
        self.text = text
    }
}

/// The output of an extension, line by line, for the user.
///
/// 1. Each line has the time of its arrival, by the given clock.
/// 2. The last lines are kept, up to a number of lines and a number of bytes; older ones are dropped and counted.
/// 3. Followers receive each line once. A slow one misses the oldest lines, never the newest.
package final class OutputLog: Sendable {
    private struct State {
        var lines: [OutputLine] = []
        var bytes = 0
        var lastNumber = 0
        var followers: [Int: AsyncStream<OutputLine>.Continuation] = [:]
        var lastFollower = 0
    }

    private let lineLimit: Int
    private let byteLimit: Int
    private let clock: @Sendable () -> Date
    private let state = Mutex(State())

    package init(
        lineLimit: Int = 2_000, byteLimit: Int = 1 << 20, clock: @escaping @Sendable () -> Date
    ) {
        self.lineLimit = max(1, lineLimit)
        self.byteLimit = max(1, byteLimit)
        self.clock = clock
    }

    deinit {
        for follower in state.withLock({ $0.followers }).values { follower.finish() }
    }

    /// The lines that are kept, oldest first.
    package var lines: [OutputLine] { state.withLock { $0.lines } }

    /// The number of lines that are no longer kept.
    package var droppedLines: Int { state.withLock { $0.lastNumber - $0.lines.count } }

    func append(_ text: String) {
        let date = clock()
        state.withLock { state in
            state.lastNumber += 1
            let line = OutputLine(number: state.lastNumber, date: date, text: text)
            state.lines.append(line)
            state.bytes += text.utf8.count
            // Dropping a quarter at once keeps the cost of a line small.
            if state.lines.count > lineLimit || state.bytes > byteLimit {
                var kept = state.lines.count
                while kept > 1, kept > lineLimit / 4 * 3 || state.bytes > byteLimit / 4 * 3 {
                    state.bytes -= state.lines[state.lines.count - kept].text.utf8.count
                    kept -= 1
                }
                state.lines.removeFirst(state.lines.count - kept)
            }
            for follower in state.followers.values { follower.yield(line) }
        }
    }

    /// The lines from now on, until the log is released.
    package func follow() -> AsyncStream<OutputLine> {
        let (stream, continuation) = AsyncStream<OutputLine>.makeStream(bufferingPolicy: .bufferingNewest(lineLimit))
        let number = state.withLock { state in
            state.lastFollower += 1
            state.followers[state.lastFollower] = continuation
            return state.lastFollower
        }
        continuation.onTermination = { [weak self] _ in
            _ = self?.state.withLock { $0.followers.removeValue(forKey: number) }
        }
        return stream
    }
}
