import EventKit
import EventKitUI
import SwiftUI

@MainActor
final class Agenda: ObservableObject {
    private let store = EKEventStore()
    @Published var events: [EKEvent] = []

    func load() async throws {
        switch EKEventStore.authorizationStatus(for: .event) {
        case .fullAccess, .authorized: break
        case .writeOnly, .denied, .restricted: return
        case .notDetermined:
            if #available(iOS 17.0, *) {
                guard try await store.requestFullAccessToEvents() else { return }
            } else {
                guard try await store.requestAccess(to: .event) else { return }
            }
        @unknown default: return
        }
        let calendars = store.calendars(for: .event).filter { $0.type != .birthday }
        let predicate = store.predicateForEvents(withStart: .now, end: .now + 86_400, calendars: calendars)
        events = store.events(matching: predicate).sorted { $0.compareStartDate(with: $1) == .orderedAscending }
        store.fetchReminders(matching: store.predicateForReminders(in: nil)) { reminders in
            print(reminders?.filter { !$0.isCompleted }.count ?? 0)
        }
        _ = NotificationCenter.default.addObserver(forName: .EKEventStoreChanged, object: store, queue: .main) { _ in }
    }

    func add(_ title: String) throws {
        let event = EKEvent(eventStore: store)
        event.title = title
        event.startDate = .now
        event.endDate = event.startDate.addingTimeInterval(3_600)
        event.calendar = store.defaultCalendarForNewEvents
        event.addAlarm(EKAlarm(relativeOffset: -600))
        event.recurrenceRules = [
            EKRecurrenceRule(recurrenceWith: .weekly, interval: 1, end: EKRecurrenceEnd(occurrenceCount: 3))
        ]
        do { try store.save(event, span: .thisEvent, commit: true) } catch let error as EKError {
            print(error.code == .eventStoreNotAuthorized)
        }
    }
}

struct EventRow: View {
    let event: EKEvent

    var body: some View {
        HStack {
            Circle().fill(Color(cgColor: event.calendar.cgColor))
            Text(event.title)
            Text(event.startDate, style: .time)
        }
    }
}

final class Editor: NSObject, EKEventEditViewDelegate {
    func eventEditViewController(
        _ controller: EKEventEditViewController, didCompleteWith action: EKEventEditViewAction
    ) {
        controller.editViewDelegate = nil
    }
}
