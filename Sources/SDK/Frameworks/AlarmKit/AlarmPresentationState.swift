import Foundation

/// The changing state of an alarm's Live Activity.
public struct AlarmPresentationState: Codable, Hashable, Sendable {
    /// The alarm's current state. A sample state has the first case.
    public enum Mode: Codable, Hashable, Sendable {
        case countdown(AlarmPresentationState.Mode.Countdown)
        case paused(AlarmPresentationState.Mode.Paused)
        case alert(AlarmPresentationState.Mode.Alert)

        public struct Countdown: Codable, Hashable, Sendable {
            public var totalCountdownDuration: TimeInterval
            public var previouslyElapsedDuration: TimeInterval
            public var startDate: Date
            public var fireDate: Date

            public init(
                totalCountdownDuration: TimeInterval, previouslyElapsedDuration: TimeInterval, startDate: Date,
                fireDate: Date
            ) {
                self.totalCountdownDuration = totalCountdownDuration
                self.previouslyElapsedDuration = previouslyElapsedDuration
                self.startDate = startDate
                self.fireDate = fireDate
            }
        }

        public struct Paused: Codable, Hashable, Sendable {
            public var totalCountdownDuration: TimeInterval
            public var previouslyElapsedDuration: TimeInterval

            public init(totalCountdownDuration: TimeInterval, previouslyElapsedDuration: TimeInterval) {
                self.totalCountdownDuration = totalCountdownDuration
                self.previouslyElapsedDuration = previouslyElapsedDuration
            }
        }

        public struct Alert: Codable, Hashable, Sendable {
            public var time: Alarm.Schedule.Relative.Time

            public init(time: Alarm.Schedule.Relative.Time) {
                self.time = time
            }
        }
    }

    public let alarmID: Alarm.ID
    public var mode: AlarmPresentationState.Mode

    public init(alarmID: Alarm.ID, mode: AlarmPresentationState.Mode) {
        self.alarmID = alarmID
        self.mode = mode
    }
}
