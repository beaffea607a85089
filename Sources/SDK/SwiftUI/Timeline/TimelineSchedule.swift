/// The dates at which a timeline view is updated.
public protocol TimelineSchedule {
    associatedtype Entries: Sequence where Entries.Element == Date

    typealias Mode = TimelineScheduleMode

    /// Ascending times around and after a moment; the first may lie before it.
    func entries(from startDate: Date, mode: Mode) -> Entries
}

/// How closely a schedule should follow the time.
public enum TimelineScheduleMode: Sendable {
    case normal
    /// On a dimmed screen: once a minute at most.
    case lowFrequency
}

/// Dates at a constant interval, endlessly.
public struct PeriodicTimelineSchedule: TimelineSchedule, Sendable {
    public struct Entries: Sequence, IteratorProtocol, Sendable {
        var date: Date
        let interval: TimeInterval

        public mutating func next() -> Date? {
            defer { date += interval }
            return date
        }
    }

    private let startDate: Date
    private let interval: TimeInterval

    /// - Parameter interval: seconds; an interval that is not positive counts as a second.
    public init(from startDate: Date, by interval: TimeInterval) {
        self.startDate = startDate
        self.interval = interval > 0 && interval.isFinite ? interval : 1
    }

    public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries {
        let elapsed = max(startDate.timeIntervalSince(self.startDate), 0)
        let past = self.startDate + (elapsed / interval).rounded(.down) * interval
        return Entries(date: past, interval: interval)
    }
}

/// The beginning of every minute.
public struct EveryMinuteTimelineSchedule: TimelineSchedule, Sendable {
    public typealias Entries = PeriodicTimelineSchedule.Entries

    public init() {}

    public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries {
        let minute = (startDate.timeIntervalSinceReferenceDate / 60).rounded(.down) * 60
        return Entries(date: Date(timeIntervalSinceReferenceDate: minute), interval: 60)
    }
}

/// Given times.
public struct ExplicitTimelineSchedule<Entries: Sequence>: TimelineSchedule where Entries.Element == Date {
    private let dates: Entries

    public init(_ dates: Entries) {
        self.dates = dates
    }

    public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries { dates }
}

extension ExplicitTimelineSchedule: Sendable where Entries: Sendable {}

/// As often as the screen changes.
public struct AnimationTimelineSchedule: TimelineSchedule, Sendable {
    public struct Entries: Sequence, IteratorProtocol, Sendable {
        var date: Date?
        /// `nil` while the animation is paused.
        let interval: TimeInterval?

        public mutating func next() -> Date? {
            let current = date
            date = interval.flatMap { interval in current.map { $0 + interval } }
            return current
        }
    }

    private let minimumInterval: TimeInterval
    private let paused: Bool

    /// - Parameter minimumInterval: seconds; a sixtieth where none is given.
    public init(minimumInterval: Double? = nil, paused: Bool = false) {
        self.minimumInterval = max(minimumInterval ?? 0, 1 / 60)
        self.paused = paused
    }

    public func entries(from start: Date, mode: TimelineScheduleMode) -> Entries {
        Entries(date: start, interval: paused ? nil : minimumInterval)
    }
}

extension TimelineSchedule where Self == PeriodicTimelineSchedule {
    public static func periodic(from startDate: Date, by interval: TimeInterval) -> PeriodicTimelineSchedule {
        PeriodicTimelineSchedule(from: startDate, by: interval)
    }
}

extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
    public static var everyMinute: EveryMinuteTimelineSchedule { EveryMinuteTimelineSchedule() }
}

extension TimelineSchedule {
    public static func explicit<S>(_ dates: S) -> ExplicitTimelineSchedule<S>
    where Self == ExplicitTimelineSchedule<S> {
        ExplicitTimelineSchedule(dates)
    }
}

extension TimelineSchedule where Self == AnimationTimelineSchedule {
    public static var animation: AnimationTimelineSchedule { AnimationTimelineSchedule() }

    public static func animation(
        minimumInterval: Double? = nil, paused: Bool = false
    ) -> AnimationTimelineSchedule {
        AnimationTimelineSchedule(minimumInterval: minimumInterval, paused: paused)
    }
}
