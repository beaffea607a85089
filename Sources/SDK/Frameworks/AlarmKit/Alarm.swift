@_exported import ActivityKit
@_exported import Foundation

/// An alarm that sounds once or again and again.
public struct Alarm: Identifiable, Codable, Hashable, Sendable {
    public typealias ID = UUID

    public enum State: String, Codable, Hashable, Sendable {
        case scheduled, countdown, paused, alerting
    }

    /// How long a countdown is shown before and after the alarm sounds.
    public struct CountdownDuration: Codable, Hashable, Sendable {
        public var preAlert: TimeInterval?
        public var postAlert: TimeInterval?

        public init(preAlert: TimeInterval?, postAlert: TimeInterval?) {
            self.preAlert = preAlert
            self.postAlert = postAlert
        }
    }

    public var id: UUID
    public var schedule: Alarm.Schedule?
    public var countdownDuration: Alarm.CountdownDuration?
    public var state: Alarm.State

    init(id: UUID, schedule: Alarm.Schedule?, countdownDuration: Alarm.CountdownDuration?, state: Alarm.State) {
        self.id = id
        self.schedule = schedule
        self.countdownDuration = countdownDuration
        self.state = state
    }
}

extension Alarm {
    /// When an alarm sounds.
    public enum Schedule: Codable, Hashable, Sendable {
        case fixed(Date)
        case relative(Alarm.Schedule.Relative)

        /// A time of the day in whichever time zone the user is.
        public struct Relative: Codable, Hashable, Sendable {
            public struct Time: Codable, Hashable, Sendable {
                public var hour: Int
                public var minute: Int

                public init(hour: Int, minute: Int) {
                    self.hour = hour
                    self.minute = minute
                }
            }

            public enum Recurrence: Codable, Hashable, Sendable {
                case never
                case weekly([Locale.Weekday])
            }

            public var time: Alarm.Schedule.Relative.Time
            public var repeats: Alarm.Schedule.Relative.Recurrence

            public init(
                time: Alarm.Schedule.Relative.Time, repeats: Alarm.Schedule.Relative.Recurrence = .never
            ) {
                self.time = time
                self.repeats = repeats
            }
        }
    }
}
