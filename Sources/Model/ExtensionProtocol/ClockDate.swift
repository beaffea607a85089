import Foundation

/// A date as the extension's clock counts it.
package struct ClockDate: Hashable, Sendable {
    /// Whole microseconds; 64 bits reach from 1677 to 2262, and a date outside them becomes the nearer end.
    package let nanosecondsSince1970: Int64

    package init(secondsSinceReferenceDate date: Double) {
        let seconds = Date(timeIntervalSinceReferenceDate: date).timeIntervalSince1970
        let known = seconds.isFinite ? min(max(seconds, -9.2e9), 9.2e9) : 0
        nanosecondsSince1970 = Int64((known * 1e6).rounded()) * 1000
    }
}
