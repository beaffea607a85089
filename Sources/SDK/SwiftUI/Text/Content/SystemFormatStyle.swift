import Typesetter

/// The system's formats of running times.
public enum SystemFormatStyle: Sendable {
    /// The offset of a date from another one, such as `+2 hours`.
    public struct DateOffset: FormatStyle, DiscreteFormatStyle, Sendable {
        let anchor: Date
        let maxFieldCount: Int
        let sign: NumberFormatStyleConfiguration.SignDisplayStrategy
        let allowedFields: Set<Date.ComponentsFormatStyle.Field>
        var locale = Locale(identifier: "en_US")

        public init(
            to anchor: Date,
            allowedFields: Set<Date.ComponentsFormatStyle.Field> = [.year, .month, .day, .hour, .minute, .second],
            maxFieldCount: Int = 2, sign: NumberFormatStyleConfiguration.SignDisplayStrategy = .automatic
        ) {
            self.anchor = anchor
            self.allowedFields = allowedFields
            self.maxFieldCount = maxFieldCount
            self.sign = sign
        }

        public func format(_ value: Date) -> AttributedString {
            let seconds = value.timeIntervalSince(anchor)
            let units: [(Date.ComponentsFormatStyle.Field, Duration.UnitsFormatStyle.Unit)] = [
                (.week, .weeks), (.day, .days), (.hour, .hours), (.minute, .minutes), (.second, .seconds),
            ]
            let allowed = units.filter { allowedFields.contains($0.0) }.map(\.1)
            var style = Duration.UnitsFormatStyle(
                allowedUnits: Set(allowed.isEmpty ? [.seconds] : allowed), width: .wide,
                maximumUnitCount: max(maxFieldCount, 1))
            style.locale = locale
            let text = style.format(.seconds(abs(seconds).rounded()))
            let showsSign = seconds < 0 ? sign != .never : sign == .always()
            return AttributedString((showsSign ? (seconds < 0 ? "-" : "+") : "") + text)
        }

        /// Has no effect: the fields up to weeks have the same length in every calendar.
        public func calendar(_ calendar: Calendar) -> DateOffset { self }

        public func locale(_ locale: Locale) -> DateOffset {
            var copy = self
            copy.locale = locale
            return copy
        }
    }

    /// A relative date: a phrase while it is near, a date when it is far.
    public struct DateReference: FormatStyle, DiscreteFormatStyle, Sendable {
        let date: Date
        let allowedFields: Set<Date.RelativeFormatStyle.Field>
        let maxFieldCount: Int
        let thresholdField: Date.RelativeFormatStyle.Field
        var locale = Locale(identifier: "en_US")

        public init(
            to date: Date,
            allowedFields: Set<Date.RelativeFormatStyle.Field> = [.year, .month, .day, .hour, .minute],
            maxFieldCount: Int = 2, thresholdField: Date.RelativeFormatStyle.Field = .day
        ) {
            self.date = date
            self.allowedFields = allowedFields
            self.maxFieldCount = maxFieldCount
            self.thresholdField = thresholdField
        }

        private var threshold: TimeInterval {
            switch thresholdField {
            case .year: .infinity
            case .month: 365 * 86_400
            case .week: 30 * 86_400
            case .day: 86_400
            case .hour: 3_600
            default: 60
            }
        }

        public func format(_ value: Date) -> AttributedString {
            guard abs(date.timeIntervalSince(value)) < threshold else {
                return AttributedString(
                    date.formatted(Date.FormatStyle(date: .abbreviated, time: .omitted).locale(locale)))
            }
            var style = Date.AnchoredRelativeFormatStyle(
                anchor: date, presentation: .numeric, unitsStyle: .wide, locale: locale)
            style.allowedFields = allowedFields
            return AttributedString(style.format(value))
        }

        public func locale(_ locale: Locale) -> DateReference {
            var copy = self
            copy.locale = locale
            return copy
        }
    }

    /// The time since a date, with fractions of a second.
    public struct Stopwatch: FormatStyle, DiscreteFormatStyle, Sendable {
        let startDate: Date
        let showsHours: Bool
        let maxFieldCount: Int
        let maxPrecision: Duration

        public init(
            startingAt startDate: Date, showsHours: Bool = true, maxFieldCount: Int = 4,
            maxPrecision: Duration = .milliseconds(10)
        ) {
            self.startDate = startDate
            self.showsHours = showsHours
            self.maxFieldCount = maxFieldCount
            self.maxPrecision = maxPrecision
        }

        public func format(_ value: Date) -> AttributedString {
            let seconds = max(value.timeIntervalSince(startDate), 0)
            let clock = DatePhrases(locale: Locale(identifier: "en_US"), timeZone: .gmt)
                .clock(seconds.rounded(.down), showsHours: showsHours)
            guard maxPrecision < .seconds(1) else { return AttributedString(clock) }
            let hundredths = Int((seconds - seconds.rounded(.down)) * 100)
            return AttributedString(clock + (hundredths < 10 ? ".0" : ".") + "\(hundredths)")
        }
    }

    /// A timer within a date range.
    public struct Timer: FormatStyle, DiscreteFormatStyle, Sendable {
        private enum Direction: String, Codable { case down, up }

        let interval: Range<Date>
        private let direction: Direction
        let showsHours: Bool
        let maxFieldCount: Int
        let maxPrecision: Duration

        public init(
            countingDownIn interval: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3,
            maxPrecision: Duration = .seconds(1)
        ) {
            self.interval = interval
            direction = .down
            self.showsHours = showsHours
            self.maxFieldCount = maxFieldCount
            self.maxPrecision = maxPrecision
        }

        public init(
            countingUpIn interval: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3,
            maxPrecision: Duration = .seconds(1)
        ) {
            self.interval = interval
            direction = .up
            self.showsHours = showsHours
            self.maxFieldCount = maxFieldCount
            self.maxPrecision = maxPrecision
        }

        /// The text that updates itself.
        var text: DynamicDateText {
            DynamicDateText(
                content: .timer(
                    interval.lowerBound...interval.upperBound, pauseTime: nil, countsDown: direction == .down,
                    showsHours: showsHours))
        }

        public func format(_ value: Date) -> AttributedString {
            AttributedString(text.text(at: value, in: EnvironmentValues()))
        }
    }
}

/// The next date at which a text may change: in whole steps from its own date.
private func step(_ input: Date, from anchor: Date, by length: TimeInterval, _ direction: Double) -> Date? {
    let steps = (input.timeIntervalSince(anchor) / length).rounded(direction > 0 ? .down : .up) + direction
    return anchor + steps * length
}

extension SystemFormatStyle.DateOffset {
    public func discreteInput(before input: Date) -> Date? { step(input, from: anchor, by: 1, -1) }
    public func discreteInput(after input: Date) -> Date? { step(input, from: anchor, by: 1, 1) }
}

extension SystemFormatStyle.DateReference {
    public func discreteInput(before input: Date) -> Date? { step(input, from: date, by: 1, -1) }
    public func discreteInput(after input: Date) -> Date? { step(input, from: date, by: 1, 1) }
}

extension SystemFormatStyle.Stopwatch {
    public func discreteInput(before input: Date) -> Date? { step(input, from: startDate, by: 0.01, -1) }
    public func discreteInput(after input: Date) -> Date? { step(input, from: startDate, by: 0.01, 1) }
}

extension SystemFormatStyle.Timer {
    public func discreteInput(before input: Date) -> Date? { step(input, from: interval.lowerBound, by: 1, -1) }
    public func discreteInput(after input: Date) -> Date? { step(input, from: interval.lowerBound, by: 1, 1) }
}
