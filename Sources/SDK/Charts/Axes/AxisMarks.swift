import SwiftUI

/// A preset of axis marks.
public struct AxisMarkPreset: Hashable, Sendable {
    enum Kind: Hashable { case automatic, extended, aligned, inset }

    let kind: Kind

    public static var automatic: AxisMarkPreset { AxisMarkPreset(kind: .automatic) }
    public static var extended: AxisMarkPreset { AxisMarkPreset(kind: .extended) }
    /// The outer labels end at the edges of the plot.
    public static var aligned: AxisMarkPreset { AxisMarkPreset(kind: .aligned) }
    /// Labels are inside the plot.
    public static var inset: AxisMarkPreset { AxisMarkPreset(kind: .inset) }
}

/// The side of the plot with the axis labels.
public struct AxisMarkPosition: Hashable, Sendable {
    enum Kind: Hashable { case automatic, leading, trailing, top, bottom }

    let kind: Kind

    public static var automatic: AxisMarkPosition { AxisMarkPosition(kind: .automatic) }
    public static var leading: AxisMarkPosition { AxisMarkPosition(kind: .leading) }
    public static var trailing: AxisMarkPosition { AxisMarkPosition(kind: .trailing) }
    public static var top: AxisMarkPosition { AxisMarkPosition(kind: .top) }
    public static var bottom: AxisMarkPosition { AxisMarkPosition(kind: .bottom) }
}

/// The values with axis marks.
public struct AxisMarkValues: Sendable {
    enum Kind: Sendable {
        case automatic(desiredCount: Int?, minimumStride: Double?)
        case stride(Double)
        case calendarStride(Calendar.Component, count: Int, calendar: Calendar?)
        case values([_Datum])
    }

    var kind: Kind
    /// Whether the scale's inferred domain ends at a mark; `nil` for the default.
    var roundsLower: Bool?
    var roundsUpper: Bool?

    public static var automatic: AxisMarkValues { automatic() }

    public static func automatic(
        desiredCount: Int? = nil, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
    ) -> AxisMarkValues {
        AxisMarkValues(
            kind: .automatic(desiredCount: desiredCount, minimumStride: nil), roundsLower: roundLowerBound,
            roundsUpper: roundUpperBound)
    }

    public static func automatic<P: BinaryFloatingPoint>(
        minimumStride: P, desiredCount: Int? = nil, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
    ) -> AxisMarkValues {
        AxisMarkValues(
            kind: .automatic(desiredCount: desiredCount, minimumStride: Double(minimumStride)),
            roundsLower: roundLowerBound, roundsUpper: roundUpperBound)
    }

    public static func stride<P: BinaryFloatingPoint>(
        by stepSize: P, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
    ) -> AxisMarkValues {
        AxisMarkValues(
            kind: .stride(Double(stepSize)), roundsLower: roundLowerBound, roundsUpper: roundUpperBound)
    }

    public static func stride(
        by component: Calendar.Component, count: Int = 1, roundLowerBound: Bool? = nil,
        roundUpperBound: Bool? = nil, calendar: Calendar? = nil
    ) -> AxisMarkValues {
        AxisMarkValues(
            kind: .calendarStride(component, count: count, calendar: calendar), roundsLower: roundLowerBound,
            roundsUpper: roundUpperBound)
    }

    static func values<Value: Plottable>(_ values: [Value]) -> AxisMarkValues {
        AxisMarkValues(kind: .values(values.map(\.datum)))
    }
}

/// The parts of an axis at some values.
struct AxisMarksDescription {
    var preset: AxisMarkPreset = .automatic
    var position: AxisMarkPosition = .automatic
    var values: AxisMarkValues = .automatic
    /// The parts for a value; `nil` for the default ones.
    var content: ((AxisValue) -> AnyAxisMark)?
    /// Used by the default parts in place of labels.
    var label: AxisLabel.Content = .value
    var stroke: StrokeStyle?
}

/// Marks of an axis at some values.
public struct AxisMarks<Content: AxisMark> {
    let description: AxisMarksDescription

    nonisolated public init(
        preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
        values: AxisMarkValues = .automatic, @AxisMarkBuilder content: @escaping (AxisValue) -> Content
    ) {
        description = AxisMarksDescription(
            preset: preset, position: position, values: values, content: { AnyAxisMark(erasing: content($0)) })
    }

    nonisolated public init(
        preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
        values: AxisMarkValues = .automatic, @AxisMarkBuilder content: @escaping () -> Content
    ) {
        description = AxisMarksDescription(
            preset: preset, position: position, values: values, content: { _ in AnyAxisMark(erasing: content()) })
    }

    nonisolated public init<Value: Plottable>(
        preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [Value],
        @AxisMarkBuilder content: @escaping (AxisValue) -> Content
    ) {
        self.init(preset: preset, position: position, values: .values(values), content: content)
    }

    nonisolated public init<Value: Plottable>(
        preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [Value],
        @AxisMarkBuilder content: @escaping () -> Content
    ) {
        self.init(preset: preset, position: position, values: .values(values), content: content)
    }
}

extension AxisMarks where Content == Never {
    nonisolated public init(
        preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
        values: AxisMarkValues = .automatic, stroke: StrokeStyle? = nil
    ) {
        description = AxisMarksDescription(preset: preset, position: position, values: values, stroke: stroke)
    }

    nonisolated public init<Value: Plottable>(
        preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [Value],
        stroke: StrokeStyle? = nil
    ) {
        self.init(preset: preset, position: position, values: .values(values), stroke: stroke)
    }

    nonisolated public init<Format: FormatStyle>(
        format: Format, preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
        values: AxisMarkValues = .automatic, stroke: StrokeStyle? = nil
    ) where Format.FormatInput: Plottable, Format.FormatOutput == String {
        description = AxisMarksDescription(
            preset: preset, position: position, values: values,
            label: .formatted { datum, environment in
                Format.FormatInput(datum: datum).map { format.placed(in: environment).format($0) }
            }, stroke: stroke)
    }

    nonisolated public init<Value: Plottable, Format: FormatStyle>(
        format: Format, preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
        values: [Value], stroke: StrokeStyle? = nil
    ) where Format.FormatInput: Plottable, Format.FormatOutput == String {
        self.init(format: format, preset: preset, position: position, values: .values(values), stroke: stroke)
    }
}

extension AxisMarks: AxisContent {
    public typealias Body = Never

    nonisolated public static func _makeAxisContent(_ content: Self, outputs: inout _AxisContentOutputs) {
        outputs.descriptions.append(content.description)
    }
}
