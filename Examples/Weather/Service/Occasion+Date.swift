import Foundation

extension Occasion {
    /// - Parameter date: In the place's own calendar.
    init?(on date: Date, at location: WeatherLocation, condition: WeatherCondition) {
        let calendar = location.calendar
        let day = calendar.dateComponents([.month, .day], from: date)
        if day.month == 1, day.day == 1 {
            self = .newYear
        } else if condition == .snowy, FirstSnow(at: location).isFirst(on: date) {
            self = .firstSnow
        } else {
            return nil
        }
    }
}

/// Remembers the day on which it snowed first in a winter.
struct FirstSnow {
    private let location: WeatherLocation
    private let defaults: UserDefaults

    init(at location: WeatherLocation, in defaults: UserDefaults = .standard) {
        self.location = location
        self.defaults = defaults
    }

    /// Whether it snows for the first time in early winter on the day of a date. Later in winter, a widget that was just
    /// added cannot know.
    func isFirst(on date: Date) -> Bool {
        let calendar = location.calendar
        let parts = calendar.dateComponents([.year, .month], from: date)
        guard let year = parts.year, let month = parts.month else { return false }
        let winter = location.latitude >= 0 ? 10...12 : 4...6
        guard winter.contains(month) else { return false }
        let key = "first-snow-\(year)-\(Int(location.latitude))-\(Int(location.longitude))"
        let day = calendar.startOfDay(for: date).timeIntervalSinceReferenceDate
        let known = defaults.object(forKey: key) as? Double ?? .infinity
        if day < known { defaults.set(day, forKey: key) }
        return day <= known
    }
}
