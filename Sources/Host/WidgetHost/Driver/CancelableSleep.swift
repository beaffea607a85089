import Dispatch
import Synchronization

/// Sleeps that leave nothing behind when they are canceled. The timer of a canceled `Task.sleep` stays in memory until
/// its time.
///
/// 1. One timer measures the time that the machine runs, another follows the calendar, so that neither a suspended
///    machine nor a clock that is set back prolongs a sleep. A clock that is set forward shortens it.
/// 2. The first of these events ends the sleep, and removes both timers: a timer fires, or the task is canceled, even
///    before the timers exist.
package enum CancelableSleep {
    package static func run(for duration: Duration) async throws {
        let sleep = Sleep()
        try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { sleep.start($0, duration / .seconds(1)) }
        } onCancel: {
            sleep.end(.failure(CancellationError()))
        }
    }
}

private final class Sleep: Sendable {
    private enum Stage {
        case created
        case waiting(CheckedContinuation<Void, any Error>, [any DispatchSourceTimer])
        case ended
    }

    private let stage = Mutex(Stage.created)

    func start(_ continuation: CheckedContinuation<Void, any Error>, _ seconds: Double) {
        let isCanceled = stage.withLock { stage in
            if case .ended = stage { return true }
            let timers = (0..<2).map { _ in DispatchSource.makeTimerSource() }
            timers[0].schedule(deadline: .now() + seconds)
            timers[1].schedule(wallDeadline: .now() + seconds)
            for timer in timers {
                timer.setEventHandler { self.end(.success(())) }
                timer.activate()
            }
            stage = .waiting(continuation, timers)
            return false
        }
        if isCanceled { continuation.resume(throwing: CancellationError()) }
    }

    func end(_ result: Result<Void, any Error>) {
        let continuation = stage.withLock { stage -> CheckedContinuation<Void, any Error>? in
            defer { stage = .ended }
            guard case .waiting(let continuation, let timers) = stage else { return nil }
            for timer in timers { timer.cancel() }
            return continuation
        }
        continuation?.resume(with: result)
    }
}
