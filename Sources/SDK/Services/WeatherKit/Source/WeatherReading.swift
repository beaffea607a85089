import CoreLocation
import ExtensionProtocol
import Foundation
import Synchronization

/// A report in Apple's types, as far as a query asks for them.
struct WeatherReading: Sendable {
    let report: WeatherReport
    /// The time of the request.
    let now: Date

    private let coordinate: CLLocationCoordinate2D
    /// The source of the last report that a request got.
    private static let shown = Mutex<WeatherSource?>(nil)

    init(_ report: WeatherReport, at coordinate: CLLocationCoordinate2D, now: Date) {
        self.report = report
        self.coordinate = coordinate
        self.now = now
    }

    /// Asks the host's source, or the sample.
    static func of(_ location: CLLocation) async throws -> WeatherReading {
        let now = Date()
        let coordinate = location.coordinate
        guard CLLocationCoordinate2DIsValid(coordinate),
            let place = GeographicPlace(latitude: coordinate.latitude, longitude: coordinate.longitude)
        else {
            WeatherNotices.noteInvalid(coordinate)
            throw WeatherError.unknown
        }
        let report = await HostWeather.current.report(at: place, now: now) ?? Self.sample(at: place, coordinate, now)
        shown.withLock { $0 = report.source }
        return WeatherReading(report, at: coordinate, now: now)
    }

    /// The attribution of the weather that the widget shows, or of the source that it will get it from.
    static var attribution: WeatherAttribution {
        attribution(of: shown.withLock(\.self) ?? HostWeather.current.source)
    }

    private static func sample(
        at place: GeographicPlace, _ coordinate: CLLocationCoordinate2D, _ now: Date
    ) -> WeatherReport {
        SampleWeather(at: coordinate).report(
            at: now.timeIntervalSince1970, place: place,
            secondsFromGMT: PlaceClock.secondsFromGMT(longitude: coordinate.longitude, at: now))
    }

    var metadata: WeatherMetadata {
        WeatherMetadata(
            date: Date(timeIntervalSince1970: report.readAt),
            expirationDate: Date(timeIntervalSince1970: report.expiresAt), latitude: coordinate.latitude,
            longitude: coordinate.longitude)
    }

    var weather: Weather {
        Weather(
            currentWeather: current, minuteForecast: minutes, hourlyForecast: hours(), dailyForecast: days(),
            weatherAlerts: alerts, availability: availability)
    }

    var availability: WeatherAvailability {
        WeatherAvailability(
            minuteAvailability: report.minutes == nil
                ? .unsupported : minutes == nil ? .temporarilyUnavailable : .available,
            alertAvailability: report.alerts == nil ? .unsupported : .available)
    }

    var alerts: [WeatherAlert]? {
        report.alerts?.filter { $0.endsAt > now.timeIntervalSince1970 }.map { alert in
            WeatherAlert(
                detailsURL: URL(string: alert.details) ?? Self.attribution(of: report.source).legalPageURL,
                source: alert.agency, summary: alert.summary, region: alert.region,
                severity: WeatherSeverity(rawValue: alert.severity.rawValue) ?? .unknown,
                metadata: WeatherMetadata(
                    date: Date(timeIntervalSince1970: alert.issuedAt),
                    expirationDate: Date(timeIntervalSince1970: alert.endsAt), latitude: coordinate.latitude,
                    longitude: coordinate.longitude))
        }
    }

    /// The hour of the report that a moment of the widget's clock is in: what was current when it was read is not
    /// current an hour later.
    private var currentMoment: WeatherMoment {
        let time = now.timeIntervalSince1970
        let age = time - report.current.time
        guard age > 3_600 || age < -3_600 else { return report.current }
        return report.hours.last { $0.time <= time && $0.time > time - 3_600 } ?? report.current
    }

    var current: CurrentWeather {
        let moment = currentMoment
        let condition = WeatherCondition(moment.condition)
        return CurrentWeather(
            date: Date(timeIntervalSince1970: moment.time), cloudCover: moment.cloudCover,
            cloudCoverByAltitude: CloudCoverByAltitude(moment), condition: condition,
            symbolName: condition.symbolName(isDaylight: moment.isDaylight), dewPoint: .degrees(moment.dewPoint),
            humidity: moment.humidity, precipitationIntensity: .millimetersPerHour(moment.precipitationIntensity),
            pressure: .millibars(moment.pressure), pressureTrend: PressureTrend(moment.pressureTrend),
            isDaylight: moment.isDaylight, temperature: .degrees(moment.temperature),
            apparentTemperature: .degrees(moment.apparentTemperature), uvIndex: UVIndex(moment.uvIndex),
            visibility: .meters(moment.visibility), wind: Wind(moment), metadata: metadata)
    }

    /// `nil` once the minutes of the report have passed.
    var minutes: Forecast<MinuteWeather>? {
        let start = now.timeIntervalSince1970 - 60
        guard let coming = report.minutes?.filter({ $0.time > start }), !coming.isEmpty else { return nil }
        let list = coming.map { minute in
            MinuteWeather(
                date: Date(timeIntervalSince1970: minute.time), precipitation: Precipitation(minute.precipitation),
                precipitationChance: minute.chance, precipitationIntensity: .millimetersPerHour(minute.intensity))
        }
        return Forecast(list, metadata, words: NextHour(coming).summary)
    }
}

extension WeatherCondition {
    init(_ condition: ReportedCondition) { self = Self(rawValue: condition.rawValue) ?? .cloudy }
}

extension Precipitation {
    init(_ precipitation: ReportedPrecipitation) { self = Self(rawValue: precipitation.rawValue) ?? .none }
}

extension PressureTrend {
    init(_ trend: ReportedPressureTrend) { self = Self(rawValue: trend.rawValue) ?? .steady }
}

extension CloudCoverByAltitude {
    init(_ moment: WeatherMoment) {
        self.init(low: moment.lowClouds, medium: moment.mediumClouds, high: moment.highClouds)
    }
}

extension Wind {
    init(_ moment: WeatherMoment) {
        self.init(direction: moment.windDirection, speed: moment.windSpeed, gust: moment.windGust)
    }
}
