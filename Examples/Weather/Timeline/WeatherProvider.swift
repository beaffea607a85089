import WidgetKit

struct WeatherProvider: AppIntentTimelineProvider {
    /// Shown while the first data is loading; the system redacts it.
    func placeholder(in context: Context) -> WeatherEntry {
        WeatherEntry(date: .now, weather: .preview)
    }

    /// The gallery must not wait for data.
    func snapshot(for configuration: SelectCityIntent, in context: Context) async -> WeatherEntry {
        if context.isPreview {
            return WeatherEntry(date: .now, weather: .preview)
        }
        return await currentEntry(for: configuration)
    }

    func timeline(for configuration: SelectCityIntent, in context: Context) async -> Timeline<WeatherEntry> {
        let entry = await currentEntry(for: configuration)
        // tessera:allow R-53 because older weather misleads, and the system spreads the reloads that it allows
        let nextUpdate = Calendar.current.date(byAdding: .minute, value: 15, to: entry.date)!
        return Timeline(entries: [entry], policy: .after(nextUpdate))
    }

    private func currentEntry(for configuration: SelectCityIntent) async -> WeatherEntry {
        let now = Date.now
        let weather = await WeatherService.shared.fetchWeather(for: configuration.city, at: now)
        return WeatherEntry(date: now, weather: weather)
    }
}
