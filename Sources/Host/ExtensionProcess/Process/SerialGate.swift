import ExtensionProtocol
import Foundation

/// Gives one caller at a time exclusive use of a resource, for any duration, and allows others to cancel the waiting.
///
/// 1. A caller waits until no other one uses the resource. No lock is held while it uses it.
/// 2. `close` never waits. It wakes callers that wait for their turn or pause during it; afterward no caller gets a
///    turn. The current caller continues; the caller of `close` must end its work.
///
/// Invariant: `resource` is only used between `take` and `give`, of which `isTaken` lets one caller through at a time.
final class SerialGate<Resource: ~Copyable>: @unchecked Sendable {
    // Sendable by the invariant; all other state is guarded by the condition's lock.
    private let condition = NSCondition()
    private var isTaken = false
    private var isClosed = false
    private var waiting = 0
    private var resource: Resource

    init(_ resource: consuming Resource) { self.resource = resource }

    /// - Returns: `nil` if this was closed before the caller's turn.
    func use<Result, Failure>(
        _ body: (inout Resource) throws(Failure) -> Result
    ) throws(Failure) -> Result? {
        guard take() else { return nil }
        defer { give() }
        return try body(&resource)
    }

    /// Pauses during a turn.
    ///
    /// - Parameter moment: The end of the pause, in seconds of the monotonic clock.
    /// - Returns: Whether the pause lasted to its end; `false` if this was closed.
    func pause(until moment: Double) -> Bool {
        condition.withLock {
            waiting += 1
            defer { waiting -= 1 }
            while !isClosed {
                let left = moment - MonotonicClock.now
                guard left > 0 else { return true }
                _ = condition.wait(until: Date(timeIntervalSinceNow: left))
            }
            return false
        }
    }

    func close() {
        condition.withLock {
            isClosed = true
            condition.broadcast()
        }
    }

    /// The number of callers that wait for their turn or pause during it.
    var waitingCount: Int { condition.withLock { waiting } }

    private func take() -> Bool {
        condition.withLock {
            waiting += 1
            defer { waiting -= 1 }
            while isTaken, !isClosed { condition.wait() }
            guard !isClosed else { return false }
            isTaken = true
            return true
        }
    }

    private func give() {
        condition.withLock {
            isTaken = false
            condition.broadcast()
        }
    }
}
