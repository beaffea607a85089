import Foundation

/// Everything that the service knows of a place.
public struct Weather: Sendable {
    public let currentWeather: CurrentWeather
    public let minuteForecast: Forecast<MinuteWeather>?
    public let hourlyForecast: Forecast<HourWeather>
    public let dailyForecast: Forecast<DayWeather>
    public let weatherAlerts: [WeatherAlert]?
}

/// Weather of equal times, one after the other.
public struct Forecast<Element: Sendable>: RandomAccessCollection, Sendable {
    public let forecast: [Element]
    public let metadata: WeatherMetadata

    public var startIndex: Int { forecast.startIndex }
    public var endIndex: Int { forecast.endIndex }
    public subscript(index: Int) -> Element { forecast[index] }
}

public struct WeatherMetadata: Hashable, Sendable {
    public let date: Date
    public let expirationDate: Date
    public let latitude: Double
    public let longitude: Double
}

/// The weather of now.
public struct CurrentWeather: Hashable, Sendable {
    public let date: Date
    /// 0…1
    public let cloudCover: Double
    public let condition: WeatherCondition
    public let symbolName: String
    public let dewPoint: Measurement<UnitTemperature>
    /// 0…1
    public let humidity: Double
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
public struct HourWeather: Hashable, Sendable {
    public let date: Date
    /// 0…1
    public let cloudCover: Double
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
    public let pressure: Measurement<UnitPressure>
    public let pressureTrend: PressureTrend
    public let temperature: Measurement<UnitTemperature>
    public let apparentTemperature: Measurement<UnitTemperature>
    public let uvIndex: UVIndex
    public let visibility: Measurement<UnitLength>
    public let wind: Wind
}

/// The weather of a day.
public struct DayWeather: Hashable, Sendable {
    public let date: Date
    public let condition: WeatherCondition
    public let symbolName: String
    public let highTemperature: Measurement<UnitTemperature>
    public let lowTemperature: Measurement<UnitTemperature>
    public let precipitation: Precipitation
    /// 0…1
    public let precipitationChance: Double
    public let rainfallAmount: Measurement<UnitLength>
    public let snowfallAmount: Measurement<UnitLength>
    public let sun: SunEvents
    public let moon: MoonEvents
    public let uvIndex: UVIndex
    public let wind: Wind
}

/// Rain or snow of a minute.
public struct MinuteWeather: Hashable, Sendable {
    public let date: Date
    public let precipitation: Precipitation
    /// 0…1
    public let precipitationChance: Double
    public let precipitationIntensity: Measurement<UnitSpeed>
}

public struct Wind: Hashable, Sendable {
    public let direction: Measurement<UnitAngle>
    public let speed: Measurement<UnitSpeed>
    public let gust: Measurement<UnitSpeed>?
    public let compassDirection: CompassDirection

    public enum CompassDirection: String, Hashable, Sendable, CaseIterable {
        case north, northNortheast, northeast, eastNortheast, east, eastSoutheast, southeast, southSoutheast, south
        case southSouthwest, southwest, westSouthwest, west, westNorthwest, northwest, northNorthwest
    }
}

public struct UVIndex: Hashable, Sendable {
    public let value: Int
    public let category: ExposureCategory

    public enum ExposureCategory: String, Hashable, Sendable, CaseIterable, Comparable {
        case low, moderate, high, veryHigh, extreme

        public static func < (left: Self, right: Self) -> Bool {
            let order = allCases
            return order.firstIndex(of: left).map { $0 < (order.firstIndex(of: right) ?? 0) } ?? false
        }
    }
}

/// When the sun is where; `nil` where it does not get there that day.
public struct SunEvents: Hashable, Sendable {
    public let astronomicalDawn: Date?
    public let nauticalDawn: Date?
    public let civilDawn: Date?
    public let sunrise: Date?
    public let solarNoon: Date?
    public let sunset: Date?
    public let civilDusk: Date?
    public let nauticalDusk: Date?
    public let astronomicalDusk: Date?
    public let solarMidnight: Date?
}

public struct MoonEvents: Hashable, Sendable {
    public let phase: MoonPhase
    public let moonrise: Date?
    public let moonset: Date?
}

public enum MoonPhase: String, Hashable, Sendable, CaseIterable {
    case new, waxingCrescent, firstQuarter, waxingGibbous, full, waningGibbous, lastQuarter, waningCrescent

    /// Name of the phase's symbol.
    public var symbolName: String {
        switch self {
        case .new: "moonphase.new.moon"
        case .waxingCrescent: "moonphase.waxing.crescent"
        case .firstQuarter: "moonphase.first.quarter"
        case .waxingGibbous: "moonphase.waxing.gibbous"
        case .full: "moonphase.full.moon"
        case .waningGibbous: "moonphase.waning.gibbous"
        case .lastQuarter: "moonphase.last.quarter"
        case .waningCrescent: "moonphase.waning.crescent"
        }
    }
}

public enum Precipitation: String, Hashable, Sendable, CaseIterable {
    case none, hail, mixed, rain, sleet, snow
}

public enum PressureTrend: String, Hashable, Sendable, CaseIterable {
    case rising, falling, steady
}

/// A warning of an agency.
public struct WeatherAlert: Hashable, Sendable {
    public let summary: String
    public let source: String
    public let region: String?
    public let severity: WeatherSeverity
    public let detailsURL: URL
}

public enum WeatherSeverity: String, Hashable, Sendable, CaseIterable {
    case minor, moderate, severe, extreme, unknown
}
