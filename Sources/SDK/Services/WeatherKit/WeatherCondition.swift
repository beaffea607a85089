/// The weather condition (developer.apple.com/documentation/weatherkit/weathercondition).
public enum WeatherCondition: String, Codable, Hashable, Sendable, CaseIterable, CustomStringConvertible {
    case blizzard, blowingDust, blowingSnow, breezy, clear, cloudy, drizzle, flurries, foggy, freezingDrizzle
    case freezingRain, frigid, hail, haze, heavyRain, heavySnow, hot, hurricane, isolatedThunderstorms, mostlyClear
    case mostlyCloudy, partlyCloudy, rain, scatteredThunderstorms, sleet, smoky, snow, strongStorms, sunFlurries
    case sunShowers, thunderstorms, tropicalStorm, windy, wintryMix

    /// The name in English words.
    public var description: String { englishWords(rawValue) }

    public var accessibilityDescription: String { description }
}
