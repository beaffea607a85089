import SwiftUI

/// The range of one bin. The last bin of a collection includes its end.
public struct ChartBinRange<Bound: Comparable>: Equatable {
    public let lowerBound: Bound
    public let upperBound: Bound
    private let end: End

    private enum End { case open, closed }

    init(_ lowerBound: Bound, _ upperBound: Bound, isLast: Bool) {
        self.lowerBound = lowerBound
        self.upperBound = upperBound
        end = isLast ? .closed : .open
    }

    public func contains(_ element: Bound) -> Bool {
        element >= lowerBound && (end == .closed ? element <= upperBound : element < upperBound)
    }
}

extension ChartBinRange: Hashable where Bound: Hashable {}

/// The bins between thresholds.
private struct Thresholds<Bound: Comparable> {
    let values: [Bound]

    var count: Int { max(values.count - 1, 0) }

    /// The bin of a value; the first or last one for values out of range.
    func index(for value: Bound) -> Int {
        min(max((values.lastIndex { $0 <= value } ?? 0), 0), max(count - 1, 0))
    }

    subscript(position: Int) -> ChartBinRange<Bound> {
        ChartBinRange(values[position], values[position + 1], isLast: position == count - 1)
    }
}

/// Bins of numbers.
public struct NumberBins<Value: Plottable & Comparable>: RandomAccessCollection {
    private let bounds: Thresholds<Value>

    public var thresholds: [Value] { bounds.values }

    public init(thresholds: [Value]) { bounds = Thresholds(values: thresholds.sorted()) }

    public func index(for value: Value) -> Int { bounds.index(for: value) }

    public var startIndex: Int { 0 }
    public var endIndex: Int { bounds.count }
    public subscript(position: Int) -> ChartBinRange<Value> { bounds[position] }

    /// Bins of whole steps around a range.
    private init(_ range: ClosedRange<Double>, _ ticks: NumberTicks) {
        let values = ticks.values(from: ticks.floor(range.lowerBound), to: ticks.ceil(range.upperBound))
        self.init(thresholds: values.compactMap { Value(datum: .number($0)) })
    }
}

extension NumberBins where Value: BinaryFloatingPoint {
    /// Bins of about the given number at round thresholds.
    public init(range: ClosedRange<Value>, desiredCount: Int = 10, minimumStride: Value = 0) {
        let ends = Double(range.lowerBound)...Double(range.upperBound)
        self.init(
            ends,
            NumberTicks(
                span: ends.upperBound - ends.lowerBound, intervals: desiredCount, minimum: Double(minimumStride)))
    }

    public init(data: [Value], desiredCount: Int? = nil, minimumStride: Value = 0) {
        guard let least = data.min(), let greatest = data.max() else {
            self.init(thresholds: [])
            return
        }
        self.init(range: least...greatest, desiredCount: desiredCount ?? 10, minimumStride: minimumStride)
    }

    /// Bins of equal size, as many as specified.
    public init(range: ClosedRange<Value>, count: Int) {
        let size = (range.upperBound - range.lowerBound) / Value(Swift.max(count, 1))
        self.init(thresholds: (0...Swift.max(count, 1)).map { range.lowerBound + size * Value($0) })
    }

    public init(size: Value, range: ClosedRange<Value>) {
        self.init(Double(range.lowerBound)...Double(range.upperBound), NumberTicks(step: Double(size)))
    }
}

extension NumberBins where Value: BinaryInteger {
    /// Bins of about the given number at round thresholds.
    public init(range: ClosedRange<Value>, desiredCount: Int = 10, minimumStride: Value = 1) {
        let ends = Double(range.lowerBound)...Double(range.upperBound)
        self.init(
            ends,
            NumberTicks(
                span: ends.upperBound - ends.lowerBound, intervals: desiredCount, whole: true,
                minimum: Double(minimumStride)))
    }

    public init(data: [Value], desiredCount: Int? = nil, minimumStride: Value = 1) {
        guard let least = data.min(), let greatest = data.max() else {
            self.init(thresholds: [])
            return
        }
        self.init(range: least...greatest, desiredCount: desiredCount ?? 10, minimumStride: minimumStride)
    }

    public init(size: Value, range: ClosedRange<Value>) {
        self.init(Double(range.lowerBound)...Double(range.upperBound), NumberTicks(step: Double(size)))
    }
}

/// Bins of dates.
public struct DateBins: RandomAccessCollection {
    private let bounds: Thresholds<Date>

    public var thresholds: [Date] { bounds.values }

    public init(thresholds: [Date]) { bounds = Thresholds(values: thresholds.sorted()) }

    /// Bins of a calendar's unit around a range.
    public init(unit: Calendar.Component, by count: Int = 1, range: ClosedRange<Date>, calendar: Calendar) {
        self.init(DateTicks(component: unit, count: count), range, calendar)
    }

    /// Bins of about the given number at round dates.
    public init(range: ClosedRange<Date>, desiredCount: Int = 10, calendar: Calendar) {
        let span = range.upperBound.timeIntervalSince(range.lowerBound)
        self.init(DateTicks(span: span, intervals: desiredCount), range, calendar)
    }

    public init(data: [Date], desiredCount: Int? = nil, calendar: Calendar) {
        guard let least = data.min(), let greatest = data.max() else {
            self.init(thresholds: [])
            return
        }
        self.init(range: least...greatest, desiredCount: desiredCount ?? 10, calendar: calendar)
    }

    private init(_ ticks: DateTicks, _ range: ClosedRange<Date>, _ calendar: Calendar) {
        let ends = ticks.ends(around: range.lowerBound, range.upperBound, calendar: calendar)
        self.init(thresholds: ticks.values(from: ends.lower, to: ends.upper, calendar: calendar).values)
    }

    public func index(for value: Date) -> Int { bounds.index(for: value) }

    public var startIndex: Int { 0 }
    public var endIndex: Int { bounds.count }
    public subscript(position: Int) -> ChartBinRange<Date> { bounds[position] }
}
