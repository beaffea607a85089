import WidgetKit

struct WeatherProvider: AppIntentTimelineProvider {
    /// Shown while the first data is loading; the system redacts it.
    func placeholder(in context: Context) -> WeatherEntry {
        .sample(.preview)
    }

    /// The gallery must not wait for data.
    func snapshot(for configuration: SelectCityIntent, in context: Context) async -> WeatherEntry {
        if context.isPreview {
            return .sample(.preview)
        }
        return await currentEntry(for: configuration)
    }

    func timeline(for configuration: SelectCityIntent, in context: Context) async -> Timeline<WeatherEntry> {
        let entry = await currentEntry(for: configuration)
        // tessera:allow R-53 because older weather misleads, and the system spreads the reloads that it allows
        let nextUpdate = Calendar.current.date(byAdding: .minute, value: 15, to: entry.date)!
        return Timeline(entries: [entry], policy: .after(nextUpdate))
    }

    #if os(watchOS)
        func recommendations() -> [AppIntentRecommendation<SelectCityIntent>] {
            [City.seoul, .busan, .jeju, .daejeon, .gwangju].map { city in
                AppIntentRecommendation(intent: SelectCityIntent(city: city), description: Text(city.name))
            }
        }
    #endif

    /// Early in the morning, before people choose what to wear.
    func relevance() async -> WidgetRelevance<SelectCityIntent> {
        let city = City.seoul
        let calendar = WeatherLocation.city(city).calendar
        let today = calendar.startOfDay(for: .now)
        let mornings = (0..<2).compactMap { calendar.date(byAdding: .day, value: $0, to: today) }
        return WidgetRelevance(
            mornings.map { day in
                WidgetRelevanceAttribute(
                    configuration: SelectCityIntent(city: city),
                    context: .date(from: day.addingTimeInterval(6.5 * 3600), to: day.addingTimeInterval(9 * 3600)))
            })
    }

    private func currentEntry(for configuration: SelectCityIntent) async -> WeatherEntry {
        let now = Date.now
        do {
            let weather = try await WeatherService.shared.fetchWeather(for: configuration.location(), at: now)
            return WeatherEntry(date: now, weather: weather)
        } catch {
            return WeatherEntry(date: now, failure: error as? WeatherFailure ?? .noService)
        }
    }
}

extension SelectCityIntent {
    /// The chosen place, otherwise the city.
    func location() throws -> WeatherLocation {
        guard let place else { return .city(city) }
        if let place = place.place { return .place(place) }
        guard let current = CurrentLocation().location else { throw WeatherFailure.noLocation }
        return current
    }
}

extension WeatherEntry {
    /// A sample as if it had just been read.
    static func sample(_ weather: WeatherData) -> WeatherEntry {
        let now = Date.now
        var weather = weather
        weather.updated = now
        return WeatherEntry(date: now, weather: weather)
    }
}
