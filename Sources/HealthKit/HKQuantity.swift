import Foundation
import FoundationSupplement

/// A value with its unit.
open class HKQuantity: NSObject, @unchecked Sendable {
    private let unit: HKUnit
    private let value: Double

    public init(unit: HKUnit, doubleValue value: Double) {
        self.unit = unit
        self.value = value
        super.init()
    }

    open func `is`(compatibleWith unit: HKUnit) -> Bool { self.unit.dimension == unit.dimension }

    /// The value in another unit of the same kind; another kind's, which ends the program on Apple's platforms, is
    /// reported and gives no number.
    open func doubleValue(for unit: HKUnit) -> Double {
        guard self.is(compatibleWith: unit) else {
            Notices.current.add(
                Notices.Notice(
                    .warning, subject: "HKQuantity",
                    message: "\(self.unit) cannot be converted to \(unit); a phone would end the program here.",
                    remedy: "Ask is(compatibleWith:) before."))
            return .nan
        }
        if self.unit.factor == unit.factor, self.unit.offset == unit.offset { return value }
        return (value * self.unit.factor + self.unit.offset - unit.offset) / unit.factor
    }

    open func compare(_ quantity: HKQuantity) -> ComparisonResult {
        let other = quantity.doubleValue(for: unit)
        return value < other ? .orderedAscending : value > other ? .orderedDescending : .orderedSame
    }

    open override var description: String { "\(value) \(unit.unitString)" }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? HKQuantity, other.is(compatibleWith: unit) else { return false }
        return compare(other) == .orderedSame
    }

    open override var hash: Int { (value * unit.factor + unit.offset).hashValue }
}
