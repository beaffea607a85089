import CoreLocation
import ExtensionProtocol
import Foundation
import Testing

@testable import WeatherKit

@Suite("Apple's interface of the weather")
struct WeatherServiceTests {
    private let seoul = CLLocation(latitude: 37.57, longitude: 126.98)

    @Test("The parts of one request come from one report")
    func parts() async throws {
        let (current, hours, days, alerts) = try await WeatherService.shared.weather(
            for: seoul, including: .current, .hourly, .daily, .alerts)
        #expect(hours.count == 25)
        #expect(days.count == 10)
        #expect(alerts != nil)
        #expect(current.metadata == hours.metadata && hours.metadata == days.metadata)
        let hour = try #require(hours.first)
        #expect(hour.date <= Date() && hour.date > Date(timeIntervalSinceNow: -3_600))
        let today = try #require(days.first)
        #expect(today.date <= Date() && today.date > Date(timeIntervalSinceNow: -86_400))
        #expect(today.lowTemperature <= today.highTemperature)
        #expect(days.dropFirst().allSatisfy { $0.restOfDayForecast == nil })
        #expect(today.restOfDayForecast != nil)
    }

    @Test("More than six parts and all parts at once can be requested")
    func manyParts() async throws {
        let parts = try await WeatherService.shared.weather(
            for: seoul, including: .current, .minute, .hourly, .daily, .alerts, .availability, .changes)
        #expect(parts.1?.count == 60)
        #expect(parts.5.minuteAvailability == .available)
        let weather = try await WeatherService().weather(for: seoul)
        #expect(weather.dailyForecast.count == 10)
        #expect(weather.minuteForecast?.summary.isEmpty == false)
    }

    @Test("Without a network the remedy is to check it: a run that has ended asks no source again")
    func remedies() {
        for reason in [WeatherProblem.Reason.unreachable, .slow] {
            #expect(WeatherNotices.remedy(of: reason).contains("the connection to the network"))
        }
        for reason in [WeatherProblem.Reason.unreachable, .slow, .throttled, .serverFailure] {
            #expect(WeatherNotices.remedy(of: reason).contains("a preview asks the source again"))
        }
    }

    @Test("Intervals choose hours and days")
    func intervals() async throws {
        let start = Date()
        let hours = try await WeatherService.shared.weather(
            for: seoul, including: .hourly(startDate: start, endDate: start.addingTimeInterval(12 * 3_600)))
        #expect(hours.count == 12)
        #expect(hours.allSatisfy { $0.date >= start })
        let days = try await WeatherService.shared.weather(
            for: seoul, including: .daily(startDate: start, endDate: start.addingTimeInterval(3 * 86_400)))
        #expect((3...4).contains(days.count))
    }

    @Test("Each kind of statistics has what its interval asks for")
    func statistics() async throws {
        let service = WeatherService.shared
        let (temperature, precipitation) = try await service.dailyStatistics(
            for: seoul, startDay: 200, endDay: 203, including: .temperature, .precipitation)
        #expect(temperature.map(\.day) == [200, 201, 202, 203])
        #expect(temperature.allSatisfy { $0.averageLowTemperature < $0.averageHighTemperature })
        #expect(precipitation.allSatisfy { 0...1 ~= $0.averagePrecipitationProbability })
        let hours = try await service.hourlyStatistics(for: seoul, startHour: 1, endHour: 2, including: .temperature)
        #expect(hours.allSatisfy { $0.percentiles.p10 <= $0.percentiles.p90 })
        let months = try await service.monthlyStatistics(
            for: seoul, startMonth: 12, endMonth: 1, including: .temperature)
        #expect(months.map(\.month) == [12, 1])
        let start = Date(timeIntervalSinceNow: -3 * 86_400)
        let summary = try await service.dailySummary(
            for: seoul, forDaysIn: DateInterval(start: start, end: Date()), including: .temperature)
        #expect((2...4).contains(summary.count))
        #expect(summary.allSatisfy { $0.date <= Date() })
    }

