import SwiftUI

/// What the background shows: the weather, where the sun is, and the season.
struct Sky: Equatable {
    enum Light: Equatable {
        case day
        /// About half an hour around sunrise and sunset.
        case twilight
        case night
    }

    enum Season: String {
        case spring = "Spring"
        case summer = "Summer"
        case autumn = "Autumn"
        case winter = "Winter"
    }

    let condition: WeatherCondition
    var light = Light.day
    var season = Season.summer

    /// By day that of the condition, in fair weather of spring, autumn and winter that of the season. Light text has a
    /// contrast of 4.5 to 1 everywhere.
    var gradient: LinearGradient {
        switch light {
        case .day where isFair && season != .summer:
            LinearGradient(
                colors: [Color(season.rawValue + "Top"), Color(season.rawValue + "Sky")], startPoint: .topLeading,
                endPoint: .bottomTrailing)
        case .day: condition.gradient
        case .twilight where isFair: vertical("SunDuskTop", "SunDuskMiddle", "SunDuskBottom")
        case .twilight where condition == .stormy: vertical("StormDark", "StormPurple")
        case .twilight: vertical(family + "DuskTop", family + "DuskBottom")
        case .night: vertical(family + "NightTop", family + "NightBottom")
        }
    }

    /// Whether the sun, the moon and the stars are seen.
    var isFair: Bool {
        switch condition {
        case .sunny, .partlyCloudy, .windy: true
        case .cloudy, .rainy, .snowy, .stormy, .foggy, .sleety: false
        }
    }

    private var family: String {
        switch condition {
        case .sunny, .partlyCloudy, .windy: "Sun"
        case .cloudy: "Cloud"
        case .rainy, .sleety: "Rain"
        case .snowy: "Snow"
        case .stormy: "Storm"
        case .foggy: "Fog"
        }
    }

    private func vertical(_ names: String...) -> LinearGradient {
        LinearGradient(colors: names.map { Color($0) }, startPoint: .top, endPoint: .bottom)
    }
}

extension Sky.Season {
    /// - Parameter latitude: Degrees; the seasons of the south are half a year away.
    init(month: Int, latitude: Double) {
        let northern = latitude >= 0 ? month : (month + 5) % 12 + 1
        switch northern {
        case 3...5: self = .spring
        case 6...8: self = .summer
        case 9...11: self = .autumn
        default: self = .winter
        }
    }
}

extension Sky.Light {
    private static let length: TimeInterval = 35 * 60

    /// - Parameters:
    ///   - isDaylight: What counts where the sun does not rise or set on that day.
    ///   - events: Sunrises and sunsets near the date.
    init(at date: Date, isDaylight: Bool, events: [Date]) {
        if events.contains(where: { abs($0.timeIntervalSince(date)) <= Self.length }) {
            self = .twilight
        } else {
            self = isDaylight ? .day : .night
        }
    }
}
