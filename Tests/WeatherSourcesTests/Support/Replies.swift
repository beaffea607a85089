import ExtensionProtocol
import Foundation
import TestSupport

@testable import WeatherSources
@testable import tessera_weather

/// Replies in the shapes of the services, made for these tests.
enum Replies {
    /// The beginning of the forecasts: 2026-07-01 00:00 in Seoul.
    static let start = 1_782_831_600.0

    /// Two days of Open-Meteo's forecast with rain in the morning; `code` is that of now.
    static func openMeteo(code: Int = 2, temperature: Double = 24.5, start: Double = start) -> String {
        let times = (0..<48).map { start + Double($0) * 3_600 }
        func column(_ name: String, _ value: (Int) -> Double?) -> String {
            let values = (0..<48).map { value($0).map { "\($0)" } ?? "null" }
            return "\"\(name)\":[\(values.joined(separator: ","))]"
        }
        let hourly = [
            "\"time\":[\(times.map { "\(Int($0))" }.joined(separator: ","))]",
            column("temperature_2m") { 20 + Double($0 % 24) / 4 }, column("relative_humidity_2m") { _ in 70 },
            column("precipitation") { $0 == 8 ? 2.5 : 0 }, column("snowfall") { _ in 0 },
            column("precipitation_probability") { $0 == 8 ? 80 : 5 }, column("weather_code") { $0 == 8 ? 63 : 1 },
            column("cloud_cover") { _ in 40 }, column("pressure_msl") { 1_010 + Double($0) },
            column("is_day") { _ in 1 },
            column("visibility") { $0 == 3 ? nil : 24_000 }, column("wind_speed_10m") { _ in 12 },
            column("wind_direction_10m") { _ in 250 }, column("wind_gusts_10m") { _ in 20 },
            column("uv_index") { _ in 4.6 },
        ].joined(separator: ",")
        let current = """
            {"time":\(Int(start + 32_400)),"interval":900,"temperature_2m":\(temperature),"relative_humidity_2m":65,\
            "apparent_temperature":26.1,"is_day":1,"precipitation":0.2,"snowfall":0,"weather_code":\(code),\
            "cloud_cover":44,"pressure_msl":1011.2,"wind_speed_10m":9.4,"wind_direction_10m":200,"wind_gusts_10m":18}
            """
        let daily = """
            {"time":[\(Int(start)),\(Int(start + 86_400))],"weather_code":[63,1],"temperature_2m_max":[25.7,26],\
            "temperature_2m_min":[20,19.5],"uv_index_max":[7.2,8],"rain_sum":[2.5,0],"showers_sum":[0,0],\
            "snowfall_sum":[0,0],"precipitation_probability_max":[80,5],"wind_speed_10m_max":[22,18],\
            "wind_gusts_10m_max":[40,30],"wind_direction_10m_dominant":[240,250]}
            """
        let quarters = """
            {"time":[\(Int(start + 32_400)),\(Int(start + 33_300))],"precipitation":[0,0.5],"snowfall":[0,0]}
            """
        return """
            {"latitude":37.55,"longitude":127,"utc_offset_seconds":32400,"timezone":"Asia/Seoul","current":\(current),\
            "hourly":{\(hourly)},"daily":\(daily),"minutely_15":\(quarters)}
            """
    }

    private static func text(_ seconds: Double) -> String {
        Date(timeIntervalSince1970: seconds).formatted(.iso8601)
    }

    /// Two days of Apple's forecast; `code` is the condition of now.
    static func apple(code: String = "MostlyClear", start: Double = start) -> String {
        let hours = (0..<48).map { index in
            """
            {"forecastStart":"\(text(start + Double(index) * 3_600))","cloudCover":0.3,"conditionCode":"Rain",\
            "daylight":true,"humidity":0.6,"precipitationAmount":0.4,"precipitationIntensity":0.4,\
            "precipitationChance":0.55,"precipitationType":"rain","pressure":1009.1,"pressureTrend":"falling",\
            "temperature":\(18 + Double(index % 24) / 4),"temperatureApparent":20,"temperatureDewPoint":15,"uvIndex":3,\
            "visibility":18000,"windDirection":190,"windGust":25.5,"windSpeed":12.2}
            """
        }.joined(separator: ",")
        let days = (0..<2).map { index in
            """
            {"forecastStart":"\(text(start + Double(index) * 86_400))","conditionCode":"Drizzle","maxUvIndex":6,\
            "moonPhase":"thirdQuarter","sunrise":"\(text(start + Double(index) * 86_400 + 18_900))",\
            "precipitationAmount":9.6,"precipitationChance":0.7,"precipitationType":"rain","snowfallAmount":0,\
            "temperatureMax":23.8,"temperatureMin":18}
            """
        }.joined(separator: ",")
        return """
            {"currentWeather":{"name":"CurrentWeather","metadata":{"expireTime":"\(text(start + 32_400 + 600))"},\
            "asOf":"\(text(start + 32_400))","cloudCover":0.2,"conditionCode":"\(code)","daylight":true,"humidity":0.61,\
            "precipitationIntensity":0,"pressure":1010.5,"pressureTrend":"rising","temperature":21.3,\
            "temperatureApparent":21.9,"temperatureDewPoint":13.6,"uvIndex":5,"visibility":21000,"windDirection":170,\
            "windGust":22,"windSpeed":11},"forecastHourly":{"hours":[\(hours)]},"forecastDaily":{"days":[\(days)]},\
            "weatherAlerts":{"alerts":[{"areaName":"Seoul","description":"Heavy\\u0007 Rain","severity":"severe",\
            "detailsUrl":"javascript:alert(1)","effectiveTime":"\(text(start))","expireTime":"\(text(start + 40_000))",\
            "source":"Agency"}]}}
            """
    }

    /// A request for Seoul at 9 o'clock on the first day.
    static func request(latitude: Double = 37.57, timeLimit: Double = .ample) throws -> WeatherRequest {
        guard let place = GeographicPlace(latitude: latitude, longitude: 126.98) else { throw POSIXError(.EDOM) }
        return WeatherRequest(
            place: place, moment: start + 32_400, language: "ko", country: "KR", timeZone: "Asia/Seoul",
            timeLimit: timeLimit)
    }
}

/// A clock that a test moves.
final class TestClock: @unchecked Sendable {
    // Sendable: all access is under the lock.
    private let lock = NSLock()
    private var time: Double

    init(_ time: Double = Replies.start + 32_400) { self.time = time }

    var now: Double { lock.withLock { time } }
    func advance(by seconds: Double) { lock.withLock { time += seconds } }

    /// Pauses end at once; a request's wait is real.
    var dependencies: WeatherDependencies {
        WeatherDependencies(
            now: { [self] in now }, pause: { _ in await Task.yield() },
            wait: { try? await Task.sleep(for: .seconds($0)) }, random: { 0.5 })
    }
}

extension HTTPTransport {
    /// Waits for a server of the same busy machine.
    static var patient: HTTPTransport { HTTPTransport(idleLimit: Int64(Double.ample)) }
}

extension RetryPolicy {
    static var patient: RetryPolicy {
        var policy = RetryPolicy()
        policy.timeLimit = .ample
        return policy
    }
}
