import CoreLocation
import Foundation

/// Everything that the service knows of a place.
public struct Weather: Codable, Hashable, Sendable {
    public let currentWeather: CurrentWeather
    public let minuteForecast: Forecast<MinuteWeather>?
    public let hourlyForecast: Forecast<HourWeather>
    public let dailyForecast: Forecast<DayWeather>
    public let weatherAlerts: [WeatherAlert]?
    public let availability: WeatherAvailability
}

/// The available data sets of a place.
public struct WeatherAvailability: Codable, Hashable, Sendable {
    public enum AvailabilityKind: String, Codable, Hashable, Sendable, CaseIterable {
        case available, temporarilyUnavailable, unsupported, unknown
    }

    public let minuteAvailability: AvailabilityKind
    public let alertAvailability: AvailabilityKind
}

/// Weather of equal times, one after the other.
public struct Forecast<Element: Sendable>: RandomAccessCollection, Sendable {
    public let forecast: [Element]
    public let metadata: WeatherMetadata

    public var startIndex: Int { forecast.startIndex }
    public var endIndex: Int { forecast.endIndex }
    public subscript(index: Int) -> Element { forecast[index] }
}

extension Forecast: Equatable where Element: Equatable {}
extension Forecast: Hashable where Element: Hashable {}
extension Forecast: Encodable where Element: Encodable {}
extension Forecast: Decodable where Element: Decodable {}

extension Forecast where Element == MinuteWeather {
    /// A summary of the next hour; not available here.
    public var summary: String { "" }
}

public struct WeatherMetadata: Codable, Hashable, Sendable {
    public let date: Date
    public let expirationDate: Date
    public let latitude: Double
    public let longitude: Double

    public var location: CLLocation { CLLocation(latitude: latitude, longitude: longitude) }
}

/// The weather of now.
public struct CurrentWeather: Codable, Hashable, Sendable {
    public let date: Date
    /// 0…1
    public let cloudCover: Double
    public let cloudCoverByAltitude: CloudCoverByAltitude
    public let condition: WeatherCondition
    public let symbolName: String
    public let dewPoint: Measurement<UnitTemperature>
    /// 0…1
    public let humidity: Double
    public let precipitationIntensity: Measurement<UnitSpeed>
    public let pressure: Measurement<UnitPressure>
    public let pressureTrend: PressureTrend
    public let isDaylight: Bool
    public let temperature: Measurement<UnitTemperature>
    public let apparentTemperature: Measurement<UnitTemperature>
    public let uvIndex: UVIndex
    public let visibility: Measurement<UnitLength>
    public let wind: Wind
    public let metadata: WeatherMetadata
}

/// The weather of an hour.
public struct HourWeather: Codable, Hashable, Sendable {
    public let date: Date
    /// 0…1
    public let cloudCover: Double
    public let cloudCoverByAltitude: CloudCoverByAltitude
    public let condition: WeatherCondition
    public let symbolName: String
    public let dewPoint: Measurement<UnitTemperature>
    /// 0…1
    public let humidity: Double
    public let isDaylight: Bool
    public let precipitation: Precipitation
    /// 0…1
    public let precipitationChance: Double
    public let precipitationAmount: Measurement<UnitLength>
    public let snowfallAmount: Measurement<UnitLength>
    public let pressure: Measurement<UnitPressure>
    public let pressureTrend: PressureTrend
    public let temperature: Measurement<UnitTemperature>
    public let apparentTemperature: Measurement<UnitTemperature>
    public let uvIndex: UVIndex
    public let visibility: Measurement<UnitLength>
    public let wind: Wind
}

/// The weather of a day.
public struct DayWeather: Codable, Hashable, Sendable {
    public let date: Date
    public let condition: WeatherCondition
    public let symbolName: String
    public let highTemperature: Measurement<UnitTemperature>
    public let highTemperatureTime: Date?
    public let lowTemperature: Measurement<UnitTemperature>
    public let lowTemperatureTime: Date?
    /// 0…1
    public let maximumHumidity: Double
    /// 0…1
    public let minimumHumidity: Double
    public let maximumVisibility: Measurement<UnitLength>
    public let minimumVisibility: Measurement<UnitLength>
    public let precipitationAmountByType: PrecipitationAmountByType
    public let precipitation: Precipitation
    /// 0…1
    public let precipitationChance: Double
    public let rainfallAmount: Measurement<UnitLength>
    public let snowfallAmount: Measurement<UnitLength>
    public let sun: SunEvents
    public let moon: MoonEvents
    public let uvIndex: UVIndex
    public let wind: Wind
    public let highWindSpeed: Measurement<UnitSpeed>?
    public let daytimeForecast: DayPartForecast
    public let overnightForecast: DayPartForecast
    public let restOfDayForecast: DayPartForecast?

    public var precipitationAmount: Measurement<UnitLength> { precipitationAmountByType.precipitation }
}

/// The weather of a part of a day.
public struct DayPartForecast: Codable, Hashable, Sendable {
    /// 0…1
    public let cloudCover: Double
    public let cloudCoverByAltitude: CloudCoverByAltitude
    public let condition: WeatherCondition
    public let highTemperature: Measurement<UnitTemperature>
    public let lowTemperature: Measurement<UnitTemperature>
    public let precipitation: Precipitation
    public let precipitationAmountByType: PrecipitationAmountByType
    /// 0…1
    public let precipitationChance: Double
    /// 0…1
    public let maximumHumidity: Double
    /// 0…1
    public let minimumHumidity: Double
    public let maximumVisibility: Measurement<UnitLength>
    public let minimumVisibility: Measurement<UnitLength>
    public let wind: Wind
    public let highWindSpeed: Measurement<UnitSpeed>?
}

/// Rain or snow of a minute.
public struct MinuteWeather: Codable, Hashable, Sendable {
    public let date: Date
    public let precipitation: Precipitation
    /// 0…1
    public let precipitationChance: Double
    public let precipitationIntensity: Measurement<UnitSpeed>
}
