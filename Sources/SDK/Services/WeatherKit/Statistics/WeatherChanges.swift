import Foundation

/// Expected changes, each of a day against the days before.
public struct WeatherChanges: RandomAccessCollection, Codable, Equatable, Sendable {
    public typealias Index = Int

    public var changes: [WeatherChange]
    public var metadata: WeatherMetadata

    public var startIndex: Int { changes.startIndex }
    public var endIndex: Int { changes.endIndex }
    public subscript(position: Int) -> WeatherChange { changes[position] }
}

/// How a day differs from the days before.
public struct WeatherChange: Codable, Equatable, Sendable {
    public enum Direction: String, Codable, Hashable, Sendable {
        case increase, decrease, steady
    }

    public var date: Date
    public var highTemperature: Direction
    public var lowTemperature: Direction
    public var dayPrecipitationAmount: Direction
    public var nightPrecipitationAmount: Direction
}

/// How the weather differs from the past, the greatest deviation first.
public struct HistoricalComparisons: RandomAccessCollection, Codable, Equatable, Sendable {
    public typealias Index = Int

    public var comparisons: [HistoricalComparison]
    public var metadata: WeatherMetadata

    public var startIndex: Int { comparisons.startIndex }
    public var endIndex: Int { comparisons.endIndex }
    public subscript(position: Int) -> HistoricalComparison { comparisons[position] }
}

public enum HistoricalComparison: Codable, Equatable, Sendable {
    case highTemperature(Trend<UnitTemperature>)
    case lowTemperature(Trend<UnitTemperature>)
    case precipitationAmount(Trend<UnitLength>)
    case snowfallAmount(Trend<UnitLength>)
}

public enum Deviation: String, Codable, Hashable, Sendable {
    case muchHigher, higher, normal, lower, muchLower
}

/// What a value is compared with.
public struct TrendBaseline<Dimension: Foundation.Dimension>: Codable, Equatable, Sendable {
    public enum Kind: String, Codable, Hashable, Sendable {
        case mean
    }

    public let kind: Kind
    public let value: Measurement<Dimension>
    public let startDate: Date
}

/// A value in comparison with the past.
public struct Trend<Dimension: Foundation.Dimension>: Codable, Equatable, Sendable {
    public var baseline: TrendBaseline<Dimension>
    public var currentValue: Measurement<Dimension>
    public var deviation: Deviation
}
