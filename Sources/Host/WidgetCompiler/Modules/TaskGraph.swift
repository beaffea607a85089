import Foundation

/// Does numbered pieces of work side by side, some of which need the outcomes of earlier ones.
///
/// 1. A piece begins when all that it needs are done; of several that could, the first in order does.
/// 2. When one fails, none behind it begins any more. Those before it do, since one of them may fail as well.
/// 3. What is thrown is the failure of the first in order: the one that there would be if they were done one after the
///    other.
final class TaskGraph<Outcome: Sendable, Failure: Error>: @unchecked Sendable {
    // Everything mutable is guarded by `condition`.
    private let condition = NSCondition()
    /// For each piece the numbers of those before it whose outcomes it needs, in order.
    private let needs: [[Int]]
    private var waiting: [Int]
    private var outcomes: [Outcome?]
    private var inWork = 0
    private var failure: (number: Int, error: Failure)?

    /// - Parameter needs: for each piece the numbers of those that it needs, all of them smaller than its own.
    init(needs: [[Int]]) {
        self.needs = needs
        waiting = Array(needs.indices)
        outcomes = Array(repeating: nil, count: needs.count)
    }

    /// - Parameters:
    ///   - width: pieces that are in work at a time, at most.
    ///   - work: is given a piece's number and the outcomes that it needs; called on any thread.
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
                // What waits for something that failed never begins.
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
