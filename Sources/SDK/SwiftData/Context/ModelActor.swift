import Dispatch
import Foundation

/// An actor with its own context.
public protocol ModelActor: Actor {
    nonisolated var modelContainer: ModelContainer { get }
    nonisolated var modelExecutor: any ModelExecutor { get }
}

extension ModelActor {
    nonisolated public var unownedExecutor: UnownedSerialExecutor { modelExecutor.asUnownedSerialExecutor() }

    public var modelContext: ModelContext { modelExecutor.modelContext }

    /// The object with that identifier, when it is stored.
    public subscript<T: PersistentModel>(id: PersistentIdentifier, as as: T.Type) -> T? {
        modelContext.registeredModel(for: id)
    }
}

/// Executes the work of a context.
public protocol ModelExecutor: SerialExecutor {
    var modelContext: ModelContext { get }
}

public protocol SerialModelExecutor: ModelExecutor {}

/// Runs one job at a time on its own queue. Only these jobs access the context, hence `@unchecked Sendable`: the queue
/// serializes them.
public final class DefaultSerialModelExecutor: SerialModelExecutor, @unchecked Sendable {
    public let modelContext: ModelContext
    private let queue = DispatchQueue(label: "SwiftData.ModelActor")

    public init(modelContext: ModelContext) {
        self.modelContext = modelContext
    }

    public func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        queue.async { job.runSynchronously(on: self.asUnownedSerialExecutor()) }
    }

    public func asUnownedSerialExecutor() -> UnownedSerialExecutor { UnownedSerialExecutor(ordinary: self) }
}
