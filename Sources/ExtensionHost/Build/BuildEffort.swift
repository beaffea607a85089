import ExtensionProtocol
import Synchronization

/// The seconds that the compilers of one build, or of all builds of a check, may take before searches end.
///
/// 1. A period begins with the first program of the toolchain that runs, and ends when none does any more.
/// 2. It counts by the clock or by the processor time of its programs, whichever is shorter: what several processors
///    do at once counts once, and what a busy machine does beside them does not count.
/// 3. Programs run to their end where there is nothing to choose. Searches, which try one change after the other, ask
///    what is left and end when nothing is.
package final class BuildEffort: Sendable {
    /// Seconds of a check that leave time to compile what was found, and to draw it, within half a minute.
    package static let ofCheck = 25.0
    /// Seconds of a build that is to be drawn: whoever asks for a picture rather waits than goes without.
    package static let ofBuild = 60.0

    private struct Account {
        var used = 0.0
        var running = 0
        var start = 0.0
        var processorTime = 0.0
    }

    package let limit: Double
    private let account = Mutex(Account())

    package init(limit: Double) {
        self.limit = limit
    }

    /// Seconds, none below zero. What runs now is not counted yet.
    var left: Double { account.withLock { max(0, limit - $0.used) } }

    func begin() {
        account.withLock { account in
            if account.running == 0 { account.start = MonotonicClock.now }
            account.running += 1
        }
    }

    /// - Parameter processorTime: seconds of the program that ended and of those that it started.
    func end(processorTime: Double) {
        account.withLock { account in
            account.running -= 1
            account.processorTime += processorTime
            guard account.running == 0 else { return }
            account.used += min(MonotonicClock.now - account.start, account.processorTime)
            account.processorTime = 0
        }
    }
}
