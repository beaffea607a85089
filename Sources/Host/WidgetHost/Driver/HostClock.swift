import Foundation

/// The clock of the simulated device.
package protocol HostClock: Sendable {
    var now: Date { get }
    var state: ClockState { get }
    /// Returns at that date of this clock, or throws when the task is canceled. While it sleeps, commands may change
    /// the clock; the caller then cancels and calls it again.
    func sleep(until date: Date) async throws
    func apply(_ command: ClockCommand)
}

package enum ClockCommand: Hashable, Sendable, Codable {
    /// Runs at the current speed.
    case play
    case pause
    /// Seconds of the device's time per second; at least 0.
    case speed(Double)
    case jump(to: Date)
    /// Back to the real time at real speed.
    case real
}

package struct ClockState: Hashable, Sendable, Codable {
    package enum Mode: String, Hashable, Sendable, Codable {
        /// Shows the real time.
        case real
        case playing, paused
    }

    package var now: Date
    package var mode: Mode
    package var speed: Double

    package init(now: Date, mode: Mode, speed: Double) {
        self.now = now
        self.mode = mode
        self.speed = speed
    }
}
