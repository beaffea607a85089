import ExtensionProtocol
import Foundation

extension SampleWeather {
    /// What a source on the network would know at a moment.
    ///
    /// - Parameters:
    ///   - moment: Seconds since 1970.
    ///   - secondsFromGMT: The clock of the place, whose midnights separate the days.
    func report(at moment: Double, place: GeographicPlace, secondsFromGMT: Int) -> WeatherReport {
        let today = Self.midnight(before: moment, secondsFromGMT)
        let hours = (0..<Self.dayCount * 24).map { self.moment(at: today + Double($0) * 3_600) }
        let days = (0..<Self.dayCount).map { index in
            day(at: today + Double(index) * 86_400, of: hours[index * 24..<index * 24 + 24])
        }
        // Data are a few minutes old and valid for a while, as those of a service are.
        let readAt = (moment / 300).rounded(.down) * 300
        return WeatherReport(
            source: .sample, place: place, readAt: readAt, expiresAt: readAt + 900, secondsFromGMT: secondsFromGMT,
            current: self.moment(at: moment), hours: hours, days: days, minutes: minutes(from: moment),
            alerts: warnings(hours.filter { $0.time > moment - 3_600 && $0.time < moment + 36 * 3_600 }, at: readAt))
    }

    static let dayCount = 11

    static func midnight(before moment: Double, _ secondsFromGMT: Int) -> Double {
        let offset = Double(secondsFromGMT)
        return ((moment + offset) / 86_400).rounded(.down) * 86_400 - offset
    }

    /// A day of the sample.
    func day(at start: Double) -> WeatherDay {
        day(at: start, of: (0..<24).map { moment(at: start + Double($0) * 3_600) }[...])
    }

    private func day(at start: Double, of hours: ArraySlice<WeatherMoment>) -> WeatherDay {
        var day = DaySummary(hours: hours).day(at: start)
        day.sky = astronomy.sky(ofDayAt: start)
        return day
    }

    private func minutes(from moment: Double) -> [WeatherMinute] {
        let start = (moment / 60).rounded(.down) * 60
        return (0..<60).map { index in
            let weather = self.moment(at: start + Double(index) * 60)
            return WeatherMinute(
                time: weather.time, precipitation: weather.precipitation, chance: weather.precipitationChance,
                intensity: weather.precipitationIntensity)
        }
    }

    // MARK: Warnings

    private struct Danger {
        var summary: String
        var severity: ReportedSeverity
        var applies: (WeatherMoment) -> Bool
    }

    private static var dangers: [Danger] {
        [
            Danger(summary: "Sample: Heavy Snow", severity: .moderate) {
                $0.precipitation == .snow && $0.precipitationIntensity > 2.5
            },
            Danger(summary: "Sample: Heavy Rain", severity: .moderate) { $0.precipitationIntensity > 9 },
            Danger(summary: "Sample: Extreme Heat", severity: .severe) { $0.apparentTemperature > 42 },
            Danger(summary: "Sample: Extreme Cold", severity: .severe) { $0.apparentTemperature < -38 },
            Danger(summary: "Sample: High Wind", severity: .minor) { $0.windSpeed > 62 },
        ]
    }

    private func warnings(_ hours: [WeatherMoment], at readAt: Double) -> [WeatherWarning] {
        Self.dangers.compactMap { danger in
            let times = hours.filter(danger.applies).map(\.time)
            guard let last = times.last else { return nil }
            return WeatherWarning(
                summary: danger.summary, agency: WeatherSource.sample.title, severity: danger.severity,
                details: "https://example.com/sample-weather", issuedAt: readAt, endsAt: last + 3_600)
        }
    }
}
