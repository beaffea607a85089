import ExtensionProtocol
import Foundation

/// Open-Meteo's forecast (open-meteo.com/en/docs), which needs no key.
package struct OpenMeteoEndpoint: WeatherEndpoint {
    /// The address of the server without a path.
    private let server: String

    package init(server: String) { self.server = server }

    package var source: WeatherSource { .openMeteo }

    /// Seconds that a forecast is current: the service computes new ones every quarter of an hour.
    private static let lifetime = 900.0

    package func request(for subject: WeatherSubject, now: Double) throws(WeatherProblem) -> ServiceRequest {
        let moment = OpenMeteoReply.Values.CodingKeys.allCases.map(\.rawValue)
        let days = OpenMeteoReply.Daily.CodingKeys.allCases.filter { $0 != .time }.map(\.rawValue)
        let parts = [
            "latitude=\(subject.place.latitude)", "longitude=\(subject.place.longitude)",
            // The chance is a matter of hours, not of a moment.
            "current=" + moment.filter { $0 != "precipitation_probability" }.joined(separator: ","),
            "hourly=" + moment.joined(separator: ","), "daily=" + days.joined(separator: ","),
            "minutely_15=precipitation,snowfall", "forecast_minutely_15=8", "forecast_days=11", "timeformat=unixtime",
            "timezone=auto", "wind_speed_unit=kmh", "temperature_unit=celsius", "precipitation_unit=mm",
        ]
        return ServiceRequest(url: server + "/v1/forecast?" + parts.joined(separator: "&"))
    }

    package func report(
        from body: [UInt8], for subject: WeatherSubject, now: Double
    ) throws(WeatherProblem) -> WeatherReport {
        let reply: OpenMeteoReply
        do {
            reply = try JSONDecoder().decode(OpenMeteoReply.self, from: Data(body))
        } catch {
            throw WeatherProblem(.unreadable, "The reply is not a forecast.")
        }
        guard let current = reply.current, let hourly = reply.hourly, !hourly.rows.isEmpty, let daily = reply.daily
        else { throw WeatherProblem(.unreadable, "The reply lacks a part of the forecast.") }
        let hours = Self.trended(hourly.rows.map { Self.moment(at: $0.time, $0.values, hours: 1) })
        var moment = Self.moment(at: current.time, current.values, hours: 0.25)
        let hour = hours.last { $0.time <= current.time }
        moment.precipitationChance = hour?.precipitationChance ?? 0
        moment.pressureTrend = hour?.pressureTrend ?? .steady
        return WeatherReport(
            source: .openMeteo, place: subject.place, readAt: now, expiresAt: now + Self.lifetime,
            secondsFromGMT: reply.utcOffset ?? 0, current: moment, hours: hours, days: Self.days(daily),
            minutes: reply.quarters.map(Self.minutes))
    }

    /// - Parameter hours: The time in which the precipitation falls.
    private static func moment(at time: Double, _ values: OpenMeteoReply.Values, hours: Double) -> WeatherMoment {
        var moment = WeatherMoment(time: time)
        // Centimeters of snow, of which seven are ten millimeters of water.
        let snow = max(values.snowfall ?? 0, 0)
        let amount = max(values.precipitation ?? 0, 0)
        moment.condition = WeatherCode(values.code).condition(
            cloudCover: values.clouds, windSpeed: values.windSpeed)
        moment.isDaylight = values.isDay != 0
        moment.cloudCover = (values.clouds ?? 50) / 100
        moment.lowClouds = (values.lowClouds ?? 0) / 100
        moment.mediumClouds = (values.mediumClouds ?? 0) / 100
        moment.highClouds = (values.highClouds ?? 0) / 100
        moment.temperature = values.temperature ?? .nan
        moment.apparentTemperature = values.apparent ?? moment.temperature
        moment.dewPoint = values.dewPoint ?? moment.temperature
        moment.humidity = (values.humidity ?? 50) / 100
        moment.pressure = values.pressure ?? .nan
        moment.precipitation = WeatherCode.precipitation(amount: amount, snow: snow * 10 / 7)
        moment.precipitationChance = (values.chance ?? 0) / 100
        moment.precipitationAmount = amount
        moment.precipitationIntensity = amount / hours
        moment.snowfallAmount = snow * 10
        moment.uvIndex = Self.integer(values.uvIndex)
        moment.visibility = values.visibility ?? .nan
        moment.windSpeed = values.windSpeed ?? 0
        moment.windDirection = values.windDirection ?? 0
        moment.windGust = values.windGust
        return moment
    }

    static func integer(_ value: Double?) -> Int {
        guard let value, value.isFinite, abs(value) < 1e6 else { return 0 }
        return Int(value.rounded())
    }

    /// With the change of the pressure in three hours.
    private static func trended(_ hours: [WeatherMoment]) -> [WeatherMoment] {
        hours.indices.map { index in
            var hour = hours[index]
            let change = hours[min(index + 3, hours.count - 1)].pressure - hour.pressure
            hour.pressureTrend = change > 1.5 ? .rising : change < -1.5 ? .falling : .steady
            return hour
        }
    }

    /// More than the days of any forecast.
    private static let dayLimit = 100

    private static func days(_ daily: OpenMeteoReply.Daily) -> [WeatherDay] {
        daily.time.prefix(dayLimit).enumerated().map { index, time in
            func value(_ column: OpenMeteoReply.Column?) -> Double? {
                column.flatMap { $0.indices.contains(index) ? $0[index] : nil }
            }
            var day = WeatherDay(time: time ?? .nan)
            day.condition = WeatherCode(value(daily.code)).condition(cloudCover: nil, windSpeed: nil)
            day.highTemperature = value(daily.high) ?? .nan
            day.lowTemperature = value(daily.low) ?? .nan
            day.uvIndex = integer(value(daily.uvIndex))
            day.amounts.rain = (value(daily.rain) ?? 0) + (value(daily.showers) ?? 0)
            day.amounts.snowDepth = (value(daily.snowfall) ?? 0) * 10
            day.amounts.snowWater = day.amounts.snowDepth / 7
            day.precipitation = WeatherCode.precipitation(
                amount: day.amounts.total, snow: day.amounts.snowWater)
            day.precipitationChance = (value(daily.chance) ?? 0) / 100
            day.windSpeed = value(daily.windSpeed) ?? 0
            day.highWindSpeed = value(daily.windSpeed)
            day.windGust = value(daily.windGust)
            day.windDirection = value(daily.windDirection) ?? 0
            return day
        }
    }

    /// Each minute has the weather of its quarter of an hour.
    private static func minutes(_ quarters: OpenMeteoReply.Quarters) -> [WeatherMinute] {
        quarters.time.prefix(16).enumerated().flatMap { index, time -> [WeatherMinute] in
            func value(_ column: OpenMeteoReply.Column?) -> Double {
                max(column.flatMap { $0.indices.contains(index) ? $0[index] : nil } ?? 0, 0)
            }
            let amount = value(quarters.precipitation)
            let kind = WeatherCode.precipitation(amount: amount, snow: value(quarters.snowfall) * 10 / 7)
            return (0..<15).map { minute in
                WeatherMinute(
                    time: (time ?? .nan) + Double(minute) * 60, precipitation: kind, chance: amount > 0 ? 0.7 : 0,
                    intensity: amount * 4)
            }
        }
    }
}
