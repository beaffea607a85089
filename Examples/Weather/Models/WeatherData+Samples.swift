import Foundation

extension WeatherData {
    /// A pleasant afternoon for the gallery and the placeholder.
    static let preview = sample()

    static let rain = sample(
        .busan, 12, condition: .rainy, hours: [.rainy, .rainy, .cloudy, .cloudy, .partlyCloudy, .sunny],
        rain: RainForecast(
            intensities: (0..<60).map { $0 < 38 ? 2.5 + 2 * sin(Double($0) / 6) : 0 }, isSnow: false))

    static let snowyNight = sample(
        .seoul, -3, hour: 21, condition: .snowy, light: .night,
        hours: [.snowy, .snowy, .cloudy, .cloudy, .sunny, .sunny],
        occasion: .firstSnow)

    static let dusk = sample(.jeju, 17, hour: 19, condition: .sunny, light: .twilight)

    static let storm = sample(
        .daejeon, 24, condition: .stormy, hours: [.stormy, .stormy, .rainy, .rainy, .cloudy, .cloudy],
        alert: Alert(summary: "호우주의보", url: nil))

    /// - Parameters:
    ///   - temperature: Degrees Celsius.
    ///   - hour: At the place, 0…23.
    private static func sample(
        _ city: City = .seoul, _ temperature: Int = 23, hour: Int = 14, condition: WeatherCondition = .sunny,
        light: Sky.Light = .day,
        hours: [WeatherCondition] = [.sunny, .sunny, .partlyCloudy, .cloudy, .rainy, .rainy],
        rain: RainForecast? = nil, alert: Alert? = nil, occasion: Occasion? = nil
    ) -> WeatherData {
        let location = WeatherLocation.city(city)
        // Thursday, May 14, 2026.
        let midnight = Date(timeIntervalSinceReferenceDate: 800_377_200)
        let start = midnight.addingTimeInterval(Double(hour) * 3600)
        let units = WeatherUnits(for: .current)
        let curve = [0, 1, 1, -1, -2, -3]
        let days: [(Int, Int, WeatherCondition, Int)] = [
            (4, -5, condition, 10), (1, -6, .rainy, 80), (-1, -8, .stormy, 70), (2, -7, .cloudy, 20),
            (5, -4, .sunny, 0), (6, -3, .sunny, 0), (3, -5, .partlyCloudy, 10), (2, -4, .rainy, 60),
            (4, -3, .sunny, 0), (5, -2, .sunny, 0),
        ]
        return WeatherData(
            location: location, temperature: units.degrees(temperature), high: units.degrees(temperature + 4),
            low: units.degrees(temperature - 5), condition: condition, humidity: 48,
            wind: Measurement(value: 3, unit: .metersPerSecond).converted(to: units.speed),
            hourly: zip(curve, hours).enumerated().map { index, hour in
                HourlyWeather(
                    date: start.addingTimeInterval(Double(index) * 3600),
                    temperature: units.degrees(temperature + hour.0), condition: hour.1, isDaylight: light == .day)
            },
            daily: days.enumerated().map { index, day in
                DailyWeather(
                    date: midnight.addingTimeInterval(Double(index) * 86_400), high: units.degrees(temperature + day.0),
                    low: units.degrees(temperature + day.1), condition: day.2, rainChance: day.3)
            },
            sky: Sky(condition: condition, light: light, season: condition == .snowy ? .winter : .spring),
            updated: start, rain: rain, alert: alert, occasion: occasion)
    }
}
