import Foundation
import Scenes

extension SceneMoment {
    /// A moment as the system of a device with this language, region and time zone writes it.
    ///
    /// A clock of the system shows hours in the region's way but never its half of the day, and the dates beside it
    /// have no year and, when short, no comma.
    package init(_ moment: Moment, locale: LocaleName, timeZone: String) {
        let date = Date(timeIntervalSinceReferenceDate: moment.secondsSinceReferenceDate)
        let zone = TimeZone(identifier: timeZone) ?? .gmt
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = zone
        let locale = Locale(identifier: locale.identifier)
        let style = Date.FormatStyle(locale: locale, calendar: calendar, timeZone: zone)
        let short = date.formatted(style.weekday(.abbreviated).month(.abbreviated).day())
        let parts = calendar.dateComponents([.hour, .minute], from: date)
        self.init(
            time: Self.time(of: date, style.hour().minute()),
            date: date.formatted(style.weekday(.wide).month(.wide).day()),
            shortDate: short.filter { $0 != "," && $0 != "،" }, hour: parts.hour ?? 0, minute: parts.minute ?? 0)
    }
    /// Without the half of the day and the space beside it. A style without it would write the hour in two digits.
    private static func time(of date: Date, _ style: Date.FormatStyle) -> String {
        let text = date.formatted(style.attributedStyle)
        let kept = text.runs.filter { $0.dateField != .amPM }.map { String(text[$0.range].characters) }
        return kept.joined().trimmingCharacters(in: .whitespaces)
    }
}
