import FoundationSupplement
import SwiftUI

/// The alarms of an app. A widget may not set any, and is told of none.
public final class AlarmManager: Sendable {
    public static let shared = AlarmManager()

    public enum AuthorizationState: Codable, Hashable, Sendable { case notDetermined, denied, authorized }

    public enum AlarmError: Error, Hashable, Sendable { case maximumLimitReached }

    private init() {}

    public var authorizationState: AuthorizationState { .notDetermined }

    public func requestAuthorization() async throws -> AuthorizationState {
        Notices.current.addInert("AlarmManager.requestAuthorization", .appOnly)
        return .denied
    }

    public var alarms: [Alarm] { get throws { [] } }

    /// Lists of all alarms, as they change; none does.
    public struct AlarmUpdates: AsyncSequence, Sendable {
        public typealias Element = [Alarm]
        public typealias Failure = Never

        public struct AsyncIterator: AsyncIteratorProtocol {
            public mutating func next() async -> [Alarm]? { nil }
        }

        public func makeAsyncIterator() -> AsyncIterator { AsyncIterator() }
    }

    public struct AuthorizationUpdates: AsyncSequence, Sendable {
        public typealias Element = AuthorizationState
        public typealias Failure = Never

        public struct AsyncIterator: AsyncIteratorProtocol {
            public mutating func next() async -> AuthorizationState? { nil }
        }

        public func makeAsyncIterator() -> AsyncIterator { AsyncIterator() }
    }

    public var alarmUpdates: AlarmUpdates { AlarmUpdates() }
    public var authorizationUpdates: AuthorizationUpdates { AuthorizationUpdates() }

    /// An alarm before it is set.
    public struct AlarmConfiguration<Metadata: AlarmMetadata>: Sendable {
        let schedule: Alarm.Schedule?
        let countdownDuration: Alarm.CountdownDuration?

        public init(
            countdownDuration: Alarm.CountdownDuration? = nil, schedule: Alarm.Schedule? = nil,
            attributes: AlarmAttributes<Metadata>, stopIntent: (any LiveActivityIntent)? = nil,
            secondaryIntent: (any LiveActivityIntent)? = nil, sound: AlertConfiguration.AlertSound = .default
        ) {
            self.countdownDuration = countdownDuration
            self.schedule = schedule
        }

        public static func timer(
            duration: TimeInterval, attributes: AlarmAttributes<Metadata>, stopIntent: (any LiveActivityIntent)? = nil,
            secondaryIntent: (any LiveActivityIntent)? = nil, sound: AlertConfiguration.AlertSound = .default
        ) -> AlarmConfiguration<Metadata> {
            AlarmConfiguration(
                countdownDuration: Alarm.CountdownDuration(preAlert: duration, postAlert: nil), attributes: attributes)
        }

        public static func alarm(
            schedule: Alarm.Schedule?, attributes: AlarmAttributes<Metadata>,
            stopIntent: (any LiveActivityIntent)? = nil, secondaryIntent: (any LiveActivityIntent)? = nil,
            sound: AlertConfiguration.AlertSound = .default
        ) -> AlarmConfiguration<Metadata> {
            AlarmConfiguration(schedule: schedule, attributes: attributes)
        }
    }

    /// An alarm that rings nowhere.
    @discardableResult
    public func schedule<Metadata: AlarmMetadata>(
        id: Alarm.ID, configuration: AlarmConfiguration<Metadata>
    ) async throws -> Alarm {
        Notices.current.addInert("AlarmManager.schedule", .appOnly)
        return Alarm(
            id: id, schedule: configuration.schedule, countdownDuration: configuration.countdownDuration,
            state: configuration.schedule == nil ? .countdown : .scheduled)
    }

    public func cancel(id: Alarm.ID) throws { Notices.current.addInert("AlarmManager.cancel", .appOnly) }
    public func stop(id: Alarm.ID) throws { Notices.current.addInert("AlarmManager.stop", .appOnly) }
    public func pause(id: Alarm.ID) throws { Notices.current.addInert("AlarmManager.pause", .appOnly) }
    public func resume(id: Alarm.ID) throws { Notices.current.addInert("AlarmManager.resume", .appOnly) }
    public func countdown(id: Alarm.ID) throws { Notices.current.addInert("AlarmManager.countdown", .appOnly) }
}
