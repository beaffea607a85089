import Synchronization

/// Work that waits for its turn on a thread, and the task that waits for its result.
///
/// 1. The work is done once, when its turn comes.
/// 2. If the task is canceled before, it continues at once without a result, and the work is dropped with everything that
///    it refers to.
/// 3. Work that has begun is completed, because what it changes must be known.
final class QueuedWork<Value: Sendable>: Sendable {
    private enum Stage {
        case created(@Sendable () -> Value)
        case waiting(@Sendable () -> Value, CheckedContinuation<Value?, Never>)
        /// Begun or dropped.
        case taken
    }

    private let stage: Mutex<Stage>

    init(_ work: @escaping @Sendable () -> Value) { stage = Mutex(.created(work)) }

    /// Whether the work waits for its turn.
    var isWaiting: Bool {
        stage.withLock { stage in
            if case .waiting = stage { return true }
            return false
        }
    }

    /// - Returns: `nil` if the task was canceled before the turn of the work.
    func value(on thread: WorkThread) async -> Value? {
        await withTaskCancellationHandler {
            await withCheckedContinuation { caller in
                guard wait(caller) else { return caller.resume(returning: nil) }
                thread.run { self.begin() }
            }
        } onCancel: {
            drop()
        }
    }

    /// - Returns: `false` if the work was dropped.
    private func wait(_ caller: CheckedContinuation<Value?, Never>) -> Bool {
        stage.withLock { stage in
            guard case .created(let work) = stage else { return false }
            stage = .waiting(work, caller)
            return true
        }
    }

    private func begin() {
        let taken = stage.withLock { stage -> (@Sendable () -> Value, CheckedContinuation<Value?, Never>)? in
            guard case .waiting(let work, let caller) = stage else { return nil }
            stage = .taken
            return (work, caller)
        }
        guard let (work, caller) = taken else { return }
        caller.resume(returning: work())
    }

    private func drop() {
        let caller = stage.withLock { stage -> CheckedContinuation<Value?, Never>? in
            defer { stage = .taken }
            guard case .waiting(_, let caller) = stage else { return nil }
            return caller
        }
        caller?.resume(returning: nil)
    }
}
