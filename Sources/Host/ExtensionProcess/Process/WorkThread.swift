import Foundation

/// A thread for work that waits: it then keeps no thread from others. Work is done in the order in which it is added.
///
/// The thread ends when this is gone and all work is done.
final class WorkThread: Sendable {
    /// The thread holds the queue rather than the owner, so that the owner can go.
    private final class Queue: @unchecked Sendable {
        // Everything is used under the condition's lock.
        private let condition = NSCondition()
        private var work: [@Sendable () -> Void] = []
        private var isClosed = false

        func add(_ body: @escaping @Sendable () -> Void) {
            condition.withLock {
                work.append(body)
                condition.signal()
            }
        }

        func close() {
            condition.withLock {
                isClosed = true
                condition.signal()
            }
        }

        /// Waits for work; nil when there will be none.
        private func next() -> (@Sendable () -> Void)? {
            condition.withLock {
                while work.isEmpty, !isClosed { condition.wait() }
                return work.isEmpty ? nil : work.removeFirst()
            }
        }

        func run() {
            while let body = next() { body() }
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

    deinit { queue.close() }

    func run(_ body: @escaping @Sendable () -> Void) { queue.add(body) }
}
