import Foundation
import Synchronization
import WidgetHost

/// A clock that the machine moves. It never wakes the host, so that nothing depends on the machine's speed.
final class ScriptedClock: HostClock {
    /// 2026-01-05 00:00 UTC.
    static let start = Date(timeIntervalSince1970: 1_767_571_200)

    private let date: Mutex<Date>

    init(_ now: Date = start) { date = Mutex(now) }

    var now: Date { date.withLock { $0 } }
    var state: ClockState { ClockState(now: now, mode: .paused, speed: 1) }

    func apply(_ command: ClockCommand) {
        if case .jump(let moment) = command { date.withLock { $0 = moment } }
    }

    func sleep(until date: Date) async throws { try await Task.sleep(for: .seconds(86_400)) }
}
