import CoreGraphics
import Foundation

// Sendable: unsynchronized as on Apple's systems; an object is set up before it is shared.

/// An entity type of an event store.
open class EKObject: NSObject, @unchecked Sendable {
    override init() {
        super.init()
    }

    open var hasChanges: Bool { true }
    open var isNew: Bool { true }
    open func reset() {}
    open func rollback() {}
    open func refresh() -> Bool { true }
}

/// The source of calendars.
open class EKSource: EKObject, @unchecked Sendable {
    public let sourceIdentifier = UUID().uuidString
    open var sourceType: EKSourceType { .local }
    open var title: String { "" }
    open var isDelegate: Bool { false }
    open func calendars(for entityType: EKEntityType) -> Set<EKCalendar> { [] }
}

/// A calendar that the program creates; the store has none.
open class EKCalendar: EKObject, @unchecked Sendable {
    open var source: EKSource!
    open var title = ""
    open var cgColor: CGColor! = CGColor(red: 0, green: 0.48, blue: 1, alpha: 1)
    public let calendarIdentifier = UUID().uuidString
    public let allowedEntityTypes: EKEntityMask

    public init(for entityType: EKEntityType, eventStore: EKEventStore) {
        allowedEntityTypes = entityType == .event ? .event : .reminder
        super.init()
    }

    open var type: EKCalendarType { .local }
    open var allowsContentModifications: Bool { true }
    open var isSubscribed: Bool { false }
    open var isImmutable: Bool { false }
    open var supportedEventAvailabilities: EKCalendarEventAvailabilityMask { [.busy, .free] }
}

/// A participant of an event.
open class EKParticipant: EKObject, NSCopying, @unchecked Sendable {
    public let url: URL
    public let name: String?

    init(url: URL, name: String?) {
        self.url = url
        self.name = name
        super.init()
    }

    open var participantStatus: EKParticipantStatus { .unknown }
    open var participantRole: EKParticipantRole { .unknown }
    open var participantType: EKParticipantType { .unknown }
    open var isCurrentUser: Bool { false }
    open var contactPredicate: NSPredicate { NSPredicate(value: false) }
    open func copy(with zone: NSZone? = nil) -> Any { self }
}
