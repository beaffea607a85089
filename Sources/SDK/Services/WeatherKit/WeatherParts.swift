import Foundation

/// `highWind` as “High Wind”.
func englishWords(_ name: String) -> String {
    var words = ""
    for character in name {
        if character.isUppercase { words += " " }
        words += words.isEmpty ? character.uppercased() : String(character)
    }
    return words
}

public struct Wind: Codable, Hashable, Sendable {
    public let direction: Measurement<UnitAngle>
    public let speed: Measurement<UnitSpeed>
    public let gust: Measurement<UnitSpeed>?
    public let compassDirection: CompassDirection

    public enum CompassDirection: String, Codable, Hashable, Sendable, CaseIterable, CustomStringConvertible {
        case north, northNortheast, northeast, eastNortheast, east, eastSoutheast, southeast, southSoutheast, south
        case southSouthwest, southwest, westSouthwest, west, westNorthwest, northwest, northNorthwest

        /// `NNE` for north-northeast.
        public var abbreviation: String {
            englishWords(rawValue).split(separator: " ").map { word in
                switch word.lowercased() {
                case "north": "N"
                case "east": "E"
                case "south": "S"
                case "west": "W"
                case "northeast": "NE"
                case "southeast": "SE"
                case "southwest": "SW"
                default: "NW"
                }
            }.joined()
        }

        public var description: String { englishWords(rawValue) }
        public var accessibilityDescription: String { description }
    }
}

public struct UVIndex: Codable, Hashable, Sendable {
    public let value: Int
    public let category: ExposureCategory

    public enum ExposureCategory: String, Codable, Hashable, Sendable, CaseIterable, Comparable,
        CustomStringConvertible
    {
        case low, moderate, high, veryHigh, extreme

        /// The indices of the category, after the World Health Organization.
        public var rangeValue: ClosedRange<Int> {
            switch self {
            case .low: 0...2
            case .moderate: 3...5
            case .high: 6...7
            case .veryHigh: 8...10
            case .extreme: 11...Int.max
            }
        }

        public var description: String { englishWords(rawValue) }
        public var accessibilityDescription: String { description }

        public static func < (left: Self, right: Self) -> Bool {
            let order = allCases
            return order.firstIndex(of: left).map { $0 < (order.firstIndex(of: right) ?? 0) } ?? false
        }
    }
}

/// The times of the sun's positions; `nil` for positions that it does not reach on that day.
public struct SunEvents: Codable, Hashable, Sendable {
    public let astronomicalDawn: Date?
    public let nauticalDawn: Date?
    public let civilDawn: Date?
    public let sunrise: Date?
    public let solarNoon: Date?
    public let sunset: Date?
    public let civilDusk: Date?
    public let nauticalDusk: Date?
    public let astronomicalDusk: Date?
    public let solarMidnight: Date?
}

public struct MoonEvents: Codable, Hashable, Sendable {
    public let phase: MoonPhase
    public let moonrise: Date?
    public let moonset: Date?
}

public enum MoonPhase: String, Codable, Hashable, Sendable, CaseIterable, CustomStringConvertible {
    case new, waxingCrescent, firstQuarter, waxingGibbous, full, waningGibbous, lastQuarter, waningCrescent

    public var description: String { englishWords(rawValue) }
    public var accessibilityDescription: String { description }

    /// Name of the phase's symbol.
    public var symbolName: String {
        switch self {
        case .new: "moonphase.new.moon"
        case .waxingCrescent: "moonphase.waxing.crescent"
        case .firstQuarter: "moonphase.first.quarter"
        case .waxingGibbous: "moonphase.waxing.gibbous"
        case .full: "moonphase.full.moon"
        case .waningGibbous: "moonphase.waning.gibbous"
        case .lastQuarter: "moonphase.last.quarter"
        case .waningCrescent: "moonphase.waning.crescent"
        }
    }
}

public enum Precipitation: String, Codable, Hashable, Sendable, CaseIterable, CustomStringConvertible {
    case none, hail, mixed, rain, sleet, snow

    public var description: String { englishWords(rawValue) }
    public var accessibilityDescription: String { description }
}

public enum PressureTrend: String, Codable, Hashable, Sendable, CaseIterable, CustomStringConvertible {
    case rising, falling, steady

    public var description: String { englishWords(rawValue) }
    public var accessibilityDescription: String { description }
}

/// The amount of precipitation by kind.
public struct PrecipitationAmountByType: Codable, Hashable, Sendable {
    public let hail: Measurement<UnitLength>
    public let mixed: Measurement<UnitLength>
    public let precipitation: Measurement<UnitLength>
    public let rainfall: Measurement<UnitLength>
    public let sleet: Measurement<UnitLength>
    public let snowfallAmount: SnowfallAmount
}

public struct SnowfallAmount: Codable, Hashable, Sendable {
    public let amount: Measurement<UnitLength>
    public let amountLiquidEquivalent: Measurement<UnitLength>
    public let maximum: Measurement<UnitLength>
    public let maximumLiquidEquivalent: Measurement<UnitLength>
    public let minimum: Measurement<UnitLength>
    public let minimumLiquidEquivalent: Measurement<UnitLength>
}

/// The cloud cover, 0…1, by altitude.
public struct CloudCoverByAltitude: Codable, Hashable, Sendable {
    public let low: Double
    public let medium: Double
    public let high: Double
}

/// A warning of an agency.
public struct WeatherAlert: Codable, Hashable, Sendable {
    public let summary: String
    public let source: String
    public let region: String?
    public let severity: WeatherSeverity
    public let detailsURL: URL
    public let metadata: WeatherMetadata
}

public enum WeatherSeverity: String, Codable, Hashable, Sendable, CaseIterable, CustomStringConvertible {
    case minor, moderate, severe, extreme, unknown

    public var description: String { englishWords(rawValue) }
    public var accessibilityDescription: String { description }
}
