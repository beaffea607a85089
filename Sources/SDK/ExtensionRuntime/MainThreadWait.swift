import ExtensionProtocol
import Foundation
import Synchronization

/// Waits on the main thread for the widget's asynchronous code, with a time limit.
///
/// 1. The code runs in a task of its own, on any thread, as WidgetKit calls providers.
/// 2. Meanwhile the main thread serves the main queue and the main actor, because the code may need them.
/// 3. The end of the task is signaled on the main queue, so that the wait ends immediately.
/// 4. When the limit passes, the task is canceled and abandoned; a late result is dropped.
@MainActor
enum MainThreadWait {
    /// Seconds after which the wait checks its limit again; the limit may be `nil`.
    private static let longestRest = 3_600.0

    /// - Parameter timeLimit: seconds.
    static func value<Value: Sendable>(
        timeLimit: Double, of operation: @escaping @Sendable () async throws -> Value
    ) throws(ExtensionFailure) -> Value {
        let box = Box<Value>()
        let task = Task.detached {
            let result: Result<Value, any Error>
            do {
                result = .success(try await operation())
            } catch {
                result = .failure(error)
            }
            box.set(result)
            DispatchQueue.main.async {}
        }
        let deadline = MonotonicClock.now + timeLimit
        while true {
            if let result = box.take() { return try unwrap(result) }
            let left = deadline - MonotonicClock.now
            guard left > 0 else { break }
            _ = RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: min(left, longestRest)))
        }
        task.cancel()
        throw ExtensionFailure(.timeLimit, "the widget's code did not answer within \(timeLimit) s")
    }

    private static func unwrap<Value>(_ result: Result<Value, any Error>) throws(ExtensionFailure) -> Value {
        switch result {
        case .success(let value): return value
        case .failure(let failure as ExtensionFailure): throw failure
        case .failure(let error): throw ExtensionFailure(.threw, "the widget's code threw an error: \(error)")
        }
    }

    private final class Box<Value: Sendable>: Sendable {
        private let result = Mutex<Result<Value, any Error>?>(nil)

        func set(_ value: Result<Value, any Error>) {
            result.withLock { $0 = value }
        }

        func take() -> Result<Value, any Error>? {
            result.withLock { $0.take() }
        }
    }
}
