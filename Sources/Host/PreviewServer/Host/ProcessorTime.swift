import Foundation
import Synchronization

/// The processor time that a piece of work takes on its thread, for other threads to read.
///
/// Invariant: a thread's clock is read only while the thread does the work. The thread takes the lock to end it, because
/// afterward the number of its clock may belong to another thread.
final class ProcessorTime: Sendable {
    private enum Stage {
        case waiting
        case working(clock: clockid_t, start: Duration)
        case done(Duration)
    }

    private let stage = Mutex(Stage.waiting)

    /// Zero before the work starts, and where the system has no such clock.
    var used: Duration {
        stage.withLock { stage in
            switch stage {
            case .waiting: .zero
            case .working(let clock, let start): Self.read(clock) - start
            case .done(let total): total
            }
        }
    }

    /// Does the work on the current thread.
    func measure<Result>(_ work: () -> Result) -> Result {
        var clock = clockid_t()
        if pthread_getcpuclockid(pthread_self(), &clock) == 0 {
            let start = Self.read(clock)
            stage.withLock { $0 = .working(clock: clock, start: start) }
        }
        defer {
            stage.withLock { stage in
                if case .working(let clock, let start) = stage { stage = .done(Self.read(clock) - start) }
            }
        }
        return work()
    }

    private static func read(_ clock: clockid_t) -> Duration {
        var time = timespec()
        guard clock_gettime(clock, &time) == 0 else { return .zero }
        return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
    }
}
