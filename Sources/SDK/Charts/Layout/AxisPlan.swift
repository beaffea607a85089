import SwiftUI

/// An axis with its domain and all values with marks.
struct AxisPlan {
    /// The values of one `AxisMarks`.
    struct Group {
        var description: AxisMarksDescription
        var values: [Value]
        /// Formats values in the axis' default format.
        var format: ValueFormat
    }

    struct Value {
        var datum: _Datum
        /// The next value of a regular step, also beyond the domain.
        var next: _Datum?
    }

    let axis: Axis
    let domain: PositionScale.Domain
    let type: ScaleType
    let groups: [Group]
    /// Whether marks can be outside the domain because only a part of it is visible.
    let isWindow: Bool

    /// 1. Take the domain from settings and data.
    /// 2. For each group of marks find the step; where the domain is inferred from numbers, widen it to whole steps
    ///    (dates keep their ends unless rounding is asked for). Values given one by one widen it to themselves.
    /// 3. For a scrolling axis, use the initially visible part.
    /// 4. With the final domain, list each group's values within it, at the step that extended it: a desired number of
    ///    marks would lead to another step in a wider domain. The visible part of a scrolling axis has its own step.
    ///
    /// - Parameter length: approximate length of the axis in points; a longer one has space for more marks.
    init?(
        axis: Axis, data: AxisData, settings: AxisSettings, length: CGFloat, environment: EnvironmentValues
    ) {
        guard var domain = AxisDomain(data: data, settings: settings) else { return nil }
        self.axis = axis
        let type = settings.type ?? .linear
        self.type = type
        let descriptions =
            settings.visibility == .hidden ? [] : settings.content ?? [AxisMarksDescription()]
        let steps = AxisSteps(
            type: type, isWhole: data.isWhole && !data.isDate, length: length, axis: axis,
            calendar: environment.chartCalendar)
        let ticks = descriptions.map { steps.widen(&domain, for: $0.values) }
        let part = settings.window.part(of: domain.final)
        let final = part ?? domain.final
        isWindow = part != nil
        self.domain = final
        groups = zip(descriptions, ticks).map { description, ticks in
            let values = steps.values(description.values, in: final, ticks: part == nil ? ticks : nil)
            return Group(
                description: description, values: values.values,
                format: ValueFormat(
                    values.values.map(\.datum), unit: values.unit, digits: .alike, environment: environment))
        }
    }
}

/// Determines the values of an axis.
struct AxisSteps {
    let type: ScaleType
    let isWhole: Bool
    let length: CGFloat
    let axis: Axis
    let calendar: Calendar

    /// Decided by this project, so that a widget's labels are neither crowded nor reduced to a single one in a small
    /// chart: an interval of the vertical axis has about 22 points or more, one of the horizontal axis 55, and there
    /// are about five. Numbers on the vertical axis have their own rule.
    private var intervals: Int {
        let least: CGFloat =
            switch axis {
            case .horizontal: 55
            case .vertical: 22
            }
        return min(max(Int(length / least), 1), 5)
    }

    /// There is one interval less than the desired number of values.
    private func intervals(_ count: Int?) -> Int { count.map { max($0 - 1, 1) } ?? intervals }

    private func numberTicks(_ values: AxisMarkValues, _ lower: Double, _ upper: Double) -> NumberTicks? {
        switch values.kind {
        case .automatic(nil, let minimum) where axis == .vertical:
            NumberTicks(
                from: lower, to: upper, mostIntervals: ChartMetrics.mostIntervals, whole: isWhole, minimum: minimum)
        case .automatic(let count?, let minimum):
            NumberTicks(from: min(lower, upper), to: max(lower, upper), count: count, whole: isWhole, minimum: minimum)
        case .automatic(let count, let minimum):
            NumberTicks(
                span: abs(upper - lower), intervals: intervals(count), whole: isWhole, minimum: minimum)
        case .stride(let step): NumberTicks(step: step)
        case .calendarStride, .values: nil
        }
    }

    private func dateTicks(_ values: AxisMarkValues, _ lower: Double, _ upper: Double) -> DateTicks? {
        switch values.kind {
        case .automatic(let count, _): DateTicks(span: abs(upper - lower), intervals: intervals(count))
        case .calendarStride(let component, let count, _): DateTicks(component: component, count: count)
        case .stride, .values: nil
        }
    }

