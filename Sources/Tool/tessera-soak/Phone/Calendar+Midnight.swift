import Foundation

extension Calendar {
    /// The next moment at which a day begins in this time zone.
    func midnight(after date: Date) -> Date {
        nextDate(after: date, matching: DateComponents(hour: 0, minute: 0, second: 0), matchingPolicy: .nextTime)
            ?? date.addingTimeInterval(86_400)
    }

    /// The next moment at which a clock in this time zone shows a full hour. The zone's offset is a whole number of
    /// hours.
    func hour(after date: Date) -> Date {
        let hours = (date.timeIntervalSinceReferenceDate / 3_600).rounded(.down)
        return Date(timeIntervalSinceReferenceDate: (hours + 1) * 3_600)
    }
}
