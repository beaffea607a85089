import RenderModel
import Typesetter

/// A text that shows a running time. Drawn for the date of the entry.
package struct DynamicDateText: Equatable, Sendable {
    package enum Content: Equatable, Sendable {
        case date(Date, Text.DateStyle)
        case interval(ClosedRange<Date>)
        case timer(ClosedRange<Date>, pauseTime: Date?, countsDown: Bool, showsHours: Bool)
    }

    package var content: Content
}

extension Text {
    /// The style of a date.
    public struct DateStyle: Equatable, Sendable, Codable {
        package enum Kind: String, Equatable, Sendable, Codable {
            case time, date, relative, offset, timer
        }

        package let kind: Kind

        /// `11:23 PM`
        public static let time = DateStyle(kind: .time)
        /// `June 3, 2019`
        public static let date = DateStyle(kind: .date)
        /// `2 hr, 23 min`
        public static let relative = DateStyle(kind: .relative)
        /// `+2 hours`
        public static let offset = DateStyle(kind: .offset)
        /// `36:59`
        public static let timer = DateStyle(kind: .timer)
    }

    nonisolated public init(_ date: Date, style: DateStyle) {
        self.init(storage: .dynamicDate(DynamicDateText(content: .date(date, style))))
    }

    /// Both ends of a date range.
    nonisolated public init(_ dates: ClosedRange<Date>) {
        self.init(storage: .dynamicDate(DynamicDateText(content: .interval(dates))))
    }

    nonisolated public init(_ interval: DateInterval) {
        self.init(interval.start...interval.end)
    }

    /// A timer within a date range.
    nonisolated public init(
        timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true, showsHours: Bool = true
    ) {
        self.init(
            storage: .dynamicDate(
                DynamicDateText(
                    content: .timer(
                        timerInterval, pauseTime: pauseTime, countsDown: countsDown, showsHours: showsHours))))
    }
}

extension DynamicDateText {
    /// The setting that the host needs to update the time later; `nil` for the ends of a range, which do not change.
    package var dynamicDate: DynamicDate? {
        switch content {
        case .interval: return nil
        case .date(let date, let style):
            return DynamicDate(style: DynamicDate.Style(style), start: date.timeIntervalSinceReferenceDate)
        case .timer(let range, let pause, let countsDown, let showsHours):
            return DynamicDate(
                style: .timerInterval, start: range.lowerBound.timeIntervalSinceReferenceDate,
                end: range.upperBound.timeIntervalSinceReferenceDate, countsDown: countsDown, showsHours: showsHours,
                pauseTime: pause?.timeIntervalSinceReferenceDate)
        }
    }

    /// The text at a date.
    package func text(at now: Date, in environment: EnvironmentValues) -> String {
        let (locale, timeZone) = (environment.locale, environment.timeZone)
        if case .interval(let range) = content {
            return DatePhrases(locale: locale, timeZone: timeZone).interval(range)
        }
        return dynamicDate?.text(at: now, locale: locale, timeZone: timeZone) ?? ""
    }
}

extension DynamicDate.Style {
    fileprivate init(_ style: Text.DateStyle) {
        switch style.kind {
        case .time: self = .time
        case .date: self = .date
        case .relative: self = .relative
        case .offset: self = .offset
        case .timer: self = .timer
        }
    }
}
