import Foundation

extension NSCalendar {
    /// Says when the unit around a date begins and how long it lasts.
    public func range(
        of unit: NSCalendar.Unit, start datep: UnsafeMutablePointer<NSDate?>?,
        interval tip: UnsafeMutablePointer<TimeInterval>?, for date: Date
    ) -> Bool {
        guard let found = range(of: unit, for: date) else { return false }
        datep?.pointee = NSDate(timeIntervalSinceReferenceDate: found.start.timeIntervalSinceReferenceDate)
        tip?.pointee = found.duration
        return true
    }
}
