import FoundationSupplement

extension CMTime {
    public static func + (left: CMTime, right: CMTime) -> CMTime { sum(left, right) { $0.addingReportingOverflow($1) } }

    public static func - (left: CMTime, right: CMTime) -> CMTime {
        if right.isPositiveInfinity { return sum(left, .negativeInfinity) { $0.addingReportingOverflow($1) } }
        if right.isNegativeInfinity { return sum(left, .positiveInfinity) { $0.addingReportingOverflow($1) } }
        return sum(left, right) { $0.subtractingReportingOverflow($1) }
    }

    public static prefix func - (time: CMTime) -> CMTime { .zero - time }

    public static func += (left: inout CMTime, right: CMTime) { left = left + right }

    public static func -= (left: inout CMTime, right: CMTime) { left = left - right }

    /// In the finer of both time scales, or their least common multiple where that is small enough.
    private static func sum(
        _ left: CMTime, _ right: CMTime, _ operation: (Int64, Int64) -> (partialValue: Int64, overflow: Bool)
    ) -> CMTime {
        guard left.isValid, right.isValid else { return .invalid }
        if left.isIndefinite || right.isIndefinite { return .indefinite }
        let infinite = [left, right].filter { !$0.isNumeric }
        if let first = infinite.first {
            return infinite.allSatisfy { $0.isPositiveInfinity == first.isPositiveInfinity } ? first : .invalid
        }
        let scale = commonScale(left.timescale, right.timescale)
        let a = left.convertScale(scale, method: .default)
        let b = right.convertScale(scale, method: .default)
        guard a.isNumeric, b.isNumeric else { return a.isNumeric ? b : a }
        let (value, overflow) = operation(a.value, b.value)
        guard !overflow else { return a.value > 0 ? .positiveInfinity : .negativeInfinity }
        return CMTime(value: value, timescale: scale, flags: a.flags.union(b.flags), epoch: left.epoch)
    }

    private static func commonScale(_ left: CMTimeScale, _ right: CMTimeScale) -> CMTimeScale {
        var (a, b) = (Int64(left), Int64(right))
        while b != 0 { (a, b) = (b, a % b) }
        return CMTimeScale(exactly: Int64(left) / max(a, 1) * Int64(right)) ?? max(left, right)
    }
}

public func CMTimeMake(value: Int64, timescale: Int32) -> CMTime { CMTime(value: value, timescale: timescale) }

public func CMTimeMakeWithEpoch(value: Int64, timescale: Int32, epoch: Int64) -> CMTime {
    CMTime(value: value, timescale: timescale, flags: timescale > 0 ? .valid : [], epoch: epoch)
}

public func CMTimeMakeWithSeconds(_ seconds: Float64, preferredTimescale: Int32) -> CMTime {
    CMTime(seconds: seconds, preferredTimescale: preferredTimescale)
}

public func CMTimeGetSeconds(_ time: CMTime) -> Float64 { time.seconds }

public func CMTimeConvertScale(_ time: CMTime, timescale: Int32, method: CMTimeRoundingMethod) -> CMTime {
    time.convertScale(timescale, method: method)
}

public func CMTimeAdd(_ lhs: CMTime, _ rhs: CMTime) -> CMTime { lhs + rhs }

public func CMTimeSubtract(_ lhs: CMTime, _ rhs: CMTime) -> CMTime { lhs - rhs }

public func CMTimeMultiply(_ time: CMTime, multiplier: Int32) -> CMTime {
    guard time.isNumeric else { return time }
    let (value, overflow) = time.value.multipliedReportingOverflow(by: Int64(multiplier))
    guard !overflow else { return (time.value > 0) == (multiplier > 0) ? .positiveInfinity : .negativeInfinity }
    return CMTime(value: value, timescale: time.timescale, flags: time.flags, epoch: time.epoch)
}

public func CMTimeMultiplyByFloat64(_ time: CMTime, multiplier: Float64) -> CMTime {
    guard time.isNumeric else { return time }
    return CMTime(seconds: time.seconds * multiplier, preferredTimescale: max(time.timescale, 1000))
}

public func CMTimeMultiplyByRatio(_ time: CMTime, multiplier: Int32, divisor: Int32) -> CMTime {
    guard divisor != 0 else { return .invalid }
    return CMTimeMultiplyByFloat64(time, multiplier: Double(multiplier) / Double(divisor))
}

public func CMTimeMinimum(_ time1: CMTime, _ time2: CMTime) -> CMTime { min(time1, time2) }

public func CMTimeMaximum(_ time1: CMTime, _ time2: CMTime) -> CMTime { max(time1, time2) }

public func CMTimeAbsoluteValue(_ time: CMTime) -> CMTime {
    if time.isNegativeInfinity { return .positiveInfinity }
    guard time.isNumeric, time.value < 0 else { return time }
    return CMTimeMultiply(time, multiplier: -1)
}

public func CMTimeCopyAsDictionary(_ time: CMTime, allocator: CFAllocator?) -> CFDictionary? {
    [
        "value": time.value, "timescale": time.timescale, "flags": time.flags.rawValue, "epoch": time.epoch,
    ] as [String: Any]
}

public func CMTimeCopyDescription(allocator: CFAllocator?, time: CMTime) -> CFString? { time.description }

public func CMTIME_IS_VALID(_ time: CMTime) -> Bool { time.isValid }

public func CMTIME_IS_INVALID(_ time: CMTime) -> Bool { !time.isValid }

public func CMTIME_IS_INDEFINITE(_ time: CMTime) -> Bool { time.isIndefinite }

public func CMTIME_IS_NUMERIC(_ time: CMTime) -> Bool { time.isNumeric }

public let kCMTimeZero = CMTime.zero
public let kCMTimeInvalid = CMTime.invalid
public let kCMTimeIndefinite = CMTime.indefinite
public let kCMTimePositiveInfinity = CMTime.positiveInfinity
public let kCMTimeNegativeInfinity = CMTime.negativeInfinity
