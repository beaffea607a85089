import Foundation

/// A few threads that take work items from a short queue; each keeps its own state, such as a painter with warm caches.
///
/// Invariants: items are started in the order in which they were added; at most `threads + waiting` are queued or in
/// progress, so that finished trees do not accumulate in memory; `finish` returns when all are done.
package final class WorkerPool<Work: Sendable>: @unchecked Sendable {
    // Everything mutable is guarded by `condition`.
    private let condition = NSCondition()
    private let limit: Int
    private var queue: [Work] = []
    private var inWork = 0
    private var isClosed = false
    private var running = 0

    /// - Parameters:
    ///   - waiting: The number of items that may be queued while all threads are busy.
    ///   - stackSize: The stack size in bytes; trees are walked recursively.
    ///   - makeWorker: Called once on every thread; returns the closure that does the work there.
    package init(
        threads: Int, waiting: Int = 1, stackSize: Int, makeWorker: @escaping @Sendable () -> (Work) -> Void
    ) {
        limit = threads + waiting
        running = threads
        for _ in 0..<threads {
            let thread = Thread { [self] in
                let worker = makeWorker()
                while let work = next() {
                    worker(work)
                    condition.withLock {
                        inWork -= 1
                        condition.broadcast()
                    }
                }
                condition.withLock {
                    running -= 1
                    condition.broadcast()
                }
            }
            thread.stackSize = stackSize
            thread.start()
        }
    }

    /// Adds an item; blocks while the queue is full.
    package func add(_ work: Work) {
        condition.withLock {
            while queue.count + inWork >= limit { condition.wait() }
            queue.append(work)
            condition.broadcast()
        }
    }

    /// Closes the queue and waits for the remaining items.
    package func finish() {
        condition.withLock {
            isClosed = true
            condition.broadcast()
            while running > 0 { condition.wait() }
        }
    }

    private func next() -> Work? {
        condition.withLock {
            while queue.isEmpty, !isClosed { condition.wait() }
            guard !queue.isEmpty else { return nil }
            inWork += 1
            return queue.removeFirst()
        }
    }
}
