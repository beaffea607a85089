import Foundation

/// A thread for blocking work, which does not occupy threads of the shared pool. Work is executed in the order of its
/// addition.
///
/// The thread ends when this object is released and all work is done.
package final class WorkThread: Sendable {
    /// The thread retains the queue rather than the owner, so that the owner can be released.
    private final class Queue: @unchecked Sendable {
        // All state is guarded by the condition's lock.
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

        /// Waits for work; returns `nil` if there will be no more.
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

    package init(name: String) {
        let thread = Thread { [queue] in queue.run() }
        thread.name = name
        // Replies are decoded and validated, and pictures written, and trees may be deeply nested.
        thread.stackSize = 16 << 20
        thread.start()
    }

    deinit { queue.close() }

    package func run(_ body: @escaping @Sendable () -> Void) { queue.add(body) }
}
