import Foundation

/// A date of the extension's clock.
package struct ClockDate: Hashable, Sendable {
    /// Whole microseconds; 64 bits cover 1677 to 2262; a date outside this range is clamped.
    package let nanosecondsSince1970: Int64

    package init(secondsSinceReferenceDate date: Double) {
        let seconds = Date(timeIntervalSinceReferenceDate: date).timeIntervalSince1970
        let known = seconds.isFinite ? min(max(seconds, -9.2e9), 9.2e9) : 0
        nanosecondsSince1970 = Int64((known * 1e6).rounded()) * 1000
    }
}