    @Test("All values survive coding")
    func coding() async throws {
        let weather = try await WeatherService.shared.weather(for: seoul)
        let data = try JSONEncoder().encode(weather)
        let read = try JSONDecoder().decode(Weather.self, from: data)
        #expect(read.dailyForecast == weather.dailyForecast)
        #expect(read.currentWeather.condition == weather.currentWeather.condition)
        #expect(read.hourlyForecast.metadata.location.coordinate.latitude == 37.57)
    }

    @Test("Sample weather names itself in the attribution")
    func attribution() async throws {
        #expect(try await WeatherService.shared.attribution.serviceName == "Sample weather")
    }

    @Test("A place that is not on the earth is an error")
    func invalidPlace() async {
        await #expect(throws: WeatherError.unknown) {
            try await WeatherService.shared.weather(
                for: CLLocation(latitude: 95, longitude: 10), including: .current)
        }
    }

    @Test("Every condition has a name and a symbol by day and by night")
    func conditions() {
        #expect(WeatherCondition.allCases.map(\.rawValue) == ReportedCondition.allCases.map(\.rawValue))
        for condition in WeatherCondition.allCases {
            #expect(!condition.symbolName(isDaylight: true).isEmpty)
            #expect(!condition.symbolName(isDaylight: false).hasPrefix("sun."))
        }
        #expect(WeatherNames.text(.condition, "heavyRain", in: Locale(identifier: "en_US")) == "Heavy Rain")
    }

    @Test("A place has the device's clock if that can be the place's, and otherwise the hour of solar time")
    func clocks() throws {
        let date = Date(timeIntervalSince1970: 1_782_831_600)
        let seoul = try #require(TimeZone(identifier: "Asia/Seoul"))
        #expect(PlaceClock.timeZone(longitude: 126.98, at: date, device: seoul) == "Asia/Seoul")
        #expect(PlaceClock.secondsFromGMT(longitude: 126.98, at: date, device: seoul) == 32_400)
        #expect(PlaceClock.timeZone(longitude: -74, at: date, device: seoul) == "Etc/GMT+5")
        #expect(PlaceClock.secondsFromGMT(longitude: -74, at: date, device: seoul) == -18_000)
        #expect(PlaceClock.timeZone(longitude: 0, at: date, device: seoul) == "GMT")
    }

    @Test("Every value has a Korean and a Japanese name, and other languages have the English one")
    func names() {
        let kinds: [(WeatherNames.Kind, [String])] = [
            (.condition, WeatherCondition.allCases.map(\.rawValue)),
            (.precipitation, Precipitation.allCases.map(\.rawValue)),
            (.pressure, PressureTrend.allCases.map(\.rawValue)), (.moon, MoonPhase.allCases.map(\.rawValue)),
            (.exposure, UVIndex.ExposureCategory.allCases.map(\.rawValue)),
            (.severity, WeatherSeverity.allCases.map(\.rawValue)),
            (.direction, Wind.CompassDirection.allCases.map(\.rawValue)),
        ]
        for (kind, names) in kinds {
            for name in names {
                let english = englishWords(name)
                for language in ["ko_KR", "ja_JP"] {
                    #expect(WeatherNames.text(kind, name, in: Locale(identifier: language)) != english)
                }
                #expect(WeatherNames.text(kind, name, in: Locale(identifier: "de_DE")) == english)
            }
        }
        #expect(WeatherNames.text(.condition, "clear", in: Locale(identifier: "ko_KR")) == "맑음")
    }

    @Test("Directions and categories follow their numbers")
    func categories() {
        #expect(Wind(direction: 359, speed: 1, gust: nil).compassDirection == .north)
        #expect(Wind(direction: 203, speed: 1, gust: nil).compassDirection.abbreviation == "SSW")
        #expect(UVIndex(11).category == .extreme && UVIndex(2).category == .low && UVIndex(8).category == .veryHigh)
    }
}
