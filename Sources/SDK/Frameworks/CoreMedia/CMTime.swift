import FoundationSupplement

public typealias CMTimeValue = Int64
public typealias CMTimeScale = Int32
public typealias CMTimeEpoch = Int64

public struct CMTimeFlags: OptionSet, Hashable, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    public static let valid = CMTimeFlags(rawValue: 1)
    public static let hasBeenRounded = CMTimeFlags(rawValue: 2)
    public static let positiveInfinity = CMTimeFlags(rawValue: 4)
    public static let negativeInfinity = CMTimeFlags(rawValue: 8)
    public static let indefinite = CMTimeFlags(rawValue: 16)
    public static let impliedValueFlagsMask: CMTimeFlags = [.positiveInfinity, .negativeInfinity, .indefinite]
}

/// A moment or a length of time as a fraction: value over time scale, in seconds.
public struct CMTime: Sendable {
    public var value: CMTimeValue
    public var timescale: CMTimeScale
    public var flags: CMTimeFlags
    public var epoch: CMTimeEpoch

    public init() {
        self.init(value: 0, timescale: 0, flags: [], epoch: 0)
    }

    public init(value: CMTimeValue, timescale: CMTimeScale, flags: CMTimeFlags, epoch: CMTimeEpoch) {
        self.value = value
        self.timescale = timescale
        self.flags = flags
        self.epoch = epoch
    }

    public init(value: CMTimeValue, timescale: CMTimeScale) {
        self.init(value: value, timescale: timescale, flags: timescale > 0 ? .valid : [], epoch: 0)
    }

    public init<Value: BinaryInteger, Scale: BinaryInteger>(value: Value, timescale: Scale) {
        self.init(value: CMTimeValue(clamping: value), timescale: CMTimeScale(clamping: timescale))
    }

    /// The nearest fraction with the time scale, or with a coarser one if the value is too large.
    public init(seconds: Double, preferredTimescale: CMTimeScale) {
        guard seconds.isFinite, preferredTimescale > 0 else {
            self = seconds == .infinity ? .positiveInfinity : seconds == -.infinity ? .negativeInfinity : .invalid
            return
        }
        var scale = preferredTimescale
        while abs(seconds) * Double(scale) > 9.2e18, scale > 1 { scale /= 2 }
        guard let value = CMTimeValue(exactly: (seconds * Double(scale)).rounded()) else {
            self = seconds > 0 ? .positiveInfinity : .negativeInfinity
            return
        }
        self.init(value: value, timescale: scale)
        if Double(value) != seconds * Double(scale) { flags.insert(.hasBeenRounded) }
    }

    public static let invalid = CMTime()
    public static let indefinite = CMTime(value: 0, timescale: 0, flags: [.valid, .indefinite], epoch: 0)
    public static let positiveInfinity = CMTime(value: 0, timescale: 0, flags: [.valid, .positiveInfinity], epoch: 0)
    public static let negativeInfinity = CMTime(value: 0, timescale: 0, flags: [.valid, .negativeInfinity], epoch: 0)
    public static let zero = CMTime(value: 0, timescale: 1, flags: .valid, epoch: 0)
}

extension CMTime {
    public var isValid: Bool { flags.contains(.valid) }
    public var isPositiveInfinity: Bool { isValid && flags.contains(.positiveInfinity) }
    public var isNegativeInfinity: Bool { isValid && flags.contains(.negativeInfinity) }
    public var isIndefinite: Bool { isValid && flags.contains(.indefinite) }
    public var isNumeric: Bool { isValid && flags.isDisjoint(with: .impliedValueFlagsMask) }
    public var hasBeenRounded: Bool { isNumeric && flags.contains(.hasBeenRounded) }

    public var seconds: Double {
        if isPositiveInfinity { return .infinity }
        if isNegativeInfinity { return -.infinity }
        guard isNumeric, timescale != 0 else { return .nan }
        return Double(value) / Double(timescale)
    }

    public func convertScale(_ newTimescale: Int32, method: CMTimeRoundingMethod) -> CMTime {
        guard isNumeric, newTimescale > 0 else { return isNumeric ? .invalid : self }
        let (high, low) = value.multipliedFullWidth(by: Int64(newTimescale))
        guard high == 0 || high == -1 else { return value > 0 ? .positiveInfinity : .negativeInfinity }
        let product = Int64(bitPattern: low)
        guard (product < 0) == (high < 0) else { return value > 0 ? .positiveInfinity : .negativeInfinity }
        let divisor = Int64(timescale)
        let (quotient, rest) = product.quotientAndRemainder(dividingBy: divisor)
        var result = CMTime(value: quotient, timescale: newTimescale, flags: flags, epoch: epoch)
        guard rest != 0 else { return result }
        let sign: Int64 = product < 0 ? -1 : 1
        switch method {
        case .roundHalfAwayFromZero: if abs(rest) * 2 >= divisor { result.value += sign }
        case .roundTowardZero, .quickTime: break
        case .roundAwayFromZero: result.value += sign
        case .roundTowardPositiveInfinity: if sign > 0 { result.value += 1 }
        case .roundTowardNegativeInfinity: if sign < 0 { result.value -= 1 }
        }
        result.flags.insert(.hasBeenRounded)
        return result
    }
}

public enum CMTimeRoundingMethod: UInt32, Sendable {
    case roundHalfAwayFromZero = 1
    case roundTowardZero = 2
    case roundAwayFromZero = 3
    case quickTime = 4
    case roundTowardPositiveInfinity = 5
    case roundTowardNegativeInfinity = 6

    public static var `default`: CMTimeRoundingMethod { .roundHalfAwayFromZero }
}

extension CMTime: Hashable, Comparable {
    /// Negative infinity, numbers, positive infinity, indefinite, invalid; epochs count before values.
    public static func < (left: CMTime, right: CMTime) -> Bool { CMTimeCompare(left, right) < 0 }

    public static func == (left: CMTime, right: CMTime) -> Bool { CMTimeCompare(left, right) == 0 }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(seconds)
        hasher.combine(epoch)
    }

    fileprivate var rank: Int {
        if !isValid { return 4 }
        if isIndefinite { return 3 }
        return isPositiveInfinity ? 2 : isNegativeInfinity ? 0 : 1
    }
}

public func CMTimeCompare(_ time1: CMTime, _ time2: CMTime) -> Int32 {
    guard time1.rank == time2.rank else { return time1.rank < time2.rank ? -1 : 1 }
    guard time1.isNumeric else { return 0 }
    guard time1.epoch == time2.epoch else { return time1.epoch < time2.epoch ? -1 : 1 }
    let left = time1.value.multipliedFullWidth(by: Int64(time2.timescale))
    let right = time2.value.multipliedFullWidth(by: Int64(time1.timescale))
    if left.high != right.high { return left.high < right.high ? -1 : 1 }
    return left.low == right.low ? 0 : left.low < right.low ? -1 : 1
}

extension CMTime: CustomStringConvertible {
    public var description: String {
        guard isNumeric else { return "{\(isValid ? String(seconds) : "INVALID")}" }
        return "{\(value)/\(timescale) = \(seconds)}"
    }
}
