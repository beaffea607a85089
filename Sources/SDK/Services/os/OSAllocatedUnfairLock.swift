/// A state that only one thread at a time can access.
///
/// The state and a POSIX mutex are in one object, so that copies of the lock are the same lock.
public struct OSAllocatedUnfairLock<State>: @unchecked Sendable {
    public enum Ownership: Hashable, Sendable {
        case owner
        case notOwner
    }

    final class Storage {
        let mutex: os_unfair_lock_t
        var state: State

        init(_ state: State) {
            self.state = state
            mutex = .allocate(capacity: 1)
            mutex.initialize(to: os_unfair_lock())
        }

        deinit {
            pthread_mutex_destroy(mutex)
            mutex.deallocate()
        }
    }

    let storage: Storage

    public init(uncheckedState initialState: State) {
        storage = Storage(initialState)
    }

    public init(initialState: State) where State: Sendable {
        storage = Storage(initialState)
    }

    public func withLockUnchecked<R>(_ body: (inout State) throws -> R) rethrows -> R {
        os_unfair_lock_lock(storage.mutex)
        defer { os_unfair_lock_unlock(storage.mutex) }
        return try body(&storage.state)
    }

    public func withLock<R: Sendable>(_ body: @Sendable (inout State) throws -> R) rethrows -> R {
        try withLockUnchecked(body)
    }

    public func withLockIfAvailableUnchecked<R>(_ body: (inout State) throws -> R) rethrows -> R? {
        guard os_unfair_lock_trylock(storage.mutex) else { return nil }
        defer { os_unfair_lock_unlock(storage.mutex) }
        return try body(&storage.state)
    }

    public func withLockIfAvailable<R: Sendable>(_ body: @Sendable (inout State) throws -> R) rethrows -> R? {
        try withLockIfAvailableUnchecked(body)
    }

    /// Has no effect: a POSIX mutex does not say who holds it.
    public func precondition(_ condition: Ownership) {}
}

extension OSAllocatedUnfairLock where State == Void {
    public init() {
        self.init(uncheckedState: ())
    }

    public func withLockUnchecked<R>(_ body: () throws -> R) rethrows -> R {
        try withLockUnchecked { _ in try body() }
    }

    public func withLock<R: Sendable>(_ body: @Sendable () throws -> R) rethrows -> R {
        try withLockUnchecked { _ in try body() }
    }

    public func withLockIfAvailableUnchecked<R>(_ body: () throws -> R) rethrows -> R? {
        try withLockIfAvailableUnchecked { _ in try body() }
    }

    public func withLockIfAvailable<R: Sendable>(_ body: @Sendable () throws -> R) rethrows -> R? {
        try withLockIfAvailableUnchecked { _ in try body() }
    }

    public func lock() {
        os_unfair_lock_lock(storage.mutex)
    }

    public func unlock() {
        os_unfair_lock_unlock(storage.mutex)
    }

    public func lockIfAvailable() -> Bool {
        os_unfair_lock_trylock(storage.mutex)
    }
}
