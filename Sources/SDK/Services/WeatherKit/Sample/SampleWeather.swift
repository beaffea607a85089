import CoreLocation
import ExtensionProtocol
import Foundation

/// Weather of the sample: a function of place and time alone, so that what was forecast for an hour is what comes.
///
/// 1. The climate gives what is usual for the latitude and the season, the sun the course of a day.
/// 2. Curves of the place's own, which are the same within a quarter of a degree, add fronts, warmth, wind and showers.
/// 3. Clouds and falling water follow from the fronts and the wetness of the season; what falls below 1 °C is snow.
struct SampleWeather: Sendable {
    let climate: SampleClimate
    let astronomy: Astronomy
    private let noise: SampleNoise

    init(at coordinate: CLLocationCoordinate2D) {
        let latitude = Self.bounded(coordinate.latitude, 90)
        let longitude = Self.bounded(coordinate.longitude, 180)
        climate = SampleClimate(latitude: latitude, longitude: longitude)
        astronomy = Astronomy(latitude: latitude, longitude: longitude)
        let row = Int64((latitude * 4).rounded())
        let column = Int64((longitude * 4).rounded())
        noise = SampleNoise(seed: SampleNoise.mixed(UInt64(bitPattern: row &* 4_096 &+ column)))
    }

    private static func bounded(_ degrees: Double, _ limit: Double) -> Double {
        degrees.isFinite ? min(max(degrees, -limit), limit) : 0
    }

    /// The weather of a moment, or of the hour that it begins.
    func moment(at time: Double) -> WeatherMoment {
        var moment = WeatherMoment(time: time)
        let wetness = climate.wetness(at: time)
        let front = noise.value(.fronts, at: time, period: 60 * 3_600)
        let shower = noise.value(.showers, at: time, period: 5 * 3_600)
        let clouds = min(max(0.45 + 1.25 * front + 0.8 * (wetness - 0.36) + 0.15 * shower, 0), 1.15)
        setSky(&moment, clouds: clouds, front: front)
        setTemperature(&moment, clouds: clouds, wetness: wetness)
        setWind(&moment, clouds: clouds)
        setPrecipitation(&moment, clouds: clouds, shower: shower, wetness: wetness)
        setPressure(&moment, front: front)
        setVisibility(&moment)
        moment.condition = condition(of: moment)
        return moment
    }

    private func setSky(_ moment: inout WeatherMoment, clouds: Double, front: Double) {
        moment.cloudCover = min(clouds, 1)
        moment.lowClouds = moment.cloudCover * min(max(0.55 + 0.5 * front, 0), 1)
        moment.mediumClouds = moment.cloudCover * 0.6
        moment.highClouds = moment.cloudCover * 0.8 + 0.05
        let altitude = astronomy.sunAltitude(at: moment.time)
        moment.isDaylight = altitude > Astronomy.SunAltitude.horizon.rawValue
        let light = max(sin(altitude * .pi / 180), 0)
        moment.uvIndex = Int((12.5 * light * light.squareRoot() * (1 - 0.7 * clouds)).rounded())
    }

    private func setTemperature(_ moment: inout WeatherMoment, clouds: Double, wetness: Double) {
        let time = moment.time
        // Solar time: the warmest hour is three hours after the sun's highest stand.
        let day = (time + astronomy.longitude * 240) / 86_400
        let hour = (day - day.rounded(.down)) * 24
        // Where the sun does not rise or set, a day has hardly a course.
        let height = max(cos(climate.latitude * .pi / 180), 0.15)
        let course = cos(2 * .pi * (hour - 15) / 24) * climate.dailySwing * height.squareRoot() * (1 - 0.6 * clouds)
        let warmth = noise.value(.warmth, at: time, period: 96 * 3_600)
        let variation = 3 + 0.07 * climate.latitude.magnitude + 2 * climate.continentality
        moment.temperature = climate.mean(at: time) + course + warmth * variation - 1.5 * (clouds - 0.4)
        let dry = noise.value(.humidity, at: time, period: 40 * 3_600)
        let spread = max(1.2 + 13 * (1 - clouds) * (1 - wetness) + 3 * dry + 0.25 * max(course, 0), 0.2)
        moment.dewPoint = moment.temperature - spread
        moment.humidity = Self.saturation(moment.dewPoint) / Self.saturation(moment.temperature)
    }

    /// The pressure of saturated vapor in hectopascals, after Magnus.
    private static func saturation(_ celsius: Double) -> Double {
        6.1094 * exp(17.625 * celsius / (celsius + 243.04))
    }

