import Foundation

struct WeatherData {
    let city: City
    let temperature: Int
    let high: Int
    let low: Int
    let condition: WeatherCondition
    /// Percent.
    let humidity: Int
    /// Meters a second.
    let windSpeed: Int
    /// Starts with the current hour.
    let hourly: [HourlyWeather]
    /// Starts with today.
    let daily: [DailyWeather]
}

struct HourlyWeather: Identifiable {
    let id = UUID()
    /// 0…23, in the city's time zone.
    let hour: Int
    let temperature: Int
    let condition: WeatherCondition
}

struct DailyWeather: Identifiable {
    let id = UUID()
    /// 1…7, Sunday is 1.
    let weekday: Int
    let high: Int
    let low: Int
    let condition: WeatherCondition
}

extension WeatherData {
    /// A pleasant afternoon for the gallery and the placeholder.
    static let preview = WeatherData(
        city: .seoul,
        temperature: 23,
        high: 27,
        low: 18,
        condition: .sunny,
        humidity: 48,
        windSpeed: 3,
        hourly: [
            HourlyWeather(hour: 14, temperature: 23, condition: .sunny),
            HourlyWeather(hour: 15, temperature: 24, condition: .sunny),
            HourlyWeather(hour: 16, temperature: 24, condition: .cloudy),
            HourlyWeather(hour: 17, temperature: 22, condition: .cloudy),
            HourlyWeather(hour: 18, temperature: 21, condition: .rainy),
            HourlyWeather(hour: 19, temperature: 20, condition: .rainy),
        ],
        daily: [
            DailyWeather(weekday: 5, high: 27, low: 18, condition: .sunny),
            DailyWeather(weekday: 6, high: 24, low: 17, condition: .rainy),
            DailyWeather(weekday: 7, high: 22, low: 15, condition: .stormy),
            DailyWeather(weekday: 1, high: 25, low: 16, condition: .cloudy),
            DailyWeather(weekday: 2, high: 28, low: 19, condition: .sunny),
        ]
    )
}
