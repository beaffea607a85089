import WidgetKit

struct WeatherEntry: TimelineEntry {
    let date: Date
    let state: State

    enum State {
        case weather(WeatherData)
        case failed(WeatherFailure)
    }

    init(date: Date, weather: WeatherData) {
        self.date = date
        state = .weather(weather)
    }

    init(date: Date, failure: WeatherFailure) {
        self.date = date
        state = .failed(failure)
    }

    /// People look when it is about to rain, and when there is a warning.
    var relevance: TimelineEntryRelevance? {
        guard case .weather(let weather) = state else { return TimelineEntryRelevance(score: 0) }
        return TimelineEntryRelevance(score: weather.alert != nil ? 90 : weather.rain != nil ? 70 : 20)
    }
}
