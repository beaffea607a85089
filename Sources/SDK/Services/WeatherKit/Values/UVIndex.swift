/// The strength of ultraviolet light, after the World Health Organization.
public struct UVIndex: Codable, Equatable, Sendable {
    public var value: Int
    public var category: ExposureCategory

    init(_ value: Int) {
        self.value = value
        category = ExposureCategory.allCases.last { $0.rangeValue.lowerBound <= value } ?? .low
    }

    public enum ExposureCategory: String, Codable, Hashable, Sendable, CaseIterable, Comparable,
        CustomStringConvertible
    {
        case low, moderate, high, veryHigh, extreme

        public var rangeValue: ClosedRange<Int> {
            switch self {
            case .low: 0...2
            case .moderate: 3...5
            case .high: 6...7
            case .veryHigh: 8...10
            case .extreme: 11...Int.max
            }
        }

        public var description: String { WeatherNames.text(.exposure, rawValue) }
        public var accessibilityDescription: String { description }

        public static func < (left: Self, right: Self) -> Bool {
            left.rangeValue.lowerBound < right.rangeValue.lowerBound
        }
    }
}
