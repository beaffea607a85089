/// A condition of the weather, by the name that Apple's framework gives it.
package enum ReportedCondition: String, CaseIterable, Hashable, Sendable {
    case blizzard, blowingDust, blowingSnow, breezy, clear, cloudy, drizzle, flurries, foggy, freezingDrizzle
    case freezingRain, frigid, hail, haze, heavyRain, heavySnow, hot, hurricane, isolatedThunderstorms, mostlyClear
    case mostlyCloudy, partlyCloudy, rain, scatteredThunderstorms, sleet, smoky, snow, strongStorms, sunFlurries
    case sunShowers, thunderstorms, tropicalStorm, windy, wintryMix

    /// Stands for a condition that a source names and this program does not know: it promises neither sun nor rain.
    package static let unknown = ReportedCondition.cloudy
}

/// The form in which water falls.
package enum ReportedPrecipitation: String, CaseIterable, Hashable, Sendable {
    case none, hail, mixed, rain, sleet, snow
}

package enum ReportedPressureTrend: String, CaseIterable, Hashable, Sendable {
    case rising, falling, steady
}

package enum ReportedMoonPhase: String, CaseIterable, Hashable, Sendable {
    case new, waxingCrescent, firstQuarter, waxingGibbous, full, waningGibbous, lastQuarter, waningCrescent
}

package enum ReportedSeverity: String, CaseIterable, Hashable, Sendable {
    case minor, moderate, severe, extreme, unknown
}
