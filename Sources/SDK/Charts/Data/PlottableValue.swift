import SwiftUI

/// A value with a label.
public struct PlottableValue<Value: Plottable> {
    let plotted: PlottedValue

    private init(_ label: Text, _ value: Value, upTo end: Value? = nil, unit: DateUnit? = nil) {
        plotted = PlottedValue(
            label: label, datum: value.datum, end: end?.datum, unit: unit, isWhole: Value.isWhole)
    }
}

extension PlottableValue {
    public static func value(_ labelKey: LocalizedStringKey, _ value: Value) -> PlottableValue<Value> {
        PlottableValue(Text(labelKey), value)
    }

    public static func value(_ label: Text, _ value: Value) -> PlottableValue<Value> {
        PlottableValue(label, value)
    }

    @_disfavoredOverload
    public static func value(_ labelResource: LocalizedStringResource, _ value: Value) -> PlottableValue<Value> {
        PlottableValue(Text(labelResource), value)
    }

    @_disfavoredOverload
    public static func value<S: StringProtocol>(_ label: S, _ value: Value) -> PlottableValue<Value> {
        PlottableValue(Text(verbatim: String(label)), value)
    }
}

/// Dates that represent the hour, day or month that contains them.
extension PlottableValue where Value == Date {
    public static func value(
        _ labelKey: LocalizedStringKey, _ value: Date, unit: Calendar.Component, calendar: Calendar? = nil
    ) -> PlottableValue<Value> {
        PlottableValue(Text(labelKey), value, unit: DateUnit(component: unit, calendar: calendar))
    }

    public static func value(
        _ label: Text, _ value: Date, unit: Calendar.Component, calendar: Calendar? = nil
    ) -> PlottableValue<Value> {
        PlottableValue(label, value, unit: DateUnit(component: unit, calendar: calendar))
    }

    @_disfavoredOverload
    public static func value(
        _ labelResource: LocalizedStringResource, _ value: Date, unit: Calendar.Component, calendar: Calendar? = nil
    ) -> PlottableValue<Value> {
        PlottableValue(Text(labelResource), value, unit: DateUnit(component: unit, calendar: calendar))
    }

    @_disfavoredOverload
    public static func value<S: StringProtocol>(
        _ label: S, _ value: Date, unit: Calendar.Component, calendar: Calendar? = nil
    ) -> PlottableValue<Value> {
        PlottableValue(Text(verbatim: String(label)), value, unit: DateUnit(component: unit, calendar: calendar))
    }
}

/// Ranges of values, such as the bins of a histogram.
extension PlottableValue where Value: Comparable {
    public static func value(_ labelKey: LocalizedStringKey, _ range: Range<Value>) -> PlottableValue<Value> {
        PlottableValue(Text(labelKey), range.lowerBound, upTo: range.upperBound)
    }

    public static func value(_ label: Text, _ range: Range<Value>) -> PlottableValue<Value> {
        PlottableValue(label, range.lowerBound, upTo: range.upperBound)
    }

    @_disfavoredOverload
    public static func value<S: StringProtocol>(_ label: S, _ range: Range<Value>) -> PlottableValue<Value> {
        PlottableValue(Text(verbatim: String(label)), range.lowerBound, upTo: range.upperBound)
    }

    public static func value(_ labelKey: LocalizedStringKey, _ range: ChartBinRange<Value>) -> PlottableValue<Value> {
        PlottableValue(Text(labelKey), range.lowerBound, upTo: range.upperBound)
    }

    public static func value(_ label: Text, _ range: ChartBinRange<Value>) -> PlottableValue<Value> {
        PlottableValue(label, range.lowerBound, upTo: range.upperBound)
    }

    @_disfavoredOverload
    public static func value<S: StringProtocol>(_ label: S, _ range: ChartBinRange<Value>) -> PlottableValue<Value> {
        PlottableValue(Text(verbatim: String(label)), range.lowerBound, upTo: range.upperBound)
    }
}

/// A calendar unit; in the environment's calendar by default.
struct DateUnit {
    let component: Calendar.Component
    let calendar: Calendar?
}

/// A type-erased labeled value.
struct PlottedValue {
    let label: Text
    let datum: _Datum
    /// The end of the range, if the value is one.
    var end: _Datum?
    var unit: DateUnit?
    var isWhole = false

    /// The range that the value represents, in positions of a continuous scale; `nil` for a single position.
    func bin(in environment: EnvironmentValues) -> (start: Double, end: Double)? {
        if let start = datum.position, let end = end?.position { return (start, end) }
        guard let unit, case .date(let date) = datum else { return nil }
        guard let interval = (unit.calendar ?? environment.chartCalendar).dateInterval(of: unit.component, for: date)
        else { return nil }
        return (interval.start.timeIntervalSinceReferenceDate, interval.end.timeIntervalSinceReferenceDate)
    }
}

extension EnvironmentValues {
    /// The environment's calendar with its time zone and locale.
    var chartCalendar: Calendar {
        var calendar = calendar
        calendar.timeZone = timeZone
        calendar.locale = locale
        return calendar
    }
}
