import Foundation

/// A request for a part of the weather.
public struct WeatherQuery<T> {
    /// Takes the part out of everything that is known.
    let read: @Sendable (WeatherReading) -> T

    private init(_ read: @escaping @Sendable (WeatherReading) -> T) { self.read = read }
}

extension WeatherQuery: Sendable where T: Sendable {}

extension WeatherQuery {
    public static var current: WeatherQuery<CurrentWeather> { WeatherQuery<CurrentWeather>(\.current) }

    /// The next hour by minutes; `nil` where the source has none.
    public static var minute: WeatherQuery<Forecast<MinuteWeather>?> {
        WeatherQuery<Forecast<MinuteWeather>?>(\.minutes)
    }

    /// 25 hours from the current one.
    public static var hourly: WeatherQuery<Forecast<HourWeather>> {
        WeatherQuery<Forecast<HourWeather>> { $0.hours() }
    }

    /// The hours that begin in the interval.
    public static func hourly(startDate: Date, endDate: Date) -> WeatherQuery<Forecast<HourWeather>> {
        WeatherQuery<Forecast<HourWeather>> { $0.hours(from: startDate, to: endDate) }
    }

    /// Ten days from today.
    public static var daily: WeatherQuery<Forecast<DayWeather>> { WeatherQuery<Forecast<DayWeather>> { $0.days() } }

    /// The days that touch the interval.
    public static func daily(startDate: Date, endDate: Date) -> WeatherQuery<Forecast<DayWeather>> {
        WeatherQuery<Forecast<DayWeather>> { $0.days(from: startDate, to: endDate) }
    }

    /// `nil` where the source has none.
    public static var alerts: WeatherQuery<[WeatherAlert]?> { WeatherQuery<[WeatherAlert]?>(\.alerts) }

    public static var availability: WeatherQuery<WeatherAvailability> {
        WeatherQuery<WeatherAvailability>(\.availability)
    }

    public static var changes: WeatherQuery<WeatherChanges?> { WeatherQuery<WeatherChanges?>(\.changes) }

    public static var historicalComparisons: WeatherQuery<HistoricalComparisons?> {
        WeatherQuery<HistoricalComparisons?>(\.comparisons)
    }
}
