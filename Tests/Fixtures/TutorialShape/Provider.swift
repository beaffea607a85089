import WidgetKit

struct CityEntry: TimelineEntry {
    let date: Date
    let city: String
    let temperature: Int
    let sky: Sky
    let hours: [Hour]
}

struct Hour: Identifiable {
    let id = UUID()
    let label: String
    let temperature: Int
}

struct CityProvider: AppIntentTimelineProvider {
    func placeholder(in context: Context) -> CityEntry {
        CityEntry(date: .now, city: "서울", temperature: 21, sky: .sunny, hours: [])
    }

    func snapshot(for configuration: SelectCity, in context: Context) async -> CityEntry {
        placeholder(in: context)
    }

    func timeline(for configuration: SelectCity, in context: Context) async -> Timeline<CityEntry> {
        let hours = (0..<8).map { Hour(label: "\($0)시", temperature: 20 + $0) }
        let entry = CityEntry(
            date: .now, city: configuration.city.rawValue, temperature: 21, sky: .rainy, hours: hours)
        let next = Calendar.current.date(byAdding: .minute, value: 15, to: .now)!
        return Timeline(entries: [entry], policy: .after(next))
    }
}
