import Foundation

extension LocalizationStore {
    /// The calendar of the locale, in the time zone of the process.
    package var calendar: Calendar {
        var calendar = locale.calendar
        calendar.locale = locale
        calendar.timeZone = .current
        return calendar
    }
}
