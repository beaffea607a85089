import ExtensionProtocol

/// What the minutes of the next hour say in a sentence.
struct NextHour {
    private let minutes: [WeatherMinute]

    init(_ minutes: [WeatherMinute]) { self.minutes = minutes }

    var summary: String {
        let falling = minutes.map { $0.precipitation != .none && $0.intensity > 0 }
        guard let first = falling.firstIndex(of: true) else { return "No precipitation is expected in the next hour." }
        let name = Self.name(of: minutes[first].precipitation)
        if first > 0 { return "\(name) is expected to start in \(Self.count(first))." }
        guard let end = falling.firstIndex(of: false) else { return "\(name) is expected for the next hour." }
        return "\(name) is expected to stop in \(Self.count(end))."
    }

    private static func name(of precipitation: ReportedPrecipitation) -> String {
        switch precipitation {
        case .none, .mixed: "Precipitation"
        case .hail: "Hail"
        case .rain: "Rain"
        case .sleet: "Sleet"
        case .snow: "Snow"
        }
    }

    private static func count(_ minutes: Int) -> String { minutes == 1 ? "1 minute" : "\(minutes) minutes" }
}
