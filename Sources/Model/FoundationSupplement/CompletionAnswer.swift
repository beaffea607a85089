import Synchronization

/// Converts a completion handler to a result that can be awaited.
///
/// 1. The first call of the handler provides the result; later calls are ignored, as in WidgetKit.
/// 2. A handler that is never called leaves the caller waiting, until the caller's time limit ends the wait.
package enum CompletionAnswer {
    package static func wait<Answer>(_ ask: (@escaping @Sendable (Answer) -> Void) -> Void) async -> Answer {
        let box: Unchecked<Answer> = await withCheckedContinuation { continuation in
            let waiting = Waiting(continuation)
            ask { answer in waiting.resume(Unchecked(value: answer)) }
        }
        return box.value
    }

    /// Carries an answer from the handler's thread to its reader; the sender keeps no reference.
    private struct Unchecked<Value>: @unchecked Sendable {
        let value: Value
    }

    private final class Waiting<Value: Sendable>: Sendable {
        private let continuation: Mutex<CheckedContinuation<Value, Never>?>

        init(_ continuation: CheckedContinuation<Value, Never>) {
            self.continuation = Mutex(continuation)
        }

        func resume(_ value: Value) {
            let waiting = continuation.withLock { stored in
                defer { stored = nil }
                return stored
            }
            waiting?.resume(returning: value)
        }
    }
}
