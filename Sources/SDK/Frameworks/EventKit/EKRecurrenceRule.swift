import Foundation

// Sendable: unsynchronized as on Apple's systems; an object is set up before it is shared.

/// When something happens again.
open class EKRecurrenceRule: EKObject, NSCopying, @unchecked Sendable {
    open var recurrenceEnd: EKRecurrenceEnd?
    public let frequency: EKRecurrenceFrequency
    public let interval: Int
    public let daysOfTheWeek: [EKRecurrenceDayOfWeek]?
    public let daysOfTheMonth: [NSNumber]?
    public let daysOfTheYear: [NSNumber]?
    public let weeksOfTheYear: [NSNumber]?
    public let monthsOfTheYear: [NSNumber]?
    public let setPositions: [NSNumber]?
    open var calendarIdentifier: String { "gregorian" }
    open var firstDayOfTheWeek: Int { 0 }

    public convenience init(
        recurrenceWith type: EKRecurrenceFrequency, interval: Int, end: EKRecurrenceEnd?
    ) {
        self.init(
            recurrenceWith: type, interval: interval, daysOfTheWeek: nil, daysOfTheMonth: nil, monthsOfTheYear: nil,
            weeksOfTheYear: nil, daysOfTheYear: nil, setPositions: nil, end: end)
    }

    public init(
        recurrenceWith type: EKRecurrenceFrequency, interval: Int, daysOfTheWeek days: [EKRecurrenceDayOfWeek]?,
        daysOfTheMonth monthDays: [NSNumber]?, monthsOfTheYear months: [NSNumber]?,
        weeksOfTheYear: [NSNumber]?, daysOfTheYear: [NSNumber]?, setPositions: [NSNumber]?, end: EKRecurrenceEnd?
    ) {
        frequency = type
        self.interval = interval
        daysOfTheWeek = days
        daysOfTheMonth = monthDays
        monthsOfTheYear = months
        self.weeksOfTheYear = weeksOfTheYear
        self.daysOfTheYear = daysOfTheYear
        self.setPositions = setPositions
        recurrenceEnd = end
        super.init()
    }

    open func copy(with zone: NSZone? = nil) -> Any {
        EKRecurrenceRule(
            recurrenceWith: frequency, interval: interval, daysOfTheWeek: daysOfTheWeek,
            daysOfTheMonth: daysOfTheMonth, monthsOfTheYear: monthsOfTheYear, weeksOfTheYear: weeksOfTheYear,
            daysOfTheYear: daysOfTheYear, setPositions: setPositions, end: recurrenceEnd)
    }
}

/// When something happens for the last time.
open class EKRecurrenceEnd: NSObject, NSCopying, @unchecked Sendable {
    public let endDate: Date?
    /// 0 if it ends at a date.
    public let occurrenceCount: Int

    public init(end endDate: Date) {
        self.endDate = endDate
        occurrenceCount = 0
        super.init()
    }

    public init(occurrenceCount: Int) {
        endDate = nil
        self.occurrenceCount = occurrenceCount
        super.init()
    }

    open func copy(with zone: NSZone? = nil) -> Any { self }
}

open class EKRecurrenceDayOfWeek: NSObject, NSCopying, @unchecked Sendable {
    public let dayOfTheWeek: EKWeekday
    /// 0 where every week is meant.
    public let weekNumber: Int

    public init(dayOfTheWeek: EKWeekday, weekNumber: Int) {
        self.dayOfTheWeek = dayOfTheWeek
        self.weekNumber = weekNumber
        super.init()
    }

    public convenience init(_ dayOfTheWeek: EKWeekday) {
        self.init(dayOfTheWeek: dayOfTheWeek, weekNumber: 0)
    }

    public convenience init(_ dayOfTheWeek: EKWeekday, weekNumber: Int) {
        self.init(dayOfTheWeek: dayOfTheWeek, weekNumber: weekNumber)
    }

    open func copy(with zone: NSZone? = nil) -> Any { self }
}
