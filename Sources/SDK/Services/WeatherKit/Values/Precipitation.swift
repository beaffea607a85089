/// The form in which water falls.
public enum Precipitation: String, Codable, Hashable, Sendable, CaseIterable, CustomStringConvertible {
    case none, hail, mixed, rain, sleet, snow

    public var description: String { WeatherNames.text(.precipitation, rawValue) }
    public var accessibilityDescription: String { description }
}

public enum PressureTrend: String, Codable, Hashable, Sendable, CaseIterable, CustomStringConvertible {
    case rising, falling, steady

    public var description: String { WeatherNames.text(.pressure, rawValue) }
    public var accessibilityDescription: String { description }
}

/// The cloud cover, 0…1, by altitude.
public struct CloudCoverByAltitude: Codable, Equatable, Sendable {
    public var low: Double
    public var medium: Double
    public var high: Double
}
