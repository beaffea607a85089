import SwiftUI

/// A slice of a pie or of a ring, as large as its value's part of all values.
public struct SectorMark {
    let mark: Mark

    /// - Parameters:
    ///   - innerRadius: points, a part of the largest radius that fits, or points inside of it.
    ///   - outerRadius: points, a part of the largest radius that fits, or points inside of it.
    ///   - angularInset: points left free along both straight edges.
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
