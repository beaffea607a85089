import AppIntents
import FoundationSupplement

// Sendable: the classes of this file have no mutable state outside of a lock.

/// The alarms of the app. The user gave no permission, so there are none.
public class AlarmManager: @unchecked Sendable {
    public enum AuthorizationState: Codable, Hashable, Sendable {
        case notDetermined, denied, authorized
    }

    public enum AlarmError: Error, Hashable, Sendable {
        case maximumLimitReached
    }

    /// Changes of all alarms; nothing changes.
    public struct AlarmUpdates: AsyncSequence, Sendable {
        public typealias Element = [Alarm]

        public struct Iterator: AsyncIteratorProtocol {
            public mutating func next() async -> [Alarm]? { nil }
        }

        public func makeAsyncIterator() -> Iterator { Iterator() }
    }

    /// Changes of the permission; nothing changes.
    public struct AlarmAuthorizationStateUpdates: AsyncSequence, Sendable {
        public typealias Element = AlarmManager.AuthorizationState

        public struct Iterator: AsyncIteratorProtocol {
            public mutating func next() async -> AlarmManager.AuthorizationState? { nil }
        }

        public func makeAsyncIterator() -> Iterator { Iterator() }
    }

    public static let shared = AlarmManager()

    init() {}

    public var authorizationState: AlarmManager.AuthorizationState { .denied }
    public var authorizationUpdates: some AsyncSequence<AlarmManager.AuthorizationState, Never> {
        AlarmAuthorizationStateUpdates()
    }
    public var alarmUpdates: some AsyncSequence<[Alarm], Never> { AlarmUpdates() }
    public var alarms: [Alarm] {
        get throws { [] }
    }

    public func requestAuthorization() async throws -> AlarmManager.AuthorizationState {
        report("requestAuthorization")
        return .denied
    }

    public func schedule<Metadata: AlarmMetadata>(
        id: Alarm.ID, configuration: AlarmManager.AlarmConfiguration<Metadata>
    ) async throws -> Alarm {
        try refuse("schedule")
    }

    public func cancel(id: Alarm.ID) throws {
        try refuse("cancel")
    }

    public func countdown(id: Alarm.ID) throws {
        try refuse("countdown")
    }

    public func pause(id: Alarm.ID) throws {
        try refuse("pause")
    }

    public func resume(id: Alarm.ID) throws {
        try refuse("resume")
    }

    public func stop(id: Alarm.ID) throws {
        try refuse("stop")
    }

    private func report(_ name: String) {
        Notices.current.addInert("AlarmManager.\(name)", .unauthorized("alarms"))
    }

    @discardableResult
    private func refuse(_ name: String) throws -> Alarm {
        report(name)
        throw NSError(
            domain: "com.apple.AlarmKit.Alarm", code: 1,
            userInfo: [NSLocalizedDescriptionKey: "The app is not authorized to use alarms."])
    }
}

extension AlarmManager {
    /// The configuration of an alarm.
    public struct AlarmConfiguration<Metadata: AlarmMetadata> {
        let countdownDuration: Alarm.CountdownDuration?
        let schedule: Alarm.Schedule?
        let attributes: AlarmAttributes<Metadata>
        let stopIntent: (any LiveActivityIntent)?
        let secondaryIntent: (any LiveActivityIntent)?
        let sound: AlertConfiguration.AlertSound

        public init(
            countdownDuration: Alarm.CountdownDuration? = nil, schedule: Alarm.Schedule? = nil,
            attributes: AlarmAttributes<Metadata>, stopIntent: (any LiveActivityIntent)? = nil,
            secondaryIntent: (any LiveActivityIntent)? = nil, sound: AlertConfiguration.AlertSound = .default
        ) {
            self.countdownDuration = countdownDuration
            self.schedule = schedule
            self.attributes = attributes
            self.stopIntent = stopIntent
            self.secondaryIntent = secondaryIntent
            self.sound = sound
        }

        /// - Parameter appEntityIdentifier: what of the app the alarm is about.
        public init(
            countdownDuration: Alarm.CountdownDuration? = nil, schedule: Alarm.Schedule? = nil,
            attributes: AlarmAttributes<Metadata>, appEntityIdentifier: EntityIdentifier?,
            stopIntent: (any LiveActivityIntent)? = nil, secondaryIntent: (any LiveActivityIntent)? = nil,
            sound: AlertConfiguration.AlertSound = .default
        ) {
            self.init(
                countdownDuration: countdownDuration, schedule: schedule, attributes: attributes,
                stopIntent: stopIntent, secondaryIntent: secondaryIntent, sound: sound)
        }

        public static func timer(
            duration: TimeInterval, attributes: AlarmAttributes<Metadata>, appEntityIdentifier: EntityIdentifier?,
            stopIntent: (any LiveActivityIntent)? = nil, secondaryIntent: (any LiveActivityIntent)? = nil,
            sound: AlertConfiguration.AlertSound = .default
        ) -> AlarmManager.AlarmConfiguration<Metadata> {
            timer(
                duration: duration, attributes: attributes, stopIntent: stopIntent, secondaryIntent: secondaryIntent,
                sound: sound)
        }

        public static func alarm(
            schedule: Alarm.Schedule? = nil, attributes: AlarmAttributes<Metadata>,
            appEntityIdentifier: EntityIdentifier?, stopIntent: (any LiveActivityIntent)? = nil,
            secondaryIntent: (any LiveActivityIntent)? = nil, sound: AlertConfiguration.AlertSound = .default
        ) -> AlarmManager.AlarmConfiguration<Metadata> {
            alarm(
                schedule: schedule, attributes: attributes, stopIntent: stopIntent, secondaryIntent: secondaryIntent,
                sound: sound)
        }

        public static func timer(
            duration: TimeInterval, attributes: AlarmAttributes<Metadata>,
            stopIntent: (any LiveActivityIntent)? = nil, secondaryIntent: (any LiveActivityIntent)? = nil,
            sound: AlertConfiguration.AlertSound = .default
        ) -> AlarmManager.AlarmConfiguration<Metadata> {
            AlarmConfiguration(
                countdownDuration: Alarm.CountdownDuration(preAlert: duration, postAlert: nil), attributes: attributes,
                stopIntent: stopIntent, secondaryIntent: secondaryIntent, sound: sound)
        }

        public static func alarm(
            schedule: Alarm.Schedule? = nil, attributes: AlarmAttributes<Metadata>,
            stopIntent: (any LiveActivityIntent)? = nil, secondaryIntent: (any LiveActivityIntent)? = nil,
            sound: AlertConfiguration.AlertSound = .default
        ) -> AlarmManager.AlarmConfiguration<Metadata> {
            AlarmConfiguration(
                schedule: schedule, attributes: attributes, stopIntent: stopIntent, secondaryIntent: secondaryIntent,
                sound: sound)
        }
    }
}

extension AlarmManager.AlarmConfiguration: Sendable {}
