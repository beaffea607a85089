import Foundation
import FoundationSupplement

// Sendable: the classes of this file have no mutable state outside of a lock.

public typealias EKEventSearchCallback = (EKEvent, UnsafeMutablePointer<ObjCBool>) -> Void
public typealias EKEventStoreRequestAccessCompletionHandler = (Bool, (any Error)?) -> Void

extension NSNotification.Name {
    public static let EKEventStoreChanged = NSNotification.Name("EKEventStoreChangedNotification")
}

/// The user's calendars, to which the simulated device grants no access: access is denied and nothing is found.
open class EKEventStore: NSObject, @unchecked Sendable {
    public let eventStoreIdentifier = UUID().uuidString

    public override init() {
        super.init()
    }

    public init(sources: [EKSource]) {
        super.init()
    }

    open class func authorizationStatus(for entityType: EKEntityType) -> EKAuthorizationStatus { .notDetermined }

    private func refuse(_ call: String) {
        Notices.current.addInert("EKEventStore." + call, .unauthorized("calendars"))
    }

    private func rejection(of call: String) -> EKError {
        refuse(call)
        return EKError(.eventStoreNotAuthorized)
    }

    private func answer(_ call: String, _ completion: @escaping EKEventStoreRequestAccessCompletionHandler) {
        refuse(call)
        onMainQueueLater { completion(false, nil) }
    }

    // Permission.

    open func requestFullAccessToEvents(completion: @escaping EKEventStoreRequestAccessCompletionHandler) {
        answer("requestFullAccessToEvents", completion)
    }

    open func requestFullAccessToEvents() async throws -> Bool {
        refuse("requestFullAccessToEvents")
        return false
    }

    open func requestWriteOnlyAccessToEvents(completion: @escaping EKEventStoreRequestAccessCompletionHandler) {
        answer("requestWriteOnlyAccessToEvents", completion)
    }

    open func requestWriteOnlyAccessToEvents() async throws -> Bool {
        refuse("requestWriteOnlyAccessToEvents")
        return false
    }

    open func requestFullAccessToReminders(completion: @escaping EKEventStoreRequestAccessCompletionHandler) {
        answer("requestFullAccessToReminders", completion)
    }

    open func requestFullAccessToReminders() async throws -> Bool {
        refuse("requestFullAccessToReminders")
        return false
    }

    open func requestAccess(
        to entityType: EKEntityType, completion: @escaping EKEventStoreRequestAccessCompletionHandler
    ) {
        answer("requestAccess", completion)
    }

    open func requestAccess(to entityType: EKEntityType) async throws -> Bool {
        refuse("requestAccess")
        return false
    }

    // Calendars.

    open var sources: [EKSource] { [] }
    open var delegateSources: [EKSource] { [] }
    open var defaultCalendarForNewEvents: EKCalendar? { nil }
    open func defaultCalendarForNewReminders() -> EKCalendar? { nil }
    open func source(withIdentifier identifier: String) -> EKSource? { nil }

    open func calendars(for entityType: EKEntityType) -> [EKCalendar] {
        refuse("calendars")
        return []
    }

    open func calendar(withIdentifier identifier: String) -> EKCalendar? { nil }
    open func saveCalendar(_ calendar: EKCalendar, commit: Bool) throws { throw rejection(of: "saveCalendar") }
    open func removeCalendar(_ calendar: EKCalendar, commit: Bool) throws { throw rejection(of: "removeCalendar") }

    // Events.

    open func calendarItem(withIdentifier identifier: String) -> EKCalendarItem? { nil }
    open func calendarItems(withExternalIdentifier externalIdentifier: String) -> [EKCalendarItem] { [] }
    open func event(withIdentifier identifier: String) -> EKEvent? { nil }

    open func predicateForEvents(
        withStart startDate: Date, end endDate: Date, calendars: [EKCalendar]?
    ) -> NSPredicate {
        NSPredicate(value: false)
    }

    open func events(matching predicate: NSPredicate) -> [EKEvent] {
        refuse("events")
        return []
    }

    open func enumerateEvents(matching predicate: NSPredicate, using block: @escaping EKEventSearchCallback) {
        refuse("enumerateEvents")
    }

    open func save(_ event: EKEvent, span: EKSpan) throws { throw rejection(of: "save") }
    open func save(_ event: EKEvent, span: EKSpan, commit: Bool) throws { throw rejection(of: "save") }
    open func remove(_ event: EKEvent, span: EKSpan) throws { throw rejection(of: "remove") }
    open func remove(_ event: EKEvent, span: EKSpan, commit: Bool) throws { throw rejection(of: "remove") }

    // Reminders.

    open func predicateForReminders(in calendars: [EKCalendar]?) -> NSPredicate { NSPredicate(value: false) }

    open func predicateForIncompleteReminders(
        withDueDateStarting startDate: Date?, ending endDate: Date?, calendars: [EKCalendar]?
    ) -> NSPredicate {
        NSPredicate(value: false)
    }

    open func predicateForCompletedReminders(
        withCompletionDateStarting startDate: Date?, ending endDate: Date?, calendars: [EKCalendar]?
    ) -> NSPredicate {
        NSPredicate(value: false)
    }

    @discardableResult
    open func fetchReminders(
        matching predicate: NSPredicate, completion: @escaping ([EKReminder]?) -> Void
    ) -> Any {
        refuse("fetchReminders")
        onMainQueueLater { completion([]) }
        return eventStoreIdentifier
    }

    open func cancelFetchRequest(_ fetchIdentifier: Any) {}
    open func save(_ reminder: EKReminder, commit: Bool) throws { throw rejection(of: "save") }
    open func remove(_ reminder: EKReminder, commit: Bool) throws { throw rejection(of: "remove") }

    open func commit() throws {}
    open func reset() {}
    open func refreshSourcesIfNecessary() {}
}
