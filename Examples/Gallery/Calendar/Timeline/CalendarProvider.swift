import WidgetKit

struct CalendarProvider: TimelineProvider {
    func placeholder(in context: Context) -> CalendarEntry {
        CalendarEntry(date: .now, events: Event.samples)
    }

    /// A new user has no events yet, so the gallery shows samples.
    func getSnapshot(in context: Context, completion: @escaping (CalendarEntry) -> Void) {
        completion(CalendarEntry(date: .now, events: context.isPreview ? Event.samples : EventStore().events()))
    }

    /// An entry whenever an event comes close, begins or ends, and one for tomorrow.
    func getTimeline(in context: Context, completion: @escaping (Timeline<CalendarEntry>) -> Void) {
        let now = Date.now
        let calendar = Calendar.current
        let events = EventStore().events()
        let midnight =
            calendar.date(byAdding: .day, value: 1, to: calendar.startOfDay(for: now))
            ?? now.addingTimeInterval(86_400)
        let changes = events.occurrences(on: now, in: calendar)
            .flatMap { [$0.start.addingTimeInterval(-30 * 60), $0.start, $0.end] }
            .filter { $0 > now && $0 < midnight }
        let dates = Self.spread([now] + changes.sorted() + [midnight])
        completion(
            Timeline(
                entries: dates.map { CalendarEntry(date: $0, events: events, calendar: calendar) },
                policy: .after(midnight.addingTimeInterval(3600))))
    }

    /// Of dates in order, those that are at least five minutes after the one before; the system does not redraw a
    /// widget more often.
    private static func spread(_ dates: [Date]) -> [Date] {
        dates.reduce(into: []) { kept, date in
            guard let last = kept.last, date < last.addingTimeInterval(300) else {
                kept.append(date)
                return
            }
            if kept.count > 1 { kept[kept.count - 1] = date }
        }
    }

    /// The half hour before each event of today.
    func relevance() async -> WidgetRelevance<Void> {
        WidgetRelevance(
            EventStore().events().occurrences(on: .now).map { occurrence in
                WidgetRelevanceAttribute(
                    context: .date(from: occurrence.start.addingTimeInterval(-30 * 60), to: occurrence.end))
            })
    }
}
