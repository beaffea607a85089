import CoreLocation
import WeatherKit

/// The tutorial's service, which asks Apple's instead of inventing data.
struct WeatherService {
    static let shared = WeatherService()

    func fetchWeather(for location: WeatherLocation, at date: Date = .now) async throws -> WeatherData {
        let place = CLLocation(latitude: location.latitude, longitude: location.longitude)
        let (current, minutes, hours, days, alerts) = try await WeatherKit.WeatherService.shared.weather(
            for: place, including: .current, .minute, .hourly, .daily, .alerts)
        return WeatherData(
            location: location, date: date, current: current, minutes: minutes, hours: hours, days: days,
            alerts: alerts ?? [])
    }
}
