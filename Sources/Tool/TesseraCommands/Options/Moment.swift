import DeviceCatalog

/// A date and time in the forms that the command line accepts: `2026-12-25`, `2026-12-25T08:30`, `2026-12-25
/// 08:30:15+09:00`, `…Z`.
package struct Moment: Hashable, Sendable {
    /// Seconds since 2001-01-01 00:00 UTC.
    package let secondsSinceReferenceDate: Double

    package struct Malformed: Error, Hashable, Sendable, CustomStringConvertible {
        package var text: String
        package var description: String {
            "“\(text)” is not a date. Write it as 2026-12-25, 2026-12-25T08:30 or 2026-12-25T08:30+09:00; "
                + "without an offset it is UTC."
        }
    }

    package init(secondsSinceReferenceDate: Double) {
        self.secondsSinceReferenceDate = secondsSinceReferenceDate
    }

    /// - Throws: `Malformed` for anything but a date of the Gregorian calendar from the year 1970 to 9999.
    package init(argument text: String) throws(Malformed) {
        var reader = Reader(text)
        guard let year = reader.digits(4), reader.take("-"), let month = reader.digits(2), reader.take("-"),
            let day = reader.digits(2), (1970...9999).contains(year), (1...12).contains(month),
            (1...Self.days(in: month, of: year)).contains(day)
        else { throw Malformed(text: text) }
        var seconds = Self.daysSinceReferenceDate(year, month, day) * 86_400
        if reader.take("T") || reader.take("t") || reader.take(" ") {
            guard let hour = reader.digits(2), reader.take(":"), let minute = reader.digits(2), hour < 24, minute < 60
            else { throw Malformed(text: text) }
            seconds += hour * 3600 + minute * 60
            if reader.take(":") {
                guard let second = reader.digits(2), second < 60 else { throw Malformed(text: text) }
                seconds += second
            }
            guard let offset = reader.offset() else { throw Malformed(text: text) }
            seconds -= offset
        }
        guard reader.isAtEnd else { throw Malformed(text: text) }
        secondsSinceReferenceDate = Double(seconds)
    }

    private static func days(in month: Int, of year: Int) -> Int {
        switch month {
        case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
        case 4, 6, 9, 11: 30
        default: 31
        }
    }

    /// Counts years from March, so that the leap day is the last day of a year.
    private static func daysSinceReferenceDate(_ year: Int, _ month: Int, _ day: Int) -> Int {
        let marchYear = month > 2 ? year : year - 1
        let marchMonth = month > 2 ? month - 3 : month + 9
        let dayOfYear = (153 * marchMonth + 2) / 5 + day - 1
        let days = marchYear * 365 + marchYear / 4 - marchYear / 100 + marchYear / 400 + dayOfYear
        // The same count for 2001-01-01.
        return days - 730_791
    }

    /// Parses text from its start.
    private struct Reader {
        private var rest: Substring.UTF8View

        init(_ text: String) { rest = Substring(text).utf8 }

        var isAtEnd: Bool { rest.isEmpty }

        mutating func take(_ mark: Character) -> Bool {
            guard let byte = mark.asciiValue, rest.first == byte else { return false }
            rest.removeFirst()
            return true
        }

        mutating func digits(_ count: Int) -> Int? {
            guard rest.count >= count, rest.prefix(count).allSatisfy({ $0 >= 48 && $0 <= 57 }) else { return nil }
            let value = rest.prefix(count).reduce(0) { $0 * 10 + Int($1 - 48) }
            rest.removeFirst(count)
            return value
        }

        /// Seconds east of UTC: `Z`, `+09:00`, `-0330`; nothing is UTC.
        mutating func offset() -> Int? {
            if isAtEnd || take("Z") || take("z") { return 0 }
            let sign = take("+") ? 1 : take("-") ? -1 : 0
            guard sign != 0, let hours = digits(2), hours < 15 else { return nil }
            _ = take(":")
            guard let minutes = isAtEnd ? 0 : digits(2), minutes < 60 else { return nil }
            return sign * (hours * 3600 + minutes * 60)
        }
    }
}
