@_exported import CoreLocation
@_exported import Foundation

/// Requests the weather of a place: from the host's source, or the sample that is part of this module.
///
/// The parts of one request come from one report, so that they agree with each other.
public final class WeatherService: Sendable {
    public static let shared = WeatherService()

    public init() {}

    public func weather(for location: CLLocation) async throws -> Weather {
        try await WeatherReading.of(location).weather
    }

    public func weather<T>(for location: CLLocation, including dataSet: WeatherQuery<T>) async throws -> T {
        dataSet.read(try await WeatherReading.of(location))
    }

    public func weather<T1, T2>(
        for location: CLLocation, including dataSet1: WeatherQuery<T1>, _ dataSet2: WeatherQuery<T2>
    ) async throws -> (T1, T2) {
        let reading = try await WeatherReading.of(location)
        return (dataSet1.read(reading), dataSet2.read(reading))
    }

    public func weather<T1, T2, T3>(
        for location: CLLocation, including dataSet1: WeatherQuery<T1>, _ dataSet2: WeatherQuery<T2>,
        _ dataSet3: WeatherQuery<T3>
    ) async throws -> (T1, T2, T3) {
        let reading = try await WeatherReading.of(location)
        return (dataSet1.read(reading), dataSet2.read(reading), dataSet3.read(reading))
    }

    public func weather<T1, T2, T3, T4>(
        for location: CLLocation, including dataSet1: WeatherQuery<T1>, _ dataSet2: WeatherQuery<T2>,
        _ dataSet3: WeatherQuery<T3>, _ dataSet4: WeatherQuery<T4>
    ) async throws -> (T1, T2, T3, T4) {
        let reading = try await WeatherReading.of(location)
        return (dataSet1.read(reading), dataSet2.read(reading), dataSet3.read(reading), dataSet4.read(reading))
    }

    public func weather<T1, T2, T3, T4, T5>(
        for location: CLLocation, including dataSet1: WeatherQuery<T1>, _ dataSet2: WeatherQuery<T2>,
        _ dataSet3: WeatherQuery<T3>, _ dataSet4: WeatherQuery<T4>, _ dataSet5: WeatherQuery<T5>
    ) async throws -> (T1, T2, T3, T4, T5) {
        let reading = try await WeatherReading.of(location)
        return (
            dataSet1.read(reading), dataSet2.read(reading), dataSet3.read(reading), dataSet4.read(reading),
            dataSet5.read(reading)
        )
    }

    public func weather<T1, T2, T3, T4, T5, T6>(
        for location: CLLocation, including dataSet1: WeatherQuery<T1>, _ dataSet2: WeatherQuery<T2>,
        _ dataSet3: WeatherQuery<T3>, _ dataSet4: WeatherQuery<T4>, _ dataSet5: WeatherQuery<T5>,
        _ dataSet6: WeatherQuery<T6>
    ) async throws -> (T1, T2, T3, T4, T5, T6) {
        let reading = try await WeatherReading.of(location)
        return (
            dataSet1.read(reading), dataSet2.read(reading), dataSet3.read(reading), dataSet4.read(reading),
            dataSet5.read(reading), dataSet6.read(reading)
        )
    }

    /// Any number of parts.
    @_disfavoredOverload
    public func weather<each T>(
        for location: CLLocation, including dataSets: repeat WeatherQuery<each T>
    ) async throws -> (repeat each T) {
        let reading = try await WeatherReading.of(location)
        return (repeat (each dataSets).read(reading))
    }

    public var attribution: WeatherAttribution {
        get async throws { WeatherReading.attribution }
    }
}
