import Foundation
import Glibc

@discardableResult
public func sysconf(_ name: Int) -> Int { Glibc.sysconf(Int32(truncatingIfNeeded: name)) }

public typealias OSSpinLock = Int32

public var OS_SPINLOCK_INIT: OSSpinLock { 0 }

/// Waits until the lock is free; a single lock represents all of them.
public func OSSpinLockLock(_ __lock: UnsafeMutablePointer<OSSpinLock>!) { spinLocks.lock() }
public func OSSpinLockUnlock(_ __lock: UnsafeMutablePointer<OSSpinLock>!) { spinLocks.unlock() }
public func OSSpinLockTry(_ __lock: UnsafeMutablePointer<OSSpinLock>!) -> Bool { spinLocks.try() }

private let spinLocks = NSRecursiveLock()
