/// What a server says is never trusted.
///
/// 1. A number that is not finite becomes the middle of what is possible, another one is moved into its bounds.
/// 2. Times far from the moment of the report are dropped with what they belong to; what remains is in order, and each
///    time occurs once.
/// 3. Texts are one line of a bounded number of scalars, and an address is one of the web.
///
/// Invariant: sanitizing a sanitized report changes nothing.
extension WeatherReport {
    private enum Limit {
        static let hours = 400
        static let days = 20
        static let minutes = 240
        static let alerts = 20
        static let text = 300
        /// Seconds around the report: a fortnight and a few days.
        static let span = 20.0 * 86_400
    }

    /// The report within the bounds of what can be drawn; `nil` if it has no usable time.
    package var sanitized: WeatherReport? {
        guard readAt.isFinite, abs(readAt) < 1e11, let current = current.bounded(around: readAt) else { return nil }
        var report = self
        report.expiresAt = expiresAt.within(readAt...readAt + 86_400, or: readAt + 600)
        report.secondsFromGMT = min(max(secondsFromGMT, -50_400), 50_400)
        report.current = current
        report.hours = Self.ordered(hours.compactMap { $0.bounded(around: readAt) }, Limit.hours, by: \.time)
        report.days = Self.ordered(days.compactMap { $0.bounded(around: readAt) }, Limit.days, by: \.time)
        report.minutes = minutes.map { minutes in
            Self.ordered(minutes.compactMap { $0.bounded(around: readAt) }, Limit.minutes, by: \.time)
        }
        report.alerts = alerts.map { $0.prefix(Limit.alerts).compactMap { $0.bounded(around: readAt) } }
        return report
    }

    private static func ordered<Part>(_ parts: [Part], _ limit: Int, by time: (Part) -> Double) -> [Part] {
        var result: [Part] = []
        for part in parts.sorted(by: { time($0) < time($1) }) where result.last.map({ time($0) < time(part) }) ?? true {
            if result.count < limit { result.append(part) }
        }
        return result
    }

    fileprivate static func isNear(_ time: Double, _ moment: Double) -> Bool {
        time.isFinite && abs(time - moment) <= Limit.span
    }

    /// The visible scalars in one line, with single spaces between words.
    fileprivate static func line(_ text: String) -> String {
        var kept = String.UnicodeScalarView()
        var count = 0
        for scalar in text.unicodeScalars where count < Limit.text {
            if isVisible(scalar) {
                kept.append(scalar)
                count += 1
            } else if let last = kept.last, last != " " {
                kept.append(" ")
                count += 1
            }
        }
        if kept.last == " " { kept.removeLast() }
        return String(kept)
    }

    private static func isVisible(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .control, .format, .lineSeparator, .paragraphSeparator, .spaceSeparator, .surrogate, .privateUse: false
        default: true
        }
    }
}

extension Double {
    fileprivate func within(_ bounds: ClosedRange<Double>, or middle: Double) -> Double {
        isFinite ? Swift.min(Swift.max(self, bounds.lowerBound), bounds.upperBound) : middle
    }

    fileprivate var fraction: Double { within(0...1, or: 0) }
    fileprivate var celsius: Double { within(-100...70, or: 15) }
    fileprivate var millimeters: Double { within(0...3_000, or: 0) }
    fileprivate var speed: Double { within(0...600, or: 0) }

    fileprivate var direction: Double {
        guard isFinite else { return 0 }
        let rest = truncatingRemainder(dividingBy: 360)
        return rest < 0 ? rest + 360 : rest
    }
}

extension WeatherMoment {
    fileprivate func bounded(around moment: Double) -> WeatherMoment? {
        guard WeatherReport.isNear(time, moment) else { return nil }
        var result = self
        result.cloudCover = cloudCover.fraction
        result.lowClouds = lowClouds.fraction
        result.mediumClouds = mediumClouds.fraction
        result.highClouds = highClouds.fraction
        result.temperature = temperature.celsius
        result.apparentTemperature = apparentTemperature.celsius
        result.dewPoint = dewPoint.celsius
        result.humidity = humidity.fraction
        result.pressure = pressure.within(850...1_100, or: 1_013)
        result.precipitationChance = precipitationChance.fraction
        result.precipitationIntensity = precipitationIntensity.millimeters
        result.precipitationAmount = precipitationAmount.millimeters
        result.snowfallAmount = snowfallAmount.millimeters
        result.uvIndex = min(max(uvIndex, 0), 25)
        result.visibility = visibility.within(0...300_000, or: 20_000)
        result.windDirection = windDirection.direction
        result.windSpeed = windSpeed.speed
        result.windGust = windGust?.speed
        return result
    }
}

extension WeatherDay {
    fileprivate func bounded(around moment: Double) -> WeatherDay? {
        guard WeatherReport.isNear(time, moment) else { return nil }
        var result = self
        result.highTemperature = max(highTemperature.celsius, lowTemperature.celsius)
        result.lowTemperature = min(highTemperature.celsius, lowTemperature.celsius)
        result.highTemperatureTime = highTemperatureTime.flatMap { WeatherReport.isNear($0, time) ? $0 : nil }
        result.lowTemperatureTime = lowTemperatureTime.flatMap { WeatherReport.isNear($0, time) ? $0 : nil }
        result.precipitationChance = precipitationChance.fraction
        result.amounts.hail = amounts.hail.millimeters
        result.amounts.mixed = amounts.mixed.millimeters
        result.amounts.rain = amounts.rain.millimeters
        result.amounts.sleet = amounts.sleet.millimeters
        result.amounts.snowWater = amounts.snowWater.millimeters
        result.amounts.snowDepth = amounts.snowDepth.millimeters
        result.uvIndex = min(max(uvIndex, 0), 25)
        result.windDirection = windDirection.direction
        result.windSpeed = windSpeed.speed
        result.windGust = windGust?.speed
        result.highWindSpeed = highWindSpeed?.speed
        if var sky {
            for event in WeatherSky.times {
                sky[keyPath: event] = sky[keyPath: event].flatMap { WeatherReport.isNear($0, time) ? $0 : nil }
            }
            result.sky = sky
        }
        return result
    }
}

extension WeatherMinute {
    fileprivate func bounded(around moment: Double) -> WeatherMinute? {
        guard WeatherReport.isNear(time, moment) else { return nil }
        return WeatherMinute(
            time: time, precipitation: precipitation, chance: chance.fraction, intensity: intensity.millimeters)
    }
}

extension WeatherWarning {
    /// `nil` if it says nothing or has no time.
    fileprivate func bounded(around moment: Double) -> WeatherWarning? {
        let summary = WeatherReport.line(summary)
        guard !summary.isEmpty, issuedAt.isFinite, endsAt.isFinite, abs(issuedAt - moment) < 1e8,
            abs(endsAt - moment) < 1e8
        else { return nil }
        let isWeb =
            details.hasPrefix("https://") && details.utf8.count <= 1_000
            && details.utf8.allSatisfy { (0x21...0x7E).contains($0) }
        return WeatherWarning(
            summary: summary, agency: WeatherReport.line(agency), region: region.map(WeatherReport.line),
            severity: severity, details: isWeb ? details : "", issuedAt: issuedAt, endsAt: max(issuedAt, endsAt))
    }
}
