import Foundation

/// Axis dates at calendar steps.
///
/// 1. The step is the finest in the list with at most the desired number of intervals.
/// 2. Marks count from the start of the next larger unit: hours from midnight, months from the start of the year.
///    Days and weeks count from the first that is shown: every seventh day from a 14th is the 21st, the 28th and the
///    5th (I0448).
struct DateTicks {
    let component: Calendar.Component
    let count: Int

    init(component: Calendar.Component, count: Int) {
        self.component = component
        self.count = max(count, 1)
    }

    /// Decided by this project: the steps of clocks and calendars that people commonly use.
    private static let steps: [(component: Calendar.Component, count: Int, seconds: Double)] = [
        (.second, 1, 1), (.second, 5, 5), (.second, 15, 15), (.second, 30, 30),
        (.minute, 1, 60), (.minute, 5, 300), (.minute, 15, 900), (.minute, 30, 1800),
        (.hour, 1, 3600), (.hour, 3, 3 * 3600), (.hour, 6, 6 * 3600), (.hour, 12, 12 * 3600),
        (.day, 1, 86_400), (.day, 2, 2 * 86_400), (.weekOfYear, 1, 7 * 86_400), (.weekOfYear, 2, 14 * 86_400),
        (.month, 1, 30.4 * 86_400), (.month, 3, 91.3 * 86_400), (.month, 6, 182.6 * 86_400),
        (.year, 1, 365.25 * 86_400), (.year, 2, 2 * 365.25 * 86_400), (.year, 5, 5 * 365.25 * 86_400),
        (.year, 10, 10 * 365.25 * 86_400), (.year, 50, 50 * 365.25 * 86_400), (.year, 100, 100 * 365.25 * 86_400),
    ]

    init(span: Double, intervals: Int) {
        let wanted = Double(max(intervals, 1))
        let step = Self.steps.first { span / $0.seconds <= wanted } ?? Self.steps[Self.steps.count - 1]
        self.init(component: step.component, count: step.count)
    }

    /// The step's dates between two dates, including the ends, and the next one.
    func values(from lower: Date, to upper: Date, calendar: Calendar) -> (values: [Date], next: Date?) {
        var date = start(before: lower, calendar: calendar)
        var values: [Date] = []
        while values.count < NumberTicks.limit {
            if date > upper { return (values, date) }
            if date >= lower { values.append(date) }
            guard let next = following(date, calendar: calendar), next > date else { break }
            date = restart(next, after: date, calendar: calendar)
        }
        return (values, nil)
    }

    /// The last of the step's dates that is not after `lower`, and the first that is not before `upper`.
    func ends(around lower: Date, _ upper: Date, calendar: Calendar) -> (lower: Date, upper: Date) {
        let start = start(before: lower, calendar: calendar)
        let before = values(from: start, to: lower, calendar: calendar).values.last ?? lower
        let until = values(from: start, to: upper, calendar: calendar)
        if until.values.last == upper { return (before, upper) }
        return (before, until.next ?? upper)
    }

    private var larger: Calendar.Component? {
        switch component {
        case .second: .minute
        case .minute: .hour
        case .hour: .day
        case .month, .quarter: .year
        default: nil
        }
    }

    private func start(before date: Date, calendar: Calendar) -> Date {
        if component == .year {
            let year = calendar.component(.year, from: date)
            let first = calendar.date(from: DateComponents(year: year - year % count, month: 1, day: 1))
            return first ?? date
        }
        let own = calendar.dateInterval(of: component, for: date)?.start ?? date
        guard count > 1, let larger, let start = calendar.dateInterval(of: larger, for: date)?.start else { return own }
        return start
    }

    /// Hours are clock hours: noon is noon on a 23-hour day, too.
    private func following(_ date: Date, calendar: Calendar) -> Date? {
        let hour = calendar.component(.hour, from: date) + count
        guard component == .hour, count > 1, hour < 24 else {
            return calendar.date(byAdding: component, value: count, to: date)
        }
        return calendar.date(bySettingHour: hour, minute: 0, second: 0, of: date)
    }

    /// Counting starts again with each larger unit, so that every day has its midnight.
    private func restart(_ next: Date, after date: Date, calendar: Calendar) -> Date {
        guard count > 1, let larger, let boundary = calendar.dateInterval(of: larger, for: date)?.end else {
            return next
        }
        return next > boundary ? boundary : next
    }

    /// The coarsest unit that distinguishes all the dates: the one at whose starts all of them are.
    static func unit(of dates: [Date], calendar: Calendar) -> Calendar.Component {
        for unit in [Calendar.Component.year, .month, .day, .hour, .minute]
        where dates.allSatisfy({ calendar.dateInterval(of: unit, for: $0)?.start == $0 }) {
            return unit
        }
        return dates.contains { $0.timeIntervalSinceReferenceDate.truncatingRemainder(dividingBy: 60) != 0 }
            && span(dates) < 600 ? .second : .minute
    }

    private static func span(_ dates: [Date]) -> Double {
        guard let first = dates.min(), let last = dates.max() else { return 0 }
        return last.timeIntervalSince(first)
    }

    /// The axis format of dates at the starts of a unit.
    static func format(for unit: Calendar.Component) -> Date.FormatStyle {
        switch unit {
        case .year, .yearForWeekOfYear: .dateTime.year()
        case .month, .quarter: .dateTime.month(.abbreviated)
        case .day, .weekOfYear, .weekOfMonth, .weekday: .dateTime.month(.abbreviated).day()
        case .hour: .dateTime.hour()
        case .second, .nanosecond: .dateTime.hour().minute().second()
        default: .dateTime.hour().minute()
        }
    }
}
