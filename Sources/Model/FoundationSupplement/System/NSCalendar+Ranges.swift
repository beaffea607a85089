import Foundation

/// The forms that return an interval through two pointers.
extension NSCalendar {
    /// - Returns: whether a unit of that kind contains the date.
    public func range(
        of unit: NSCalendar.Unit, start: AutoreleasingUnsafeMutablePointer<NSDate?>?,
        interval: UnsafeMutablePointer<TimeInterval>?, for date: Date
    ) -> Bool {
        Self.give(range(of: unit, for: date), start, interval)
    }

    /// - Returns: whether the date is in a weekend.
    public func range(
        ofWeekendStart start: AutoreleasingUnsafeMutablePointer<NSDate?>?,
        interval: UnsafeMutablePointer<TimeInterval>?, containing date: Date
    ) -> Bool {
        Self.give(self.range(ofWeekendContaining: date), start, interval)
    }

    public func nextWeekendStart(
        _ start: AutoreleasingUnsafeMutablePointer<NSDate?>?, interval: UnsafeMutablePointer<TimeInterval>?,
        options: NSCalendar.Options = [], after date: Date
    ) -> Bool {
        Self.give(nextWeekendAfter(date, options: options), start, interval)
    }

    private static func give(
        _ found: DateInterval?, _ start: AutoreleasingUnsafeMutablePointer<NSDate?>?,
        _ interval: UnsafeMutablePointer<TimeInterval>?
    ) -> Bool {
        guard let found else { return false }
        start?.pointee = NSDate(timeIntervalSinceReferenceDate: found.start.timeIntervalSinceReferenceDate)
        interval?.pointee = found.duration
        return true
    }
}
