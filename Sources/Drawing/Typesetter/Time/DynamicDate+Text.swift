import Foundation
import RenderModel

extension DynamicDate {
    /// The string for a date; `nil` for dates that no calendar can represent, and for a format of the widget's own.
    package func text(at now: Date, locale: Locale, timeZone: TimeZone) -> String? {
        let moments = [start, end ?? start, pauseTime ?? start, now.timeIntervalSinceReferenceDate]
        guard moments.allSatisfy({ abs($0) < Self.farthest }) else { return nil }
        let phrases = DatePhrases(locale: locale, timeZone: timeZone)
        let date = Date(timeIntervalSinceReferenceDate: start)
        switch style {
        case .time: return phrases.time(date)
        case .date: return phrases.date(date)
        case .relative: return phrases.relative(abs(date.timeIntervalSince(now)))
        case .offset: return phrases.offset(now.timeIntervalSince(date))
        case .timer: return phrases.clock(abs(date.timeIntervalSince(now)), showsHours: true)
        case .timerInterval:
            let end = Date(timeIntervalSinceReferenceDate: max(end ?? start, start))
            let pause = pauseTime.map(Date.init(timeIntervalSinceReferenceDate:))
            let moment = min(max(pause ?? now, date), end)
            return phrases.clock(
                countsDown ? end.timeIntervalSince(moment) : moment.timeIntervalSince(date), showsHours: showsHours)
        case .source: return nil
        }
    }

    /// Seconds from the reference date, about three thousand years: the maximum distance of entries.
    private static let farthest = 1e11

    /// Whether the text changes over time; a time of day and a date do not.
    package var runs: Bool {
        switch style {
        case .relative, .offset, .timer, .timerInterval, .source: true
        case .time, .date: false
        }
    }

    /// Whether the text takes the proposed width, so that nothing next to it moves while it runs.
    package var fillsWidth: Bool { runs && style != .source }
}
