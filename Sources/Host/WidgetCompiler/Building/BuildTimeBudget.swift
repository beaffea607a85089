import ExtensionProtocol
import Synchronization

/// The time budget, in seconds, for the compilers of one build or of all builds of a check, after which searches end.
///
/// 1. A period begins when the first toolchain program starts, and ends when none is running.
/// 2. It counts as its wall-clock time or its programs' processor time, whichever is shorter: parallel work counts
///    once, and other work of a busy machine does not count.
/// 3. Compilations run to their end. Searches, which try one change after the other, get a share of the remaining
///    budget, and end when it is used up.
package final class BuildTimeBudget: Sendable {
    /// Seconds for a check. They leave time to compile and draw the result within half a minute.
    package static let ofCheck = 22.0
    /// Seconds for a build that will be drawn: a user who requests a picture would rather wait than get none.
    package static let ofBuild = 60.0
    /// The fraction of the limit that a search always gets.
    private static let minimumFraction = 0.2

    /// The budget of one search.
    package struct Share: Sendable {
        fileprivate let timeBudget: BuildTimeBudget
        /// Seconds.
        package let granted: Double
        fileprivate let usedBefore: Double

        /// Seconds, never below zero.
        package var left: Double { max(0, granted - (timeBudget.used - usedBefore)) }

        /// Whether a search that was cut off before may get further now.
        ///
        /// - Parameter before: the seconds that the earlier search was granted.
        package func isClearlyMore(than before: Double) -> Bool { granted > before * 1.25 }
    }

    private struct Usage {
        var used = 0.0
        var running = 0
        var start = 0.0
        var processorTime = 0.0
    }

    private let limit: Double
    private let usage = Mutex(Usage())

    package init(limit: Double) {
        self.limit = limit
    }

    /// Seconds. The current period is not counted yet.
    private var used: Double { usage.withLock { $0.used } }

    /// - Parameter part: the fraction of the limit, from 0 to 1, to reserve for work after the search.
    package func share(sparing part: Double = 0) -> Share {
        let used = used
        return Share(
            timeBudget: self, granted: max(limit - used - limit * part, limit * Self.minimumFraction), usedBefore: used)
    }

    func begin() {
        usage.withLock { usage in
            if usage.running == 0 { usage.start = MonotonicClock.now }
            usage.running += 1
        }
    }

    /// - Parameter processorTime: the seconds used by the program that ended and by its child processes.
    func end(processorTime: Double) {
        usage.withLock { usage in
            usage.running -= 1
            usage.processorTime += processorTime
            guard usage.running == 0 else { return }
            usage.used += min(MonotonicClock.now - usage.start, usage.processorTime)
            usage.processorTime = 0
        }
    }
}
