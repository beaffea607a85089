/// A duration in the forms that the command line accepts: `90m`, `24h`, `7d`.
package struct TimeSpan: Hashable, Sendable {
    package let seconds: Double

    package static let day = TimeSpan(seconds: 86_400)
    /// Longer durations give no more insight, and each day requires dozens of requests to the provider.
    private static let longest = 366.0 * 86_400

    package struct Malformed: Error, Hashable, Sendable, CustomStringConvertible {
        package var text: String
        package var description: String {
            "“\(text)” is not a duration. Write it as 90m, 24h or 7d; the maximum is a year."
        }
    }

    private init(seconds: Double) {
        self.seconds = seconds
    }

    package init(argument text: String) throws(Malformed) {
        let units: [Character: Double] = ["s": 1, "m": 60, "h": 3_600, "d": 86_400]
        guard let unit = text.last.flatMap({ units[$0] }), let number = Double(text.dropLast()), number > 0,
            number * unit <= Self.longest
        else { throw Malformed(text: text) }
        seconds = number * unit
    }
}
