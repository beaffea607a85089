import Synchronization

/// Counts calls from closures.
final class Counter: Sendable {
    private let value = Mutex(0)

    /// 1 for the first call.
    func next() -> Int {
        value.withLock {
            $0 += 1
            return $0
        }
    }

    var count: Int { value.withLock { $0 } }
}
