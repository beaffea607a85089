import Foundation

public typealias CFRunLoopTimer = Timer

public struct CFRunLoopRunResult: RawRepresentable, Hashable, Sendable {
    public var rawValue: Int32

    public init(rawValue: Int32) {
        self.rawValue = rawValue
    }

    public static let finished = CFRunLoopRunResult(rawValue: 1)
    public static let stopped = CFRunLoopRunResult(rawValue: 2)
    public static let timedOut = CFRunLoopRunResult(rawValue: 3)
    public static let handledSource = CFRunLoopRunResult(rawValue: 4)
}

@discardableResult
public func CFRunLoopTimerCreateWithHandler(
    _ allocator: CFAllocator!, _ fireDate: CFAbsoluteTime, _ interval: CFTimeInterval, _ flags: CFOptionFlags,
    _ order: CFIndex, _ block: ((CFRunLoopTimer?) -> Void)!
) -> CFRunLoopTimer! {
    nonisolated(unsafe) let block = block
    return Timer(
        fire: Date(timeIntervalSinceReferenceDate: fireDate), interval: interval, repeats: interval > 0
    ) { block?($0) }
}

public func CFRunLoopAddTimer(_ rl: CFRunLoop!, _ timer: CFRunLoopTimer!, _ mode: CFRunLoopMode!) {
    guard let timer, let mode else { return }
    rl?.add(timer, forMode: mode)
}
public func CFRunLoopRemoveTimer(_ rl: CFRunLoop!, _ timer: CFRunLoopTimer!, _ mode: CFRunLoopMode!) {
    timer?.invalidate()
}
public func CFRunLoopTimerInvalidate(_ timer: CFRunLoopTimer!) { timer?.invalidate() }
@discardableResult
public func CFRunLoopTimerIsValid(_ timer: CFRunLoopTimer!) -> Bool { timer?.isValid ?? false }
public func CFRunLoopTimerGetInterval(_ timer: CFRunLoopTimer!) -> CFTimeInterval { timer?.timeInterval ?? 0 }
@discardableResult
public func CFRunLoopTimerGetNextFireDate(_ timer: CFRunLoopTimer!) -> CFAbsoluteTime {
    timer?.fireDate.timeIntervalSinceReferenceDate ?? 0
}
public func CFRunLoopTimerSetNextFireDate(_ timer: CFRunLoopTimer!, _ fireDate: CFAbsoluteTime) {
    timer?.fireDate = Date(timeIntervalSinceReferenceDate: fireDate)
}
public func CFRunLoopTimerSetTolerance(_ timer: CFRunLoopTimer!, _ tolerance: CFTimeInterval) {
    timer?.tolerance = tolerance
}

/// Runs the block soon on the main thread, which has the only run loop.
public func CFRunLoopPerformBlock(_ rl: CFRunLoop!, _ mode: CFTypeRef!, _ block: (() -> Void)!) {
    nonisolated(unsafe) let block = block
    rl?.perform { block?() }
}

/// Has no effect: a widget's process does not wait in a run loop.
@discardableResult
public func CFRunLoopRunInMode(
    _ mode: CFRunLoopMode!, _ seconds: CFTimeInterval, _ returnAfterSourceHandled: Bool
) -> CFRunLoopRunResult {
    .finished
}

@discardableResult
public func CFRunLoopCopyCurrentMode(_ rl: CFRunLoop!) -> CFRunLoopMode! { rl?.currentMode }
public func CFRunLoopIsWaiting(_ rl: CFRunLoop!) -> Bool { false }
@discardableResult
public func CFRunLoopContainsSource(_ rl: CFRunLoop!, _ source: CFRunLoopSource!, _ mode: CFRunLoopMode!) -> Bool {
    false
}
public func CFRunLoopSourceSignal(_ source: CFRunLoopSource!) {}
@discardableResult
public func CFRunLoopSourceIsValid(_ source: CFRunLoopSource!) -> Bool { source != nil }
public func CFRunLoopObserverIsValid(_ observer: CFRunLoopObserver!) -> Bool { observer != nil }
