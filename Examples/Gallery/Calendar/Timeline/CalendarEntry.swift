import WidgetKit

struct CalendarEntry: TimelineEntry {
    struct Day: Identifiable {
        /// Midnight.
        let date: Date
        let occurrences: [Occurrence]

        var id: Date { date }

        /// Opens the day in the app.
        var url: URL? { URL(string: "calendar://day/\(Int(date.timeIntervalSince1970))") }
    }

    /// How many days an entry knows.
    static let span = 4

    let date: Date
    /// Begins with today.
    let days: [Day]

    init(date: Date, events: [Event], calendar: Calendar = .current) {
        self.date = date
        let today = calendar.startOfDay(for: date)
        days = (0..<Self.span).compactMap { offset in
            calendar.date(byAdding: .day, value: offset, to: today).map { day in
                Day(date: day, occurrences: events.occurrences(on: day, in: calendar))
            }
        }
    }

    /// What is left of today.
    var upcoming: [Occurrence] {
        days.first.map { today in today.occurrences.filter { !$0.isOver(at: date) } } ?? []
    }

    var tomorrow: Day? { days.dropFirst().first }

    var occasion: Occasion? { Occasion.on(date) }

    var url: URL? { days.first?.url }

    /// The half hour before an event is when people look.
    var relevance: TimelineEntryRelevance? {
        guard let next = upcoming.first else { return TimelineEntryRelevance(score: 5) }
        let wait = next.start.timeIntervalSince(date)
        return TimelineEntryRelevance(
            score: wait <= 30 * 60 ? 90 : 20, duration: max(next.end.timeIntervalSince(date), 0))
    }
}
