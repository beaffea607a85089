import Foundation

/// Stands in for a real weather source: the same city at the same hour always has the same weather.
struct WeatherService {
    static let shared = WeatherService()

    func fetchWeather(for city: City, at date: Date = .now) async -> WeatherData {
        forecast(for: city, at: date)
    }

    func forecast(for city: City, at date: Date) -> WeatherData {
        let calendar = city.calendar
        let hours = (0..<6).map { offset in
            hour(of: city, at: date.addingTimeInterval(Double(offset) * 3600), calendar: calendar)
        }
        let days = (0..<5).map { offset in
            day(of: city, at: date.addingTimeInterval(Double(offset) * 86_400), calendar: calendar)
        }
        let now = hours[0]
        let today = days[0]
        let noise = Self.noise(city, Self.dayNumber(of: date, calendar: calendar), salt: 7)
        return WeatherData(
            city: city,
            temperature: now.temperature,
            high: today.high,
            low: today.low,
            condition: now.condition,
            humidity: Self.humidity(in: now.condition) + noise % 9,
            windSpeed: 1 + noise % 7,
            hourly: hours,
            daily: days
        )
    }

    private func hour(of city: City, at date: Date, calendar: Calendar) -> HourlyWeather {
        let hour = calendar.component(.hour, from: date)
        let day = day(of: city, at: date, calendar: calendar)
        // Coldest at three in the morning, warmest at three in the afternoon.
        let warmth = (1 - cos(Double(hour - 3) / 24 * 2 * .pi)) / 2
        let temperature = Double(day.low) + warmth * Double(day.high - day.low)
        let changes = Self.noise(city, Self.dayNumber(of: date, calendar: calendar), salt: hour / 3)
        return HourlyWeather(
            hour: hour,
            temperature: Int(temperature.rounded()),
            condition: changes % 4 == 0 && day.condition != .snowy ? .cloudy : day.condition
        )
    }

    private func day(of city: City, at date: Date, calendar: Calendar) -> DailyWeather {
        let number = Self.dayNumber(of: date, calendar: calendar)
        let dayOfYear = calendar.ordinality(of: .day, in: .year, for: date) ?? 1
        // Coldest in the last week of January.
        let season = -cos(Double(dayOfYear - 25) / 365 * 2 * .pi)
        let usual = (city.meanTemperature + season * city.seasonalSwing).rounded()
        let mean = Int(usual) + Self.noise(city, number, salt: 1) % 5
        let spread = 4 + Self.noise(city, number, salt: 2) % 3
        return DailyWeather(
            weekday: calendar.component(.weekday, from: date),
            high: mean + spread,
            low: mean - spread,
            condition: Self.condition(Self.noise(city, number, salt: 3), mean: mean)
        )
    }

    private static func condition(_ noise: Int, mean: Int) -> WeatherCondition {
        switch noise % 10 {
        case 0...4: .sunny
        case 5, 6: .cloudy
        case 7, 8: mean <= 1 ? .snowy : .rainy
        default: mean <= 1 ? .snowy : .stormy
        }
    }

    private static func humidity(in condition: WeatherCondition) -> Int {
        switch condition {
        case .sunny: 38
        case .cloudy: 56
        case .snowy: 68
        case .rainy: 82
        case .stormy: 86
        }
    }

    private static func dayNumber(of date: Date, calendar: Calendar) -> Int {
        let start = calendar.startOfDay(for: date)
        return Int((start.timeIntervalSinceReferenceDate / 86_400).rounded())
    }

    /// 0…996, well mixed.
    private static func noise(_ city: City, _ day: Int, salt: Int) -> Int {
        let seed = UInt64(bitPattern: Int64(day &* 31 &+ salt &* 17 &+ city.station * 101))
        var value = seed &* 0x9E37_79B9_7F4A_7C15
        value ^= value >> 29
        value = value &* 0xBF58_476D_1CE4_E5B9
        value ^= value >> 32
        return Int(value % 997)
    }
}

extension City {
    fileprivate var calendar: Calendar {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = TimeZone(identifier: "Asia/Seoul") ?? .current
        return calendar
    }

    /// Number of the city's weather station.
    fileprivate var station: Int {
        switch self {
        case .seoul: 108
        case .busan: 159
        case .jeju: 184
        case .daejeon: 133
        case .gwangju: 156
        }
    }

    /// Mean of the year, degrees Celsius.
    fileprivate var meanTemperature: Double {
        switch self {
        case .seoul: 12
        case .busan: 14
        case .jeju: 16
        case .daejeon: 12.5
        case .gwangju: 13.5
        }
    }

    /// How far summer and winter lie from the mean, degrees Celsius.
    fileprivate var seasonalSwing: Double {
        switch self {
        case .seoul: 14
        case .busan: 11
        case .jeju: 10
        case .daejeon: 13.5
        case .gwangju: 12.5
        }
    }
}
