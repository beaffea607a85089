import WidgetKit

struct WeatherEntry: TimelineEntry {
    let date: Date
    let weather: WeatherData
}
