import Foundation
import Synchronization

/// The real time, or a simulated time that runs slower, faster or not at all.
///
/// At real time r the clock shows `shown + (r - real) * speed`, with the two anchors set at the last command.
package final class SystemClock: HostClock {
    private struct Setting {
        var mode = ClockState.Mode.real
        var speed = 1.0
        var shown = Date.distantPast
        var real = Date.distantPast

        func date(atReal moment: Date) -> Date {
            switch mode {
            case .real: moment
            case .paused: shown
            case .playing: shown.addingTimeInterval(moment.timeIntervalSince(real) * speed)
            }
        }
    }

    private let setting = Mutex(Setting())
    private let realTime: @Sendable () -> Date

    package init(realTime: @escaping @Sendable () -> Date = { Date() }) {
        self.realTime = realTime
    }

    package var now: Date {
        let moment = realTime()
        return setting.withLock { $0.date(atReal: moment) }
    }

    package var state: ClockState {
        let moment = realTime()
        return setting.withLock { ClockState(now: $0.date(atReal: moment), mode: $0.mode, speed: $0.speed) }
    }

    package func apply(_ command: ClockCommand) {
        let moment = realTime()
        setting.withLock { setting in
            setting.shown = setting.date(atReal: moment)
            setting.real = moment
            switch command {
            case .play: setting.mode = setting.mode == .real ? .real : .playing
            case .pause: setting.mode = .paused
            case .speed(let speed):
                setting.speed = speed.isFinite ? min(max(speed, 0), 1e6) : 1
                if setting.mode == .real { setting.mode = .playing }
            case .jump(let date):
                setting.shown = date
                if setting.mode == .real { setting.mode = .playing }
            case .real:
                setting.mode = .real
                setting.speed = 1
            }
        }
    }

    package func sleep(until date: Date) async throws {
        while true {
            let state = state
            let left = date.timeIntervalSince(state.now)
            if left <= 0 { return }
            // A stopped clock resumes no sleeper; a change of the clock requires a new call.
            let speed = state.mode == .paused ? 0 : state.speed
            let seconds = speed > 0 ? min(left / speed, 3_600) : 3_600
            try await CancelableSleep.run(for: .seconds(max(seconds, 0.001)))
        }
    }
}
