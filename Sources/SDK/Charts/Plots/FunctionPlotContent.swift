import SwiftUI

/// The marks of a function.
///
/// 1. The domain is the given one, else that of the chart's horizontal scale, else the range of the marks before it,
///    else 0…1.
/// 2. The function is sampled at evenly spaced positions. Where it has no finite value the line is interrupted: the
///    rest is a separate series.
public struct _FunctionPlotContent: ChartContent {
    public typealias Body = Never

    private enum Shape { case line, area }

    nonisolated private static let samples = 240

    private let shape: Shape
    private let labels: (x: Text, y: Text)
    private let domain: ClosedRange<Double>?
    /// Horizontal position, start and end.
    private let point: @Sendable (Double) -> (x: Double, start: Double, end: Double)

    nonisolated init(
        line x: Text, _ y: Text, _ domain: ClosedRange<Double>?, _ function: @escaping @Sendable (Double) -> Double
    ) {
        shape = .line
        labels = (x, y)
        self.domain = domain
        point = { ($0, 0, function($0)) }
    }

    nonisolated init(
        curve x: Text, _ y: Text, _ domain: ClosedRange<Double>,
        _ function: @escaping @Sendable (Double) -> (x: Double, y: Double)
    ) {
        shape = .line
        labels = (x, y)
        self.domain = domain
        point = { value in
            let point = function(value)
            return (point.x, 0, point.y)
        }
    }

    nonisolated init(
        area x: Text, _ y: Text, _ domain: ClosedRange<Double>?,
        _ function: @escaping @Sendable (Double) -> (yStart: Double, yEnd: Double)
    ) {
        shape = .area
        labels = (x, y)
        self.domain = domain
        point = { value in
            let ends = function(value)
            return (value, ends.yStart, ends.yEnd)
        }
    }

    nonisolated public static func _makeChartContent(
        _ content: Self, inputs: _ViewInputs, outputs: inout _ChartContentOutputs
    ) {
        let domain = content.domain ?? content.inferredDomain(inputs.environment, outputs.marks)
        let first = outputs.marks.count
        var part = 0
        for index in 0...samples {
            let fraction = Double(index) / Double(samples)
            let place = domain.lowerBound + (domain.upperBound - domain.lowerBound) * fraction
            let value = content.point(place)
            guard value.x.isFinite, value.start.isFinite, value.end.isFinite else {
                part += 1
                continue
            }
            outputs.marks.append(content.mark(value, series: "function \(first) \(part)"))
        }
    }

    nonisolated private func mark(_ value: (x: Double, start: Double, end: Double), series: String) -> Mark {
        func plotted(_ label: Text, _ number: Double) -> PlottedValue {
            PlottedValue(label: label, datum: .number(number))
        }
        let end = plotted(labels.y, value.end)
        var mark = Mark(
            kind: shape == .line ? .line : .area, x: .value(plotted(labels.x, value.x)),
            y: shape == .line ? .value(end) : .between(plotted(labels.y, value.start), end),
            series: PlottedValue(label: Text(verbatim: ""), datum: .category(series)))
        // The positions are chosen by this project; hundreds of them would be too many to listen to.
        mark.style.speech.isHidden = true
        return mark
    }

    nonisolated private func inferredDomain(_ environment: EnvironmentValues, _ marks: [Mark]) -> ClosedRange<Double> {
        var numbers: [Double] = []
        if case .values(let values) = environment.chartSettings.x.domain?.kind {
            numbers = values.compactMap(\.position)
        }
        if numbers.isEmpty { numbers = marks.flatMap(\.x.plotted).compactMap(\.datum.position) }
        guard let least = numbers.min(), let greatest = numbers.max(), least < greatest else { return 0...1 }
        return least...greatest
    }
}
