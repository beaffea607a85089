import Foundation

/// A few threads that take pieces of work from a short queue; each keeps a state of its own, such as a painter with
/// warm caches.
///
/// Invariants: pieces are started in the order in which they were handed in; at most `threads + waiting` wait or are in
/// work, so that finished trees do not pile up in memory; `finish` returns when all are done.
package final class WorkerPool<Work: Sendable>: @unchecked Sendable {
    // Everything mutable is guarded by `condition`.
    private let condition = NSCondition()
    private let limit: Int
    private var queue: [Work] = []
    private var inWork = 0
    private var isClosed = false
    private var running = 0

    /// - Parameters:
    ///   - waiting: pieces that may wait while all threads have one.
    ///   - stackSize: bytes; trees are walked by recursion.
    ///   - makeWorker: called once on every thread; what it gives does the work there.
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

    /// Waits while the queue is full.
    package func add(_ work: Work) {
        condition.withLock {
            while queue.count + inWork >= limit { condition.wait() }
            queue.append(work)
            condition.broadcast()
        }
    }

    /// No more work comes; waits for what is there.
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
