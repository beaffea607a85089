import Synchronization

/// Turns a completion handler into an answer to wait for.
///
/// 1. The first call of the handler gives the answer; later calls are ignored, as WidgetKit ignores them.
/// 2. A handler that is never called leaves the caller waiting; the runtime's time limit ends that.
enum ProviderAnswer {
    static func wait<Answer>(_ ask: (@escaping @Sendable (Answer) -> Void) -> Void) async -> Answer {
        let box: Uncheck<Answer> = await withCheckedContinuation { continuation in
            let waiting = Waiting(continuation)
            ask { answer in waiting.resume(Uncheck(value: answer)) }
        }
        return box.value
    }

    /// Carries an entry from the provider's task to its reader; nobody keeps it on the other side.
    private struct Uncheck<Value>: @unchecked Sendable {
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
