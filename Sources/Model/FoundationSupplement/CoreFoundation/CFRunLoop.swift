import Foundation

// Sendable: the classes of this file have no mutable state outside of a lock.

public typealias CFRunLoopMode = RunLoop.Mode

extension RunLoop.Mode {
    public static let defaultMode = RunLoop.Mode.default
    public static let commonModes = RunLoop.Mode.common
}

/// Something that a run loop waits for. It has no state.
public final class CFRunLoopSource: Hashable, @unchecked Sendable {
    public init() {}
    public static func == (left: CFRunLoopSource, right: CFRunLoopSource) -> Bool { left === right }
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

public func CFRunLoopAddSource(_ rl: CFRunLoop!, _ source: CFRunLoopSource!, _ mode: CFRunLoopMode!) {}
public func CFRunLoopRemoveSource(_ rl: CFRunLoop!, _ source: CFRunLoopSource!, _ mode: CFRunLoopMode!) {}
public func CFRunLoopSourceInvalidate(_ source: CFRunLoopSource!) {}

public struct CFRunLoopActivity: OptionSet, Sendable {
    public let rawValue: CFOptionFlags
    public init(rawValue: CFOptionFlags) { self.rawValue = rawValue }

    public static let entry = CFRunLoopActivity(rawValue: 1)
    public static let beforeTimers = CFRunLoopActivity(rawValue: 2)
    public static let beforeSources = CFRunLoopActivity(rawValue: 4)
    public static let beforeWaiting = CFRunLoopActivity(rawValue: 32)
    public static let afterWaiting = CFRunLoopActivity(rawValue: 64)
    public static let exit = CFRunLoopActivity(rawValue: 128)
    public static let allActivities = CFRunLoopActivity(rawValue: 0x0FFF_FFFF)
}

/// Observes a run loop; a widget's process does not run one. It has no state.
public final class CFRunLoopObserver: _CFObject, @unchecked Sendable {
    fileprivate init() {}
}

@discardableResult
public func CFRunLoopObserverCreateWithHandler(
    _ allocator: CFAllocator!, _ activities: CFOptionFlags, _ repeats: Bool, _ order: CFIndex,
    _ block: ((CFRunLoopObserver?, CFRunLoopActivity) -> Void)!
) -> CFRunLoopObserver! { CFRunLoopObserver() }

public func CFRunLoopAddObserver(_ rl: CFRunLoop!, _ observer: CFRunLoopObserver!, _ mode: CFRunLoopMode!) {}
public func CFRunLoopRemoveObserver(_ rl: CFRunLoop!, _ observer: CFRunLoopObserver!, _ mode: CFRunLoopMode!) {}
public func CFRunLoopObserverInvalidate(_ observer: CFRunLoopObserver!) {}
public func CFRunLoopRun() {}
public func CFRunLoopStop(_ rl: CFRunLoop!) {}
public func CFRunLoopWakeUp(_ rl: CFRunLoop!) {}

public let NSURLSessionDownloadTaskResumeData = "NSURLSessionDownloadTaskResumeData"
public let NSURLSessionUploadTaskResumeData = "NSURLSessionUploadTaskResumeData"
