import Foundation

// NaN has a sign on this machine, but none when written on a device.
extension Double {
    private var unsigned: Double { isNaN ? .nan : self }

    public func formatted(_ style: FloatingPointFormatStyle<Double>) -> String { style.format(unsigned) }
    public func formatted(_ style: FloatingPointFormatStyle<Double>.Percent) -> String { style.format(unsigned) }
    public func formatted(_ style: FloatingPointFormatStyle<Double>.Currency) -> String { style.format(unsigned) }
    public func formatted() -> String { FloatingPointFormatStyle<Double>().format(unsigned) }
}

extension CGFloat {
    public init(truncating number: NSNumber) {
        self = CGFloat(number.doubleValue)
    }

    public init?(exactly number: NSNumber) {
        self = CGFloat(number.doubleValue)
    }
}
