import Foundation

/// The reply of Apple's WeatherKit REST interface, as far as it is used. Any part and any value can be missing.
struct AppleReply: Decodable {
    var currentWeather: Moment?
    var forecastHourly: Hourly?
    var forecastDaily: Daily?
    var forecastNextHour: NextHour?
    var weatherAlerts: Alerts?

    struct Metadata: Decodable {
        var readTime: String?
        var expireTime: String?
    }

    /// The weather now or of an hour.
    struct Moment: Decodable {
        var metadata: Metadata?
        var asOf: String?
        var forecastStart: String?
        var cloudCover: Double?
        var cloudCoverLowAltPct: Double?
        var cloudCoverMidAltPct: Double?
        var cloudCoverHighAltPct: Double?
        var conditionCode: String?
        var daylight: Bool?
        var humidity: Double?
        var precipitationAmount: Double?
        var precipitationChance: Double?
        var precipitationIntensity: Double?
        var precipitationType: String?
        var snowfallAmount: Double?
        var pressure: Double?
        var pressureTrend: String?
        var temperature: Double?
        var temperatureApparent: Double?
        var temperatureDewPoint: Double?
        var uvIndex: Double?
        var visibility: Double?
        var windDirection: Double?
        var windGust: Double?
        var windSpeed: Double?
    }

    struct Hourly: Decodable { var hours: [Moment] }

    struct Daily: Decodable { var days: [Day] }

    struct Day: Decodable {
        var forecastStart: String?
        var conditionCode: String?
        var maxUvIndex: Double?
        var temperatureMax: Double?
        var temperatureMaxTime: String?
        var temperatureMin: Double?
        var temperatureMinTime: String?
        var precipitationAmount: Double?
        var precipitationChance: Double?
        var precipitationType: String?
        var snowfallAmount: Double?
        var windSpeedAvg: Double?
        var windSpeedMax: Double?
        var windGustSpeedMax: Double?
        var daytimeForecast: Part?
        var moonPhase: String?
        var moonrise: String?
        var moonset: String?
        var solarMidnight: String?
        var solarNoon: String?
        var sunrise: String?
        var sunriseCivil: String?
        var sunriseNautical: String?
        var sunriseAstronomical: String?
        var sunset: String?
        var sunsetCivil: String?
        var sunsetNautical: String?
        var sunsetAstronomical: String?
    }

    struct Part: Decodable {
        var windDirection: Double?
        var windSpeed: Double?
    }

    struct NextHour: Decodable { var minutes: [Minute] }

    struct Minute: Decodable {
        var startTime: String?
        var precipitationChance: Double?
        var precipitationIntensity: Double?
    }

    struct Alerts: Decodable { var alerts: [Alert] }

    struct Alert: Decodable {
        var areaName: String?
        var description: String?
        var detailsUrl: String?
        var effectiveTime: String?
        var expireTime: String?
        var eventEndTime: String?
        var severity: String?
        var source: String?
    }
}

/// The dates of the interface, such as `2026-11-27T15:00:00Z`, with or without fractions of a second.
enum AppleDate {
    /// - Returns: Seconds since 1970; `nil` for another form.
    static func seconds(_ text: String?) -> Double? {
        guard let text, text.utf8.count <= 40 else { return nil }
        let date =
            (try? Date(text, strategy: Date.ISO8601FormatStyle()))
            ?? (try? Date(text, strategy: Date.ISO8601FormatStyle(includingFractionalSeconds: true)))
        return date?.timeIntervalSince1970
    }
}
