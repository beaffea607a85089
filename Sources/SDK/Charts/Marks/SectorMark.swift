import SwiftUI

/// A sector of a pie or ring, as large as its value's share of all values.
public struct SectorMark {
    let mark: Mark

    /// - Parameters:
    ///   - innerRadius: points, a ratio of the largest radius that fits, or an inset from it in points.
    ///   - outerRadius: points, a ratio of the largest radius that fits, or an inset from it in points.
    ///   - angularInset: gap along both straight edges, in points.
    nonisolated public init<Value: Plottable>(
        angle: PlottableValue<Value>, innerRadius: MarkDimension = .automatic,
        outerRadius: MarkDimension = .automatic, angularInset: CGFloat? = nil
    ) {
        mark = Mark(
            kind: .sector,
            sector: Mark.Sector(
                angle: angle.plotted, inner: innerRadius, outer: outerRadius, inset: angularInset ?? 0))
    }
}

extension SectorMark: PrimitiveMark {
    public typealias Body = Never
}
