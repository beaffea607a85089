import Foundation

/// The weather of a day.
public struct DayWeather: Codable, Equatable, Sendable {
    public var date: Date
    public var condition: WeatherCondition
    public var symbolName: String
    public var highTemperature: Measurement<UnitTemperature>
    public var highTemperatureTime: Date?
    public var lowTemperature: Measurement<UnitTemperature>
    public var lowTemperatureTime: Date?
    /// 0…1
    public var maximumHumidity: Double
    /// 0…1
    public var minimumHumidity: Double
    public var maximumVisibility: Measurement<UnitLength>
    public var minimumVisibility: Measurement<UnitLength>
    public var precipitation: Precipitation
    public var precipitationAmountByType: PrecipitationAmountByType
    /// 0…1
    public var precipitationChance: Double
    public var sun: SunEvents
    public var moon: MoonEvents
    public var uvIndex: UVIndex
    public var wind: Wind
    public var highWindSpeed: Measurement<UnitSpeed>?
    /// From 7 to 19 o'clock.
    public var daytimeForecast: DayPartForecast
    /// From 19 to 7 o'clock.
    public var overnightForecast: DayPartForecast
    /// From now to midnight; only of the current day.
    public var restOfDayForecast: DayPartForecast?

    public var precipitationAmount: Measurement<UnitLength> { precipitationAmountByType.precipitation }
    public var rainfallAmount: Measurement<UnitLength> { precipitationAmountByType.rainfall }
    public var snowfallAmount: Measurement<UnitLength> { precipitationAmountByType.snowfallAmount.amount }
}

/// The weather of a part of a day.
public struct DayPartForecast: Codable, Equatable, Sendable {
    /// 0…1
    public var cloudCover: Double
    public var cloudCoverByAltitude: CloudCoverByAltitude
    public var condition: WeatherCondition
    public var highTemperature: Measurement<UnitTemperature>
    public var lowTemperature: Measurement<UnitTemperature>
    /// 0…1
    public var maximumHumidity: Double
    /// 0…1
    public var minimumHumidity: Double
    public var maximumVisibility: Measurement<UnitLength>
    public var minimumVisibility: Measurement<UnitLength>
    public var precipitation: Precipitation
    public var precipitationAmountByType: PrecipitationAmountByType
    /// 0…1
    public var precipitationChance: Double
    public var wind: Wind
    public var highWindSpeed: Measurement<UnitSpeed>?
}

/// The amount of precipitation by kind.
public struct PrecipitationAmountByType: Codable, Equatable, Sendable {
    public var hail: Measurement<UnitLength>
    public var mixed: Measurement<UnitLength>
    public var precipitation: Measurement<UnitLength>
    public var rainfall: Measurement<UnitLength>
    public var sleet: Measurement<UnitLength>
    public var snowfallAmount: SnowfallAmount
}

/// The depth of snow, and its water.
public struct SnowfallAmount: Codable, Equatable, Sendable {
    public var amount: Measurement<UnitLength>
    public var amountLiquidEquivalent: Measurement<UnitLength>
    public var maximum: Measurement<UnitLength>
    public var maximumLiquidEquivalent: Measurement<UnitLength>
    public var minimum: Measurement<UnitLength>
    public var minimumLiquidEquivalent: Measurement<UnitLength>
}
