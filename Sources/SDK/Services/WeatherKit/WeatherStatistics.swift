import CoreLocation
import Foundation

/// Values that a tenth, half and nine tenths of all stay below.
public struct Percentiles<Value: Codable & Hashable & Sendable>: Codable, Hashable, Sendable {
    public let p10: Value
    public let p50: Value
    public let p90: Value
}

public struct HourTemperatureStatistics: Codable, Hashable, Sendable {
    public let hour: Int
    public let percentiles: Percentiles<Measurement<UnitTemperature>>
}

public struct DayTemperatureStatistics: Codable, Hashable, Sendable {
    public let day: Int
    public let averageHighTemperature: Measurement<UnitTemperature>
    public let averageLowTemperature: Measurement<UnitTemperature>
    public let recordHighTemperature: Measurement<UnitTemperature>
    public let recordHighTemperatureDate: Date
    public let recordLowTemperature: Measurement<UnitTemperature>
    public let recordLowTemperatureDate: Date
    public let highTemperaturePercentiles: Percentiles<Measurement<UnitTemperature>>
    public let lowTemperaturePercentiles: Percentiles<Measurement<UnitTemperature>>
}

public struct MonthTemperatureStatistics: Codable, Hashable, Sendable {
    public let month: Int
    public let averageHighTemperature: Measurement<UnitTemperature>
    public let averageLowTemperature: Measurement<UnitTemperature>
}

public struct DayPrecipitationStatistics: Codable, Hashable, Sendable {
    public let day: Int
    /// 0…1
    public let precipitationProbability: Double
    public let averagePrecipitationAmount: Measurement<UnitLength>
    public let averageSnowfallAmount: Measurement<UnitLength>
}

public struct MonthPrecipitationStatistics: Codable, Hashable, Sendable {
    public let month: Int
    public let averagePrecipitationAmount: Measurement<UnitLength>
    public let averageSnowfallAmount: Measurement<UnitLength>
}

public struct DayTemperatureSummary: Codable, Hashable, Sendable {
    public let date: Date
    public let highTemperature: Measurement<UnitTemperature>
    public let lowTemperature: Measurement<UnitTemperature>
}

public struct DayPrecipitationSummary: Codable, Hashable, Sendable {
    public let date: Date
    public let precipitationAmount: Measurement<UnitLength>
    public let snowfallAmount: Measurement<UnitLength>
}

/// Expected changes of the weather.
public struct WeatherChanges: Codable, Hashable, Sendable {
    public enum Direction: String, Codable, Hashable, Sendable, CaseIterable {
        case increase, decrease, steady
    }

    public let date: Date
    public let highTemperature: Direction
    public let lowTemperature: Direction
    public let dayPrecipitationAmount: Direction
    public let nightPrecipitationAmount: Direction
}

/// The deviation of the weather from its historical average.
public struct HistoricalComparisons: Codable, Hashable, Sendable {
    public let comparisons: [HistoricalComparison]
}

public enum HistoricalComparison: Codable, Hashable, Sendable {
    case highTemperature(Trend<UnitTemperature>)
    case lowTemperature(Trend<UnitTemperature>)
}

public enum Deviation: String, Codable, Hashable, Sendable, CaseIterable {
    case muchHigher, higher, normal, lower, muchLower
}

public struct TrendBaseline<Dimension: Foundation.Dimension>: Codable, Hashable, Sendable {
    public enum Kind: String, Codable, Hashable, Sendable {
        case mean
    }

    public let kind: Kind
    public let value: Measurement<Dimension>
    public let startDate: Date
}

public struct Trend<Dimension: Foundation.Dimension>: Codable, Hashable, Sendable {
    public let baseline: TrendBaseline<Dimension>
    public let currentValue: Measurement<Dimension>
    public let deviation: Deviation
}
