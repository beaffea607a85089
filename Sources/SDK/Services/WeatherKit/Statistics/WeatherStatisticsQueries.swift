import ExtensionProtocol
import Foundation

/// A request for statistics of hours of the year.
public struct HourlyWeatherStatisticsQuery<T: Codable & Equatable & Sendable>: Sendable {
    let read: @Sendable (SampleStatistics, Int) -> T
}

extension HourlyWeatherStatisticsQuery {
    public static var temperature: HourlyWeatherStatisticsQuery<HourTemperatureStatistics> {
        HourlyWeatherStatisticsQuery<HourTemperatureStatistics> { $0.temperature(ofHour: $1) }
    }
}

/// A request for statistics of days of the year.
public struct DailyWeatherStatisticsQuery<T: Codable & Equatable & Sendable>: Sendable {
    let read: @Sendable (SampleStatistics, Int) -> T
}

extension DailyWeatherStatisticsQuery {
    public static var temperature: DailyWeatherStatisticsQuery<DayTemperatureStatistics> {
        DailyWeatherStatisticsQuery<DayTemperatureStatistics> { $0.temperature(ofDay: $1) }
    }

    public static var precipitation: DailyWeatherStatisticsQuery<DayPrecipitationStatistics> {
        DailyWeatherStatisticsQuery<DayPrecipitationStatistics> { $0.precipitation(ofDay: $1) }
    }
}

/// A request for statistics of months.
public struct MonthlyWeatherStatisticsQuery<T: Codable & Equatable & Sendable>: Sendable {
    let read: @Sendable (SampleStatistics, Int) -> T
}

extension MonthlyWeatherStatisticsQuery {
    public static var temperature: MonthlyWeatherStatisticsQuery<MonthTemperatureStatistics> {
        MonthlyWeatherStatisticsQuery<MonthTemperatureStatistics> { $0.temperature(ofMonth: $1) }
    }

    public static var precipitation: MonthlyWeatherStatisticsQuery<MonthPrecipitationStatistics> {
        MonthlyWeatherStatisticsQuery<MonthPrecipitationStatistics> { $0.precipitation(ofMonth: $1) }
    }
}

/// A request for what was measured on past days.
public struct DailyWeatherSummaryQuery<T: Codable & Equatable & Sendable>: Sendable {
    let read: @Sendable (WeatherDay, Date) -> T
}

extension DailyWeatherSummaryQuery {
    public static var temperature: DailyWeatherSummaryQuery<DayTemperatureSummary> {
        DailyWeatherSummaryQuery<DayTemperatureSummary> { day, date in
            DayTemperatureSummary(
                date: date, highTemperature: .degrees(day.highTemperature),
                lowTemperature: .degrees(day.lowTemperature))
        }
    }

    public static var precipitation: DailyWeatherSummaryQuery<DayPrecipitationSummary> {
        DailyWeatherSummaryQuery<DayPrecipitationSummary> { day, date in
            DayPrecipitationSummary(
                date: date, precipitationAmount: .millimeters(day.amounts.total),
                snowfallAmount: .millimeters(day.amounts.snowDepth))
        }
    }
}
