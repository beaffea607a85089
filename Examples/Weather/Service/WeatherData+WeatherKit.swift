import Foundation
import WeatherKit

extension WeatherData {
    /// The part of a report that the widget shows.
    init(
        location: WeatherLocation, date: Date, current: CurrentWeather, minutes: Forecast<MinuteWeather>?,
        hours: Forecast<HourWeather>, days: Forecast<DayWeather>, alerts: [WeatherAlert],
        units: WeatherUnits = WeatherUnits(for: .current)
    ) {
        let condition = WeatherCondition(current.condition)
        let today = days.first
        let events = days.flatMap { [$0.sun.sunrise, $0.sun.sunset] }.compactMap(\.self)
        let month = location.calendar.component(.month, from: date)
        self.init(
            location: location,
            temperature: units.degrees(current.temperature),
            high: units.degrees(today?.highTemperature ?? current.temperature),
            low: units.degrees(today?.lowTemperature ?? current.temperature),
            condition: condition,
            humidity: Int((current.humidity * 100).rounded()),
            wind: current.wind.speed.converted(to: units.speed),
            hourly: Self.hourly(current, hours.forecast, days.forecast, from: date, units),
            daily: days.map { DailyWeather($0, units) },
            sky: Sky(
                condition: condition, light: Sky.Light(at: date, isDaylight: current.isDaylight, events: events),
                season: Sky.Season(month: month, latitude: location.latitude)),
            updated: current.metadata.date,
            rain: minutes.flatMap { RainForecast($0.forecast) },
            alert: alerts.first.map { Alert(summary: $0.summary, url: $0.detailsURL) },
            occasion: Occasion(on: date, at: location, condition: condition))
    }

    /// The hours from the current one, with sunrises and sunsets where they belong. The current hour is as it is now.
    private static func hourly(
        _ current: CurrentWeather, _ hours: [HourWeather], _ days: [DayWeather], from date: Date, _ units: WeatherUnits
    ) -> [HourlyWeather] {
        let now = HourlyWeather(
            date: hours.first?.date ?? date, temperature: units.degrees(current.temperature),
            condition: WeatherCondition(current.condition), isDaylight: current.isDaylight)
        let shown =
            [now]
            + hours.dropFirst().map { hour in
                HourlyWeather(
                    date: hour.date, temperature: units.degrees(hour.temperature),
                    condition: WeatherCondition(hour.condition), isDaylight: hour.isDaylight)
            }
        let events = days.flatMap { day in
            [(day.sun.sunrise, HourlyWeather.Event.sunrise), (day.sun.sunset, .sunset)]
        }
        return events.reduce(into: shown) { list, event in
            guard let time = event.0, time > date, let index = list.lastIndex(where: { $0.date <= time }) else {
                return
            }
            let hour = list[index]
            list.insert(
                HourlyWeather(
                    date: time, temperature: hour.temperature, condition: hour.condition,
                    isDaylight: event.1 == .sunrise, event: event.1),
                at: index + 1)
        }
    }
}

extension DailyWeather {
    fileprivate init(_ day: DayWeather, _ units: WeatherUnits) {
        self.init(
            date: day.date, high: units.degrees(day.highTemperature), low: units.degrees(day.lowTemperature),
            condition: WeatherCondition(day.condition), rainChance: Int((day.precipitationChance * 20).rounded()) * 5)
    }
}

extension RainForecast {
    fileprivate init?(_ minutes: [MinuteWeather]) {
        self.init(
            intensities: minutes.map {
                $0.precipitation == .none
                    ? 0 : $0.precipitationIntensity.converted(to: .kilometersPerHour).value * 1_000_000
            },
            isSnow: minutes.contains { $0.precipitation == .snow })
    }
}

extension WeatherCondition {
    fileprivate init(_ condition: WeatherKit.WeatherCondition) {
        switch condition {
        case .clear, .mostlyClear, .hot, .frigid: self = .sunny
        case .partlyCloudy: self = .partlyCloudy
        case .cloudy, .mostlyCloudy: self = .cloudy
        case .foggy, .haze, .smoky, .blowingDust: self = .foggy
        case .breezy, .windy: self = .windy
        case .drizzle, .rain, .heavyRain, .sunShowers: self = .rainy
        case .isolatedThunderstorms, .scatteredThunderstorms, .thunderstorms, .strongStorms, .hurricane,
            .tropicalStorm:
            self = .stormy
        case .snow, .heavySnow, .flurries, .sunFlurries, .blizzard, .blowingSnow: self = .snowy
        case .sleet, .freezingDrizzle, .freezingRain, .wintryMix, .hail: self = .sleety
        @unknown default: self = .cloudy
        }
    }
}
