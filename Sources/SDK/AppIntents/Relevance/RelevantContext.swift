import CoreLocation
import Foundation

/// A context in which a widget is relevant for the Smart Stack of a watch.
public struct RelevantContext: Sendable {
    /// The encoded form for a host.
    package enum Clue: Hashable, Sendable {
        case moment(Date, DateKind)
        case span(DateInterval, DateKind)
        case place(InferredLocation)
        /// The identifier of a region.
        case region(String)
        case fitness(FitnessCondition)
        case headphones(HeadphonesCondition)
        case sleep(SleepCondition)
    }

    package let clue: Clue

    /// The relevance of a time range.
    public struct DateKind: Hashable, Sendable {
        package let name: String

        public static let `default` = DateKind(name: "default")
        /// The user has something scheduled then.
        public static let scheduled = DateKind(name: "scheduled")
        /// Information for that time, without a required action.
        public static let informational = DateKind(name: "informational")
    }

    /// A place that the system infers without a location.
    public struct InferredLocation: Hashable, Sendable {
        package let name: String

        public static let home = InferredLocation(name: "home")
        public static let work = InferredLocation(name: "work")
        public static let school = InferredLocation(name: "school")
        public static let commute = InferredLocation(name: "commute")
    }

    public struct FitnessCondition: Hashable, Sendable {
        package let name: String

        public static let workoutActive = FitnessCondition(name: "workout")
        public static let activityRingsIncomplete = FitnessCondition(name: "incomplete rings")
    }

    public struct HeadphonesCondition: Hashable, Sendable {
        package let name: String

        public static let connected = HeadphonesCondition(name: "headphones")
    }

    public struct SleepCondition: Hashable, Sendable {
        package let name: String

        public static let bedtime = SleepCondition(name: "bedtime")
        public static let wakeup = SleepCondition(name: "wakeup")
    }

    public static func date(_ date: Date) -> RelevantContext { self.date(date, kind: .default) }

    public static func date(_ date: Date, kind: DateKind) -> RelevantContext {
        RelevantContext(clue: .moment(date, kind))
    }

    public static func date(from: Date, to: Date) -> RelevantContext {
        RelevantContext(clue: .span(DateInterval(start: min(from, to), end: max(from, to)), .default))
    }

    public static func date(interval: DateInterval, kind: DateKind) -> RelevantContext {
        RelevantContext(clue: .span(interval, kind))
    }

    public static func date(range: ClosedRange<Date>, kind: DateKind) -> RelevantContext {
        date(interval: DateInterval(start: range.lowerBound, end: range.upperBound), kind: kind)
    }

    public static func location(_ exact: CLRegion) -> RelevantContext {
        RelevantContext(clue: .region(exact.identifier))
    }

    public static func location(inferred: InferredLocation) -> RelevantContext {
        RelevantContext(clue: .place(inferred))
    }

    public static func fitness(_ condition: FitnessCondition) -> RelevantContext {
        RelevantContext(clue: .fitness(condition))
    }

    public static func hardware(headphones: HeadphonesCondition) -> RelevantContext {
        RelevantContext(clue: .headphones(headphones))
    }

    public static func sleep(_ condition: SleepCondition) -> RelevantContext {
        RelevantContext(clue: .sleep(condition))
    }
}
