import ExtensionProtocol
import Foundation

/// What the hours of a day, or of a part of it, have in common.
struct DaySummary {
    private let hours: ArraySlice<WeatherMoment>

    init(hours: ArraySlice<WeatherMoment>) { self.hours = hours }

    var isEmpty: Bool { hours.isEmpty }

    /// The day, without the sun and the moon.
    func day(at start: Double) -> WeatherDay {
        var day = WeatherDay(time: start)
        let high = hours.max { $0.temperature < $1.temperature }
        let low = hours.min { $0.temperature < $1.temperature }
        day.condition = condition
        day.highTemperature = high?.temperature ?? 0
        day.highTemperatureTime = high?.time
        day.lowTemperature = low?.temperature ?? 0
        day.lowTemperatureTime = low?.time
        day.precipitation = precipitation
        day.precipitationChance = greatest(\.precipitationChance)
        day.amounts = amounts
        day.uvIndex = hours.map(\.uvIndex).max() ?? 0
        day.windDirection = windDirection
        day.windSpeed = average(\.windSpeed)
        day.windGust = hours.compactMap(\.windGust).max()
        day.highWindSpeed = hours.map(\.windSpeed).max()
        return day
    }

    func average(_ value: (WeatherMoment) -> Double) -> Double {
        hours.isEmpty ? 0 : hours.reduce(0) { $0 + value($1) } / Double(hours.count)
    }

    func greatest(_ value: (WeatherMoment) -> Double) -> Double { hours.map(value).max() ?? 0 }
    func least(_ value: (WeatherMoment) -> Double) -> Double { hours.map(value).min() ?? 0 }

    /// The direction of the strongest wind.
    var windDirection: Double { hours.max { $0.windSpeed < $1.windSpeed }?.windDirection ?? 0 }

    var amounts: WeatherAmounts {
        hours.reduce(into: WeatherAmounts()) { sum, hour in
            switch hour.precipitation {
            case .none: break
            case .hail: sum.hail += hour.precipitationAmount
            case .mixed: sum.mixed += hour.precipitationAmount
            case .rain: sum.rain += hour.precipitationAmount
            case .sleet: sum.sleet += hour.precipitationAmount
            case .snow:
                sum.snowWater += hour.precipitationAmount
                sum.snowDepth += hour.snowfallAmount
            }
        }
    }

    /// The kind that falls most; mixed if a second one is almost as much.
    var precipitation: ReportedPrecipitation {
        let amounts = amounts
        let kinds: [(Double, ReportedPrecipitation)] = [
            (amounts.rain, .rain), (amounts.snowWater, .snow), (amounts.sleet, .sleet), (amounts.hail, .hail),
            (amounts.mixed, .mixed),
        ].sorted { $0.0 > $1.0 }
        guard kinds[0].0 > 0.05 else { return .none }
        return kinds[1].0 > kinds[0].0 * 0.6 ? .mixed : kinds[0].1
    }

    /// What falls for at least three hours of daylight or six in all; otherwise what the sky is like.
    var condition: ReportedCondition {
        let falling = hours.filter { $0.precipitation != .none }
        let isWet = falling.count(where: \.isDaylight) >= 3 || falling.count >= min(6, max(hours.count / 3, 1))
        if isWet, let heaviest = falling.max(by: { $0.precipitationIntensity < $1.precipitationIntensity }) {
            return heaviest.condition
        }
        let notable: [ReportedCondition] = [.hot, .frigid, .windy, .foggy, .haze]
        for condition in notable where hours.count(where: { $0.condition == condition }) * 2 > hours.count {
            return condition
        }
        let light = hours.filter(\.isDaylight)
        let seen = light.isEmpty ? hours : light[...]
        let cover = seen.reduce(0) { $0 + $1.cloudCover } / Double(max(seen.count, 1))
        return SampleWeather.cloudiness(cover)
    }
}
