/// WeatherKit's types, so that widgets with forecasts compile. There is no weather service here: a question ends with
/// `WeatherError.unknown` and is reported.
@_exported import CoreLocation
@_exported import Foundation
import FoundationSupplement

// Sendable: the classes of this file have no mutable state outside of a lock.

public enum WeatherError: LocalizedError, Hashable, Sendable {
    case permissionDenied
    case unknown

    public var errorDescription: String? {
        switch self {
        case .permissionDenied: "The app is not authorized to use the weather service."
        case .unknown: "No weather service is available."
        }
    }
}

/// A request to the service.
public struct WeatherQuery<Result: Sendable>: Sendable {
    init() {}
}

extension WeatherQuery where Result == CurrentWeather {
    public static var current: WeatherQuery { WeatherQuery() }
}

extension WeatherQuery where Result == Forecast<MinuteWeather>? {
    public static var minute: WeatherQuery { WeatherQuery() }
}

extension WeatherQuery where Result == Forecast<HourWeather> {
    public static var hourly: WeatherQuery { WeatherQuery() }
    public static func hourly(startDate: Date, endDate: Date) -> WeatherQuery { WeatherQuery() }
}

extension WeatherQuery where Result == Forecast<DayWeather> {
    public static var daily: WeatherQuery { WeatherQuery() }
    public static func daily(startDate: Date, endDate: Date) -> WeatherQuery { WeatherQuery() }
}

extension WeatherQuery where Result == WeatherAvailability {
    public static var availability: WeatherQuery { WeatherQuery() }
}

extension WeatherQuery where Result == WeatherChanges? {
    public static var changes: WeatherQuery { WeatherQuery() }
}

extension WeatherQuery where Result == HistoricalComparisons? {
    public static var historicalComparisons: WeatherQuery { WeatherQuery() }
}

extension WeatherQuery where Result == [WeatherAlert]? {
    public static var alerts: WeatherQuery { WeatherQuery() }
}

/// Requests the weather at a place.
public final class WeatherService: @unchecked Sendable {
    public static let shared = WeatherService()

    public init() {}

    public func weather(for location: CLLocation) async throws -> Weather {
        throw unavailable()
    }

    public func weather<T>(for location: CLLocation, including dataSet: WeatherQuery<T>) async throws -> T {
        throw unavailable()
    }

    public func weather<T, U>(
        for location: CLLocation, including dataSet1: WeatherQuery<T>, _ dataSet2: WeatherQuery<U>
    ) async throws -> (T, U) {
        throw unavailable()
    }

    public func weather<T, U, V>(
        for location: CLLocation, including dataSet1: WeatherQuery<T>, _ dataSet2: WeatherQuery<U>,
        _ dataSet3: WeatherQuery<V>
    ) async throws -> (T, U, V) {
        throw unavailable()
    }

    public func weather<T, U, V, W>(
        for location: CLLocation, including dataSet1: WeatherQuery<T>, _ dataSet2: WeatherQuery<U>,
        _ dataSet3: WeatherQuery<V>, _ dataSet4: WeatherQuery<W>
    ) async throws -> (T, U, V, W) {
        throw unavailable()
    }

    public func weather<T, U, V, W, X>(
        for location: CLLocation, including dataSet1: WeatherQuery<T>, _ dataSet2: WeatherQuery<U>,
        _ dataSet3: WeatherQuery<V>, _ dataSet4: WeatherQuery<W>, _ dataSet5: WeatherQuery<X>
    ) async throws -> (T, U, V, W, X) {
        throw unavailable()
    }

    public func weather<T, U, V, W, X, Y>(
        for location: CLLocation, including dataSet1: WeatherQuery<T>, _ dataSet2: WeatherQuery<U>,
        _ dataSet3: WeatherQuery<V>, _ dataSet4: WeatherQuery<W>, _ dataSet5: WeatherQuery<X>,
        _ dataSet6: WeatherQuery<Y>
    ) async throws -> (T, U, V, W, X, Y) {
        throw unavailable()
    }

    public var attribution: WeatherAttribution {
        get async throws { throw unavailable() }
    }

    func unavailable() -> WeatherError {
        Notices.current.add(
            Notices.Notice(
                .warning, subject: "WeatherService",
                message: "No weather service is available here, so requests fail.",
                remedy: "Make sure the widget shows something useful when a request fails."))
        return .unknown
    }
}

/// The attribution of the data.
public struct WeatherAttribution: Codable, Hashable, Sendable {
    public let serviceName: String
    public let legalPageURL: URL
    public let squareMarkURL: URL
    public let combinedMarkLightURL: URL
    public let combinedMarkDarkURL: URL
    public let legalAttributionText: String
}
