import CoreLocation
import Foundation

/// The weather of a place.
public struct Weather: Codable, Equatable, Sendable {
    public var currentWeather: CurrentWeather
    public var minuteForecast: Forecast<MinuteWeather>?
    public var hourlyForecast: Forecast<HourWeather>
    public var dailyForecast: Forecast<DayWeather>
    public var weatherAlerts: [WeatherAlert]?
    public var availability: WeatherAvailability
}

/// Which data exist for a place.
public struct WeatherAvailability: Codable, Equatable, Sendable {
    public enum AvailabilityKind: String, Codable, Hashable, Sendable {
        case available, temporarilyUnavailable, unsupported, unknown
    }

    public var minuteAvailability: AvailabilityKind
    public var alertAvailability: AvailabilityKind
}

/// Weather of successive times.
public struct Forecast<Element: Codable & Equatable & Sendable>: RandomAccessCollection, Codable, Equatable, Sendable {
    public typealias Index = Int

    public var forecast: [Element]
    public var metadata: WeatherMetadata
    /// What is expected of the next hour, in a sentence.
    private var words: String?

    init(_ forecast: [Element], _ metadata: WeatherMetadata, words: String? = nil) {
        self.forecast = forecast
        self.metadata = metadata
        self.words = words
    }

    public var startIndex: Int { forecast.startIndex }
    public var endIndex: Int { forecast.endIndex }
    public subscript(position: Int) -> Element { forecast[position] }
}

extension Forecast where Element == MinuteWeather {
    /// What is expected of the next hour, in a sentence.
    public var summary: String { words ?? "" }
}

/// When the data were read, how long they are valid, and of what place they are.
public struct WeatherMetadata: Codable, Equatable, Sendable {
    public var date: Date
    public var expirationDate: Date
    private var latitude: Double
    private var longitude: Double

    init(date: Date, expirationDate: Date, latitude: Double, longitude: Double) {
        self.date = date
        self.expirationDate = expirationDate
        self.latitude = latitude
        self.longitude = longitude
    }

    public var location: CLLocation { CLLocation(latitude: latitude, longitude: longitude) }
}

/// The attribution that an app must show with the data.
public struct WeatherAttribution: Codable, Equatable, Sendable {
    public var serviceName: String
    public var legalPageURL: URL
    public var squareMarkURL: URL
    public var combinedMarkLightURL: URL
    public var combinedMarkDarkURL: URL
    public var legalAttributionText: String
}
