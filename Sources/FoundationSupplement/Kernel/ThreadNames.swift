import Foundation
import Glibc

public typealias qos_class_t = UInt32

public var QOS_CLASS_USER_INTERACTIVE: qos_class_t { 0x21 }
public var QOS_CLASS_USER_INITIATED: qos_class_t { 0x19 }
public var QOS_CLASS_DEFAULT: qos_class_t { 0x15 }
public var QOS_CLASS_UTILITY: qos_class_t { 0x11 }
public var QOS_CLASS_BACKGROUND: qos_class_t { 0x09 }
public var QOS_CLASS_UNSPECIFIED: qos_class_t { 0 }

public func qos_class_self() -> qos_class_t { QOS_CLASS_DEFAULT }
public func qos_class_main() -> qos_class_t { QOS_CLASS_USER_INTERACTIVE }

/// Accepted without effect: threads have no class here.
@discardableResult
public func pthread_set_qos_class_self_np(_ qos_class: qos_class_t, _ relative_priority: Int32) -> Int32 { 0 }

public func pthread_main_np() -> Int32 { Thread.isMainThread ? 1 : 0 }

@discardableResult
public func pthread_threadid_np(_ thread: pthread_t?, _ thread_id: UnsafeMutablePointer<UInt64>?) -> Int32 {
    thread_id?.pointee = UInt64(UInt(bitPattern: thread.map { Int(bitPattern: UInt($0)) } ?? Int(pthread_self())))
    return 0
}

/// Accepted without effect: nobody looks at the names of threads.
@discardableResult
public func pthread_setname_np(_ name: UnsafePointer<CChar>) -> Int32 { 0 }

@_disfavoredOverload public var CLOCK_UPTIME_RAW: clockid_t { CLOCK_MONOTONIC }
@_disfavoredOverload public var CLOCK_UPTIME_RAW_APPROX: clockid_t { CLOCK_MONOTONIC_COARSE }
@_disfavoredOverload public var CLOCK_MONOTONIC_RAW_APPROX: clockid_t { CLOCK_MONOTONIC_COARSE }

/// Nanoseconds of a clock; 0 where there is no such clock.
public func clock_gettime_nsec_np(_ clock_id: clockid_t) -> UInt64 {
    var time = timespec()
    guard clock_gettime(clock_id, &time) == 0 else { return 0 }
    return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
}

@discardableResult
public func sysconf(_ name: Int) -> Int { Glibc.sysconf(Int32(truncatingIfNeeded: name)) }

public typealias OSSpinLock = Int32

public var OS_SPINLOCK_INIT: OSSpinLock { 0 }

/// Waits until the lock is free; one lock stands for all.
public func OSSpinLockLock(_ __lock: UnsafeMutablePointer<OSSpinLock>!) { spinLocks.lock() }
public func OSSpinLockUnlock(_ __lock: UnsafeMutablePointer<OSSpinLock>!) { spinLocks.unlock() }
public func OSSpinLockTry(_ __lock: UnsafeMutablePointer<OSSpinLock>!) -> Bool { spinLocks.try() }

private let spinLocks = NSRecursiveLock()
