import Foundation

/// Runs numbered tasks in parallel, some of which need the results of earlier ones.
///
/// 1. A task starts when all tasks that it depends on are finished; of several that are ready, the first in order
///    starts.
/// 2. When one fails, no later task starts. Earlier ones still do, because one of them may fail as well.
/// 3. The error of the first failed task in order is thrown: the same one as in sequential execution.
final class TaskGraph<Outcome: Sendable, Failure: Error>: @unchecked Sendable {
    // Everything mutable is guarded by `condition`.
    private let condition = NSCondition()
    /// For each task, the numbers of the earlier tasks that it depends on, in order.
    private let needs: [[Int]]
    private var waiting: [Int]
    private var outcomes: [Outcome?]
    private var inWork = 0
    private var failure: (number: Int, error: Failure)?

    /// - Parameter needs: for each task, the numbers of those that it depends on, all of them smaller than its own.
    init(needs: [[Int]]) {
        self.needs = needs
        waiting = Array(needs.indices)
        outcomes = Array(repeating: nil, count: needs.count)
    }

    /// - Parameters:
    ///   - width: the maximum number of concurrent tasks.
    ///   - work: receives a task's number and the results that it depends on; called on any thread.
    func run(
        width: Int, _ work: @Sendable (Int, [Outcome]) throws(Failure) -> Outcome
    ) throws(Failure) -> [Outcome] {
        DispatchQueue.concurrentPerform(iterations: max(min(width, needs.count), 1)) { _ in
            while let (number, needed) = next() {
                let result: Result<Outcome, Failure>
                do throws(Failure) {
                    result = .success(try work(number, needed))
                } catch {
                    result = .failure(error)
                }
                end(number, result)
            }
        }
        if let failure { throw failure.error }
        return outcomes.compactMap(\.self)
    }

    private func next() -> (number: Int, needed: [Outcome])? {
        condition.withLock {
            while true {
                if let failure { waiting.removeAll { $0 > failure.number } }
                for (index, number) in waiting.enumerated() {
                    let needed = needs[number].compactMap { outcomes[$0] }
                    guard needed.count == needs[number].count else { continue }
                    waiting.remove(at: index)
                    inWork += 1
                    return (number, needed)
                }
                // Tasks that depend on a failed one never start.
                guard !waiting.isEmpty, inWork > 0 else { return nil }
                condition.wait()
            }
        }
    }

    private func end(_ number: Int, _ result: Result<Outcome, Failure>) {
        condition.withLock {
            inWork -= 1
            switch result {
            case .success(let outcome): outcomes[number] = outcome
            case .failure(let error):
                if failure.map({ number < $0.number }) ?? true { failure = (number, error) }
            }
            condition.broadcast()
        }
    }
}
