import Foundation

/// The wind 10 m above the ground.
public struct Wind: Codable, Equatable, Sendable {
    public var compassDirection: CompassDirection
    /// Where the wind comes from, in degrees clockwise from north.
    public var direction: Measurement<UnitAngle>
    public var speed: Measurement<UnitSpeed>
    public var gust: Measurement<UnitSpeed>?

    /// - Parameters:
    ///   - direction: Degrees.
    ///   - speed: Kilometers per hour, like `gust`.
    init(direction: Double, speed: Double, gust: Double?) {
        compassDirection = CompassDirection(degrees: direction)
        self.direction = Measurement(value: direction, unit: .degrees)
        self.speed = Measurement(value: speed, unit: .kilometersPerHour)
        self.gust = gust.map { Measurement(value: $0, unit: .kilometersPerHour) }
    }

    public enum CompassDirection: String, Codable, Hashable, Sendable, CaseIterable, CustomStringConvertible {
        case north, northNortheast, northeast, eastNortheast, east, eastSoutheast, southeast, southSoutheast, south
        case southSouthwest, southwest, westSouthwest, west, westNorthwest, northwest, northNorthwest

        init(degrees: Double) {
            let turn = (degrees / 360 - (degrees / 360).rounded(.down)) * 16
            self = Self.allCases[Int(turn.rounded()) % 16]
        }

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

        public var description: String { WeatherNames.text(.direction, rawValue) }
        public var accessibilityDescription: String { description }
    }
}
