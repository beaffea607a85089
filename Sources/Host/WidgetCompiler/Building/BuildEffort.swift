import ExtensionProtocol
import Synchronization

/// The seconds that the compilers of one build, or of all builds of a check, may take before searches end.
///
/// 1. A period begins with the first program of the toolchain that runs, and ends when none does any more.
/// 2. It counts by the clock or by the processor time of its programs, whichever is shorter: what several processors
///    do at once counts once, and what a busy machine does beside them does not count.
/// 3. What compiles sources runs to its end. Searches, which try one change after the other, take a share of what is
///    left, and end when that is used up.
package final class BuildEffort: Sendable {
    /// Seconds of a check that leave time to compile what was found, and to draw it, within half a minute.
    package static let ofCheck = 22.0
    /// Seconds of a build that is to be drawn: whoever asks for a picture would rather wait than go without.
    package static let ofBuild = 60.0
    /// The part of the limit that a search gets in any case.
    private static let leastPart = 0.2

    /// What one search may use.
    package struct Share: Sendable {
        fileprivate let effort: BuildEffort
        /// Seconds.
        package let granted: Double
        fileprivate let usedBefore: Double

        /// Seconds, never below zero.
        package var left: Double { max(0, granted - (effort.used - usedBefore)) }

        /// Whether a search that was cut before may get further now.
        ///
        /// - Parameter before: seconds that were granted to the earlier search.
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

    /// Seconds. What runs now is not counted yet.
    private var used: Double { usage.withLock { $0.used } }

    /// - Parameter part: how much of the limit is kept for what comes after the search, from 0 to 1.
    package func share(sparing part: Double = 0) -> Share {
        let used = used
        return Share(
            effort: self, granted: max(limit - used - limit * part, limit * Self.leastPart), usedBefore: used)
    }

    func begin() {
        usage.withLock { usage in
            if usage.running == 0 { usage.start = MonotonicClock.now }
            usage.running += 1
        }
    }

    /// - Parameter processorTime: seconds of the program that ended and of those that it started.
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
