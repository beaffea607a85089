import SwiftUI

/// The weather of a place as the widget shows it: numbers are in the units of its reader.
struct WeatherData {
    let location: WeatherLocation
    let temperature: Int
    let high: Int
    let low: Int
    let condition: WeatherCondition
    /// Percent.
    let humidity: Int
    let wind: Measurement<UnitSpeed>
    /// Starts with the current hour; sunrises and sunsets are among the hours.
    let hourly: [HourlyWeather]
    /// Starts with today.
    let daily: [DailyWeather]
    var sky: Sky
    /// When it was read at the source.
    var updated: Date
    var rain: RainForecast?
    var alert: Alert?
    var occasion: Occasion?

    /// An agency's warning.
    struct Alert: Equatable {
        let summary: String
        let url: URL?
    }
}

struct HourlyWeather: Identifiable {
    /// Something that happens at the exact time.
    enum Event {
        case sunrise
        case sunset
    }

    let id = UUID()
    let date: Date
    let temperature: Int
    let condition: WeatherCondition
    var isDaylight = true
    var event: Event?

    var name: LocalizedStringKey {
        switch event {
        case .sunrise: "일출"
        case .sunset: "일몰"
        case nil: isDaylight ? condition.name : condition.nightName
        }
    }

    var symbol: String {
        switch event {
        case .sunrise: "sunrise.fill"
        case .sunset: "sunset.fill"
        case nil: isDaylight ? condition.symbol : condition.nightSymbol
        }
    }
}

struct DailyWeather: Identifiable {
    let id = UUID()
    /// Midnight at the place.
    let date: Date
    let high: Int
    let low: Int
    let condition: WeatherCondition
    /// Percent.
    var rainChance = 0
}

extension WeatherData {
    private var isDaylight: Bool { hourly.first?.isDaylight ?? (sky.light != .night) }

    /// The symbol of now.
    var symbol: String { isDaylight ? condition.symbol : condition.nightSymbol }

    /// The words for it.
    var name: LocalizedStringKey { isDaylight ? condition.name : condition.nightName }

    /// A service that cannot be reached leaves older data; their age is shown when it is more than this.
    static let freshness: TimeInterval = 30 * 60

    func isOld(at date: Date) -> Bool { date.timeIntervalSince(updated) > Self.freshness }

    /// The hours are those of the place's clock, which is named where the reader's differs.
    func hasOwnClock(at date: Date, reader: TimeZone) -> Bool {
        location.timeZone.secondsFromGMT(for: date) != reader.secondsFromGMT(for: date)
    }
}
