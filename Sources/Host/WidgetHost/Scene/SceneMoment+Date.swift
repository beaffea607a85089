import Foundation
import Scenes

extension SceneMoment {
    /// Creates the texts of a date as the system of a device with this language, region and time zone formats it.
    ///
    /// The system's clock follows the region's hour format but never shows AM or PM, and the dates next to it have no
    /// year and, when short, no comma.
    package init(_ date: Date, locale: Locale, timeZone: TimeZone) {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = timeZone
        let style = Date.FormatStyle(locale: locale, calendar: calendar, timeZone: timeZone)
        let short = date.formatted(style.weekday(.abbreviated).month(.abbreviated).day())
        let parts = calendar.dateComponents([.hour, .minute], from: date)
        self.init(
            time: Self.time(of: date, style.hour().minute()),
            date: date.formatted(style.weekday(.wide).month(.wide).day()),
            shortDate: short.filter { $0 != "," && $0 != "،" }, hour: parts.hour ?? 0, minute: parts.minute ?? 0)
    }

    /// The time without AM or PM and the adjacent space. A format style without it would write the hour with two
    /// digits.
    private static func time(of date: Date, _ style: Date.FormatStyle) -> String {
        let text = date.formatted(style.attributedStyle)
        let kept = text.runs.filter { $0.dateField != .amPM }.map { String(text[$0.range].characters) }
        return kept.joined().trimmingCharacters(in: .whitespaces)
    }
}
