import WidgetKit

struct CityClockEntry: TimelineEntry {
    let date: Date
    let city: City

    var part: DayPart { DayPart(of: city, at: date) }
}

/// The time itself is drawn by the system; an entry is needed only when the part of the day changes.
struct CityClockProvider: AppIntentTimelineProvider {
    func placeholder(in context: Context) -> CityClockEntry {
        CityClockEntry(date: .now, city: .here)
    }

    func snapshot(for configuration: SelectCityIntent, in context: Context) async -> CityClockEntry {
        CityClockEntry(date: .now, city: configuration.city)
    }

    func timeline(for configuration: SelectCityIntent, in context: Context) async -> Timeline<CityClockEntry> {
        Timeline(
            entries: FullHours.after(.now).map { CityClockEntry(date: $0, city: configuration.city) }, policy: .atEnd)
    }

    #if os(watchOS)
        func recommendations() -> [AppIntentRecommendation<SelectCityIntent>] {
            [AppIntentRecommendation(intent: SelectCityIntent(), description: "Here")]
        }
    #endif
}

struct WorldClockEntry: TimelineEntry {
    let date: Date
    let cities: [City]
}

struct WorldClockProvider: TimelineProvider {
    func placeholder(in context: Context) -> WorldClockEntry {
        WorldClockEntry(date: .now, cities: [.seoul, .cairo, .lisbon, .newYork])
    }

    func getSnapshot(in context: Context, completion: @escaping (WorldClockEntry) -> Void) {
        completion(WorldClockEntry(date: .now, cities: CityStore().cities))
    }

    func getTimeline(in context: Context, completion: @escaping (Timeline<WorldClockEntry>) -> Void) {
        let cities = CityStore().cities
        completion(
            Timeline(entries: FullHours.after(.now).map { WorldClockEntry(date: $0, cities: cities) }, policy: .atEnd))
    }
}

enum FullHours {
    /// Now and the full hours of half a day.
    static func after(_ now: Date) -> [Date] {
        let next = Calendar.current.nextDate(
            after: now.addingTimeInterval(300), matching: DateComponents(minute: 0), matchingPolicy: .nextTime)
        guard let next else { return [now] }
        return [now] + (0..<12).map { next.addingTimeInterval(Double($0) * 3600) }
    }
}
