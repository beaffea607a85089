import RenderModel

/// A value that changes with time, for texts that show it.
public struct TimeDataSource<Value> {
    let value: @Sendable (Date) -> Value

    init(_ value: @escaping @Sendable (Date) -> Value) {
        self.value = value
    }
}

extension TimeDataSource: Sendable where Value: Sendable {}

extension TimeDataSource where Value == Date {
    public static var currentDate: TimeDataSource<Date> { TimeDataSource { $0 } }
}

extension TimeDataSource where Value == Range<Date> {
    public static func dateRange(startingAt date: Date) -> TimeDataSource<Range<Date>> {
        TimeDataSource { min(date, $0)..<max(date, $0) }
    }

    public static func dateRange(endingAt date: Date) -> TimeDataSource<Range<Date>> {
        TimeDataSource { min(date, $0)..<max(date, $0) }
    }
}

extension TimeDataSource where Value == Duration {
    public static func durationOffset(to date: Date) -> TimeDataSource<Duration> {
        TimeDataSource { .seconds(date.timeIntervalSince($0)) }
    }
}

/// A text of such a value. Drawn for a date, and again when its format has another result.
package struct TimeSourceText: Equatable, Sendable {
    private let format: @Sendable (Date, EnvironmentValues) -> AttributedString
    private let change: @Sendable (Date, EnvironmentValues) -> Date?

    init<V, F: DiscreteFormatStyle>(_ source: TimeDataSource<V>, _ style: F)
    where F.FormatInput == V, F.FormatOutput == AttributedString {
        self.init(
            { style.adapted(to: $1).format(source.value($0)) },
            { Self.change(of: style.adapted(to: $1), source.value($0), at: $0) })
    }

    init<V, F: DiscreteFormatStyle>(_ source: TimeDataSource<V>, _ style: F)
    where F.FormatInput == V, F.FormatOutput == String {
        self.init(
            { AttributedString(style.adapted(to: $1).format(source.value($0))) },
            { Self.change(of: style.adapted(to: $1), source.value($0), at: $0) })
    }

    /// The source and the style are copied values; only the rendering pass reads them.
    private init(
        _ format: @escaping (Date, EnvironmentValues) -> AttributedString,
        _ change: @escaping (Date, EnvironmentValues) -> Date?
    ) {
        nonisolated(unsafe) let closures = (format: format, change: change)
        self.format = { closures.format($0, $1) }
        self.change = { closures.change($0, $1) }
    }

    func text(at now: Date, in environment: EnvironmentValues) -> AttributedString { format(now, environment) }

    /// What the host needs to know when the text changes.
    func dynamicDate(at now: Date, in environment: EnvironmentValues) -> DynamicDate {
        let start = now.timeIntervalSinceReferenceDate
        let end = change(now, environment)?.timeIntervalSinceReferenceDate
        return DynamicDate(style: .source, start: start, end: end.map { max($0, start + Self.shortestStep) })
    }

    /// Seconds between two drawings: widgets show no fractions of a second.
    private static let shortestStep = 1.0

    /// The date at which a style has another result; `nil` if it never has.
    ///
    /// 1. The format states the next value of a date.
    /// 2. The duration until a date falls with time, so the format states the next smaller one.
    /// 3. Other values may change every second.
    private static func change<F: DiscreteFormatStyle>(of style: F, _ value: F.FormatInput, at now: Date) -> Date? {
        switch value {
        case is Date: return style.discreteInput(after: value) as? Date
        case let duration as Duration:
            guard let next = style.discreteInput(before: value) as? Duration else { return nil }
            return now.addingTimeInterval((duration - next) / .seconds(1))
        default: return now.addingTimeInterval(shortestStep)
        }
    }

    package static func == (left: TimeSourceText, right: TimeSourceText) -> Bool {
        let (now, environment) = (Date(timeIntervalSinceReferenceDate: 0), EnvironmentValues())
        return left.format(now, environment) == right.format(now, environment)
    }
}

extension Text {
    /// A value that changes with time; timers run as those of `Text(timerInterval:)` do.
    nonisolated public init<V, F: DiscreteFormatStyle>(_ source: TimeDataSource<V>, format: F)
    where F.FormatInput == V, F.FormatOutput == AttributedString {
        if let date = (format as? SystemFormatStyle.Timer)?.text {
            self.init(storage: .dynamicDate(date))
        } else {
            self.init(storage: .source(TimeSourceText(source, format)))
        }
    }

    nonisolated public init<V, F: DiscreteFormatStyle>(_ source: TimeDataSource<V>, format: F)
    where F.FormatInput == V, F.FormatOutput == String {
        self.init(storage: .source(TimeSourceText(source, format)))
    }
}

extension LocalizedStringKey.StringInterpolation {
    public mutating func appendInterpolation<V, F: DiscreteFormatStyle>(_ source: TimeDataSource<V>, format: F)
    where F.FormatInput == V, F.FormatOutput == AttributedString {
        appendInterpolation(Text(source, format: format))
    }

    public mutating func appendInterpolation<V, F: DiscreteFormatStyle>(_ source: TimeDataSource<V>, format: F)
    where F.FormatInput == V, F.FormatOutput == String {
        appendInterpolation(Text(source, format: format))
    }
}