    private func calendar(of values: AxisMarkValues) -> Calendar {
        if case .calendarStride(_, _, let own?) = values.kind { return own }
        return calendar
    }

    /// Extends an inferred domain for marks, and returns the step of its numbers.
    func widen(_ domain: inout AxisDomain, for values: AxisMarkValues) -> NumberTicks? {
        if case .values(let data) = values.kind {
            for datum in data { datum.position.map { domain.include($0) } }
            return nil
        }
        guard domain.isInferred, case .continuous(let lower, let upper, let isDate) = domain.domain else { return nil }
        let (roundsLower, roundsUpper) = (values.roundsLower ?? !isDate, values.roundsUpper ?? !isDate)
        if isDate {
            guard roundsLower || roundsUpper, let ticks = dateTicks(values, lower, upper) else { return nil }
            let ends = ticks.ends(
                around: Date(timeIntervalSinceReferenceDate: lower), Date(timeIntervalSinceReferenceDate: upper),
                calendar: calendar(of: values))
            if roundsLower { domain.include(ends.lower.timeIntervalSinceReferenceDate) }
            if roundsUpper { domain.include(ends.upper.timeIntervalSinceReferenceDate) }
        } else if type.kind == .log {
            if roundsLower, lower > 0 { domain.include(pow(10, (log10(lower) + 1e-9).rounded(.down))) }
            if roundsUpper, upper > 0 { domain.include(pow(10, (log10(upper) - 1e-9).rounded(.up))) }
        } else if let ticks = numberTicks(values, lower, upper) {
            if roundsLower { domain.include(ticks.floor(lower)) }
            if roundsUpper { domain.include(ticks.ceil(upper)) }
            return ticks
        }
        return nil
    }

    func values(
        _ values: AxisMarkValues, in domain: PositionScale.Domain, ticks: NumberTicks?
    ) -> (values: [AxisPlan.Value], unit: Calendar.Component?) {
        switch domain {
        case .categories(let names):
            guard case .values(let wanted) = values.kind else {
                return (names.map { AxisPlan.Value(datum: .category($0)) }, nil)
            }
            return (wanted.filter { names.contains($0.name) }.map { AxisPlan.Value(datum: $0) }, nil)
        case .continuous(let first, let last, let isDate):
            let (lower, upper) = (min(first, last), max(first, last))
            if case .values(let wanted) = values.kind { return (listed(wanted, lower, upper), nil) }
            return isDate ? dates(values, lower, upper) : (numbers(values, lower, upper, ticks), nil)
        }
    }

    private func listed(_ wanted: [_Datum], _ lower: Double, _ upper: Double) -> [AxisPlan.Value] {
        let slack = (upper - lower) * 1e-9
        return wanted.enumerated().compactMap { index, datum in
            guard let position = datum.position, position >= lower - slack, position <= upper + slack else {
                return nil
            }
            return AxisPlan.Value(datum: datum, next: wanted.indices.contains(index + 1) ? wanted[index + 1] : nil)
        }
    }

    private func numbers(
        _ values: AxisMarkValues, _ lower: Double, _ upper: Double, _ ticks: NumberTicks?
    ) -> [AxisPlan.Value] {
        if type.kind == .log {
            return NumberTicks.logarithmic(from: lower, to: upper, intervals: intervals)
                .map { AxisPlan.Value(datum: .number($0)) }
        }
        guard let ticks = ticks ?? numberTicks(values, lower, upper) else { return [] }
        return ticks.values(from: lower, to: upper)
            .map { AxisPlan.Value(datum: .number($0), next: .number($0 + ticks.step)) }
    }

    private func dates(
        _ values: AxisMarkValues, _ lower: Double, _ upper: Double
    ) -> (values: [AxisPlan.Value], unit: Calendar.Component?) {
        guard let ticks = dateTicks(values, lower, upper) else { return ([], nil) }
        let all = ticks.values(
            from: Date(timeIntervalSinceReferenceDate: lower), to: Date(timeIntervalSinceReferenceDate: upper),
            calendar: calendar(of: values))
        let ends = all.values.dropFirst() + [all.next].compactMap { $0 }
        let planned = all.values.enumerated().map { index, date in
            AxisPlan.Value(datum: .date(date), next: index < ends.count ? .date(ends[ends.startIndex + index]) : nil)
        }
        return (planned, ticks.component)
    }
}
