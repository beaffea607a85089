import FoundationSupplement

/// A stretch of time: its start and how long it lasts.
public struct CMTimeRange: Hashable, Sendable {
    public var start: CMTime
    public var duration: CMTime

    public init() {
        self.init(start: .invalid, duration: .invalid)
    }

    public init(start: CMTime, duration: CMTime) {
        self.start = start
        self.duration = duration
    }

    public init(start: CMTime, end: CMTime) {
        self.init(start: start, duration: end - start)
    }

    public static let zero = CMTimeRange(start: .zero, duration: .zero)
    public static let invalid = CMTimeRange()

    public var isValid: Bool {
        start.isValid && duration.isValid && duration.epoch == 0 && (!duration.isNumeric || duration.value >= 0)
    }

    public var isIndefinite: Bool { isValid && (start.isIndefinite || duration.isIndefinite) }
    public var isEmpty: Bool { isValid && duration == .zero }
    public var end: CMTime { start + duration }

    public func union(_ otherRange: CMTimeRange) -> CMTimeRange {
        guard isValid, otherRange.isValid else { return isValid ? self : otherRange }
        return CMTimeRange(start: min(start, otherRange.start), end: max(end, otherRange.end))
    }

    public func intersection(_ otherRange: CMTimeRange) -> CMTimeRange {
        guard isValid, otherRange.isValid else { return .invalid }
        let first = max(start, otherRange.start)
        let last = min(end, otherRange.end)
        return first < last ? CMTimeRange(start: first, end: last) : .zero
    }

    /// The end is not part of the range.
    public func containsTime(_ time: CMTime) -> Bool { isValid && time.isValid && start <= time && time < end }

    public func containsTimeRange(_ otherRange: CMTimeRange) -> Bool {
        isValid && otherRange.isValid && start <= otherRange.start && otherRange.end <= end
    }
}

public func CMTimeRangeMake(start: CMTime, duration: CMTime) -> CMTimeRange {
    CMTimeRange(start: start, duration: duration)
}

public func CMTimeRangeFromTimeToTime(start: CMTime, end: CMTime) -> CMTimeRange { CMTimeRange(start: start, end: end) }

public func CMTimeRangeGetEnd(_ range: CMTimeRange) -> CMTime { range.end }

public func CMTimeRangeGetUnion(_ range: CMTimeRange, otherRange: CMTimeRange) -> CMTimeRange {
    range.union(otherRange)
}

public func CMTimeRangeGetIntersection(_ range: CMTimeRange, otherRange: CMTimeRange) -> CMTimeRange {
    range.intersection(otherRange)
}

public func CMTimeRangeEqual(_ range1: CMTimeRange, _ range2: CMTimeRange) -> Bool { range1 == range2 }

public func CMTimeRangeContainsTime(_ range: CMTimeRange, time: CMTime) -> Bool { range.containsTime(time) }

public func CMTimeRangeContainsTimeRange(_ range: CMTimeRange, otherRange: CMTimeRange) -> Bool {
    range.containsTimeRange(otherRange)
}

public let kCMTimeRangeZero = CMTimeRange.zero
public let kCMTimeRangeInvalid = CMTimeRange.invalid

/// A mapping of source time to target time.
public struct CMTimeMapping: Hashable, Sendable {
    public var source: CMTimeRange
    public var target: CMTimeRange

    public init() {
        self.init(source: .invalid, target: .invalid)
    }

    public init(source: CMTimeRange, target: CMTimeRange) {
        self.source = source
        self.target = target
    }
}

extension NSValue {
    /// A boxed time, for API that takes arrays of objects. Foundation here boxes only ranges and rectangles.
    public convenience init(time: CMTime) {
        self.init(range: NSRange(location: Int(time.value), length: Int(time.timescale)))
    }

    public var timeValue: CMTime {
        let range = rangeValue
        return CMTime(value: Int64(range.location), timescale: Int32(clamping: range.length))
    }

    public convenience init(timeRange: CMTimeRange) {
        let (start, duration) = (timeRange.start, timeRange.duration)
        self.init(
            rect: NSRect(
                x: start.seconds, y: Double(start.timescale), width: duration.seconds,
                height: Double(duration.timescale)))
    }

    public var timeRangeValue: CMTimeRange {
        func time(_ seconds: Double, _ scale: Double) -> CMTime {
            CMTime(seconds: seconds, preferredTimescale: Int32(scale))
        }
        let rect = rectValue
        return CMTimeRange(
            start: time(rect.origin.x, rect.origin.y), duration: time(rect.size.width, rect.size.height))
    }
}
