import Foundation

/// When a request is repeated, and when a service is left alone.
package struct RetryPolicy: Hashable, Sendable {
    /// Seconds for a whole reply.
    package var timeLimit = 8.0
    /// The number of requests for one report.
    package var attempts = 3
    /// Seconds before the second request; each further pause is twice as long.
    package var firstPause = 0.4
    /// Seconds that a failing service is left alone: after the first failure, and at most.
    package var rest = 30.0...900.0
    /// Seconds after a rejected key: nothing changes by itself.
    package var restAfterRejection = 900.0
    /// Seconds that a service may ask for.
    package var longestRequestedRest = 86_400.0

    package init() {}

    /// A pause with full jitter, so that several programs do not ask in step.
    ///
    /// - Parameters:
    ///   - attempt: 0 after the first request.
    ///   - chance: 0..<1
    package func pause(after attempt: Int, chance: Double) -> Double {
        firstPause * pow(2, Double(min(max(attempt, 0), 8))) * (0.5 + chance / 2)
    }

    /// - Parameter failures: 1 for the first failure.
    package func rest(after failures: Int) -> Double {
        min(rest.lowerBound * pow(2, Double(min(max(failures - 1, 0), 16))), rest.upperBound)
    }

    /// Seconds that a service asks for in `Retry-After`, as a number or as a date.
    package func requestedRest(_ header: String?, now: Double) -> Double? {
        guard let header else { return nil }
        let text = header.trimmingCharacters(in: .whitespaces)
        let seconds = Double(text) ?? HTTPDate.seconds(text).map { $0 - now }
        guard let seconds, seconds.isFinite else { return nil }
        return min(max(seconds, 1), longestRequestedRest)
    }
}

/// The dates of HTTP headers, such as `Sun, 06 Nov 1994 08:49:37 GMT` (RFC 9110).
package enum HTTPDate {
    private static let months = [
        "Jan": 1, "Feb": 2, "Mar": 3, "Apr": 4, "May": 5, "Jun": 6, "Jul": 7, "Aug": 8, "Sep": 9, "Oct": 10,
        "Nov": 11, "Dec": 12,
    ]

    /// - Returns: Seconds since 1970; `nil` for another form.
    package static func seconds(_ text: String) -> Double? {
        let parts = text.split(separator: " ")
        guard parts.count == 6, parts[5] == "GMT", let day = Int(parts[1]), let month = months[String(parts[2])],
            let year = Int(parts[3]), (1970...9999).contains(year), (1...31).contains(day)
        else { return nil }
        let clock = parts[4].split(separator: ":").map { Int($0) }
        guard clock.count == 3, let hour = clock[0], let minute = clock[1], let second = clock[2],
            (0...23).contains(hour), (0...59).contains(minute), (0...60).contains(second)
        else { return nil }
        return Double(days(year, month, day) * 86_400 + hour * 3_600 + minute * 60 + second)
    }

    /// Days of the Gregorian calendar since 1970, with years that begin in March.
    private static func days(_ year: Int, _ month: Int, _ day: Int) -> Int {
        let shifted = month <= 2 ? year - 1 : year
        let dayOfYear = (153 * ((month + 9) % 12) + 2) / 5 + day - 1
        return 365 * shifted + shifted / 4 - shifted / 100 + shifted / 400 + dayOfYear - 719_468
    }
}
