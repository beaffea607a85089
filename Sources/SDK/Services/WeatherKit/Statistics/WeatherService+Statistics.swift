import CoreLocation
import Foundation

/// Statistics come from the climate of the sample, whatever the source of the forecasts: neither interface on the
/// network has them. With another source a notice states this.
extension WeatherService {
    /// Of each hour of the coming day.
    public func hourlyStatistics<each T>(
        for location: CLLocation, including dataSets: repeat HourlyWeatherStatisticsQuery<each T>
    ) async throws -> (repeat HourlyWeatherStatistics<each T>)
    where repeat each T: Codable & Equatable & Sendable {
        let statistics = SampleStatistics(at: location)
        let hours = statistics.hours(from: Date(), to: Date(timeIntervalSinceNow: 86_400))
        return (repeat statistics.hourly(hours, each dataSets))
    }

    /// Of the hours of the year in the interval.
    public func hourlyStatistics<each T>(
        for location: CLLocation, forHoursIn interval: DateInterval,
        including dataSets: repeat HourlyWeatherStatisticsQuery<each T>
    ) async throws -> (repeat HourlyWeatherStatistics<each T>)
    where repeat each T: Codable & Equatable & Sendable {
        let statistics = SampleStatistics(at: location)
        let hours = statistics.hours(from: interval.start, to: interval.end)
        return (repeat statistics.hourly(hours, each dataSets))
    }

    /// - Parameters:
    ///   - startHour: 1…8784, from the first hour of the year.
    ///   - endHour: The last hour.
    public func hourlyStatistics<each T>(
        for location: CLLocation, startHour: Int, endHour: Int,
        including dataSets: repeat HourlyWeatherStatisticsQuery<each T>
    ) async throws -> (repeat HourlyWeatherStatistics<each T>)
    where repeat each T: Codable & Equatable & Sendable {
        let statistics = SampleStatistics(at: location)
        let hours = SampleStatistics.span(startHour, endHour, of: SampleStatistics.hoursOfYear)
        return (repeat statistics.hourly(hours, each dataSets))
    }

    /// Of each day from 30 days ago until 10 days from now.
    public func dailyStatistics<each T>(
        for location: CLLocation, including dataSets: repeat DailyWeatherStatisticsQuery<each T>
    ) async throws -> (repeat DailyWeatherStatistics<each T>)
    where repeat each T: Codable & Equatable & Sendable {
        let statistics = SampleStatistics(at: location)
        let days = statistics.days(
            from: Date(timeIntervalSinceNow: -30 * 86_400), to: Date(timeIntervalSinceNow: 10 * 86_400))
        return (repeat statistics.daily(days, each dataSets))
    }

    /// Of the days in the interval, of which at most a year counts.
    public func dailyStatistics<each T>(
        for location: CLLocation, forDaysIn interval: DateInterval,
        including dataSets: repeat DailyWeatherStatisticsQuery<each T>
    ) async throws -> (repeat DailyWeatherStatistics<each T>)
    where repeat each T: Codable & Equatable & Sendable {
        let statistics = SampleStatistics(at: location)
        let days = statistics.days(from: interval.start, to: interval.end)
        return (repeat statistics.daily(days, each dataSets))
    }

    /// - Parameters:
    ///   - startDay: 1…366
    ///   - endDay: The last day.
    public func dailyStatistics<each T>(
        for location: CLLocation, startDay: Int, endDay: Int,
        including dataSets: repeat DailyWeatherStatisticsQuery<each T>
    ) async throws -> (repeat DailyWeatherStatistics<each T>)
    where repeat each T: Codable & Equatable & Sendable {
        let statistics = SampleStatistics(at: location)
        let days = SampleStatistics.span(startDay, endDay, of: SampleStatistics.daysOfYear)
        return (repeat statistics.daily(days, each dataSets))
    }

    /// Of all months.
    public func monthlyStatistics<each T>(
        for location: CLLocation, including dataSets: repeat MonthlyWeatherStatisticsQuery<each T>
    ) async throws -> (repeat MonthlyWeatherStatistics<each T>)
    where repeat each T: Codable & Equatable & Sendable {
        let statistics = SampleStatistics(at: location)
        return (repeat statistics.monthly(Array(1...12), each dataSets))
    }

    /// Of the months that touch the interval.
    public func monthlyStatistics<each T>(
        for location: CLLocation, forMonthsIn interval: DateInterval,
        including dataSets: repeat MonthlyWeatherStatisticsQuery<each T>
    ) async throws -> (repeat MonthlyWeatherStatistics<each T>)
    where repeat each T: Codable & Equatable & Sendable {
        let statistics = SampleStatistics(at: location)
        let months = statistics.months(from: interval.start, to: interval.end)
        return (repeat statistics.monthly(months, each dataSets))
    }

    /// - Parameters:
    ///   - startMonth: 1…12
    ///   - endMonth: The last month.
    public func monthlyStatistics<each T>(
        for location: CLLocation, startMonth: Int, endMonth: Int,
        including dataSets: repeat MonthlyWeatherStatisticsQuery<each T>
    ) async throws -> (repeat MonthlyWeatherStatistics<each T>)
    where repeat each T: Codable & Equatable & Sendable {
        let statistics = SampleStatistics(at: location)
        return (repeat statistics.monthly(SampleStatistics.span(startMonth, endMonth, of: 12), each dataSets))
    }

    /// Of the last 30 days.
    public func dailySummary<each T>(
        for location: CLLocation, including dataSets: repeat DailyWeatherSummaryQuery<each T>
    ) async throws -> (repeat DailyWeatherSummary<each T>)
    where repeat each T: Codable & Equatable & Sendable {
        let statistics = SampleStatistics(at: location)
        let days = statistics.pastDays(from: Date(timeIntervalSinceNow: -30 * 86_400), to: Date())
        return (repeat statistics.summary(days, each dataSets))
    }

    /// Of the past days in the interval.
    public func dailySummary<each T>(
        for location: CLLocation, forDaysIn interval: DateInterval,
        including dataSets: repeat DailyWeatherSummaryQuery<each T>
    ) async throws -> (repeat DailyWeatherSummary<each T>)
    where repeat each T: Codable & Equatable & Sendable {
        let statistics = SampleStatistics(at: location)
        let days = statistics.pastDays(from: interval.start, to: interval.end)
        return (repeat statistics.summary(days, each dataSets))
    }
}
