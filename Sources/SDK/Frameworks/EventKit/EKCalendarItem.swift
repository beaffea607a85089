import CoreLocation
import Foundation

// Sendable: unsynchronized as on Apple's systems; an object is set up before it is shared.

/// The common properties of events and reminders.
open class EKCalendarItem: EKObject, @unchecked Sendable {
    open var calendar: EKCalendar!
    open var title: String! = ""
    open var location: String?
    open var notes: String?
    open var url: URL?
    open var timeZone: TimeZone?
    open var alarms: [EKAlarm]?
    open var recurrenceRules: [EKRecurrenceRule]?
    public let calendarItemIdentifier = UUID().uuidString

    open var calendarItemExternalIdentifier: String! { calendarItemIdentifier }
    open var lastModifiedDate: Date? { nil }
    open var creationDate: Date? { nil }
    open var attendees: [EKParticipant]? { nil }
    open var hasAlarms: Bool { alarms?.isEmpty == false }
    open var hasRecurrenceRules: Bool { recurrenceRules?.isEmpty == false }
    open var hasAttendees: Bool { attendees?.isEmpty == false }
    open var hasNotes: Bool { notes?.isEmpty == false }

    open func addAlarm(_ alarm: EKAlarm) {
        alarms = (alarms ?? []) + [alarm]
    }

    open func removeAlarm(_ alarm: EKAlarm) {
        alarms?.removeAll { $0 === alarm }
    }

    open func addRecurrenceRule(_ rule: EKRecurrenceRule) {
        recurrenceRules = (recurrenceRules ?? []) + [rule]
    }

    open func removeRecurrenceRule(_ rule: EKRecurrenceRule) {
        recurrenceRules?.removeAll { $0 === rule }
    }
}

open class EKEvent: EKCalendarItem, @unchecked Sendable {
    open var isAllDay = false
    open var startDate: Date!
    open var endDate: Date!
    open var structuredLocation: EKStructuredLocation?
    open var availability: EKEventAvailability = .busy

    public init(eventStore: EKEventStore) {
        super.init()
    }

    open var eventIdentifier: String! { calendarItemIdentifier }
    open var organizer: EKParticipant? { nil }
    open var status: EKEventStatus { .none }
    open var isDetached: Bool { false }
    open var occurrenceDate: Date! { startDate }
    open var birthdayContactIdentifier: String? { nil }
    open var birthdayPersonID: Int { -1 }

    open func compareStartDate(with other: EKEvent) -> ComparisonResult {
        (startDate ?? .distantPast).compare(other.startDate ?? .distantPast)
    }
}

open class EKReminder: EKCalendarItem, @unchecked Sendable {
    open var startDateComponents: DateComponents?
    open var dueDateComponents: DateComponents?
    /// From 1, the highest, to 9; 0 means no priority.
    open var priority = 0
    open var completionDate: Date?

    public init(eventStore: EKEventStore) {
        super.init()
    }

    /// Completing a reminder sets the date of it.
    open var isCompleted: Bool {
        get { completionDate != nil }
        set { completionDate = newValue ? completionDate ?? Date() : nil }
    }
}

/// A place with a name.
open class EKStructuredLocation: EKObject, NSCopying, @unchecked Sendable {
    open var title: String?
    open var geoLocation: CLLocation?
    /// Meters; 0 is the system's choice.
    open var radius = 0.0

    public convenience init(title: String) {
        self.init()
        self.title = title
    }

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = EKStructuredLocation()
        copy.title = title
        copy.geoLocation = geoLocation
        copy.radius = radius
        return copy
    }
}

/// An alarm of an event.
open class EKAlarm: EKObject, NSCopying, @unchecked Sendable {
    /// Seconds from the start of the event; negative ones are before it.
    open var relativeOffset: TimeInterval = 0
    open var absoluteDate: Date?
    open var structuredLocation: EKStructuredLocation?
    open var proximity: EKAlarmProximity = .none
    open var emailAddress: String?
    open var soundName: String?
    open var url: URL?
    open var type: EKAlarmType { soundName != nil ? .audio : emailAddress != nil ? .email : .display }

    public override init() {
        super.init()
    }

    public convenience init(absoluteDate date: Date) {
        self.init()
        absoluteDate = date
    }

    public convenience init(relativeOffset offset: TimeInterval) {
        self.init()
        relativeOffset = offset
    }

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = EKAlarm()
        copy.relativeOffset = relativeOffset
        copy.absoluteDate = absoluteDate
        copy.structuredLocation = structuredLocation
        copy.proximity = proximity
        copy.emailAddress = emailAddress
        copy.soundName = soundName
        return copy
    }
}
