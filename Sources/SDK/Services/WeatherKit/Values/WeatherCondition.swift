/// The weather condition (developer.apple.com/documentation/weatherkit/weathercondition).
public enum WeatherCondition: String, Codable, Hashable, Sendable, CaseIterable, CustomStringConvertible {
    case blizzard, blowingDust, blowingSnow, breezy, clear, cloudy, drizzle, flurries, foggy, freezingDrizzle
    case freezingRain, frigid, hail, haze, heavyRain, heavySnow, hot, hurricane, isolatedThunderstorms, mostlyClear
    case mostlyCloudy, partlyCloudy, rain, scatteredThunderstorms, sleet, smoky, snow, strongStorms, sunFlurries
    case sunShowers, thunderstorms, tropicalStorm, windy, wintryMix

    /// The name in the language of the device, if that is Korean or Japanese; otherwise in English.
    public var description: String { WeatherNames.text(.condition, rawValue) }

    public var accessibilityDescription: String { description }

    /// The name of the symbol for the condition: outlined, with the sun by day and the moon by night.
    func symbolName(isDaylight: Bool) -> String {
        switch self {
        case .clear: isDaylight ? "sun.max" : "moon.stars"
        case .mostlyClear: isDaylight ? "sun.max" : "moon.stars"
        case .partlyCloudy: isDaylight ? "cloud.sun" : "cloud.moon"
        case .mostlyCloudy: isDaylight ? "cloud.sun" : "cloud.moon"
        case .cloudy: "cloud"
        case .foggy: "cloud.fog"
        case .haze: isDaylight ? "sun.haze" : "moon.haze"
        case .smoky: "smoke"
        case .blowingDust: isDaylight ? "sun.dust" : "moon.dust"
        case .breezy, .windy: "wind"
        case .drizzle: "cloud.drizzle"
        case .rain: "cloud.rain"
        case .heavyRain: "cloud.heavyrain"
        case .sunShowers: isDaylight ? "cloud.sun.rain" : "cloud.moon.rain"
        case .isolatedThunderstorms, .scatteredThunderstorms: isDaylight ? "cloud.sun.bolt" : "cloud.moon.bolt"
        case .thunderstorms, .strongStorms: "cloud.bolt.rain"
        case .hail: "cloud.hail"
        case .sleet, .freezingDrizzle, .freezingRain, .wintryMix: "cloud.sleet"
        case .flurries, .snow: "cloud.snow"
        case .sunFlurries: isDaylight ? "sun.snow" : "cloud.snow"
        case .heavySnow: "snowflake"
        case .blizzard, .blowingSnow: "wind.snow"
        case .frigid: "thermometer.snowflake"
        case .hot: "thermometer.sun"
        case .hurricane: "hurricane"
        case .tropicalStorm: "tropicalstorm"
        }
    }
}
