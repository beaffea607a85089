import Foundation

/// The hours of one day on which stocks are traded.
struct Session: Equatable {
    let opening: Date
    let closing: Date

    /// The session that runs at a date, or the last one before it.
    init(at date: Date) {
        var day = date
        while true {
            if let session = Session(on: day), session.opening <= date {
                self = session
                return
            }
            day = day.addingTimeInterval(-86_400)
        }
    }

    /// From 9:30 to 16:00 of a working day.
    private init?(on day: Date) {
        let calendar = Self.calendar
        guard !calendar.isDateInWeekend(day),
            let opening = calendar.date(bySettingHour: 9, minute: 30, second: 0, of: day),
            let closing = calendar.date(bySettingHour: 16, minute: 0, second: 0, of: day)
        else { return nil }
        self.opening = opening
        self.closing = closing
    }

    func isOpen(at date: Date) -> Bool { date < closing }

    /// The opening of the next session.
    func next() -> Date {
        var day = opening
        while true {
            day = day.addingTimeInterval(86_400)
            if let session = Session(on: day), session.opening > closing { return session.opening }
        }
    }

    static var calendar: Calendar {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = TimeZone(identifier: "America/New_York") ?? .gmt
        return calendar
    }
}
