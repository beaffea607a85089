import SwiftUI

/// A value of each element of a collection, with a label.
public struct PlottableProjection<DataElement, Value: Plottable> {
    let plotted: (DataElement) -> PlottedValue

    private init(_ label: Text, _ keyPath: KeyPath<DataElement, Value>, unit: DateUnit? = nil) {
        plotted = {
            PlottedValue(label: label, datum: $0[keyPath: keyPath].datum, unit: unit, isWhole: Value.isWhole)
        }
    }
}

extension PlottableProjection {
    public static func value(_ labelKey: LocalizedStringKey, _ value: KeyPath<DataElement, Value>) -> Self {
        PlottableProjection(Text(labelKey), value)
    }

    public static func value(_ label: Text, _ value: KeyPath<DataElement, Value>) -> Self {
        PlottableProjection(label, value)
    }

    @_disfavoredOverload
    public static func value(_ labelResource: LocalizedStringResource, _ value: KeyPath<DataElement, Value>) -> Self {
        PlottableProjection(Text(labelResource), value)
    }

    @_disfavoredOverload
    public static func value<S: StringProtocol>(_ label: S, _ value: KeyPath<DataElement, Value>) -> Self {
        PlottableProjection(Text(verbatim: String(label)), value)
    }
}

extension PlottableProjection where Value == Date {
    public static func value(
        _ labelKey: LocalizedStringKey, _ value: KeyPath<DataElement, Date>, unit: Calendar.Component,
        calendar: Calendar? = nil
    ) -> Self {
        PlottableProjection(Text(labelKey), value, unit: DateUnit(component: unit, calendar: calendar))
    }

    public static func value(
        _ label: Text, _ value: KeyPath<DataElement, Date>, unit: Calendar.Component, calendar: Calendar? = nil
    ) -> Self {
        PlottableProjection(label, value, unit: DateUnit(component: unit, calendar: calendar))
    }

    @_disfavoredOverload
    public static func value<S: StringProtocol>(
        _ label: S, _ value: KeyPath<DataElement, Date>, unit: Calendar.Component, calendar: Calendar? = nil
    ) -> Self {
        PlottableProjection(
            Text(verbatim: String(label)), value, unit: DateUnit(component: unit, calendar: calendar))
    }
}

/// The width or height of each element's mark.
public struct MarkDimensions<DataElement>: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
    let dimension: (DataElement) -> MarkDimension

    init(_ dimension: @escaping (DataElement) -> MarkDimension) {
        self.dimension = dimension
    }

    public init(floatLiteral value: Double) {
        self.init { _ in .fixed(CGFloat(value)) }
    }

    public init(integerLiteral value: Int) {
        self.init { _ in .fixed(CGFloat(value)) }
    }

    public static var automatic: Self { Self { _ in .automatic } }

    public static func fixed(_ value: CGFloat) -> Self { Self { _ in .fixed(value) } }
    public static func ratio(_ value: CGFloat) -> Self { Self { _ in .ratio(value) } }
    public static func inset(_ value: CGFloat) -> Self { Self { _ in .inset(value) } }
    public static func fixed(_ path: KeyPath<DataElement, CGFloat>) -> Self { Self { .fixed($0[keyPath: path]) } }
    public static func ratio(_ path: KeyPath<DataElement, CGFloat>) -> Self { Self { .ratio($0[keyPath: path]) } }
    public static func inset(_ path: KeyPath<DataElement, CGFloat>) -> Self { Self { .inset($0[keyPath: path]) } }
}
