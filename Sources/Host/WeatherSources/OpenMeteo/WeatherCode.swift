import ExtensionProtocol

/// A code of the World Meteorological Organization (table 4677, as far as Open-Meteo uses it).
struct WeatherCode {
    private let number: Int?

    init(_ number: Double?) {
        self.number = number.flatMap { $0.isFinite && abs($0) < 1_000 ? Int($0) : nil }
    }

    /// - Parameter windSpeed: Kilometers per hour: strong wind is a condition of its own where nothing falls.
    func condition(cloudCover: Double?, windSpeed: Double?) -> ReportedCondition {
        switch number {
        case 0: Self.dry(.clear, windSpeed)
        case 1: Self.dry(.mostlyClear, windSpeed)
        case 2: Self.dry((cloudCover ?? 50) > 60 ? .mostlyCloudy : .partlyCloudy, windSpeed)
        case 3: Self.dry((cloudCover ?? 100) > 92 ? .cloudy : .mostlyCloudy, windSpeed)
        case 45, 48: .foggy
        case 51, 53, 55: .drizzle
        case 56, 57: .freezingDrizzle
        case 61, 63, 80, 81: .rain
        case 65, 82: .heavyRain
        case 66, 67: .freezingRain
        case 71, 77, 85: .flurries
        case 73: .snow
        case 75, 86: .heavySnow
        case 95: .thunderstorms
        case 96, 99: .strongStorms
        default: .unknown
        }
    }

    private static func dry(_ condition: ReportedCondition, _ windSpeed: Double?) -> ReportedCondition {
        switch windSpeed ?? 0 {
        case 50...: .windy
        case 38...: .breezy
        default: condition
        }
    }

    /// - Parameters:
    ///   - amount: Millimeters of water.
    ///   - snow: Millimeters of water that fall as snow.
    static func precipitation(amount: Double, snow: Double) -> ReportedPrecipitation {
        guard amount > 0 || snow > 0 else { return .none }
        if snow <= 0 { return .rain }
        return snow >= amount * 0.8 ? .snow : .mixed
    }
}
