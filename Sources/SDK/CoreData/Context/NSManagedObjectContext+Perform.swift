import Foundation

extension NSManagedObjectContext {
    /// Runs the block on the context's queue, some time later.
    public func perform(_ block: @escaping () -> Void) {
        nonisolated(unsafe) let block = block
        queue.async { self.performAndWait(block) }
    }

    /// Runs the block on the context's queue: immediately when called on it.
    func onQueue(_ block: @escaping @Sendable () -> Void) {
        if isOnQueue { block() } else { queue.async(execute: block) }
    }

    /// The main queue may run on another thread than the main thread, and code on the main thread may be outside the
    /// queue.
    private var isOnQueue: Bool {
        DispatchQueue.getSpecific(key: Self.queueKey) == queueName
            || concurrencyType == .mainQueueConcurrencyType && Thread.isMainThread
    }

    /// Identifies a context's queue from within: a queue has no identity, because each access creates a new object.
    static let queueKey = DispatchSpecificKey<ObjectIdentifier>()

    var queueName: ObjectIdentifier {
        concurrencyType == .mainQueueConcurrencyType
            ? ObjectIdentifier(NSManagedObjectContext.self) : ObjectIdentifier(self)
    }

    /// Runs the block now. Blocks of one context run one at a time, on whatever thread calls.
    public func performAndWait<T>(_ block: () throws -> T) rethrows -> T {
        lock.lock()
        defer { lock.unlock() }
        return try block()
    }

    /// Runs the block on the context's behalf.
    public func perform<T>(
        schedule: ScheduledTaskType = .immediate, _ block: @escaping () throws -> T
    ) async rethrows -> T {
        try performAndWait(block)
    }

    /// The order of an asynchronous block relative to others of its context.
    public enum ScheduledTaskType: Hashable, Sendable {
        case immediate, enqueued
    }
}
