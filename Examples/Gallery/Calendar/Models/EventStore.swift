import Foundation

/// The events that the app saves for its widgets in their app group.
struct EventStore {
    private static let group = "group.com.example.gallery"

    private var file: URL? {
        FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: Self.group)?
            .appending(path: "events.json")
    }

    /// The saved events. Until the app has saved any, they are samples.
    func events() -> [Event] {
        guard let file, let data = try? Data(contentsOf: file),
            let events = try? JSONDecoder().decode([Event].self, from: data)
        else { return Event.samples }
        return events
    }
}

extension [Event] {
    /// What takes place on a day, earliest first.
    func occurrences(on day: Date, in calendar: Calendar = .current) -> [Occurrence] {
        let midnight = calendar.startOfDay(for: day)
        let weekday = calendar.component(.weekday, from: midnight)
        return filter { $0.weekdays.contains(weekday) }
            .compactMap { event in
                guard
                    let start = calendar.date(
                        bySettingHour: event.start / 60, minute: event.start % 60, second: 0, of: midnight)
                else { return nil }
                return Occurrence(event: event, start: start, end: start.addingTimeInterval(Double(event.length) * 60))
            }
            .sorted { ($0.start, $0.id) < ($1.start, $1.id) }
    }
}

extension Event {
    static let samples = [
        Event(
            id: "standup", title: "Stand-up", place: nil, weekdays: [2, 3, 4, 5, 6], start: 9 * 60 + 30, length: 30,
            category: .work),
        Event(
            id: "review", title: "Design Review", place: "Studio", weekdays: [2, 4, 6], start: 11 * 60, length: 60,
            category: .work),
        Event(
            id: "lunch", title: "Lunch with Mina", place: "Noodle Bar", weekdays: [6], start: 12 * 60 + 30, length: 60,
            category: .family),
        Event(
            id: "call", title: "Call with Lisbon", place: nil, weekdays: [2, 6], start: 15 * 60, length: 45,
            category: .work),
        Event(
            id: "planning", title: "Planning", place: "Studio", weekdays: [3, 5], start: 14 * 60, length: 90,
            category: .work),
        Event(
            id: "piano", title: "Piano Lesson", place: nil, weekdays: [4, 7], start: 16 * 60, length: 45,
            category: .family),
        Event(
            id: "swim", title: "Swimming", place: "City Pool", weekdays: [3, 6], start: 18 * 60 + 30, length: 60,
            category: .health),
        Event(
            id: "market", title: "Farmers’ Market", place: "Old Harbor", weekdays: [7], start: 10 * 60, length: 90,
            category: .family),
        Event(
            id: "run", title: "Long Run", place: nil, weekdays: [1], start: 8 * 60 + 30, length: 75, category: .health),
        Event(
            id: "dinner", title: "Family Dinner", place: nil, weekdays: [1], start: 18 * 60, length: 120,
            category: .family),
    ]
}
