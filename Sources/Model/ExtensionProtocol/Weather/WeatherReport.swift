/// Everything that a source knows about the weather of a place.
///
/// Times are seconds since 1970, temperatures degrees Celsius, amounts of water and snow millimeters, speeds kilometers
/// per hour, distances meters, pressures hectopascals at sea level, directions degrees, fractions 0…1.
package struct WeatherReport: Hashable, Sendable {
    package var source: WeatherSource
    package var place: GeographicPlace
    /// When the source stated this.
    package var readAt: Double
    /// When newer data can be expected.
    package var expiresAt: Double
    /// Seconds between the clocks of the place and of Greenwich; positive in the east.
    package var secondsFromGMT: Int
    package var current: WeatherMoment
    /// In order, without gaps.
    package var hours: [WeatherMoment]
    /// In order, without gaps.
    package var days: [WeatherDay]
    /// The next hour or more; `nil` where the source has none for the place.
    package var minutes: [WeatherMinute]?
    /// `nil` where the source has none for the place.
    package var alerts: [WeatherWarning]?

    package init(
        source: WeatherSource, place: GeographicPlace, readAt: Double, expiresAt: Double, secondsFromGMT: Int,
        current: WeatherMoment, hours: [WeatherMoment], days: [WeatherDay], minutes: [WeatherMinute]? = nil,
        alerts: [WeatherWarning]? = nil
    ) {
        self.source = source
        self.place = place
        self.readAt = readAt
        self.expiresAt = expiresAt
        self.secondsFromGMT = secondsFromGMT
        self.current = current
        self.hours = hours
        self.days = days
        self.minutes = minutes
        self.alerts = alerts
    }
}

/// The weather of a moment or of the hour that it begins.
package struct WeatherMoment: Hashable, Sendable {
    package var time: Double
    package var condition = ReportedCondition.unknown
    package var isDaylight = true
    package var cloudCover = 0.5
    package var lowClouds = 0.0
    package var mediumClouds = 0.0
    package var highClouds = 0.0
    package var temperature = 0.0
    package var apparentTemperature = 0.0
    package var dewPoint = 0.0
    package var humidity = 0.5
    package var pressure = 1_013.0
    package var pressureTrend = ReportedPressureTrend.steady
    package var precipitation = ReportedPrecipitation.none
    package var precipitationChance = 0.0
    /// Millimeters of water in an hour.
    package var precipitationIntensity = 0.0
    package var precipitationAmount = 0.0
    /// The depth of the snow.
    package var snowfallAmount = 0.0
    package var uvIndex = 0
    package var visibility = 20_000.0
    package var windDirection = 0.0
    package var windSpeed = 0.0
    package var windGust: Double?

    package init(time: Double) { self.time = time }
}

/// The weather of a day, from midnight to midnight at the place.
package struct WeatherDay: Hashable, Sendable {
    package var time: Double
    package var condition = ReportedCondition.unknown
    package var highTemperature = 0.0
    package var highTemperatureTime: Double?
    package var lowTemperature = 0.0
    package var lowTemperatureTime: Double?
    package var precipitation = ReportedPrecipitation.none
    package var precipitationChance = 0.0
    package var amounts = WeatherAmounts()
    package var uvIndex = 0
    package var windDirection = 0.0
    package var windSpeed = 0.0
    package var windGust: Double?
    package var highWindSpeed: Double?
    /// `nil` where the source does not state the sun's and moon's times.
    package var sky: WeatherSky?

    package init(time: Double) { self.time = time }
}

/// What falls in a day, in millimeters of water, except for the depth of the snow.
package struct WeatherAmounts: Hashable, Sendable {
    package var hail = 0.0
    package var mixed = 0.0
    package var rain = 0.0
    package var sleet = 0.0
    package var snowWater = 0.0
    package var snowDepth = 0.0

    package init() {}

    /// Millimeters of water.
    package var total: Double { hail + mixed + rain + sleet + snowWater }
}

/// The times of the sun and the moon in a day; `nil` for positions that they do not reach.
package struct WeatherSky: Hashable, Sendable {
    package var astronomicalDawn: Double?
    package var nauticalDawn: Double?
    package var civilDawn: Double?
    package var sunrise: Double?
    package var solarNoon: Double?
    package var sunset: Double?
    package var civilDusk: Double?
    package var nauticalDusk: Double?
    package var astronomicalDusk: Double?
    package var solarMidnight: Double?
    package var moonrise: Double?
    package var moonset: Double?
    package var moonPhase = ReportedMoonPhase.new

    package init() {}
}

/// Rain or snow of a minute.
package struct WeatherMinute: Hashable, Sendable {
    package var time: Double
    package var precipitation: ReportedPrecipitation
    package var chance: Double
    /// Millimeters of water in an hour.
    package var intensity: Double

    package init(time: Double, precipitation: ReportedPrecipitation, chance: Double, intensity: Double) {
        self.time = time
        self.precipitation = precipitation
        self.chance = chance
        self.intensity = intensity
    }
}

/// A warning of an agency.
package struct WeatherWarning: Hashable, Sendable {
    package var summary: String
    package var agency: String
    package var region: String?
    package var severity: ReportedSeverity
    /// A web address.
    package var details: String
    package var issuedAt: Double
    package var endsAt: Double

    package init(
        summary: String, agency: String, region: String? = nil, severity: ReportedSeverity, details: String,
        issuedAt: Double, endsAt: Double
    ) {
        self.summary = summary
        self.agency = agency
        self.region = region
        self.severity = severity
        self.details = details
        self.issuedAt = issuedAt
        self.endsAt = endsAt
    }
}
