import CoreLocation
import Foundation

/// Values that a tenth, half and nine tenths of all stay below.
public struct Percentiles<Dimension: Foundation.Dimension>: Codable, Equatable, Sendable {
    public var p10: Measurement<Dimension>
    public var p50: Measurement<Dimension>
    public var p90: Measurement<Dimension>
}

/// Statistics of hours of the year.
public struct HourlyWeatherStatistics<T: Codable & Equatable & Sendable>: RandomAccessCollection, Codable, Equatable,
    Sendable
{
    public typealias Index = Int
    public typealias Element = T

    /// When the record of the statistics begins.
    public var baselineStartDate: Date
    public var hours: [T]
    public var metadata: WeatherMetadata

    public var startIndex: Int { hours.startIndex }
    public var endIndex: Int { hours.endIndex }
    public subscript(position: Int) -> T { hours[position] }
}

/// Statistics of days of the year.
public struct DailyWeatherStatistics<T: Codable & Equatable & Sendable>: RandomAccessCollection, Codable, Equatable,
    Sendable
{
    public typealias Index = Int
    public typealias Element = T

    /// When the record of the statistics begins.
    public var baselineStartDate: Date
    public var days: [T]
    public var metadata: WeatherMetadata

    public var startIndex: Int { days.startIndex }
    public var endIndex: Int { days.endIndex }
    public subscript(position: Int) -> T { days[position] }
}

/// Statistics of months.
public struct MonthlyWeatherStatistics<T: Codable & Equatable & Sendable>: RandomAccessCollection, Codable, Equatable,
    Sendable
{
    public typealias Index = Int
    public typealias Element = T

    /// When the record of the statistics begins.
    public var baselineStartDate: Date
    public var months: [T]
    public var metadata: WeatherMetadata

    public var startIndex: Int { months.startIndex }
    public var endIndex: Int { months.endIndex }
    public subscript(position: Int) -> T { months[position] }
}

/// What was measured on past days.
public struct DailyWeatherSummary<T: Codable & Equatable & Sendable>: RandomAccessCollection, Codable, Equatable,
    Sendable
{
    public typealias Index = Int
    public typealias Element = T

    public var days: [T]
    public var metadata: WeatherMetadata

    public var startIndex: Int { days.startIndex }
    public var endIndex: Int { days.endIndex }
    public subscript(position: Int) -> T { days[position] }
}

public struct HourTemperatureStatistics: Codable, Equatable, Sendable {
    /// 1…8784, from the first hour of the year.
    public var hour: Int
    public var percentiles: Percentiles<UnitTemperature>
}

public struct DayTemperatureStatistics: Codable, Equatable, Sendable {
    /// 1…366
    public var day: Int
    public var averageLowTemperature: Measurement<UnitTemperature>
    public var averageHighTemperature: Measurement<UnitTemperature>
}

public struct DayPrecipitationStatistics: Codable, Equatable, Sendable {
    /// 1…366
    public var day: Int
    public var averagePrecipitationAmount: Measurement<UnitLength>
    public var averageSnowfallAmount: Measurement<UnitLength>
    /// 0…1
    public var averagePrecipitationProbability: Double
}

public struct MonthTemperatureStatistics: Codable, Equatable, Sendable {
    /// 1…12
    public var month: Int
    public var averageLowTemperature: Measurement<UnitTemperature>
    public var averageHighTemperature: Measurement<UnitTemperature>
}

public struct MonthPrecipitationStatistics: Codable, Equatable, Sendable {
    /// 1…12
    public var month: Int
    public var averagePrecipitationAmount: Measurement<UnitLength>
    public var averageSnowfallAmount: Measurement<UnitLength>
    /// 0…1
    public var averagePrecipitationProbability: Double
}

public struct DayTemperatureSummary: Codable, Equatable, Sendable {
    public var date: Date
    public var highTemperature: Measurement<UnitTemperature>
    public var lowTemperature: Measurement<UnitTemperature>
}

public struct DayPrecipitationSummary: Codable, Equatable, Sendable {
    public var date: Date
    public var precipitationAmount: Measurement<UnitLength>
    public var snowfallAmount: Measurement<UnitLength>
}
