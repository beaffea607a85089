import Foundation

/// Localized formatting of dates and durations.
package struct DatePhrases {
    package let locale: Locale
    package let timeZone: TimeZone

    package init(locale: Locale, timeZone: TimeZone) {
        self.locale = locale
        self.timeZone = timeZone
    }

    private var style: Date.FormatStyle {
        var style = Date.FormatStyle(locale: locale, timeZone: timeZone)
        var calendar = locale.calendar
        calendar.timeZone = timeZone
        style.calendar = calendar
        return style
    }

    package func time(_ date: Date) -> String {
        date.formatted(style.hour().minute())
    }

    package func date(_ date: Date) -> String {
        date.formatted(style.year().month(.wide).day())
    }

    package func interval(_ range: ClosedRange<Date>) -> String {
        var calendar = locale.calendar
        calendar.timeZone = timeZone
        let sameDay = calendar.isDate(range.lowerBound, inSameDayAs: range.upperBound)
        let day = style.month(.abbreviated).day().hour().minute()
        let first = sameDay ? time(range.lowerBound) : range.lowerBound.formatted(day)
        let last = sameDay ? time(range.upperBound) : range.upperBound.formatted(day)
        return "\(first) – \(last)"
    }

    /// Minutes and seconds, with hours if there are any: `36:59`, `2:36:59`.
    package func clock(_ seconds: TimeInterval, showsHours: Bool) -> String {
        let total = Self.whole(seconds)
        let (hours, minutes, rest) = (total / 3600, total / 60 % 60, total % 60)
        func two(_ value: Int) -> String { value < 10 ? "0\(value)" : "\(value)" }
        if hours > 0 && showsHours { return "\(hours):\(two(minutes)):\(two(rest))" }
        return "\(showsHours ? minutes : total / 60):\(two(rest))"
    }

    /// The two largest nonzero units, such as `2 hr, 23 min`.
    package func relative(_ seconds: TimeInterval) -> String {
        let parts = Self.parts(seconds).prefix(2)
        let units = parts.map { duration($0, width: .abbreviated) }
        return units.joined(separator: units.count > 1 && usesComma ? ", " : " ")
    }

    /// The largest unit with a sign, such as `+2 hours`.
    package func offset(_ seconds: TimeInterval) -> String {
        guard let part = Self.parts(abs(seconds)).first else { return "" }
        return (seconds < 0 ? "-" : "+") + duration(part, width: .wide)
    }

    private struct Part {
        var count: Int
        var unit: Duration.UnitsFormatStyle.Unit
        var seconds: Int
    }

    /// Units from days down; months and years are expressed in days, because their length is unknown.
    private static func parts(_ seconds: TimeInterval) -> [Part] {
        var rest = whole(seconds)
        var parts: [Part] = []
        let units: [(Duration.UnitsFormatStyle.Unit, Int)] = [
            (.days, 86_400), (.hours, 3_600), (.minutes, 60), (.seconds, 1),
        ]
        for (unit, length) in units {
            let count = rest / length
            rest %= length
            if count > 0 || !parts.isEmpty { parts.append(Part(count: count, unit: unit, seconds: length)) }
        }
        if parts.isEmpty { return [Part(count: 0, unit: .seconds, seconds: 1)] }
        while parts.count > 1, parts.prefix(2).last?.count == 0 { parts.remove(at: 1) }
        return parts
    }

    private func duration(_ part: Part, width: Duration.UnitsFormatStyle.UnitWidth) -> String {
        let style = Duration.UnitsFormatStyle(allowedUnits: [part.unit], width: width).locale(locale)
        return Duration.seconds(part.count * part.seconds).formatted(style)
    }

    /// Languages that separate list items only with spaces.
    private var usesComma: Bool {
        !["ko", "ja", "zh", "th"].contains(locale.language.languageCode?.identifier ?? "")
    }

    private static func whole(_ seconds: TimeInterval) -> Int {
        seconds.isFinite ? Int(min(max(seconds, 0), 1e12)) : 0
    }
}
