import Foundation

public var PTHREAD_MUTEX_POLICY_FAIRSHARE_NP: Int32 { 1 }
public var PTHREAD_MUTEX_POLICY_FIRSTFIT_NP: Int32 { 3 }

/// Has no effect: the system determines the order of waiting threads.
@discardableResult
public func pthread_mutexattr_setpolicy_np(_ attr: UnsafeMutablePointer<pthread_mutexattr_t>!, _ policy: Int32) -> Int32
{
    0
}

@discardableResult
public func pthread_mutexattr_getpolicy_np(
    _ attr: UnsafePointer<pthread_mutexattr_t>!, _ policy: UnsafeMutablePointer<Int32>!
) -> Int32 {
    policy?.pointee = PTHREAD_MUTEX_POLICY_FAIRSHARE_NP
    return 0
}

/// The mutex kinds have a different integer type in Glibc.
@discardableResult
public func pthread_mutexattr_settype(_ attr: UnsafeMutablePointer<pthread_mutexattr_t>!, _ type: Int) -> Int32 {
    Glibc.pthread_mutexattr_settype(attr, Int32(truncatingIfNeeded: type))
}
