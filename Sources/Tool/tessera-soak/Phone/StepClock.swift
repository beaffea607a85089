import Foundation
import Synchronization
import WidgetHost

/// A clock that stands still between the due events of a host, and is moved from one to the next.
///
/// It never wakes the host, so that a simulation depends on no timer.
final class StepClock: HostClock {
    private let date: Mutex<Date>

    init(_ now: Date) { date = Mutex(now) }

    var now: Date { date.withLock { $0 } }
    var state: ClockState { ClockState(now: now, mode: .paused, speed: 1) }

    func apply(_ command: ClockCommand) {
        if case .jump(let moment) = command { date.withLock { $0 = moment } }
    }

    /// Ends only when it is canceled, and without a timer: the timer of a canceled `Task.sleep` stays in memory until its
    /// time, and a simulated year has hundreds of thousands of them.
    func sleep(until date: Date) async throws {
        let (nothing, source) = AsyncStream.makeStream(of: Never.self)
        for await _ in nothing {}
        withExtendedLifetime(source) {}
        throw CancellationError()
    }

    /// The host requested to be woken too often at the same time.
    struct Standstill: Error {
        var date: Date
    }

    /// The number of events at one time after which the host is assumed to make no progress.
    private static let patience = 200

    /// Moves to each due event up to `end`, and waits until the host has finished its work there.
    func advance(_ host: WidgetHost, to end: Date) async throws(Standstill) {
        var last = Date.distantPast
        var repetitions = 0
        while let next = await host.nextWake, next <= end {
            repetitions = next == last ? repetitions + 1 : 0
            guard repetitions < Self.patience else { throw Standstill(date: next) }
            last = next
            date.withLock { $0 = max($0, next) }
            await host.tick()
            await host.settle()
        }
        date.withLock { $0 = end }
        await host.tick()
        await host.settle()
    }
}
