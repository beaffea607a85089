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

/// A text of such a value. Drawn for the date of the entry.
package struct TimeSourceText: Equatable, Sendable {
    private let format: @Sendable (Date, EnvironmentValues) -> AttributedString

    init<V, F: FormatStyle>(_ source: TimeDataSource<V>, _ style: F)
    where F.FormatInput == V, F.FormatOutput == AttributedString {
        self.init { style.adapted(to: $1).format(source.value($0)) }
    }

    init<V, F: FormatStyle>(_ source: TimeDataSource<V>, _ style: F)
    where F.FormatInput == V, F.FormatOutput == String {
        self.init { AttributedString(style.adapted(to: $1).format(source.value($0))) }
    }

    /// The source and the style are copied values; only the rendering pass reads them.
    private init(_ format: @escaping (Date, EnvironmentValues) -> AttributedString) {
        nonisolated(unsafe) let closure = format
        self.format = { closure($0, $1) }
    }

    func text(at now: Date, in environment: EnvironmentValues) -> AttributedString { format(now, environment) }

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
