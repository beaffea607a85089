import Foundation

/// A quantity that must be level in the long run.
///
/// Its samples vary, and caches fill at the beginning. So the first tenth is ignored, and the medians of the first and the
/// last third of the rest are compared: a leak raises the last one, and a short peak changes neither.
struct LevelSeries: Sendable {
    enum Unit: Sendable { case bytes, count }

    let name: String
    let unit: Unit
    /// The difference that is never a leak, such as that of a memory allocator.
    let tolerance: Double
    private(set) var samples: [Double] = []

    init(_ name: String, in unit: Unit, tolerance: Double) {
        self.name = name
        self.unit = unit
        self.tolerance = tolerance
    }

    /// The share of the first median by which the last one may exceed it.
    private static let growth = 0.1
    /// Fewer samples show no trend.
    private static let fewest = 10

    mutating func add(_ value: Int) { samples.append(Double(value)) }

    private var steady: ArraySlice<Double> { samples.dropFirst(samples.count / 10) }

    var first: Double { Self.median(steady.prefix(steady.count / 3)) }
    var last: Double { Self.median(steady.suffix(steady.count / 3)) }
    var highest: Double { samples.max() ?? 0 }

    var isLevel: Bool {
        samples.count < Self.fewest || last <= first * (1 + Self.growth) + tolerance
    }

    private static func median(_ values: ArraySlice<Double>) -> Double {
        let sorted = values.sorted()
        return sorted.isEmpty ? 0 : sorted[sorted.count / 2]
    }

    /// One row of a table.
    var row: String {
        let columns = [first, last, highest].map { text($0).padded(to: 12) }
        return name.padding(toLength: 28, withPad: " ", startingAt: 0) + columns.joined()
            + (isLevel ? "  level" : "  RISES")
    }

    static var heading: String {
        String(repeating: " ", count: 28)
            + ["first third", "last third", "highest"].map { $0.padded(to: 12) }.joined()
    }

    private func text(_ value: Double) -> String {
        switch unit {
        case .bytes: String(format: "%.2f MB", value / Double(1 << 20))
        case .count: String(format: "%.0f", value)
        }
    }
}

extension String {
    /// The text at the right end of a column.
    fileprivate func padded(to width: Int) -> String {
        String(repeating: " ", count: max(0, width - count)) + self
    }
}
