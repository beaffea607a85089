import Foundation

extension NSManagedObjectContext {
    /// Runs the block on the context's queue, some time later.
    public func perform(_ block: @escaping () -> Void) {
        nonisolated(unsafe) let block = block
        queue.async { self.performAndWait(block) }
    }

    /// Runs the block on the context's queue: at once when that is where it is called.
    func onQueue(_ block: @escaping @Sendable () -> Void) {
        if isOnQueue { block() } else { queue.async(execute: block) }
    }

    /// The main queue need not run on the main thread, and what runs on the main thread need not be in its queue.
    private var isOnQueue: Bool {
        DispatchQueue.getSpecific(key: Self.queueKey) == queueName
            || concurrencyType == .mainQueueConcurrencyType && Thread.isMainThread
    }

    /// What a context's queue is known by from within: a queue has no identity, each one that is asked for is new.
    static let queueKey = DispatchSpecificKey<ObjectIdentifier>()

    var queueName: ObjectIdentifier {
        concurrencyType == .mainQueueConcurrencyType
            ? ObjectIdentifier(NSManagedObjectContext.self) : ObjectIdentifier(self)
    }

    /// Runs the block now. Blocks of one context run one at a time, on whatever thread asks.
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

    /// When an asynchronous block runs in relation to others of its context.
    public enum ScheduledTaskType: Hashable, Sendable {
        case immediate, enqueued
    }
}
