/// Work that goes on beside the host: calls to extensions and reads of the store that have not come back.
struct PendingWork: Sendable {
    private var count = 0
    private var waiters: [CheckedContinuation<Void, Never>] = []

    var isEmpty: Bool { count == 0 }

    mutating func begin() { count += 1 }

    /// Resumes those who wait when it was the last.
    mutating func end() {
        count -= 1
        guard isEmpty else { return }
        for waiter in waiters { waiter.resume() }
        waiters = []
    }

    /// Resumes the waiter when nothing is pending any more.
    mutating func wait(_ waiter: CheckedContinuation<Void, Never>) {
        if isEmpty { waiter.resume() } else { waiters.append(waiter) }
    }
}
