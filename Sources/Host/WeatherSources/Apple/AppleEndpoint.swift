import ExtensionProtocol
import Foundation

/// Apple's WeatherKit REST interface (developer.apple.com/documentation/weatherkitrestapi).
package struct AppleEndpoint: WeatherEndpoint {
    /// The address of the server without a path.
    private let server: String
    private let token: AppleToken

    package init(server: String, token: AppleToken) {
        self.server = server
        self.token = token
    }

    package var source: WeatherSource { .apple }

    /// Seconds that data are current where the service does not say.
    private static let lifetime = 900.0

    package func request(for subject: WeatherSubject, now: Double) async throws(WeatherProblem) -> ServiceRequest {
        let start = (now / 3_600).rounded(.down) * 3_600
        // From the beginning of the day, wherever that is.
        let first = Self.text(start - 86_400)
        let last = Self.text(start + 10 * 86_400)
        let zone = subject.timeZone.replacingOccurrences(of: "+", with: "%2B")
        var sets = "currentWeather,forecastHourly,forecastDaily,forecastNextHour"
        var parts = ["hourlyStart=\(first)", "hourlyEnd=\(last)", "dailyEnd=\(last)", "timezone=\(zone)"]
        if !subject.country.isEmpty {
            sets += ",weatherAlerts"
            parts.append("countryCode=\(subject.country)")
        }
        let place = "\(subject.place.latitude)/\(subject.place.longitude)"
        return ServiceRequest(
            url: "\(server)/api/v1/weather/\(subject.language)/\(place)?dataSets=\(sets)&"
                + parts.joined(separator: "&"),
            headers: ["Authorization": "Bearer " + (try await token.text(now: now))])
    }

    private static func text(_ seconds: Double) -> String {
        Date(timeIntervalSince1970: seconds).formatted(.iso8601)
    }

    package func renewPermission(serverTime: Double?, now: Double) async -> Bool {
        await token.renew(serverTime: serverTime, now: now)
    }

    package func report(
        from body: [UInt8], for subject: WeatherSubject, now: Double
    ) throws(WeatherProblem) -> WeatherReport {
        let reply: AppleReply
        do {
            reply = try JSONDecoder().decode(AppleReply.self, from: Data(body))
        } catch {
            throw WeatherProblem(.unreadable, "The reply is not a forecast.")
        }
        guard let current = reply.currentWeather, let hours = reply.forecastHourly?.hours, !hours.isEmpty,
            let days = reply.forecastDaily?.days
        else { throw WeatherProblem(.unreadable, "The reply lacks a part of the forecast.") }
        let expiry = AppleDate.seconds(current.metadata?.expireTime).map { $0 - now }
        let lifetime = min(max(expiry ?? Self.lifetime, 300), 3_600)
        var moment = Self.moment(current, at: AppleDate.seconds(current.asOf))
        if moment.precipitation == .none, moment.precipitationIntensity > 0 { moment.precipitation = .rain }
        let list = hours.map { Self.moment($0, at: AppleDate.seconds($0.forecastStart)) }
        return WeatherReport(
            source: .apple, place: subject.place, readAt: now, expiresAt: now + lifetime,
            secondsFromGMT: Self.secondsFromGMT(days), current: moment, hours: list, days: days.map(Self.day),
            minutes: reply.forecastNextHour.map { Self.minutes($0, moment.precipitation) },
            alerts: reply.weatherAlerts?.alerts.compactMap(Self.warning))
    }

    /// Days begin at the place's midnight, which so tells its clock.
    private static func secondsFromGMT(_ days: [AppleReply.Day]) -> Int {
        guard let start = days.lazy.compactMap({ AppleDate.seconds($0.forecastStart) }).first else { return 0 }
        let rest = start.truncatingRemainder(dividingBy: 86_400)
        return Int(rest > 43_200 ? 86_400 - rest : -rest)
    }

    private static func moment(_ reply: AppleReply.Moment, at time: Double?) -> WeatherMoment {
        var moment = WeatherMoment(time: time ?? .nan)
        moment.condition = condition(reply.conditionCode)
        moment.isDaylight = reply.daylight ?? true
        moment.cloudCover = reply.cloudCover ?? 0.5
        moment.lowClouds = reply.cloudCoverLowAltPct ?? 0
        moment.mediumClouds = reply.cloudCoverMidAltPct ?? 0
        moment.highClouds = reply.cloudCoverHighAltPct ?? 0
        moment.temperature = reply.temperature ?? .nan
        moment.apparentTemperature = reply.temperatureApparent ?? moment.temperature
        moment.dewPoint = reply.temperatureDewPoint ?? moment.temperature
        moment.humidity = reply.humidity ?? 0.5
        moment.pressure = reply.pressure ?? .nan
        moment.pressureTrend = reply.pressureTrend.flatMap(ReportedPressureTrend.init) ?? .steady
        moment.precipitation = precipitation(reply.precipitationType)
        moment.precipitationChance = reply.precipitationChance ?? 0
        moment.precipitationIntensity = reply.precipitationIntensity ?? 0
        moment.precipitationAmount = reply.precipitationAmount ?? 0
        moment.snowfallAmount = reply.snowfallAmount ?? 0
        moment.uvIndex = OpenMeteoEndpoint.integer(reply.uvIndex)
        moment.visibility = reply.visibility ?? .nan
        moment.windDirection = reply.windDirection ?? 0
        moment.windSpeed = reply.windSpeed ?? 0
        moment.windGust = reply.windGust
        return moment
    }

    private static func day(_ reply: AppleReply.Day) -> WeatherDay {
        var day = WeatherDay(time: AppleDate.seconds(reply.forecastStart) ?? .nan)
        day.condition = condition(reply.conditionCode)
        day.highTemperature = reply.temperatureMax ?? .nan
        day.highTemperatureTime = AppleDate.seconds(reply.temperatureMaxTime)
        day.lowTemperature = reply.temperatureMin ?? .nan
        day.lowTemperatureTime = AppleDate.seconds(reply.temperatureMinTime)
        day.precipitation = precipitation(reply.precipitationType)
        day.precipitationChance = reply.precipitationChance ?? 0
        setAmounts(&day, water: reply.precipitationAmount ?? 0, snow: reply.snowfallAmount ?? 0)
        day.uvIndex = OpenMeteoEndpoint.integer(reply.maxUvIndex)
        day.windSpeed = reply.windSpeedAvg ?? reply.daytimeForecast?.windSpeed ?? 0
        day.windDirection = reply.daytimeForecast?.windDirection ?? 0
        day.highWindSpeed = reply.windSpeedMax
        day.windGust = reply.windGustSpeedMax
        day.sky = sky(reply)
        return day
    }

    /// The amounts by kind, of which the interface states only the water and the depth of the snow.
    private static func setAmounts(_ day: inout WeatherDay, water: Double, snow: Double) {
        day.amounts.snowDepth = snow
        switch day.precipitation {
        case .none, .rain: day.amounts.rain = water
        case .snow: day.amounts.snowWater = water
        case .sleet: day.amounts.sleet = water
        case .hail: day.amounts.hail = water
        case .mixed: day.amounts.mixed = water
        }
    }

    private static func sky(_ reply: AppleReply.Day) -> WeatherSky {
        var sky = WeatherSky()
        sky.astronomicalDawn = AppleDate.seconds(reply.sunriseAstronomical)
        sky.nauticalDawn = AppleDate.seconds(reply.sunriseNautical)
        sky.civilDawn = AppleDate.seconds(reply.sunriseCivil)
        sky.sunrise = AppleDate.seconds(reply.sunrise)
        sky.solarNoon = AppleDate.seconds(reply.solarNoon)
        sky.sunset = AppleDate.seconds(reply.sunset)
        sky.civilDusk = AppleDate.seconds(reply.sunsetCivil)
        sky.nauticalDusk = AppleDate.seconds(reply.sunsetNautical)
        sky.astronomicalDusk = AppleDate.seconds(reply.sunsetAstronomical)
        sky.solarMidnight = AppleDate.seconds(reply.solarMidnight)
        sky.moonrise = AppleDate.seconds(reply.moonrise)
        sky.moonset = AppleDate.seconds(reply.moonset)
        sky.moonPhase = reply.moonPhase.flatMap(moonPhase) ?? .new
        return sky
    }

    private static func moonPhase(_ name: String) -> ReportedMoonPhase? {
        name == "thirdQuarter" ? .lastQuarter : ReportedMoonPhase(rawValue: name)
    }

    private static func minutes(_ reply: AppleReply.NextHour, _ kind: ReportedPrecipitation) -> [WeatherMinute] {
        reply.minutes.prefix(240).map { minute in
            let intensity = minute.precipitationIntensity ?? 0
            let falls: ReportedPrecipitation = kind == .none ? .rain : kind
            return WeatherMinute(
                time: AppleDate.seconds(minute.startTime) ?? .nan, precipitation: intensity > 0 ? falls : .none,
                chance: minute.precipitationChance ?? 0, intensity: intensity)
        }
    }

    private static func warning(_ alert: AppleReply.Alert) -> WeatherWarning? {
        guard let summary = alert.description, let start = AppleDate.seconds(alert.effectiveTime) else { return nil }
        let end = AppleDate.seconds(alert.eventEndTime) ?? AppleDate.seconds(alert.expireTime) ?? start
        return WeatherWarning(
            summary: summary, agency: alert.source ?? "", region: alert.areaName,
            severity: alert.severity.flatMap(ReportedSeverity.init) ?? .unknown, details: alert.detailsUrl ?? "",
            issuedAt: start, endsAt: end)
    }

    /// `MostlyClear` is written with a capital letter, unlike in the framework.
    private static func condition(_ code: String?) -> ReportedCondition {
        guard let code, let first = code.first else { return .unknown }
        return ReportedCondition(rawValue: first.lowercased() + code.dropFirst()) ?? .unknown
    }

    private static func precipitation(_ type: String?) -> ReportedPrecipitation {
        switch type {
        case nil, "clear": .none
        case "precipitation": .mixed
        case let name?: ReportedPrecipitation(rawValue: name) ?? .none
        }
    }
}
