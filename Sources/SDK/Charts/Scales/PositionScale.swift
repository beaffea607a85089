import SwiftUI

/// Maps values to positions along one side of the plot, in points.
struct PositionScale {
    /// The values of a scale, in order.
    enum Domain: Equatable {
        case categories([String])
        /// Numbers, or dates in seconds since 2001. The first end can be the greater one.
        case continuous(Double, Double, isDate: Bool)
    }

    let domain: Domain
    let type: ScaleType
    /// Where the domain starts and ends.
    let start: CGFloat
    let end: CGFloat

    private var length: CGFloat { end - start }

    /// The position of a number. A domain of one value has it at the center.
    func position(_ value: Double) -> CGFloat? {
        guard case .continuous(let lower, let upper, _) = domain, value.isFinite else { return nil }
        let (from, to) = (type.forward(lower), type.forward(upper))
        guard from != to else { return start + length / 2 }
        let position = start + length * CGFloat((type.forward(value) - from) / (to - from))
        return position.isFinite ? position : nil
    }

    /// The band of a category, in the domain's direction; `nil` when the domain has no such category.
    func band(_ name: String) -> (start: CGFloat, end: CGFloat)? {
        guard case .categories(let names) = domain, let index = names.firstIndex(of: name) else { return nil }
        let step = length / CGFloat(names.count)
        return (start + step * CGFloat(index), start + step * CGFloat(index + 1))
    }

    /// The center of a value's position.
    func center(_ datum: _Datum) -> CGFloat? {
        if case .categories = domain { return band(datum.name).map { ($0.start + $0.end) / 2 } }
        return datum.position.flatMap(position)
    }

    /// The value at a position.
    func value(at position: CGFloat) -> _Datum? {
        guard length != 0 else { return nil }
        let fraction = Double((position - start) / length)
        switch domain {
        case .categories(let names):
            let index = Int((fraction * Double(names.count)).rounded(.down))
            return names.indices.contains(index) ? .category(names[index]) : nil
        case .continuous(let lower, let upper, let isDate):
            let (from, to) = (type.forward(lower), type.forward(upper))
            let value = type.backward(from + (to - from) * fraction)
            return isDate ? .date(Date(timeIntervalSinceReferenceDate: value)) : .number(value)
        }
    }

    /// The position of zero, or of the domain's value nearest to it: the base of bars and areas.
    var base: CGFloat {
        guard case .continuous(let lower, let upper, let isDate) = domain else { return start }
        let (least, greatest) = (min(lower, upper), max(lower, upper))
        if isDate || type.kind == .log { return position(least) ?? start }
        return position(min(max(0, least), greatest)) ?? start
    }

    func contains(_ value: Double) -> Bool {
        guard case .continuous(let lower, let upper, _) = domain else { return false }
        let slack = abs(upper - lower) * 1e-9
        return value >= min(lower, upper) - slack && value <= max(lower, upper) + slack
    }
}
