import Foundation

/// The collection operators of a path (Key-Value Coding Programming Guide, "Using Collection Operators").
enum CollectionOperator: String, CaseIterable {
    case count = "@count"
    case sum = "@sum"
    case average = "@avg"
    case minimum = "@min"
    case maximum = "@max"

    /// Absent values count as 0 in a sum and in an average, and are ignored by `@min` and `@max`.
    func value(of values: [Any?]) -> Any? {
        switch self {
        case .count: return values.count
        case .sum: return sum(of: values)
        case .average: return values.isEmpty ? 0 : sum(of: values) / Double(values.count)
        case .minimum: return extreme(of: values, .orderedAscending)
        case .maximum: return extreme(of: values, .orderedDescending)
        }
    }

    private func sum(of values: [Any?]) -> Double {
        values.reduce(0) { $0 + (DynamicOrder.unwrapped($1).flatMap(DynamicOrder.number) ?? 0) }
    }

    private func extreme(of values: [Any?], _ order: ComparisonResult) -> Any? {
        values.compactMap(DynamicOrder.unwrapped).reduce(nil) { best, value in
            best == nil || DynamicOrder.compare(value, best) == order ? value : best
        }
    }
}
