import CoreLocation
import Foundation

public struct HourlyWeatherStatistics<Element: Codable & Hashable & Sendable>: RandomAccessCollection, Codable,
    Hashable, Sendable
{
    public let hours: [Element]
    public let metadata: WeatherMetadata

    public var startIndex: Int { hours.startIndex }
    public var endIndex: Int { hours.endIndex }
    public subscript(index: Int) -> Element { hours[index] }
}

public struct HourlyWeatherStatisticsQuery<Element: Codable & Hashable & Sendable>: Sendable {
    init() {}
}

extension HourlyWeatherStatisticsQuery where Element == HourTemperatureStatistics {
    public static var temperature: HourlyWeatherStatisticsQuery { HourlyWeatherStatisticsQuery() }
}

public struct DailyWeatherStatistics<Element: Codable & Hashable & Sendable>: RandomAccessCollection, Codable, Hashable,
    Sendable
{
    public let days: [Element]
    public let metadata: WeatherMetadata

    public var startIndex: Int { days.startIndex }
    public var endIndex: Int { days.endIndex }
    public subscript(index: Int) -> Element { days[index] }
}

public struct DailyWeatherStatisticsQuery<Element: Codable & Hashable & Sendable>: Sendable {
    init() {}
}

extension DailyWeatherStatisticsQuery where Element == DayTemperatureStatistics {
    public static var temperature: DailyWeatherStatisticsQuery { DailyWeatherStatisticsQuery() }
}

extension DailyWeatherStatisticsQuery where Element == DayPrecipitationStatistics {
    public static var precipitation: DailyWeatherStatisticsQuery { DailyWeatherStatisticsQuery() }
}

public struct MonthlyWeatherStatistics<Element: Codable & Hashable & Sendable>: RandomAccessCollection, Codable,
    Hashable, Sendable
{
    public let months: [Element]
    public let metadata: WeatherMetadata

    public var startIndex: Int { months.startIndex }
    public var endIndex: Int { months.endIndex }
    public subscript(index: Int) -> Element { months[index] }
}

public struct MonthlyWeatherStatisticsQuery<Element: Codable & Hashable & Sendable>: Sendable {
    init() {}
}

extension MonthlyWeatherStatisticsQuery where Element == MonthTemperatureStatistics {
    public static var temperature: MonthlyWeatherStatisticsQuery { MonthlyWeatherStatisticsQuery() }
}

extension MonthlyWeatherStatisticsQuery where Element == MonthPrecipitationStatistics {
    public static var precipitation: MonthlyWeatherStatisticsQuery { MonthlyWeatherStatisticsQuery() }
}

public struct DailyWeatherSummary<Element: Codable & Hashable & Sendable>: RandomAccessCollection, Codable, Hashable,
    Sendable
{
    public let days: [Element]
    public let metadata: WeatherMetadata

    public var startIndex: Int { days.startIndex }
    public var endIndex: Int { days.endIndex }
    public subscript(index: Int) -> Element { days[index] }
}

public struct DailyWeatherSummaryQuery<Element: Codable & Hashable & Sendable>: Sendable {
    init() {}
}

extension DailyWeatherSummaryQuery where Element == DayTemperatureSummary {
    public static var temperature: DailyWeatherSummaryQuery { DailyWeatherSummaryQuery() }
}

extension DailyWeatherSummaryQuery where Element == DayPrecipitationSummary {
    public static var precipitation: DailyWeatherSummaryQuery { DailyWeatherSummaryQuery() }
}

extension WeatherService {
    public func hourlyStatistics<T>(
        for location: CLLocation, including dataSet: HourlyWeatherStatisticsQuery<T>
    ) async throws -> HourlyWeatherStatistics<T> {
        throw unavailable()
    }

    public func hourlyStatistics<T, U>(
        for location: CLLocation, including dataSet1: HourlyWeatherStatisticsQuery<T>,
        _ dataSet2: HourlyWeatherStatisticsQuery<U>
    ) async throws -> (HourlyWeatherStatistics<T>, HourlyWeatherStatistics<U>) {
        throw unavailable()
    }

    public func dailyStatistics<T>(
        for location: CLLocation, including dataSet: DailyWeatherStatisticsQuery<T>
    ) async throws -> DailyWeatherStatistics<T> {
        throw unavailable()
    }

    public func dailyStatistics<T, U>(
        for location: CLLocation, including dataSet1: DailyWeatherStatisticsQuery<T>,
        _ dataSet2: DailyWeatherStatisticsQuery<U>
    ) async throws -> (DailyWeatherStatistics<T>, DailyWeatherStatistics<U>) {
        throw unavailable()
    }

    public func dailyStatistics<T>(
        for location: CLLocation, forDaysIn interval: DateInterval, including dataSet: DailyWeatherStatisticsQuery<T>
    ) async throws -> DailyWeatherStatistics<T> {
        throw unavailable()
    }

    public func dailyStatistics<T, U>(
        for location: CLLocation, forDaysIn interval: DateInterval, including dataSet1: DailyWeatherStatisticsQuery<T>,
        _ dataSet2: DailyWeatherStatisticsQuery<U>
    ) async throws -> (DailyWeatherStatistics<T>, DailyWeatherStatistics<U>) {
        throw unavailable()
    }

    public func monthlyStatistics<T>(
        for location: CLLocation, including dataSet: MonthlyWeatherStatisticsQuery<T>
    ) async throws -> MonthlyWeatherStatistics<T> {
        throw unavailable()
    }

    public func monthlyStatistics<T, U>(
        for location: CLLocation, including dataSet1: MonthlyWeatherStatisticsQuery<T>,
        _ dataSet2: MonthlyWeatherStatisticsQuery<U>
    ) async throws -> (MonthlyWeatherStatistics<T>, MonthlyWeatherStatistics<U>) {
        throw unavailable()
    }

    public func dailySummary<T>(
        for location: CLLocation, including dataSet: DailyWeatherSummaryQuery<T>
    ) async throws -> DailyWeatherSummary<T> {
        throw unavailable()
    }

    public func dailySummary<T, U>(
        for location: CLLocation, including dataSet1: DailyWeatherSummaryQuery<T>,
        _ dataSet2: DailyWeatherSummaryQuery<U>
    ) async throws -> (DailyWeatherSummary<T>, DailyWeatherSummary<U>) {
        throw unavailable()
    }

    public func dailySummary<T>(
        for location: CLLocation, forDaysIn interval: DateInterval, including dataSet: DailyWeatherSummaryQuery<T>
    ) async throws -> DailyWeatherSummary<T> {
        throw unavailable()
    }

    public func dailySummary<T, U>(
        for location: CLLocation, forDaysIn interval: DateInterval, including dataSet1: DailyWeatherSummaryQuery<T>,
        _ dataSet2: DailyWeatherSummaryQuery<U>
    ) async throws -> (DailyWeatherSummary<T>, DailyWeatherSummary<U>) {
        throw unavailable()
    }
}
