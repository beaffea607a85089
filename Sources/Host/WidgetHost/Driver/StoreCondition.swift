/// Whether the store accepts changes.
///
/// 1. A rejection is noted once, and retried after a pause for as long as the store rejects changes, so that the host
///    recovers by itself.
/// 2. The first accepted change ends the condition, and the notice is withdrawn.
struct StoreCondition: Sendable {
    /// The reason of the last rejection; `nil` if the store accepts changes.
    private(set) var failure: StoreError?
    private var retry: Task<Void, Never>?
    private let pause: Duration

    init(pause: Duration) {
        self.pause = pause
    }

    /// - Parameter work: Writes again; called once, after the pause.
    mutating func reject(
        _ error: StoreError, _ publisher: inout HostPublisher, _ work: @escaping @Sendable () async -> Void
    ) {
        if let failure, failure != error { publisher.withdraw(failure.description) }
        failure = error
        publisher.note(error.description)
        guard retry == nil else { return }
        retry = Task { [pause] in
            guard (try? await Task.sleep(for: pause)) != nil else { return }
            await work()
        }
    }

    mutating func accept(_ publisher: inout HostPublisher) {
        guard let failure else { return }
        self.failure = nil
        cancel()
        publisher.withdraw(failure.description)
    }

    /// The retry has begun; the next rejection starts another one.
    mutating func beginRetry() { retry = nil }

    mutating func cancel() {
        retry?.cancel()
        retry = nil
    }
}
