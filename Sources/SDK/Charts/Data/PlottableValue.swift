import SwiftUI

/// A value with the name of what it measures.
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

/// Dates that stand for the whole hour, day or month that they lie in.
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

/// A unit of the calendar; without a calendar of its own, of the environment's.
struct DateUnit {
    let component: Calendar.Component
    let calendar: Calendar?
}

/// A labeled value whose type is hidden.
struct PlottedValue {
    let label: Text
    let datum: _Datum
    /// Where the value is a range: its end.
    var end: _Datum?
    var unit: DateUnit?
    var isWhole = false

    /// The range that the value stands for, in positions of a continuous scale; `nil` where it is one position.
    func bin(in environment: EnvironmentValues) -> (start: Double, end: Double)? {
        if let start = datum.position, let end = end?.position { return (start, end) }
        guard let unit, case .date(let date) = datum else { return nil }
        guard let interval = (unit.calendar ?? environment.chartCalendar).dateInterval(of: unit.component, for: date)
        else { return nil }
        return (interval.start.timeIntervalSinceReferenceDate, interval.end.timeIntervalSinceReferenceDate)
    }
}

extension EnvironmentValues {
    /// The environment's calendar in its time zone and language.
    var chartCalendar: Calendar {
        var calendar = calendar
        calendar.timeZone = timeZone
        calendar.locale = locale
        return calendar
    }
}
