import Dispatch
import FoundationSupplement

// Sendable: the classes of this file have no mutable state outside of a lock.

/// A clock of media.
public class CMClock: Hashable, @unchecked Sendable {
    init() {}

    /// Counts while the device runs.
    public static let hostTimeClock = CMClock()

    public var time: CMTime {
        CMTime(value: CMTimeValue(DispatchTime.now().uptimeNanoseconds), timescale: 1_000_000_000)
    }

    public static func == (left: CMClock, right: CMClock) -> Bool { left === right }

    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

public func CMClockGetHostTimeClock() -> CMClock { .hostTimeClock }

public func CMClockGetTime(_ clock: CMClock) -> CMTime { clock.time }

public func CMClockMakeHostTimeFromSystemUnits(_ hostTime: UInt64) -> CMTime {
    CMTime(value: CMTimeValue(clamping: hostTime), timescale: 1_000_000_000)
}

public func CMClockConvertHostTimeToSystemUnits(_ hostTime: CMTime) -> UInt64 {
    UInt64(exactly: (hostTime.seconds * 1e9).rounded()) ?? 0
}

/// A timeline with its own rate. Sendable: `lock` guards time and rate.
public final class CMTimebase: Hashable, @unchecked Sendable {
    public let sourceClock: CMClock
    private let lock = NSLock()
    private var current = CMTime.zero
    private var speed = 0.0

    public init(sourceClock: CMClock) throws {
        self.sourceClock = sourceClock
    }

    public var time: CMTime { lock.withLock { current } }
    public var rate: Double { lock.withLock { speed } }

    public func setTime(_ time: CMTime) throws { lock.withLock { current = time } }

    public func setRate(_ rate: Double) throws { lock.withLock { speed = rate } }

    public static func == (left: CMTimebase, right: CMTimebase) -> Bool { left === right }

    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

public func CMTimebaseGetTime(_ timebase: CMTimebase) -> CMTime { timebase.time }

public func CMTimebaseGetRate(_ timebase: CMTimebase) -> Float64 { timebase.rate }

@discardableResult
public func CMTimebaseSetTime(_ timebase: CMTimebase, time: CMTime) -> OSStatus {
    try? timebase.setTime(time)
    return noErr
}

@discardableResult
public func CMTimebaseSetRate(_ timebase: CMTimebase, rate: Float64) -> OSStatus {
    try? timebase.setRate(rate)
    return noErr
}

public func CMTimebaseCreateWithSourceClock(
    allocator: CFAllocator?, sourceClock: CMClock, timebaseOut: UnsafeMutablePointer<CMTimebase?>
) -> OSStatus {
    timebaseOut.pointee = try? CMTimebase(sourceClock: sourceClock)
    return noErr
}
