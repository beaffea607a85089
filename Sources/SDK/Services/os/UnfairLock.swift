@_exported import Glibc

/// Apple's small lock, here a POSIX mutex.
///
/// Sources that import a module `os` expect the lock in it, and related declarations in the system's C library. None of
/// it is a symbol of this module, so such sources need not be linked with it.
public typealias os_unfair_lock = pthread_mutex_t
public typealias os_unfair_lock_s = pthread_mutex_t
public typealias os_unfair_lock_t = UnsafeMutablePointer<os_unfair_lock>

/// Waits until the lock is free, and acquires it.
@_alwaysEmitIntoClient
public func os_unfair_lock_lock(_ lock: os_unfair_lock_t) {
    pthread_mutex_lock(lock)
}

/// Tries to acquire the lock.
@_alwaysEmitIntoClient
public func os_unfair_lock_trylock(_ lock: os_unfair_lock_t) -> Bool {
    pthread_mutex_trylock(lock) == 0
}

@_alwaysEmitIntoClient
public func os_unfair_lock_unlock(_ lock: os_unfair_lock_t) {
    pthread_mutex_unlock(lock)
}

/// Has no effect: a POSIX mutex does not say who holds it.
@_alwaysEmitIntoClient
public func os_unfair_lock_assert_owner(_ lock: os_unfair_lock_t) {}

/// Has no effect: a POSIX mutex does not say who holds it.
@_alwaysEmitIntoClient
public func os_unfair_lock_assert_not_owner(_ lock: os_unfair_lock_t) {}
