import Foundation

/// Runs an actor's work on a thread of its own, for work that waits: it then keeps no thread from others.
///
/// The thread ends when the executor is gone and all work is done.
final class ThreadExecutor: SerialExecutor {
    /// Work in order of arrival. The thread holds it rather than the executor, so that the executor can go.
    private final class Queue: @unchecked Sendable {
        // Everything is used under the condition's lock.
        private let condition = NSCondition()
        private var jobs: [(UnownedJob, UnownedSerialExecutor)] = []
        private var isClosed = false

        func add(_ job: UnownedJob, _ executor: UnownedSerialExecutor) {
            condition.lock()
            jobs.append((job, executor))
            condition.signal()
            condition.unlock()
        }

        func close() {
            condition.lock()
            isClosed = true
            condition.signal()
            condition.unlock()
        }

        /// Waits for work; nil when there will be none.
        private func next() -> (UnownedJob, UnownedSerialExecutor)? {
            condition.lock()
            defer { condition.unlock() }
            while jobs.isEmpty, !isClosed { condition.wait() }
            return jobs.isEmpty ? nil : jobs.removeFirst()
        }

        func run() {
            while let (job, executor) = next() { job.runSynchronously(on: executor) }
        }
    }

    private let queue = Queue()

    init(name: String) {
        let thread = Thread { [queue] in queue.run() }
        thread.name = name
        // Answers are decoded and checked on this thread, and trees nest deeply.
        thread.stackSize = 16 << 20
        thread.start()
    }

    deinit {
        queue.close()
    }

    func enqueue(_ job: consuming ExecutorJob) {
        queue.add(UnownedJob(job), asUnownedSerialExecutor())
    }

    func asUnownedSerialExecutor() -> UnownedSerialExecutor { UnownedSerialExecutor(ordinary: self) }
}
