import CoreLocation
import ExtensionProtocol
import Foundation
import Testing

@testable import WeatherKit

@Suite("Sample weather")
struct SampleWeatherTests {
    struct City: CustomTestStringConvertible, Sendable {
        var name: String
        var latitude: Double
        var longitude: Double
        /// The usual mean temperatures in degrees Celsius.
        var january: Double
        var july: Double

        var testDescription: String { name }
        var sample: SampleWeather { SampleWeather(at: .init(latitude: latitude, longitude: longitude)) }
    }

    private static let cities = [
        City(name: "Seoul", latitude: 37.57, longitude: 126.98, january: -2, july: 26),
        City(name: "Tokyo", latitude: 35.7, longitude: 139.7, january: 5, july: 26),
        City(name: "Beijing", latitude: 39.9, longitude: 116.4, january: -3, july: 27),
        City(name: "Singapore", latitude: 1.35, longitude: 103.8, january: 26.5, july: 28),
        City(name: "Oslo", latitude: 59.9, longitude: 10.7, january: -3.5, july: 17),
        City(name: "London", latitude: 51.5, longitude: -0.1, january: 5, july: 18.5),
        City(name: "Paris", latitude: 48.9, longitude: 2.35, january: 5, july: 20.5),
        City(name: "Moscow", latitude: 55.75, longitude: 37.6, january: -6.5, july: 19),
        City(name: "Cairo", latitude: 30, longitude: 31.2, january: 14, july: 29),
        City(name: "New York", latitude: 40.7, longitude: -74, january: 0.5, july: 25),
        City(name: "Sydney", latitude: -33.9, longitude: 151.2, january: 23, july: 12.5),
        City(name: "Cape Town", latitude: -33.9, longitude: 18.4, january: 21.5, july: 12.5),
        City(name: "Buenos Aires", latitude: -34.6, longitude: -58.4, january: 25, july: 11),
    ]

    /// January 1, 2016.
    private static let start = 1_451_606_400.0

    private func mean(_ sample: SampleWeather, fromDay first: Int) -> Double {
        let days = (0..<4).flatMap { year in
            stride(from: 0, to: 30, by: 3).map { Self.start + (Double(year) * 365.25 + Double(first + $0)) * 86_400 }
        }.map(sample.day)
        return days.reduce(0) { $0 + ($1.highTemperature + $1.lowTemperature) / 2 } / Double(days.count)
    }

    @Test("The sample's Januaries and Julys are those of the place's climate to within 5 °C", arguments: cities)
    func climate(city: City) {
        let sample = city.sample
        #expect(abs(mean(sample, fromDay: 0) - city.january) <= 5)
        #expect(abs(mean(sample, fromDay: 181) - city.july) <= 5)
    }

    @Test("Nothing snows in the tropics, and the north has snow in winter and none in summer")
    func snow() {
        let tropics = SampleWeather(at: .init(latitude: 1.35, longitude: 103.8))
        let north = SampleWeather(at: .init(latitude: 59.9, longitude: 10.7))
        func snows(_ sample: SampleWeather, _ days: Range<Int>) -> Bool {
            days.contains { sample.day(at: Self.start + Double($0) * 86_400).amounts.snowDepth > 0 }
        }
        #expect(!snows(tropics, 0..<365))
        #expect(snows(north, 0..<60))
        #expect(!snows(north, 170..<230))
    }

    @Test("The sun stays above the horizon in the polar summer and below it in the polar winter")
    func polar() {
        let tromso = Astronomy(latitude: 69.65, longitude: 18.96)
        let summer = 1_782_000_000.0
        let winter = summer + 183 * 86_400
        for hour in 0..<24 {
            #expect(tromso.isDaylight(at: summer + Double(hour) * 3_600))
            #expect(!tromso.isDaylight(at: winter + Double(hour) * 3_600))
        }
        let sky = tromso.sky(ofDayAt: summer)
        #expect(sky.sunrise == nil && sky.sunset == nil && sky.solarNoon != nil)
    }

    @Test("S-WEATHER-1: The weather of an hour is the same whenever and from wherever it is asked for")
    func deterministic() throws {
        let place = try #require(GeographicPlace(latitude: 37.57, longitude: 126.98))
        let sample = SampleWeather(at: .init(latitude: 37.57, longitude: 126.98))
        let now = 1_790_000_000.0
        let today = sample.report(at: now, place: place, secondsFromGMT: 32_400)
        let tomorrow = sample.report(at: now + 86_400, place: place, secondsFromGMT: 32_400)
        let same = Set(today.hours.map(\.time)).intersection(tomorrow.hours.map(\.time))
        #expect(same.count == (SampleWeather.dayCount - 1) * 24)
        let later = Dictionary(uniqueKeysWithValues: tomorrow.hours.map { ($0.time, $0) })
        #expect(today.hours.allSatisfy { later[$0.time] == nil || later[$0.time] == $0 })
        #expect(today.sanitized == today)
    }

    @Test("Neighboring places share their weather, and distant ones differ")
    func places() {
        let time = 1_790_000_000.0
        func cover(_ latitude: Double, _ longitude: Double) -> [Double] {
            let sample = SampleWeather(at: .init(latitude: latitude, longitude: longitude))
            return (0..<48).map { sample.moment(at: time + Double($0) * 3_600).cloudCover }
        }
        func difference(_ one: [Double], _ other: [Double]) -> Double {
            zip(one, other).map { abs($0 - $1) }.max() ?? 0
        }
        // The climate changes a little from one place to the next.
        #expect(difference(cover(37.50, 127.00), cover(37.51, 127.01)) < 0.02)
        #expect(difference(cover(37.50, 127.00), cover(35.18, 129.08)) > 0.1)
    }

    @Test("A year has clear, cloudy and rainy days, and no condition is more frequent than half")
    func variety() {
        let sample = SampleWeather(at: .init(latitude: 48.9, longitude: 2.35))
        let days = (0..<365).map { sample.day(at: Self.start + Double($0) * 86_400).condition }
        let counts = Dictionary(days.map { ($0, 1) }, uniquingKeysWith: +)
        #expect(counts.count >= 6)
        #expect(counts[.clear] != nil && counts[.rain] != nil && counts[.mostlyCloudy] != nil)
        #expect(counts.values.allSatisfy { $0 < 182 })
    }

    @Test("Impossible coordinates and times are answered without a trap")
    func impossible() {
        for coordinate in [Double.nan, .infinity, -1e300, 91, 1e9] {
            let sample = SampleWeather(at: .init(latitude: coordinate, longitude: -coordinate))
            for time in [0.0, -6e10, 2e11] { #expect(sample.moment(at: time).temperature.isFinite) }
        }
    }
}
