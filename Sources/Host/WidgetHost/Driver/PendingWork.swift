/// Work that runs concurrently with the host: calls to extensions and reads of the store that have not returned.
struct PendingWork: Sendable {
    private var count = 0
    private var waiters: [CheckedContinuation<Void, Never>] = []

    var isEmpty: Bool { count == 0 }

    mutating func begin() { count += 1 }

    /// Ends a piece of work, and resumes the waiters if it was the last.
    mutating func end() {
        count -= 1
        guard isEmpty else { return }
        for waiter in waiters { waiter.resume() }
        waiters = []
    }

    /// Resumes the waiter when no work is pending.
    mutating func wait(_ waiter: CheckedContinuation<Void, Never>) {
        if isEmpty { waiter.resume() } else { waiters.append(waiter) }
    }
}
