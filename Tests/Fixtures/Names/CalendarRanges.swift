import Foundation

func dayStart(of date: Date, in calendar: Calendar) -> Date? {
    var start: NSDate?
    var interval: TimeInterval = 0
    guard (calendar as NSCalendar).range(of: .day, start: &start, interval: &interval, for: date), let start else {
        return nil
    }
    _ = (calendar as NSCalendar).nextWeekendStart(nil, interval: &interval, options: .matchNextTime, after: date)
    return start as Date
}
