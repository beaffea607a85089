import Dispatch
import Synchronization

/// Processes many values on all processors.
enum Parallel {
    /// Returns the results in the order of the values, regardless of which finishes first.
    static func map<Value: Sendable, Outcome: Sendable>(
        _ values: [Value], _ work: @Sendable (Value) -> Outcome
    ) -> [Outcome] {
        guard values.count > 1 else { return values.map(work) }
        let outcomes = Mutex([Outcome?](repeating: nil, count: values.count))
        DispatchQueue.concurrentPerform(iterations: values.count) { index in
            let outcome = work(values[index])
            outcomes.withLock { $0[index] = outcome }
        }
        return outcomes.withLock { $0.compactMap(\.self) }
    }
}