    private func setWind(_ moment: inout WeatherMoment, clouds: Double) {
        let strength = noise.value(.wind, at: moment.time, period: 30 * 3_600)
        let windy = 7 + 0.09 * climate.latitude.magnitude + 5 * clouds
        moment.windSpeed = max(windy * (1 + 1.3 * strength), 1)
        moment.windGust = moment.windSpeed * (1.35 + 0.25 * clouds)
        let turn = noise.value(.direction, at: moment.time, period: 48 * 3_600)
        // Westerly winds in the middle latitudes, easterly ones in the tropics.
        let usual = climate.latitude.magnitude < 25 ? 80.0 : 260.0
        let direction = (usual + 150 * turn) / 360
        moment.windDirection = (direction - direction.rounded(.down)) * 360
        moment.apparentTemperature = Self.apparent(moment)
    }

    /// Wind chill of the Meteorological Service of Canada in the cold, otherwise Steadman's apparent temperature.
    private static func apparent(_ moment: WeatherMoment) -> Double {
        let (celsius, wind) = (moment.temperature, moment.windSpeed)
        if celsius < 10, wind > 4.8 {
            let factor = pow(wind, 0.16)
            return 13.12 + 0.6215 * celsius - 11.37 * factor + 0.3965 * celsius * factor
        }
        guard celsius >= 20 else { return celsius }
        let vapor = moment.humidity * saturation(celsius)
        return celsius + 0.33 * vapor - 0.7 * wind / 3.6 - 4
    }

    private func setPrecipitation(_ moment: inout WeatherMoment, clouds: Double, shower: Double, wetness: Double) {
        // The sky from which it can rain, and how heavily it does.
        let reach = clouds - (0.94 - 0.3 * wetness)
        let chance = 1 / (1 + exp(-(reach * 14 + shower * 2.5)))
        moment.precipitationChance = clouds < 0.3 ? 0 : (chance * 20).rounded() / 20
        guard reach > 0, shower > -0.25 else { return }
        let warmth = min(max((moment.temperature + 5) / 25, 0.25), 1.4)
        let intensity = 9 * reach * (0.3 + reach) * (0.8 + shower) * (0.5 + wetness) * warmth + 0.1
        moment.precipitationIntensity = intensity
        moment.precipitationAmount = intensity
        moment.precipitationChance = max(moment.precipitationChance, 0.55)
        switch moment.temperature {
        case ..<0.8:
            moment.precipitation = .snow
            moment.snowfallAmount = intensity * 10
        case ..<1.8: moment.precipitation = .sleet
        default: moment.precipitation = .rain
        }
    }

    private func setPressure(_ moment: inout WeatherMoment, front: Double) {
        let later = noise.value(.fronts, at: moment.time + 3 * 3_600, period: 60 * 3_600)
        moment.pressure = 1_014 - 16 * front
        // A tenth of the scale in three hours is about 1.5 hPa, which forecasters call a change.
        moment.pressureTrend = later - front > 0.09 ? .falling : later - front < -0.09 ? .rising : .steady
    }

    private func setVisibility(_ moment: inout WeatherMoment) {
        let haze = max(noise.value(.haze, at: moment.time, period: 80 * 3_600), 0)
        var visibility = 34_000 * (1 - 0.7 * haze) / (1 + 0.6 * moment.precipitationIntensity)
        if moment.precipitation == .snow { visibility /= 3 }
        if moment.humidity > 0.97, moment.windSpeed < 7 { visibility = min(visibility, 700) }
        moment.visibility = max(visibility, 150)
    }

    // MARK: The condition

    private func condition(of moment: WeatherMoment) -> ReportedCondition {
        if moment.precipitation != .none { return fallingCondition(of: moment) }
        if moment.visibility < 1_000 { return .foggy }
        if moment.windSpeed > 50 { return .windy }
        if moment.temperature > 37 { return .hot }
        if moment.temperature < -28 { return .frigid }
        if moment.visibility < 13_000, moment.cloudCover < 0.5 { return .haze }
        return Self.cloudiness(moment.cloudCover)
    }

    static func cloudiness(_ cover: Double) -> ReportedCondition {
        switch cover {
        case ..<0.13: .clear
        case ..<0.32: .mostlyClear
        case ..<0.6: .partlyCloudy
        case ..<0.82: .mostlyCloudy
        default: .cloudy
        }
    }

    private func fallingCondition(of moment: WeatherMoment) -> ReportedCondition {
        let intensity = moment.precipitationIntensity
        switch moment.precipitation {
        case .snow:
            if intensity > 1.5, moment.windSpeed > 45 { return .blizzard }
            return intensity > 2 ? .heavySnow : intensity > 0.35 ? .snow : .flurries
        case .sleet: return intensity > 0.8 ? .sleet : .wintryMix
        default:
            let storm = noise.value(.storms, at: moment.time, period: 8 * 3_600)
            if moment.temperature > 21, intensity > 1.2, storm > 0.18 {
                return intensity > 4 ? .thunderstorms : .isolatedThunderstorms
            }
            if moment.cloudCover < 0.75, moment.isDaylight { return .sunShowers }
            return intensity > 4 ? .heavyRain : intensity > 0.5 ? .rain : .drizzle
        }
    }
}
