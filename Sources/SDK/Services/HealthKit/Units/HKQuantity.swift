import Foundation
import FoundationSupplement

// Sendable: the classes of this file have no mutable state outside of a lock.

/// A value with its unit.
open class HKQuantity: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
    private let unit: HKUnit
    private let value: Double

    public init(unit: HKUnit, doubleValue value: Double) {
        self.unit = unit
        self.value = value
        super.init()
    }

    public required init?(coder: NSCoder) {
        guard coder.containsValue(forKey: "unit"), let unit = coder.decodeObject(of: HKUnit.self, forKey: "unit")
        else { return nil }
        self.unit = unit
        value = coder.decodeDouble(forKey: "value")
        super.init()
    }

    open class var supportsSecureCoding: Bool { true }

    open func encode(with coder: NSCoder) {
        coder.encode(unit, forKey: "unit")
        coder.encode(value, forKey: "value")
    }

    open func copy(with zone: NSZone? = nil) -> Any { self }

    open func `is`(compatibleWith unit: HKUnit) -> Bool { self.unit.dimension == unit.dimension }

    /// The value in another unit of the same kind; a unit of a different kind, which crashes the program on Apple's
    /// platforms, is reported and returns NaN.
    open func doubleValue(for unit: HKUnit) -> Double {
        guard self.is(compatibleWith: unit) else {
            Notices.current.add(
                Notices.Notice(
                    .warning, subject: "HKQuantity",
                    message: "\(self.unit) cannot be converted to \(unit); the program would crash on a device.",
                    remedy: "Check is(compatibleWith:) first."))
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
