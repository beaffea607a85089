import Foundation
import Glibc
import Subprocesses

/// How many requests a day may have: a limit of the user's, for all runs together.
///
/// The count is in a file that each request locks, so that neither another run nor a new start forgets it. Days are
/// those of Greenwich, like those of the services. Where the file cannot be written, the count of this run applies.
package final class CallBudget: @unchecked Sendable {
    // Sendable: `own` is used with the lock held.
    private let lock = NSLock()
    private let path: String
    private let limit: Int
    private var own: Count

    private struct Count {
        var day: Int
        var calls: Int
    }

    /// - Parameter path: The path of the file.
    package init(path: String, limit: Int) {
        self.path = path
        self.limit = limit
        own = Count(day: 0, calls: 0)
    }

    /// Counts a request, if the day has one left.
    ///
    /// - Parameter now: Seconds since 1970.
    package func take(now: Double) -> Bool {
        let day = Int((min(max(now, 0), 1e11) / 86_400).rounded(.down))
        return lock.withLock {
            if own.day != day { own = Count(day: day, calls: 0) }
            let file = open(path, O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0o600)
            defer { if file >= 0 { close(file) } }
            if file >= 0, flock(file, LOCK_EX) == 0 { own.calls = max(own.calls, Self.calls(in: file, on: day)) }
            guard own.calls < limit else { return false }
            own.calls += 1
            if file >= 0 { Self.write(own, to: file) }
            return true
        }
    }

    /// Seconds until the count starts again.
    package static func secondsLeft(of now: Double) -> Double {
        86_400 - now.truncatingRemainder(dividingBy: 86_400)
    }

    private static func calls(in file: Int32, on day: Int) -> Int {
        var bytes = [UInt8](repeating: 0, count: 64)
        let count = pread(file, &bytes, bytes.count, 0)
        guard count > 0 else { return 0 }
        let words = String(decoding: bytes.prefix(count), as: UTF8.self).split { $0 == " " || $0 == "\n" }
        guard words.count >= 2, Int(words[0]) == day, let calls = Int(words[1]) else { return 0 }
        return min(max(calls, 0), 1_000_000_000)
    }

    private static func write(_ count: Count, to file: Int32) {
        let text = Array("\(count.day) \(count.calls)\n".utf8)
        guard ftruncate(file, 0) == 0 else { return }
        _ = pwrite(file, text, text.count, 0)
    }
}
